-- What a member sees of who signed in, and what protects the account.

ALTER TABLE sessions
  -- What the browser said of itself: kind of device, and names of browser and system.
  ADD COLUMN device      text NOT NULL DEFAULT 'unknown' CHECK (device IN ('computer', 'phone', 'tablet', 'unknown')),
  ADD COLUMN device_name text NOT NULL DEFAULT '',
  -- The account had not been signed in from this network before, though from others.
  ADD COLUMN is_new_place boolean NOT NULL DEFAULT false,
  -- When the owner said that it was somebody else.
  ADD COLUMN reported_at timestamptz;

-- The session whose browser holds the token: ending that session forgets the browser as well.
ALTER TABLE remember_tokens ADD COLUMN session_id text REFERENCES sessions (id);
CREATE INDEX remember_tokens_session ON remember_tokens (session_id);
