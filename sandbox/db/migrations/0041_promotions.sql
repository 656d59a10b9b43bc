-- Promotions that do something: who takes part, what they sent, what a ticket of theirs brought.
ALTER TABLE promotions ADD COLUMN kind text NOT NULL DEFAULT 'application'
  CHECK (kind IN ('depositBonus', 'rebate', 'raffle', 'application'));
CREATE TABLE promotion_members (
  promotion_id text NOT NULL REFERENCES promotions (id),
  account_id   text NOT NULL REFERENCES accounts (id),
  joined_at    timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, account_id)
);
INSERT INTO promotion_members (promotion_id, account_id, joined_at)
  SELECT promotion_id, account_id, updated_at FROM promotion_states WHERE status = 'joined';
DROP TABLE promotion_states;

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

CREATE TABLE promotion_pictures (
  application_id text NOT NULL REFERENCES promotion_applications (id),
  place          integer NOT NULL,
  media_type     text NOT NULL,
  image          text NOT NULL,
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

-- A reward that a promotion brought, once for each cause.
ALTER TABLE rewards ADD COLUMN promotion_id text REFERENCES promotions (id);
ALTER TABLE rewards ADD COLUMN cause text UNIQUE;
CREATE INDEX rewards_promotion ON rewards (account_id, promotion_id) WHERE promotion_id IS NOT NULL;
