-- Rebates: what share of a valid bet an account gets back, and for which business days they were paid.

CREATE TABLE rebate_rates (
  account_id text NOT NULL REFERENCES accounts (id),
  game_type  text NOT NULL,
  -- In 1/10,000 of the valid bet; never above that of the account's upline.
  rate       integer NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  PRIMARY KEY (account_id, game_type)
);

CREATE TABLE settled_days (
  merchant_code text NOT NULL REFERENCES merchants (code),
  kind          text NOT NULL,
  day           date NOT NULL,
  settled_at    timestamptz NOT NULL,
  PRIMARY KEY (merchant_code, kind, day)
);
