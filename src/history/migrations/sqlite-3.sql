-- What lists and searches need stands in columns; every answer belongs to a conversation.
DROP INDEX answers_by_visitor;
ALTER TABLE answers RENAME TO older;
CREATE TABLE answers (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
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
) STRICT;
INSERT INTO answers
SELECT
    rowid,
    id,
    lower(
        hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
        || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
    ),
    visitor,
    given_at,
    question,
    answer ->> 'question',
    NULL,
    answer ->> 'lang',
    answer ->> 'game',
    answer ->> 'ruleset',
    coalesce(answer -> 'ruling' ->> 'position', question ->> 'position'),
    answer ->> 'kind',
    answer ->> 'verdict',
    answer ->> 'text',
    answer,
    corpus_sha256,
    answer -> 'ruling' -> 'certificate' ->> 'ruleset_sha256',
    NULL
FROM older ORDER BY rowid;
DROP TABLE older;
CREATE INDEX answers_by_visitor ON answers (visitor, number) WHERE visitor IS NOT NULL;
CREATE INDEX answers_by_conversation ON answers (conversation, number);
CREATE INDEX answers_shared ON answers (game, number) WHERE shared_at IS NOT NULL;

CREATE TABLE remarks (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    answer TEXT NOT NULL,
    visitor TEXT NOT NULL,
    given_at TEXT NOT NULL,
    mark TEXT NOT NULL,
    remark TEXT NOT NULL,
    UNIQUE (answer, visitor)
) STRICT;
CREATE INDEX remarks_by_visitor ON remarks (visitor);

-- What cookies are signed with.
CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
