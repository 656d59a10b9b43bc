-- Browsers, sessions, and how somebody proves who they are.

-- A browser, known by a cookie that scripts cannot read. Captchas and known devices hang on it.
CREATE TABLE visitors (
  id          text PRIMARY KEY,
  cookie_hash text NOT NULL UNIQUE,
  created_at  timestamptz NOT NULL
);

CREATE TABLE known_devices (
  account_id    text NOT NULL REFERENCES accounts (id),
  visitor_id    text NOT NULL REFERENCES visitors (id),
  first_seen_at timestamptz NOT NULL,
  last_seen_at  timestamptz NOT NULL,
  PRIMARY KEY (account_id, visitor_id)
);

-- Networks from which an account was signed in before.
CREATE TABLE known_networks (
  account_id    text NOT NULL REFERENCES accounts (id),
  network       text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at  timestamptz NOT NULL,
  PRIMARY KEY (account_id, network)
);

CREATE TABLE sessions (
  id               text PRIMARY KEY,
  account_id       text NOT NULL REFERENCES accounts (id),
  visitor_id       text REFERENCES visitors (id),
  -- SHA-256 of the token header and of the cookie half; a request needs both.
  token_hash       text NOT NULL UNIQUE,
  cookie_hash      text NOT NULL,
  network          text NOT NULL,
  created_at       timestamptz NOT NULL,
  last_seen_at     timestamptz NOT NULL,
  absolute_end_at  timestamptz NOT NULL,
  ended_at         timestamptz,
  ended_reason     text CHECK (ended_reason IN ('logout', 'elsewhere', 'idle', 'absolute', 'password', 'disabled')),
  -- A new password has to be chosen before anything is written.
  must_change_password boolean NOT NULL DEFAULT false,
  -- The change needs no old password: the platform made it up, and it was typed a moment ago.
  old_password_known boolean NOT NULL DEFAULT false,
  -- What the browser said of itself: kind of device, and names of browser and system.
  device           text NOT NULL DEFAULT 'unknown' CHECK (device IN ('computer', 'phone', 'tablet', 'unknown')),
  device_name      text NOT NULL DEFAULT '',
  -- The account had not been signed in from this network before, though from others.
  is_new_place     boolean NOT NULL DEFAULT false,
  -- When the owner said that it was somebody else.
  reported_at      timestamptz,
  CHECK ((ended_at IS NULL) = (ended_reason IS NULL))
);
CREATE UNIQUE INDEX sessions_one_live ON sessions (account_id) WHERE ended_at IS NULL;
CREATE INDEX sessions_account ON sessions (account_id, created_at);

CREATE TABLE remember_tokens (
  selector       text PRIMARY KEY,
  validator_hash text NOT NULL,
  family_id      text NOT NULL,
  account_id     text NOT NULL REFERENCES accounts (id),
  created_at     timestamptz NOT NULL,
  -- End of the whole family: rotation never moves it.
  expires_at     timestamptz NOT NULL,
  used_at        timestamptz,
  revoked_at     timestamptz,
  -- The session whose browser holds the token: ending that session forgets the browser as well.
  session_id     text REFERENCES sessions (id)
);
CREATE INDEX remember_tokens_family ON remember_tokens (family_id);
CREATE INDEX remember_tokens_account ON remember_tokens (account_id);
CREATE INDEX remember_tokens_session ON remember_tokens (session_id);

CREATE TABLE captchas (
  id          text PRIMARY KEY,
  visitor_id  text NOT NULL REFERENCES visitors (id),
  answer_hash text NOT NULL,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX captchas_visitor ON captchas (visitor_id);

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

CREATE TABLE sms_codes (
  id         text PRIMARY KEY,
  purpose    text NOT NULL,
  merchant_code text NOT NULL REFERENCES merchants (code),
  number_key text NOT NULL,
  visitor_id text REFERENCES visitors (id),
  code_hash  text NOT NULL,
  wrong      integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX sms_codes_number ON sms_codes (merchant_code, number_key, purpose, created_at);

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
  last_step  bigint NOT NULL DEFAULT 0,
  since      timestamptz
);

-- An app that is being set up: nothing is asked of it before its first code.
CREATE TABLE totp_setups (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  secret     text NOT NULL,
  session_id text NOT NULL REFERENCES sessions (id),
  expires_at timestamptz NOT NULL
);

-- Each opens the account once in place of the app. SHA-256: a code holds 80 random bits.
CREATE TABLE recovery_codes (
  code_hash  text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id)
);
CREATE INDEX recovery_codes_account ON recovery_codes (account_id);

-- Somebody has proved to be the owner and may bind another number or address in the same session.
CREATE TABLE contact_tickets (
  ticket_hash text PRIMARY KEY,
  account_id  text NOT NULL REFERENCES accounts (id),
  session_id  text NOT NULL REFERENCES sessions (id),
  kind        text NOT NULL CHECK (kind IN ('mobile', 'email')),
  expires_at  timestamptz NOT NULL,
  -- What was bound by it: sent again after a lost answer, it is the same change.
  bound_value text
);
CREATE INDEX contact_tickets_expiry ON contact_tickets (expires_at);

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

CREATE TRIGGER sessions_notify AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL) EXECUTE FUNCTION notify_account('session');
