-- Links that open accounts below an agent. `uses` counts the accounts under the row's lock, so that a bound holds.
CREATE TABLE registration_links (
  id            text PRIMARY KEY,
  account_id    text NOT NULL REFERENCES accounts (id),
  merchant_code text NOT NULL REFERENCES merchants (code),
  code          text NOT NULL,
  name          text NOT NULL,
  type          text NOT NULL CHECK (type IN ('agent', 'member')),
  rates         jsonb NOT NULL,
  ends_on       date,
  most_uses     integer CHECK (most_uses > 0),
  uses          integer NOT NULL DEFAULT 0,
  is_paused     boolean NOT NULL DEFAULT false,
  key           text NOT NULL,
  input_hash    text NOT NULL,
  created_at    timestamptz NOT NULL,
  UNIQUE (merchant_code, code),
  UNIQUE (account_id, key)
);
CREATE INDEX registration_links_account ON registration_links (account_id, created_at DESC);

-- Browsers that opened a link, each once.
CREATE TABLE link_visits (
  link_id    text NOT NULL REFERENCES registration_links (id),
  visitor_id text NOT NULL,
  at         timestamptz NOT NULL,
  PRIMARY KEY (link_id, visitor_id)
);

CREATE TABLE link_registrations (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  link_id    text NOT NULL REFERENCES registration_links (id),
  at         timestamptz NOT NULL
);
CREATE INDEX link_registrations_link ON link_registrations (link_id);
