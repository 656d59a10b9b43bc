-- What the ways in need besides a password: verified numbers, codes, human verification, one more proof.

-- When the owner of a number or address proved that it is theirs; only then does it open anything.
ALTER TABLE account_identifiers ADD COLUMN verified_at timestamptz;

ALTER TABLE sessions
  -- A new password has to be chosen before anything is written.
  ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
  -- The change needs no old password: the platform made it up, and it was typed a moment ago.
  ADD COLUMN old_password_known boolean NOT NULL DEFAULT false;

-- Networks from which an account was signed in before.
CREATE TABLE known_networks (
  account_id    text NOT NULL REFERENCES accounts (id),
  network       text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at  timestamptz NOT NULL,
  PRIMARY KEY (account_id, network)
);

-- Passwords sent by mail to somebody who forgot theirs: beside the real one, good once, for a day.
CREATE TABLE temporary_passwords (
  -- SHA-256: the password holds 80 random bits.
  password_hash text PRIMARY KEY,
  account_id    text NOT NULL REFERENCES accounts (id),
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL
);
CREATE INDEX temporary_passwords_account ON temporary_passwords (account_id);

-- Secrets of authenticator apps (RFC 6238).
CREATE TABLE totp_secrets (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  -- Base 32, as it was shown to the member.
  secret     text NOT NULL,
  -- Number of the last time step whose code was taken: a code works once.
  last_step  bigint NOT NULL DEFAULT 0
);

-- Tasks for people. Any try deletes its task.
CREATE TABLE human_challenges (
  id         text PRIMARY KEY,
  action     text NOT NULL,
  visitor_id text NOT NULL REFERENCES visitors (id),
  network    text NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('slider', 'work')),
  -- slider: pixels to the gap. work: bits and salt, as `bits:salt`.
  answer     text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX human_challenges_expiry ON human_challenges (expires_at);

-- Log-ins whose password was right and that wait for one more proof.
CREATE TABLE login_tickets (
  ticket_hash text PRIMARY KEY,
  account_id  text NOT NULL REFERENCES accounts (id),
  visitor_id  text NOT NULL REFERENCES visitors (id),
  -- How the person came this far: see `WayIn` of the session services.
  way         jsonb NOT NULL,
  tries       integer NOT NULL DEFAULT 0,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz
);
CREATE INDEX login_tickets_account ON login_tickets (account_id);
