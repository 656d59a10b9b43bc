-- Deposits, withdrawals, transfers, what they are paid to, and what has to be bet before money goes out.

CREATE TABLE deposits (
  id            text PRIMARY KEY,
  account_id    text NOT NULL REFERENCES accounts (id),
  merchant_code text NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('qr', 'bank', 'ewallet', 'card')),
  channel       text NOT NULL,
  currency      text NOT NULL,
  amount        bigint NOT NULL CHECK (amount > 0),
  -- Amount plus the cents that identify a bank payment.
  payable       bigint NOT NULL CHECK (payable >= amount),
  fee           bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  credited      bigint NOT NULL DEFAULT 0 CHECK (credited >= 0),
  payments      integer NOT NULL DEFAULT 0,
  status        text NOT NULL CHECK (status IN ('created', 'paid', 'credited', 'expired', 'failed', 'cancelled')),
  reference     text NOT NULL,
  reason        text,
  key           text NOT NULL,
  input_hash    text NOT NULL,
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL,
  paid_at       timestamptz,
  ended_at      timestamptz,
  UNIQUE (account_id, key),
  UNIQUE (merchant_code, reference)
);
CREATE INDEX deposits_account ON deposits (account_id, created_at DESC);
CREATE INDEX deposits_open ON deposits (expires_at) WHERE status IN ('created', 'paid');
-- Two open payments of one channel never ask for the same amount: the amount tells them apart.
CREATE UNIQUE INDEX deposits_payable ON deposits (merchant_code, channel, payable)
  WHERE status IN ('created', 'paid');
-- How long money takes lately stands in the help centre: what arrived last is read by when it did.
CREATE INDEX deposits_credited ON deposits (merchant_code, ended_at) WHERE status = 'credited';

-- Money that arrived. The bank's own id makes a notification that comes twice count once.
CREATE TABLE deposit_payments (
  id          text PRIMARY KEY,
  deposit_id  text NOT NULL REFERENCES deposits (id),
  amount      bigint NOT NULL CHECK (amount > 0),
  fee         bigint NOT NULL CHECK (fee >= 0),
  received_at timestamptz NOT NULL
);
CREATE INDEX deposit_payments_deposit ON deposit_payments (deposit_id);

CREATE TABLE deposit_proofs (
  id         text PRIMARY KEY,
  deposit_id text NOT NULL REFERENCES deposits (id),
  media_type text NOT NULL,
  digest     text NOT NULL,
  -- Key of the picture in the storage.
  file       text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  UNIQUE (deposit_id, digest)
);

CREATE TABLE turnover_requirements (
  id         text PRIMARY KEY,
  sequence   bigint GENERATED ALWAYS AS IDENTITY,
  account_id text NOT NULL REFERENCES accounts (id),
  kind       text NOT NULL CHECK (kind IN ('deposit', 'bonus')),
  -- deposit:<payment>, promotion:<application>, ...
  cause      text NOT NULL,
  title      jsonb,
  amount     bigint NOT NULL CHECK (amount > 0),
  required   bigint NOT NULL CHECK (required >= 0),
  done       bigint NOT NULL DEFAULT 0 CHECK (done >= 0 AND done <= required),
  -- Types of game that count; null for all.
  game_types jsonb,
  max_stake  bigint,
  -- Of a bonus: its terms as they were when it was given, which no change of the offer changes.
  terms      jsonb,
  status     text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'met', 'expired', 'givenUp')),
  opened_at  timestamptz NOT NULL,
  expires_at timestamptz,
  ended_at   timestamptz,
  UNIQUE (account_id, cause)
);
CREATE INDEX turnover_requirements_open ON turnover_requirements (account_id, sequence) WHERE status = 'open';
COMMENT ON COLUMN turnover_requirements.title IS 'Wording';
COMMENT ON COLUMN turnover_requirements.game_types IS 'string[]';
COMMENT ON COLUMN turnover_requirements.terms IS 'BonusTerms';

-- What a bet gave to a requirement; one row a pair, so that a bet that is settled twice counts once.
CREATE TABLE turnover_bets (
  requirement_id text NOT NULL REFERENCES turnover_requirements (id),
  bet_id         text NOT NULL,
  game           text NOT NULL,
  valid_bet      bigint NOT NULL,
  counted        bigint NOT NULL CHECK (counted > 0),
  at             timestamptz NOT NULL,
  PRIMARY KEY (requirement_id, bet_id)
);
CREATE INDEX turnover_bets_at ON turnover_bets (requirement_id, at DESC);

CREATE TABLE payout_accounts (
  id            text PRIMARY KEY,
  account_id    text NOT NULL REFERENCES accounts (id),
  merchant_code text NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('bank', 'ewallet')),
  bank          text NOT NULL,
  holder        text NOT NULL,
  number        text NOT NULL,
  added_at      timestamptz NOT NULL,
  removed_at    timestamptz
);
CREATE INDEX payout_accounts_account ON payout_accounts (account_id, added_at);
CREATE UNIQUE INDEX payout_accounts_number ON payout_accounts (merchant_code, bank, number) WHERE removed_at IS NULL;

CREATE TABLE withdrawals (
  id                text PRIMARY KEY,
  account_id        text NOT NULL REFERENCES accounts (id),
  merchant_code     text NOT NULL,
  payout_account_id text NOT NULL REFERENCES payout_accounts (id),
  currency          text NOT NULL,
  amount            bigint NOT NULL CHECK (amount > 0),
  fee               bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  status            text NOT NULL CHECK (status IN ('requested', 'reviewing', 'sending', 'sent', 'received',
                      'partlyReceived', 'notReceived', 'rejected', 'cancelled')),
  reference         text NOT NULL,
  reason            text,
  received_amount   bigint,
  is_forced         boolean NOT NULL DEFAULT false,
  key               text NOT NULL,
  input_hash        text NOT NULL,
  created_at        timestamptz NOT NULL,
  reviewing_at      timestamptz,
  sending_at        timestamptz,
  sent_at           timestamptz,
  answer_by         timestamptz,
  ended_at          timestamptz,
  UNIQUE (account_id, key),
  UNIQUE (merchant_code, reference)
);
CREATE INDEX withdrawals_account ON withdrawals (account_id, created_at DESC);
CREATE INDEX withdrawals_open ON withdrawals (created_at) WHERE ended_at IS NULL;
CREATE INDEX withdrawals_sent ON withdrawals (merchant_code, sent_at) WHERE sent_at IS NOT NULL;

-- Money between members: to the agent above, or to a direct downline. In the transaction of its posting: a row is money that arrived.
CREATE TABLE member_transfers (
  id            text PRIMARY KEY,
  account_id    text NOT NULL REFERENCES accounts (id),
  receiver_id   text NOT NULL REFERENCES accounts (id),
  merchant_code text NOT NULL,
  currency      text NOT NULL,
  amount        bigint NOT NULL CHECK (amount > 0),
  note          text NOT NULL,
  reference     text NOT NULL,
  key           text NOT NULL,
  input_hash    text NOT NULL,
  created_at    timestamptz NOT NULL,
  direction     text NOT NULL CHECK (direction IN ('up', 'down')),
  CHECK (account_id <> receiver_id),
  UNIQUE (account_id, key),
  UNIQUE (merchant_code, reference)
);
CREATE INDEX member_transfers_account ON member_transfers (account_id, created_at DESC);

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

CREATE TRIGGER deposits_notify AFTER INSERT OR UPDATE ON deposits
  FOR EACH ROW EXECUTE FUNCTION notify_account('deposits');
CREATE TRIGGER withdrawals_notify AFTER INSERT OR UPDATE ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION notify_account('withdrawals');
CREATE TRIGGER wallet_transfers_notify AFTER INSERT OR UPDATE ON wallet_transfers
  FOR EACH ROW EXECUTE FUNCTION notify_account('wallets');
