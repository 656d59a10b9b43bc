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

-- All rooms of the demo are played, and have four seats.
UPDATE games SET
  name = replace(replace(replace(name, 'Mahjong Terrace', 'Tien Len Terrace'), 'Three Card Room', 'Tien Len Lounge'), 'Sic Bo Pavilion', 'Tien Len Pavilion'),
  seats = least(seats, 4),
  places = 4
WHERE is_room;
