-- Bets: one row a bet of any provider, and what each kind of game adds to it.

-- A bet of any provider. Its day moves when it ends: reports are of finished bets, by the day on which they ended. By month
-- of its placing, which never moves (see months.sql).
CREATE SEQUENCE bets_sequence;
CREATE TABLE bets (
  id               text NOT NULL,
  sequence         bigint NOT NULL DEFAULT nextval('bets_sequence'),
  account_id       text NOT NULL REFERENCES accounts (id),
  game_id          text NOT NULL REFERENCES games (id),
  game_type        text NOT NULL,
  vassalage        text NOT NULL,
  currency         text NOT NULL,
  status           text NOT NULL CHECK (status IN ('open', 'won', 'lost', 'even', 'void')),
  stake            bigint NOT NULL CHECK (stake > 0),
  payout           bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  valid_bet        bigint NOT NULL DEFAULT 0 CHECK (valid_bet BETWEEN 0 AND stake),
  valid_bet_reason text NOT NULL
    CHECK (valid_bet_reason IN ('full', 'share', 'open', 'even', 'void', 'lowOdds', 'coversDraw')),
  -- In 1/10,000.
  valid_bet_share  integer NOT NULL DEFAULT 10000 CHECK (valid_bet_share BETWEEN 0 AND 10000),
  placed_at        timestamptz NOT NULL,
  settled_at       timestamptz,
  at               timestamptz GENERATED ALWAYS AS (coalesce(settled_at, placed_at)) STORED,
  day              date NOT NULL,
  pick             text NOT NULL DEFAULT '',
  -- What happened between placing and paying, and facts of the game, as its provider tells them.
  steps            jsonb NOT NULL DEFAULT '[]',
  facts            jsonb NOT NULL DEFAULT '{}',
  CHECK ((status = 'open') = (settled_at IS NULL)),
  CHECK (status <> 'void' OR payout = stake),
  CHECK (status IN ('open', 'void') OR status = CASE WHEN payout > stake THEN 'won' WHEN payout < stake THEN 'lost' ELSE 'even' END),
  PRIMARY KEY (id, placed_at),
  UNIQUE (sequence, placed_at)
) PARTITION BY RANGE (placed_at);
ALTER SEQUENCE bets_sequence OWNED BY bets.sequence;
CREATE INDEX bets_account ON bets (account_id, day DESC, at DESC, sequence DESC);
COMMENT ON COLUMN bets.steps IS 'StoredBetStep[]';
COMMENT ON COLUMN bets.facts IS 'Record<string, string>';

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
  -- Bets on several draws one after the other, placed at once, share a chase, which a win may end.
  chase_id      text,
  stops_on_win  boolean NOT NULL DEFAULT false,
  -- What is paid with the settlement for a series below one's own.
  rebate        bigint NOT NULL DEFAULT 0,
  CHECK ((status = 'open') = (settled_at IS NULL)),
  UNIQUE (account_id, key, line)
);
CREATE INDEX lottery_bets_account ON lottery_bets (account_id, lottery_code, placed_at DESC);
CREATE INDEX lottery_bets_open ON lottery_bets (draws_at) WHERE status = 'open';
CREATE INDEX lottery_bets_chase ON lottery_bets (chase_id, draws_at) WHERE chase_id IS NOT NULL;
COMMENT ON COLUMN lottery_bets.picks IS 'string[][]';

-- Bets at tables with a dealer: one row for each area of the felt. Its record in `bets` has the same id; trial money has none.
CREATE TABLE table_bets (
  id          text PRIMARY KEY,
  account_id  text NOT NULL REFERENCES accounts (id),
  game_id     text NOT NULL REFERENCES games (id),
  round       bigint NOT NULL,
  area        text NOT NULL,
  stake       bigint NOT NULL CHECK (stake > 0),
  money       text NOT NULL CHECK (money IN ('real', 'play')),
  wallet      text NOT NULL,
  house       text NOT NULL,
  status      text NOT NULL CHECK (status IN ('open', 'won', 'lost', 'even')),
  payout      bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  key         text NOT NULL,
  placed_at   timestamptz NOT NULL,
  settles_at  timestamptz NOT NULL,
  settled_at  timestamptz,
  CHECK ((status = 'open') = (settled_at IS NULL)),
  UNIQUE (account_id, key, area)
);
CREATE INDEX table_bets_round ON table_bets (game_id, round);
CREATE INDEX table_bets_open ON table_bets (settles_at) WHERE status = 'open';

-- Bets of the sports book: one row for each single or parlay, with its legs. Its record in `bets` has the same id; trial money has none.
CREATE TABLE sports_bets (
  id          text PRIMARY KEY,
  account_id  text NOT NULL REFERENCES accounts (id),
  game_id     text NOT NULL REFERENCES games (id),
  stake       bigint NOT NULL CHECK (stake > 0),
  legs        jsonb NOT NULL,
  -- Decimal odds in thousandths that the player was given: of all legs together.
  price       bigint NOT NULL CHECK (price > 1000),
  money       text NOT NULL CHECK (money IN ('real', 'play')),
  wallet      text NOT NULL,
  house       text NOT NULL,
  status      text NOT NULL CHECK (status IN ('open', 'won', 'lost', 'even')),
  payout      bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  key         text NOT NULL,
  place       integer NOT NULL,
  placed_at   timestamptz NOT NULL,
  settles_at  timestamptz NOT NULL,
  settled_at  timestamptz,
  CHECK ((status = 'open') = (settled_at IS NULL)),
  UNIQUE (account_id, key, place)
);
CREATE INDEX sports_bets_account ON sports_bets (account_id, placed_at DESC);
CREATE INDEX sports_bets_open ON sports_bets (settles_at) WHERE status = 'open';
COMMENT ON COLUMN sports_bets.legs IS 'SportsLeg[]';

-- Tables of card rooms: one row for each room and each house whose players meet there. The state moves on by presses and by the clock.
CREATE TABLE card_rooms (
  id          text PRIMARY KEY,
  game_id     text NOT NULL REFERENCES games (id),
  house       text NOT NULL,
  state       jsonb NOT NULL,
  -- When the clock moves the table on; null while nobody sits there.
  next_at     timestamptz,
  updated_at  timestamptz NOT NULL
);
CREATE INDEX card_rooms_due ON card_rooms (next_at) WHERE next_at IS NOT NULL;
COMMENT ON COLUMN card_rooms.state IS 'RoomState';

-- Stakes of people at them, one for each deal. The record in `bets` has the same id; trial money has none.
CREATE TABLE room_bets (
  id          text PRIMARY KEY,
  account_id  text NOT NULL REFERENCES accounts (id),
  game_id     text NOT NULL REFERENCES games (id),
  room_id     text NOT NULL REFERENCES card_rooms (id),
  round       bigint NOT NULL,
  stake       bigint NOT NULL CHECK (stake > 0),
  money       text NOT NULL CHECK (money IN ('real', 'play')),
  wallet      text NOT NULL,
  house       text NOT NULL,
  status      text NOT NULL CHECK (status IN ('open', 'won', 'lost', 'even')),
  payout      bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  -- From 1; null while the deal is open, and for a stake that was taken back before it.
  place       integer,
  key         text NOT NULL,
  placed_at   timestamptz NOT NULL,
  settled_at  timestamptz,
  CHECK ((status = 'open') = (settled_at IS NULL)),
  UNIQUE (account_id, key)
);
CREATE INDEX room_bets_account ON room_bets (account_id, room_id, placed_at DESC);
-- One seat for each person in a deal.
CREATE UNIQUE INDEX room_bets_seat ON room_bets (room_id, round, account_id) WHERE status = 'open';

-- Rounds of fishing games: a run of shots from one seed. Each batch of shots is a settled round of `provider_rounds`.
CREATE TABLE fishing_rounds (
  id          text PRIMARY KEY,
  account_id  text NOT NULL REFERENCES accounts (id),
  game_id     text NOT NULL REFERENCES games (id),
  -- Shots fired so far; the next one has this number.
  shots       integer NOT NULL DEFAULT 0 CHECK (shots >= 0),
  created_at  timestamptz NOT NULL,
  fired_at    timestamptz NOT NULL,
  -- From here on the seed is shown.
  ended_at    timestamptz
);
CREATE INDEX fishing_rounds_account ON fishing_rounds (account_id, game_id, created_at DESC);
-- One round at a time for a player at a game.
CREATE UNIQUE INDEX fishing_rounds_open ON fishing_rounds (account_id, game_id) WHERE ended_at IS NULL;

CREATE FUNCTION bets_set_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.day := business_day(NEW.account_id, coalesce(NEW.settled_at, NEW.placed_at));
  RETURN NEW;
END $$;
CREATE TRIGGER bets_set_day BEFORE INSERT OR UPDATE OF settled_at, placed_at, account_id ON bets
  FOR EACH ROW EXECUTE FUNCTION bets_set_day();
