ALTER TABLE answers ADD COLUMN visitor TEXT;
CREATE INDEX answers_by_visitor ON answers (visitor) WHERE visitor IS NOT NULL;
