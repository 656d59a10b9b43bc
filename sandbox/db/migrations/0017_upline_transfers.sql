-- Money that members sent to the agent above, in the transaction of its posting: a row is money that arrived.
CREATE TABLE upline_transfers (
  id            text PRIMARY KEY,
  account_id    text NOT NULL REFERENCES accounts (id),
  upline_id     text NOT NULL REFERENCES accounts (id),
  merchant_code text NOT NULL,
  currency      text NOT NULL,
  amount        bigint NOT NULL CHECK (amount > 0),
  note          text NOT NULL,
  reference     text NOT NULL,
  key           text NOT NULL,
  input_hash    text NOT NULL,
  created_at    timestamptz NOT NULL,
  CHECK (account_id <> upline_id),
  UNIQUE (account_id, key),
  UNIQUE (merchant_code, reference)
);
CREATE INDEX upline_transfers_account ON upline_transfers (account_id, created_at DESC);
