-- What the platform remembers about itself and about requests, and arithmetic that all areas use.

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

-- Grows with every change of games or vendors, whoever makes it, so that lists kept in memory know when they are old.
INSERT INTO system_state (key, value, updated_at) VALUES ('catalogueVersion', '1', now());

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
COMMENT ON COLUMN events.detail IS 'Record<string, unknown>';

-- Faults in the site's code, as browsers told of them: one row a fault, with how often it came.
CREATE TABLE client_errors (
  digest        text PRIMARY KEY,
  merchant_code text NOT NULL,
  area          text NOT NULL,
  release       text NOT NULL,
  message       text NOT NULL,
  stack         text NOT NULL,
  count         integer NOT NULL DEFAULT 1,
  first_at      timestamptz NOT NULL,
  last_at       timestamptz NOT NULL
);
CREATE INDEX client_errors_last ON client_errors (last_at);

-- What the sms and mail ports of a development platform "sent".
CREATE TABLE outbox (
  id         text PRIMARY KEY,
  channel    text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient  text NOT NULL,
  body       text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_created ON outbox (created_at);

-- Midnight to midnight in the brand's time zone. Source: money rules, business day.
CREATE FUNCTION business_day(p_account text, p_at timestamptz) RETURNS date LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- PL/pgSQL keeps the plan; before PostgreSQL 18 a function in SQL is planned with each call.
  RETURN (SELECT (p_at AT TIME ZONE coalesce(s.value #>> '{}', 'UTC'))::date
    FROM public.accounts a LEFT JOIN public.settings s ON s.merchant_code = a.merchant_code AND s.key = 'timeZone'
    WHERE a.id = p_account);
END $$;

-- Minor units of the smallest amount of a currency: 100 where ISO 4217 gives it no decimals, as all are kept in hundredths.
-- The same as `smallestAmountOf` in contract/currencyDecimals.ts; a test holds one to the other.
CREATE FUNCTION smallest_amount(p_currency text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI',
    'VND', 'VUV', 'XAF', 'XOF', 'XPF') THEN 100 ELSE 1 END
$$;

-- A share of an amount of money, rounded once, half to even, to what its currency has. p_value is never negative.
CREATE FUNCTION rate_of(p_value bigint, p_rate integer, p_currency text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  v_smallest integer := smallest_amount(p_currency);
  v_divisor  numeric := 10000::numeric * v_smallest;
  v_whole    numeric := div(p_value::numeric * p_rate, v_divisor);
  v_rest     numeric := mod(p_value::numeric * p_rate, v_divisor);
BEGIN
  IF v_rest * 2 > v_divisor OR (v_rest * 2 = v_divisor AND mod(v_whole, 2) = 1) THEN
    v_whole := v_whole + 1;
  END IF;
  RETURN v_whole::bigint * v_smallest;
END $$;

-- The sum of bigints as a bigint: `sum` adds them up in unlimited numbers, which costs several times as much. Fails with
-- 22003 beyond what a bigint holds.
CREATE AGGREGATE sum64(bigint) (SFUNC = int8pl, STYPE = bigint, COMBINEFUNC = int8pl, PARALLEL = SAFE);

-- Tells every process of the platform what changed for whom, when the transaction commits: `<account> <topic>` on the
-- channel `person`. The same words twice in one transaction are sent once.
CREATE FUNCTION notify_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('person', NEW.account_id || ' ' || TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Pictures of people and operators while no bucket is named, and those that were not moved to it yet. A row of another table
-- names each by its key; a job deletes those that none names.
CREATE TABLE stored_files (
  key        text PRIMARY KEY,
  media_type text NOT NULL,
  -- Base 64.
  data       text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX stored_files_age ON stored_files (created_at);
