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
