-- Promotions: who takes part, what they sent, what a ticket of theirs brought; and rewards that wait to be claimed.

CREATE TABLE promotions (
  id            text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  category      text NOT NULL DEFAULT '',
  title         jsonb NOT NULL,
  label         jsonb NOT NULL DEFAULT '{}',
  terms         jsonb NOT NULL DEFAULT '{}',
  content       jsonb NOT NULL DEFAULT '{}',
  image         text NOT NULL,
  -- What a visitor sees.
  status        text NOT NULL CHECK (status IN
                  ('join', 'claim', 'applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'joined', 'comingSoon')),
  rules         jsonb NOT NULL DEFAULT '{}',
  starts_at     timestamptz NOT NULL,
  ends_at       timestamptz,
  sort          integer NOT NULL DEFAULT 0,
  kind          text NOT NULL DEFAULT 'application' CHECK (kind IN ('depositBonus', 'rebate', 'raffle', 'application'))
);
COMMENT ON COLUMN promotions.title IS 'Wording';
COMMENT ON COLUMN promotions.label IS 'Wording';
COMMENT ON COLUMN promotions.terms IS 'Wording';
COMMENT ON COLUMN promotions.content IS 'Wording';
COMMENT ON COLUMN promotions.rules IS 'PromotionRules';

-- Who takes part.
CREATE TABLE promotion_members (
  promotion_id text NOT NULL REFERENCES promotions (id),
  account_id   text NOT NULL REFERENCES accounts (id),
  joined_at    timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, account_id)
);

-- One row for each time somebody applied.
CREATE TABLE promotion_applications (
  id           text PRIMARY KEY,
  promotion_id text NOT NULL REFERENCES promotions (id),
  account_id   text NOT NULL REFERENCES accounts (id),
  comment      text NOT NULL,
  status       text NOT NULL CHECK (status IN ('applying', 'issued', 'rejected')),
  reason       jsonb,
  amount       bigint CHECK (amount > 0),
  created_at   timestamptz NOT NULL,
  answered_at  timestamptz,
  CHECK ((status = 'applying') = (answered_at IS NULL)),
  CHECK ((status = 'issued') = (amount IS NOT NULL)),
  CHECK ((status = 'rejected') = (reason IS NOT NULL))
);
CREATE INDEX promotion_applications_account ON promotion_applications (account_id, promotion_id, created_at DESC);
-- Somebody waits for one answer at a time, and a promotion pays once.
CREATE UNIQUE INDEX promotion_applications_once ON promotion_applications (promotion_id, account_id) WHERE status <> 'rejected';
COMMENT ON COLUMN promotion_applications.reason IS 'Wording';

CREATE TABLE promotion_pictures (
  application_id text NOT NULL REFERENCES promotion_applications (id),
  place          integer NOT NULL,
  media_type     text NOT NULL,
  -- Key of the picture in the storage.
  file           text NOT NULL UNIQUE,
  PRIMARY KEY (application_id, place)
);

-- What a ticket of a raffle brought; nothing as well.
CREATE TABLE promotion_tickets (
  promotion_id text NOT NULL REFERENCES promotions (id),
  account_id   text NOT NULL REFERENCES accounts (id),
  number       integer NOT NULL CHECK (number > 0),
  amount       bigint NOT NULL CHECK (amount >= 0),
  opened_at    timestamptz NOT NULL,
  -- Made before the first try: a try that was repeated opens nothing more.
  key          text NOT NULL,
  PRIMARY KEY (promotion_id, account_id, number),
  UNIQUE (promotion_id, account_id, key)
);

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
  -- Most that is paid of what is won with it; null for all.
  max_win    bigint,
  game_types jsonb,
  opens_at   timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL,
  claimed_at timestamptz,
  promotion_id text REFERENCES promotions (id),
  -- Of a share of a period's net loss: the period, the loss and the share.
  cashback   jsonb,
  -- What it was given for: once for each cause.
  cause      text UNIQUE,
  CHECK (ends_at > opens_at),
  CHECK (kind = 'cash' OR (wagering > 0 AND days > 0))
);
CREATE INDEX rewards_account ON rewards (account_id, ends_at DESC);
CREATE INDEX rewards_promotion ON rewards (account_id, promotion_id) WHERE promotion_id IS NOT NULL;
COMMENT ON COLUMN rewards.title IS 'Wording';
COMMENT ON COLUMN rewards.reason IS 'Wording';
COMMENT ON COLUMN rewards.cashback IS 'CashbackOf';
COMMENT ON COLUMN rewards.game_types IS 'string[]';

CREATE TRIGGER rewards_notify AFTER INSERT OR UPDATE ON rewards
  FOR EACH ROW EXECUTE FUNCTION notify_account('rewards');
