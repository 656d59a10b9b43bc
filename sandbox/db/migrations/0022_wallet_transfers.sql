-- Money between the main wallet and the wallets of vendors. It is held while its vendor has not answered.
CREATE TABLE wallet_transfers (
  id            text PRIMARY KEY,
  account_id    text NOT NULL REFERENCES accounts (id),
  merchant_code text NOT NULL,
  vassalage     text NOT NULL,
  direction     text NOT NULL CHECK (direction IN ('toVendor', 'toMain')),
  currency      text NOT NULL,
  amount        bigint NOT NULL CHECK (amount > 0),
  status        text NOT NULL CHECK (status IN ('pending', 'done', 'failed')),
  is_automatic  boolean NOT NULL DEFAULT false,
  key           text NOT NULL,
  input_hash    text NOT NULL,
  created_at    timestamptz NOT NULL,
  -- How often the vendor was asked again, and when it is next.
  asked         integer NOT NULL DEFAULT 0,
  next_ask_at   timestamptz,
  ended_at      timestamptz,
  CHECK ((status = 'pending') = (ended_at IS NULL)),
  CHECK ((status = 'pending') = (next_ask_at IS NOT NULL)),
  UNIQUE (account_id, key)
);
CREATE INDEX wallet_transfers_account ON wallet_transfers (account_id, created_at DESC);
CREATE INDEX wallet_transfers_pending ON wallet_transfers (next_ask_at) WHERE status = 'pending';

-- The demo vendors' own books: what they carried out, whatever became of their answer.
CREATE TABLE vendor_moves (
  id        text PRIMARY KEY,
  vassalage text NOT NULL,
  answer    text NOT NULL CHECK (answer IN ('done', 'refused')),
  at        timestamptz NOT NULL
);
