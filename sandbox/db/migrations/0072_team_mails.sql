-- What agents wrote to accounts below them: bounds how much they write, and makes what is sent again the same message.
CREATE TABLE team_mails (
  id         text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  audience   text NOT NULL,
  receivers  integer NOT NULL,
  key        text NOT NULL,
  input_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (account_id, key)
);
CREATE INDEX team_mails_account ON team_mails (account_id, created_at);
