-- Bets: one row a bet of any kind.

-- A bet. Its day moves when it ends: reports are of finished bets, by the day on which they ended. By month of its placing,
-- which never moves (see months.sql). Bets of trial money stand here for their games alone: nothing sums them up, and their
-- accounts are in no team.
CREATE SEQUENCE bets_sequence;
CREATE TABLE bets (
  id               text NOT NULL,
  sequence         bigint NOT NULL DEFAULT nextval('bets_sequence'),
  account_id       text NOT NULL REFERENCES accounts (id),
  game_id          text NOT NULL REFERENCES games (id),
  game_type        text NOT NULL,
  vassalage        text NOT NULL,
  currency         text NOT NULL,
  -- What it is a bet on: `round` ended as it was placed, a spin or a shot; all others are settled later.
  kind             text NOT NULL DEFAULT 'round' CHECK (kind IN ('round', 'vendor', 'table', 'room', 'sports', 'lottery')),
  money            text NOT NULL DEFAULT 'real' CHECK (money IN ('real', 'play')),
  status           text NOT NULL CHECK (status IN ('open', 'won', 'lost', 'even', 'void')),
  stake            bigint NOT NULL CHECK (stake >= 0),
  payout           bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  valid_bet        bigint NOT NULL DEFAULT 0 CHECK (valid_bet BETWEEN 0 AND stake),
  valid_bet_reason text NOT NULL
    CHECK (valid_bet_reason IN ('full', 'share', 'open', 'even', 'pushed', 'void', 'cashedOut', 'lowOdds', 'coversDraw')),
  -- In 1/10,000.
  valid_bet_share  integer NOT NULL DEFAULT 10000 CHECK (valid_bet_share BETWEEN 0 AND 10000),
  placed_at        timestamptz NOT NULL,
  settled_at       timestamptz,
  at               timestamptz GENERATED ALWAYS AS (coalesce(settled_at, placed_at)) STORED,
  day              date NOT NULL,
  -- Of what is settled later: the ledger's transaction that took the stake, one for all that were placed together, and the
  -- accounts that it came from and went to.
  wager_id         text,
  wallet           text,
  house            text,
  -- When its result is known; null where that depends on who plays.
  due_at           timestamptz,
  -- What its kind of game needs to know of it.
  details          jsonb NOT NULL DEFAULT '{}',
  pick             text NOT NULL DEFAULT '',
  -- For who reads the record: what happened between placing and paying, and facts of the game, as its provider tells them.
  steps            jsonb NOT NULL DEFAULT '[]',
  facts            jsonb NOT NULL DEFAULT '{}',
  -- A free spin alone costs nothing.
  CHECK ((stake = 0) = (details ? 'freeSpin')),
  CHECK (kind = 'round' OR wager_id IS NOT NULL AND wallet IS NOT NULL AND house IS NOT NULL),
  CHECK ((status = 'open') = (settled_at IS NULL)),
  -- It counts once it has ended: sums of finished bets are all that counts.
  CHECK (status <> 'open' OR valid_bet = 0),
  CHECK (status <> 'void' OR payout = stake),
  CHECK (status IN ('open', 'void') OR status = CASE WHEN payout > stake THEN 'won' WHEN payout < stake THEN 'lost' ELSE 'even' END),
  PRIMARY KEY (id, placed_at),
  UNIQUE (sequence, placed_at)
) PARTITION BY RANGE (placed_at);
ALTER SEQUENCE bets_sequence OWNED BY bets.sequence;
CREATE INDEX bets_account ON bets (account_id, day DESC, at DESC, sequence DESC);
-- None of these holds a round: a spin pays nothing for them.
CREATE INDEX bets_wager ON bets (wager_id) WHERE wager_id IS NOT NULL;
CREATE INDEX bets_due ON bets (kind, due_at, id) WHERE status = 'open';
CREATE INDEX bets_open ON bets (account_id, kind) WHERE status = 'open';
CREATE INDEX bets_at_game ON bets (account_id, game_id, placed_at DESC) WHERE kind <> 'round';
CREATE INDEX bets_at_table ON bets (game_id, placed_at) WHERE kind = 'table';
-- Those on a match, when its result is corrected.
CREATE INDEX bets_legs ON bets USING gin ((details -> 'legs') jsonb_path_ops) WHERE kind = 'sports';
COMMENT ON COLUMN bets.details IS 'BetDetails[BetKind]';
COMMENT ON COLUMN bets.steps IS 'StoredBetStep[]';
COMMENT ON COLUMN bets.facts IS 'Record<string, string>';

-- Results of matches that were corrected or made void after their end; the match itself has its last one in its script.
CREATE TABLE result_corrections (
  -- Of who asks: told twice, it is one correction.
  id         text PRIMARY KEY,
  match_id   text NOT NULL,
  round      integer NOT NULL,
  ending     jsonb NOT NULL,
  at         timestamptz NOT NULL,
  -- When all bets on it were settled anew.
  settled_at timestamptz
);
CREATE INDEX result_corrections_open ON result_corrections (at) WHERE settled_at IS NULL;
COMMENT ON COLUMN result_corrections.ending IS 'Ending';

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

-- Seeds of slots: one pair in use for a player at a game. A spin follows from both and its number.
CREATE TABLE spin_seeds (
  id               text PRIMARY KEY,
  account_id       text NOT NULL REFERENCES accounts (id),
  game_id          text NOT NULL REFERENCES games (id),
  -- Hex; a secret until it is revealed. The next one is chosen, and its hash shown, before the player's seed that it meets.
  server_seed      text NOT NULL,
  next_server_seed text NOT NULL,
  client_seed      text NOT NULL,
  -- Spins so far; the next one has this number.
  spins            integer NOT NULL DEFAULT 0 CHECK (spins >= 0),
  created_at       timestamptz NOT NULL,
  revealed_at      timestamptz
);
CREATE INDEX spin_seeds_account ON spin_seeds (account_id, game_id, created_at DESC);
CREATE UNIQUE INDEX spin_seeds_in_use ON spin_seeds (account_id, game_id) WHERE revealed_at IS NULL;

CREATE FUNCTION bets_set_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.day := business_day(NEW.account_id, coalesce(NEW.settled_at, NEW.placed_at));
  RETURN NEW;
END $$;
CREATE TRIGGER bets_set_day BEFORE INSERT OR UPDATE OF settled_at, placed_at, account_id ON bets
  FOR EACH ROW EXECUTE FUNCTION bets_set_day();
