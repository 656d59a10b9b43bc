-- Announcements to agents are articles of the operator; each agent reads them once.
ALTER TABLE articles DROP CONSTRAINT articles_kind_check;
ALTER TABLE articles ADD CONSTRAINT articles_kind_check CHECK (kind IN ('help', 'news', 'agents'));
CREATE TABLE announcement_reads (
  account_id text NOT NULL REFERENCES accounts (id),
  slug       text NOT NULL,
  at         timestamptz NOT NULL,
  PRIMARY KEY (account_id, slug)
);
