-- What changes of number, address and authenticator app need.

ALTER TABLE totp_secrets ADD COLUMN since timestamptz;

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
