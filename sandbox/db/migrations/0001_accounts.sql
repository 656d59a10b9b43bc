-- Who exists: brands, members and agents, and how each of them proves who they are.

CREATE TABLE merchants (
  code       text PRIMARY KEY CHECK (code ~ '^[A-Za-z0-9_]{2,32}$'),
  name       text NOT NULL,
  currency   text NOT NULL CHECK (currency ~ '^[A-Z]{3,6}$'),
  created_at timestamptz NOT NULL
);

CREATE TABLE accounts (
  id                    text PRIMARY KEY,
  merchant_code         text NOT NULL REFERENCES merchants (code),
  username              text NOT NULL,
  -- The username folded for comparison, made by the service: lower() depends on the database's locale.
  username_key          text NOT NULL,
  password_hash         text NOT NULL,
  password_changed_at   timestamptz NOT NULL,
  password_state        text NOT NULL DEFAULT 'own' CHECK (password_state IN ('own', 'default', 'expired')),
  payment_password_hash text,
  type                  integer NOT NULL CHECK (type IN (0, 1, 2, 4, 41, 42)),
  status                text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled', 'closed')),
  nickname              text NOT NULL,
  currency              text NOT NULL CHECK (currency ~ '^[A-Z]{3,6}$'),
  language              text,
  avatar                text NOT NULL DEFAULT '1',
  avatar_type           text NOT NULL DEFAULT 'STATIC' CHECK (avatar_type IN ('CUSTOM', 'STATIC')),
  upline_id             text REFERENCES accounts (id),
  to_upline             boolean NOT NULL DEFAULT false,
  -- The code by which this account invites others.
  invite_code           text,
  club_label            text,
  member_labels         jsonb NOT NULL DEFAULT '[]',
  -- Switches of this account: enableCt, salary, hourSalary and the like.
  flags                 jsonb NOT NULL DEFAULT '{}',
  -- Register fields beside username and password, as the member typed them.
  fields                jsonb NOT NULL DEFAULT '{}',
  created_at            timestamptz NOT NULL,
  last_login_at         timestamptz,
  UNIQUE (merchant_code, username_key),
  UNIQUE (merchant_code, invite_code)
);
CREATE INDEX accounts_upline ON accounts (upline_id);

-- Values that no two accounts of a brand may share besides the username: e-mail, mobile number, ...
CREATE TABLE account_identifiers (
  merchant_code text NOT NULL REFERENCES merchants (code),
  kind          text NOT NULL CHECK (kind IN ('email', 'mobile')),
  value_key     text NOT NULL,
  account_id    text NOT NULL REFERENCES accounts (id),
  PRIMARY KEY (merchant_code, kind, value_key)
);

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
  revoked_at     timestamptz
);
CREATE INDEX remember_tokens_family ON remember_tokens (family_id);
CREATE INDEX remember_tokens_account ON remember_tokens (account_id);

CREATE TABLE captchas (
  id          text PRIMARY KEY,
  visitor_id  text NOT NULL REFERENCES visitors (id),
  answer_hash text NOT NULL,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX captchas_visitor ON captchas (visitor_id);

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

-- What the sms and mail ports of a development platform "sent".
CREATE TABLE outbox (
  id         text PRIMARY KEY,
  channel    text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient  text NOT NULL,
  body       text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_created ON outbox (created_at);
