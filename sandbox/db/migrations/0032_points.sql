-- Points: what is offered for them, who redeemed what, and parts of a point that are carried to the next day.

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
