-- Rewards that wait to be claimed. What a claimed bonus asks for is a turnover requirement.
CREATE TABLE rewards (
  id         text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  kind       text NOT NULL CHECK (kind IN ('cash', 'bonus')),
  title      jsonb NOT NULL,
  reason     jsonb NOT NULL,
  currency   text NOT NULL,
  amount     bigint NOT NULL CHECK (amount > 0),
  -- Of a bonus: how many times it has to be bet, in how many days, with which bets.
  wagering   integer NOT NULL DEFAULT 0 CHECK (wagering >= 0),
  days       integer NOT NULL DEFAULT 0 CHECK (days >= 0),
  max_stake  bigint,
  game_types jsonb,
  opens_at   timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL,
  claimed_at timestamptz,
  CHECK (ends_at > opens_at),
  CHECK (kind = 'cash' OR (wagering > 0 AND days > 0))
);
CREATE INDEX rewards_account ON rewards (account_id, ends_at DESC);
