-- What can be played, and what was.

CREATE TABLE vendors (
  vassalage       text NOT NULL,
  -- RNG, LIVE, SPORTS, FISH, PVP, LOTT, ELOTT: a vendor has one row per category it offers.
  category        text NOT NULL,
  name            text NOT NULL,
  account_type_id integer NOT NULL,
  small_icon      text,
  is_hot          boolean NOT NULL DEFAULT false,
  -- VASSALAGE when its card opens a list of games, else empty.
  is_game         text NOT NULL DEFAULT '',
  is_esports      boolean NOT NULL DEFAULT false,
  state           text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  sort            integer NOT NULL,
  PRIMARY KEY (vassalage, category)
);
COMMENT ON COLUMN vendors.category IS 'GameCategory';

CREATE TABLE games (
  id         text PRIMARY KEY,
  name       text NOT NULL,
  vassalage  text NOT NULL,
  category   text NOT NULL,
  image      text NOT NULL,
  min_bet    bigint NOT NULL CHECK (min_bet > 0),
  max_bet    bigint CHECK (max_bet >= min_bet),
  lines      integer NOT NULL DEFAULT 0,
  -- Hundredths of a percent.
  rtp        integer NOT NULL DEFAULT 0,
  added_at   timestamptz NOT NULL,
  playing    integer NOT NULL DEFAULT 0,
  badge      text NOT NULL DEFAULT '' CHECK (badge IN ('hot', 'new', 'jackpot', '')),
  seats      integer,
  free_play  boolean NOT NULL DEFAULT true,
  -- Grows with what people like; lists start with the highest.
  popularity integer NOT NULL DEFAULT 0,
  is_room    boolean NOT NULL DEFAULT false,
  state      text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  -- All seats of a card room, of which some are free.
  places     integer,
  FOREIGN KEY (vassalage, category) REFERENCES vendors (vassalage, category)
);
CREATE INDEX games_vendor ON games (category, vassalage, popularity DESC);
CREATE INDEX games_popular ON games (popularity DESC);
COMMENT ON COLUMN games.category IS 'GameCategory';

CREATE TABLE favourites (
  account_id text NOT NULL REFERENCES accounts (id),
  game_id    text NOT NULL REFERENCES games (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, game_id)
);

CREATE TABLE recent_games (
  account_id text NOT NULL REFERENCES accounts (id),
  game_id    text NOT NULL REFERENCES games (id),
  played_at  timestamptz NOT NULL,
  PRIMARY KEY (account_id, game_id)
);
CREATE INDEX recent_games_latest ON recent_games (account_id, played_at DESC);

-- A launch hands the provider a ticket that opens one provider session, once, within 60 seconds.
CREATE TABLE launch_tickets (
  id          text PRIMARY KEY,
  ticket_hash text NOT NULL UNIQUE,
  account_id  text NOT NULL REFERENCES accounts (id),
  session_id  text NOT NULL REFERENCES sessions (id),
  game_id     text NOT NULL REFERENCES games (id),
  language    text NOT NULL,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz
);

CREATE TABLE provider_sessions (
  id          text PRIMARY KEY,
  secret_hash text NOT NULL UNIQUE,
  ticket_id   text NOT NULL UNIQUE REFERENCES launch_tickets (id),
  account_id  text NOT NULL REFERENCES accounts (id),
  -- The site session that launched it: when that one ends, so does this.
  session_id  text NOT NULL REFERENCES sessions (id),
  game_id     text NOT NULL REFERENCES games (id),
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);

CREATE TABLE provider_rounds (
  id                    text PRIMARY KEY,
  account_id            text NOT NULL REFERENCES accounts (id),
  provider_session_id   text REFERENCES provider_sessions (id),
  game_id               text NOT NULL REFERENCES games (id),
  vassalage             text NOT NULL,
  -- The provider's key of the round; one stake per key whatever is sent how often.
  key                   text NOT NULL,
  currency              text NOT NULL,
  money                 text NOT NULL CHECK (money IN ('real', 'play')),
  stake                 bigint NOT NULL CHECK (stake >= 0),
  win                   bigint NOT NULL DEFAULT 0 CHECK (win >= 0),
  outcome               jsonb NOT NULL DEFAULT '{}',
  state                 text NOT NULL CHECK (state IN ('open', 'settled', 'cancelled')),
  balance_before        bigint,
  balance_after         bigint,
  ledger_transaction_id text REFERENCES ledger_transactions (id),
  created_at            timestamptz NOT NULL,
  settled_at            timestamptz,
  -- A free spin alone costs nothing.
  CHECK ((stake = 0) = (outcome ? 'freeSpin')),
  UNIQUE (account_id, key)
);
CREATE INDEX provider_rounds_last ON provider_rounds (account_id, game_id, created_at DESC);
COMMENT ON COLUMN provider_rounds.outcome IS 'Record<string, unknown>';

-- What vendors told by the wallet API, by their own ids: a repetition finds its first answer here. Never partitioned, and kept
-- as long as a vendor may ask again. Rows of one round and player are locked together (see `walletApi`).
CREATE TABLE vendor_transactions (
  vassalage      text NOT NULL,
  id             text NOT NULL,
  kind           text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  account_id     text NOT NULL REFERENCES accounts (id),
  round          text NOT NULL,
  amount         bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  -- A bet that was given back, or will be refused when it comes, since its rollback came first.
  is_rolled_back boolean NOT NULL DEFAULT false,
  ends_round     boolean NOT NULL DEFAULT false,
  -- Of a bet: the bet that its round is in `bets`.
  bet_id         text,
  bet_placed_at  timestamptz,
  -- Of a bet: the free spins that it is one of.
  free_spins     text,
  -- Fingerprint of what was asked, and the answer; null for a bet that never came.
  input_hash     text,
  reply          jsonb,
  at             timestamptz NOT NULL,
  PRIMARY KEY (vassalage, id)
);
CREATE INDEX vendor_transactions_round ON vendor_transactions (vassalage, account_id, round);
COMMENT ON COLUMN vendor_transactions.reply IS 'Record<string, unknown>';

-- The board of winners; the label is masked before it is stored.
CREATE TABLE winners (
  id            text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  account_label text NOT NULL,
  game_id       text NOT NULL REFERENCES games (id),
  amount        bigint NOT NULL CHECK (amount > 0),
  currency      text NOT NULL,
  won_at        timestamptz NOT NULL
);
CREATE INDEX winners_latest ON winners (merchant_code, won_at DESC);

CREATE TABLE lotteries (
  code          text PRIMARY KEY,
  name          text NOT NULL,
  family        text NOT NULL CHECK (family IN ('SSC', '11X5', 'PK10', 'LHC', 'LF', 'K3', 'PCB', 'VN')),
  every_seconds integer NOT NULL CHECK (every_seconds > 0),
  -- Seconds after midnight UTC of the first draw of a day.
  first_draw    integer NOT NULL DEFAULT 0,
  popularity    integer NOT NULL DEFAULT 0,
  -- What the family needs beyond its code: stations, colours, zodiac table, ...
  rules         jsonb NOT NULL DEFAULT '{}',
  state         text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed'))
);
COMMENT ON COLUMN lotteries.rules IS 'Record<string, unknown>';

CREATE TABLE draws (
  lottery_code text NOT NULL REFERENCES lotteries (code),
  issue        text NOT NULL,
  drawn_at     timestamptz NOT NULL,
  -- Numbers in the order drawn, as text because leading zeros count.
  numbers      jsonb NOT NULL,
  PRIMARY KEY (lottery_code, issue)
);
CREATE INDEX draws_latest ON draws (lottery_code, drawn_at DESC);
COMMENT ON COLUMN draws.numbers IS 'string[]';

CREATE TABLE matches (
  id         text PRIMARY KEY,
  league     text NOT NULL,
  home       text NOT NULL,
  away       text NOT NULL,
  home_crest integer NOT NULL,
  away_crest integer NOT NULL,
  sport      text NOT NULL DEFAULT 'football',
  starts_at  timestamptz NOT NULL,
  -- How the match goes: goals and odds by minute, so that any moment can be computed from the clock.
  script     jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX matches_start ON matches (starts_at);
COMMENT ON COLUMN matches.script IS 'Record<string, unknown>';

-- Jackpots that grow with every bet: one for each brand, currency, kind of money and level. A row begins with the first bet.
CREATE TABLE jackpots (
  merchant_code text NOT NULL REFERENCES merchants (code),
  currency      text NOT NULL,
  money         text NOT NULL CHECK (money IN ('real', 'play')),
  level         text NOT NULL CHECK (level IN ('minor', 'major', 'grand')),
  -- What it held at `counted_at`, in ten-thousandths of a minor unit: the share of a small stake is less than one.
  parts         bigint NOT NULL CHECK (parts > 0),
  counted_at    timestamptz NOT NULL,
  -- When it was last won at another site that shares it.
  elsewhere_at  timestamptz,
  PRIMARY KEY (merchant_code, currency, money, level)
);

-- Who won one. The amount is part of the round's win, with which the ledger moved it.
CREATE TABLE jackpot_wins (
  id            text PRIMARY KEY REFERENCES provider_rounds (id),
  merchant_code text NOT NULL REFERENCES merchants (code),
  account_label text NOT NULL,
  game_id       text NOT NULL REFERENCES games (id),
  level         text NOT NULL CHECK (level IN ('minor', 'major', 'grand')),
  amount        bigint NOT NULL CHECK (amount > 0),
  currency      text NOT NULL,
  money         text NOT NULL CHECK (money IN ('real', 'play')),
  won_at        timestamptz NOT NULL
);
CREATE INDEX jackpot_wins_newest ON jackpot_wins (merchant_code, won_at DESC);

-- Stakes that jackpots have not counted yet. A bet adds one and waits for nobody; whoever wins, and a job, adds them up.
CREATE TABLE jackpot_stakes (
  id            text PRIMARY KEY REFERENCES provider_rounds (id),
  -- The round's: a reference would wait for whoever holds the merchant's row.
  merchant_code text NOT NULL,
  currency      text NOT NULL,
  money         text NOT NULL CHECK (money IN ('real', 'play')),
  -- Minor units; each level takes its share.
  stake         bigint NOT NULL CHECK (stake > 0)
);
CREATE INDEX jackpot_stakes_of ON jackpot_stakes (merchant_code, currency, money);

CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE system_state SET value = to_jsonb((value #>> '{}')::bigint + 1), updated_at = now()
  WHERE key = 'catalogueVersion';
  RETURN NULL;
END $$;
CREATE TRIGGER games_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER vendors_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vendors
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
