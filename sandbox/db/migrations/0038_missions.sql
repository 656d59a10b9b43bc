-- Missions of a brand, as data: what is counted, how much of it, in which period, and what it brings.
CREATE TABLE missions (
  id            text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  place         integer NOT NULL,
  title         jsonb NOT NULL,
  line          jsonb NOT NULL,
  period        text NOT NULL CHECK (period IN ('once', 'daily', 'weekly')),
  measure       text NOT NULL
    CHECK (measure IN ('betDays', 'bets', 'games', 'stake', 'deposits', 'friends', 'authenticator')),
  target        bigint NOT NULL CHECK (target > 0),
  -- Smallest stake or deposit that counts, in minor units.
  min_amount    bigint NOT NULL DEFAULT 0 CHECK (min_amount >= 0),
  -- Of `games`: rounds in each of them.
  rounds        integer NOT NULL DEFAULT 1 CHECK (rounds > 0),
  -- Types of game whose bets count; all without.
  game_types    jsonb,
  kind          text NOT NULL CHECK (kind IN ('cash', 'bonus')),
  amount        bigint NOT NULL CHECK (amount > 0),
  currency      text NOT NULL,
  -- Of a bonus: how many times it has to be bet, in how many days, with which bets.
  wagering      integer NOT NULL DEFAULT 0 CHECK (wagering >= 0),
  days          integer NOT NULL DEFAULT 0 CHECK (days >= 0),
  max_stake     bigint,
  is_on         boolean NOT NULL DEFAULT true,
  -- First business day that counts for the leaderboard's prizes.
  since         date NOT NULL,
  CHECK (kind = 'cash' OR (wagering > 0 AND days > 0))
);
CREATE INDEX missions_merchant ON missions (merchant_code, place);

-- A mission that a member accepted, once in each of its periods.
CREATE TABLE member_missions (
  account_id  text NOT NULL REFERENCES accounts (id),
  mission_id  text NOT NULL REFERENCES missions (id),
  -- First business day of the period; of one that is there once, the beginning of all days.
  period      date NOT NULL,
  accepted_at timestamptz NOT NULL,
  claimed_at  timestamptz,
  PRIMARY KEY (account_id, mission_id, period)
);
