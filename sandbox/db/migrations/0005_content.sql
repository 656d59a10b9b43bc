-- What the operator writes. Texts are objects from language tag to text, with at least en.

CREATE TABLE announcements (
  id            text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  -- PL player marquee, PU popup.
  type          text NOT NULL CHECK (type IN ('PL', 'PU')),
  title         jsonb NOT NULL,
  content       jsonb NOT NULL DEFAULT '{}',
  published_at  timestamptz NOT NULL,
  ends_at       timestamptz,
  sort          integer NOT NULL DEFAULT 0
);

CREATE TABLE banners (
  id            text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  title         jsonb NOT NULL,
  text          jsonb NOT NULL DEFAULT '{}',
  label         jsonb NOT NULL DEFAULT '{}',
  action        jsonb NOT NULL DEFAULT '{}',
  image         text NOT NULL,
  image_small   text,
  href          text NOT NULL DEFAULT '',
  published_at  timestamptz NOT NULL,
  ends_at       timestamptz,
  sort          integer NOT NULL DEFAULT 0
);

CREATE TABLE promotions (
  id            text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  category      text NOT NULL DEFAULT '',
  title         jsonb NOT NULL,
  label         jsonb NOT NULL DEFAULT '{}',
  terms         jsonb NOT NULL DEFAULT '{}',
  content       jsonb NOT NULL DEFAULT '{}',
  image         text NOT NULL,
  -- What a visitor sees; a member's own state is in promotion_states.
  status        text NOT NULL CHECK (status IN
                  ('join', 'claim', 'applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'joined', 'comingSoon')),
  rules         jsonb NOT NULL DEFAULT '{}',
  starts_at     timestamptz NOT NULL,
  ends_at       timestamptz,
  sort          integer NOT NULL DEFAULT 0
);

CREATE TABLE promotion_states (
  promotion_id text NOT NULL REFERENCES promotions (id),
  account_id   text NOT NULL REFERENCES accounts (id),
  status       text NOT NULL CHECK (status IN
                 ('join', 'claim', 'applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'joined', 'comingSoon')),
  updated_at   timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, account_id)
);

CREATE TABLE messages (
  id         text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  kind       text NOT NULL DEFAULT 'platform',
  title      jsonb NOT NULL,
  body       jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at    timestamptz
);
CREATE INDEX messages_account ON messages (account_id, created_at DESC);
CREATE INDEX messages_unread ON messages (account_id) WHERE read_at IS NULL;
