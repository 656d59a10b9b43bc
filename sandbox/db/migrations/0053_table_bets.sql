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
