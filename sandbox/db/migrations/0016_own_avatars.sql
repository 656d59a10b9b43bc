-- Pictures that members made of themselves, one each.
CREATE TABLE own_avatars (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  -- Part of its address: new with each picture, so that browsers may keep it for ever.
  id         text NOT NULL UNIQUE,
  media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg')),
  -- Base 64.
  image      text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Before somebody has looked at it, its owner alone is told its address.
  checked_at timestamptz
);
