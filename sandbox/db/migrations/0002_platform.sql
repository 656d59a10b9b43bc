-- What the platform remembers about itself and about requests.

CREATE TABLE settings (
  merchant_code text NOT NULL REFERENCES merchants (code),
  -- registerRules, whitelabel, resources, customerService, ...
  key           text NOT NULL,
  value         jsonb NOT NULL,
  PRIMARY KEY (merchant_code, key)
);

-- Switches of the operator: maintenance, region, flags.
CREATE TABLE system_state (
  key        text PRIMARY KEY,
  value      jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE sealing_keys (
  kid         text PRIMARY KEY,
  public_pem  text NOT NULL,
  private_pem text NOT NULL,
  created_at  timestamptz NOT NULL,
  retired_at  timestamptz
);

-- Counters of tries. A window begins with its first try.
CREATE TABLE throttles (
  key           text PRIMARY KEY,
  count         integer NOT NULL,
  window_end_at timestamptz NOT NULL
);
CREATE INDEX throttles_end ON throttles (window_end_at);

-- Nonces of sealed requests, kept as long as their timestamps are accepted.
CREATE TABLE nonces (
  nonce      text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX nonces_expiry ON nonces (expires_at);

-- Writes outside the ledger that a client may repeat under one key.
CREATE TABLE keyed_writes (
  actor      text NOT NULL,
  key        text NOT NULL,
  input_hash text NOT NULL,
  -- What the first run made, for instance the id of the new account.
  result     jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (actor, key)
);

-- The security log: append-only.
CREATE TABLE events (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at            timestamptz NOT NULL,
  kind          text NOT NULL,
  merchant_code text,
  account_id    text,
  session_id    text,
  network       text,
  request_id    text,
  detail        jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX events_account ON events (account_id, at);
CREATE INDEX events_kind ON events (kind, at);
