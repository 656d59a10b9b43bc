-- Points, missions, VIP levels, friends and rebates.

CREATE TABLE points_rests (
  account_id text NOT NULL REFERENCES accounts (id),
  type       text NOT NULL CHECK (type IN ('live', 'lottery', 'PVP', 'slots', 'sports', 'deposit')),
  -- Minor units times the factor of the rules: less than what makes one point.
  parts      numeric NOT NULL CHECK (parts >= 0),
  PRIMARY KEY (account_id, type)
);

CREATE TABLE points_items (
  id            text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  place         integer NOT NULL,
  category      text NOT NULL CHECK (category IN ('goods', 'voucher', 'bonus')),
  name          jsonb NOT NULL,
  line          jsonb NOT NULL,
  image         text NOT NULL,
  points        bigint NOT NULL CHECK (points > 0),
  -- Deposits in total that must have been made before, in minor units.
  min_deposits  bigint NOT NULL DEFAULT 0 CHECK (min_deposits >= 0),
  stock         integer NOT NULL CHECK (stock >= 0),
  -- What somebody has to say so that it can be sent.
  needs         text NOT NULL CHECK (needs IN ('nothing', 'mobile', 'address')),
  -- Of a bonus: money that goes to the main wallet at once.
  credit        bigint CHECK (credit > 0),
  is_popular    boolean NOT NULL DEFAULT false,
  is_on         boolean NOT NULL DEFAULT true,
  CHECK ((category = 'bonus') = (credit IS NOT NULL))
);
CREATE INDEX points_items_merchant ON points_items (merchant_code, place);
COMMENT ON COLUMN points_items.name IS 'Wording';
COMMENT ON COLUMN points_items.line IS 'Wording';

CREATE TABLE points_redemptions (
  id          text PRIMARY KEY,
  sequence    bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  account_id  text NOT NULL REFERENCES accounts (id),
  item_id     text NOT NULL REFERENCES points_items (id),
  quantity    integer NOT NULL CHECK (quantity > 0),
  points      bigint NOT NULL CHECK (points > 0),
  status      text NOT NULL CHECK (status IN ('inProcess', 'rejected', 'approved')),
  address     text NOT NULL,
  mobile      text NOT NULL,
  reason      text,
  -- Made before the first try: a try that was repeated redeems nothing more.
  key         text NOT NULL,
  input_hash  text NOT NULL,
  created_at  timestamptz NOT NULL,
  answered_at timestamptz,
  UNIQUE (account_id, key),
  CHECK ((status = 'inProcess') = (answered_at IS NULL)),
  CHECK ((status = 'rejected') = (reason IS NOT NULL))
);
CREATE INDEX points_redemptions_account ON points_redemptions (account_id, sequence DESC);
CREATE INDEX points_redemptions_open ON points_redemptions (sequence) WHERE status = 'inProcess';

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
COMMENT ON COLUMN missions.title IS 'Wording';
COMMENT ON COLUMN missions.line IS 'Wording';
COMMENT ON COLUMN missions.game_types IS 'string[]';

-- A mission that a member accepted, once in each of its periods.
CREATE TABLE member_missions (
  account_id  text NOT NULL REFERENCES accounts (id),
  mission_id  text NOT NULL REFERENCES missions (id),
  -- First business day of the period; of one that is there once, the beginning of all days.
  period      date NOT NULL,
  accepted_at timestamptz NOT NULL,
  -- When it was found to be done. From then on nothing is counted: a bet that becomes void later takes nothing back.
  reached_at  timestamptz,
  claimed_at  timestamptz,
  PRIMARY KEY (account_id, mission_id, period)
);

-- VIP levels of members. The levels themselves are settings of the brand, gifts are rewards.
CREATE TABLE vip_members (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  level      integer NOT NULL CHECK (level >= 0),
  -- The highest one ever reached: its gift was given, and it comes back by a month's bets alone.
  highest    integer NOT NULL CHECK (highest >= level),
  -- Business day on which the level began.
  since      date NOT NULL
);

-- Friends: who came by whose link, and what that brought day by day.
CREATE TABLE referrals (
  -- Named to the referrer, who must not learn the friend's account.
  id          text PRIMARY KEY,
  account_id  text NOT NULL UNIQUE REFERENCES accounts (id),
  referrer_id text NOT NULL REFERENCES accounts (id),
  joined_at   timestamptz NOT NULL,
  -- Business day of the brand on which the friend joined: the first day that counts.
  joined_day  date NOT NULL,
  -- Why the friend counts as the same person; null for one who counts.
  excluded    text CHECK (excluded IN ('device', 'address', 'paymentAccount')),
  CHECK (account_id <> referrer_id)
);
CREATE INDEX referrals_referrer ON referrals (referrer_id, joined_at DESC, id);

-- A row is money that was paid, in the transaction of its posting.
CREATE TABLE referral_rewards (
  account_id text NOT NULL REFERENCES referrals (account_id),
  day        date NOT NULL,
  -- Share of the first deposit and of the valid bets of that day.
  deposit    bigint NOT NULL CHECK (deposit >= 0),
  bets       bigint NOT NULL CHECK (bets >= 0),
  -- Null while the one who invited takes a break or is excluded: paid when that is over.
  paid_at    timestamptz,
  PRIMARY KEY (account_id, day)
);
CREATE INDEX referral_rewards_waiting ON referral_rewards (account_id) WHERE paid_at IS NULL;

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
