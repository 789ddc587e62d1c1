CREATE TABLE answers (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    conversation TEXT NOT NULL,
    visitor TEXT,
    given_at TEXT NOT NULL,
    question TEXT NOT NULL,
    asked TEXT NOT NULL,
    understood TEXT,
    lang TEXT NOT NULL,
    game TEXT,
    ruleset TEXT,
    position TEXT,
    kind TEXT NOT NULL,
    verdict TEXT,
    text TEXT NOT NULL,
    answer TEXT NOT NULL,
    corpus_sha256 TEXT NOT NULL,
    ruleset_sha256 TEXT,
    shared_at TEXT
);
CREATE INDEX answers_by_visitor ON answers (visitor, number) WHERE visitor IS NOT NULL;
CREATE INDEX answers_by_conversation ON answers (conversation, number);
CREATE INDEX answers_shared ON answers (game, number) WHERE shared_at IS NOT NULL;

CREATE TABLE remarks (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    answer TEXT NOT NULL,
    visitor TEXT NOT NULL,
    given_at TEXT NOT NULL,
    mark TEXT NOT NULL,
    remark TEXT NOT NULL,
    UNIQUE (answer, visitor)
);
CREATE INDEX remarks_by_visitor ON remarks (visitor);

-- What cookies are signed with.
CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL);
