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
