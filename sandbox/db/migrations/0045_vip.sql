-- VIP levels of members. The levels themselves are settings of the brand, gifts are rewards.
CREATE TABLE vip_members (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  level      integer NOT NULL CHECK (level >= 0),
  -- The highest one ever reached: its gift was given, and it comes back by a month's bets alone.
  highest    integer NOT NULL CHECK (highest >= level),
  -- Business day on which the level began.
  since      date NOT NULL
);
