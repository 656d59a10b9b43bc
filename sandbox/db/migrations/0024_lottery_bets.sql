-- Bets on draws: one row for each line of a basket. Its record in `bets` has the same id; trial money has none.
CREATE TABLE lottery_bets (
  id            text PRIMARY KEY,
  account_id    text NOT NULL REFERENCES accounts (id),
  lottery_code  text NOT NULL REFERENCES lotteries (code),
  issue         text NOT NULL,
  closes_at     timestamptz NOT NULL,
  draws_at      timestamptz NOT NULL,
  play          text NOT NULL,
  picks         jsonb NOT NULL,
  bets          integer NOT NULL CHECK (bets > 0),
  -- Of one bet, with its multiple.
  unit_stake    bigint NOT NULL CHECK (unit_stake > 0),
  stake         bigint NOT NULL CHECK (stake = bets * unit_stake),
  series        integer NOT NULL,
  money         text NOT NULL CHECK (money IN ('real', 'play')),
  wallet        text NOT NULL,
  house         text NOT NULL,
  status        text NOT NULL CHECK (status IN ('open', 'won', 'lost', 'even', 'void')),
  payout        bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  key           text NOT NULL,
  line          integer NOT NULL,
  placed_at     timestamptz NOT NULL,
  settled_at    timestamptz,
  CHECK ((status = 'open') = (settled_at IS NULL)),
  UNIQUE (account_id, key, line)
);
CREATE INDEX lottery_bets_account ON lottery_bets (account_id, lottery_code, placed_at DESC);
CREATE INDEX lottery_bets_open ON lottery_bets (draws_at) WHERE status = 'open';
