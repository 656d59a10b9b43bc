-- Accounts that may belong to somebody who is excluded: games and deposits stay closed until the operator has decided.
CREATE TABLE account_reviews (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  -- The excluded account that it looks like, and by what.
  match_id   text NOT NULL REFERENCES accounts (id),
  reason     text NOT NULL CHECK (reason IN ('person', 'device')),
  created_at timestamptz NOT NULL,
  -- Decided: another person. The same person gets the exclusion instead.
  cleared_at timestamptz
);
CREATE INDEX account_reviews_open ON account_reviews (created_at) WHERE cleared_at IS NULL;
