CREATE TABLE answers (
    id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    given_at TEXT NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL,
    corpus_sha256 TEXT NOT NULL
) STRICT;
