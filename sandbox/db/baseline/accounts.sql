-- Who exists: brands, members and agents, and who is below whom.

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
  payment_password_changed_at timestamptz,
  -- Until then nothing leaves the account, after its owner said that somebody else was in it.
  money_paused_until    timestamptz,
  reality_check_minutes integer NOT NULL DEFAULT 60 CHECK (reality_check_minutes IN (30, 60, 120)),
  -- A deposit limit is offered until its owner sets a limit or says no.
  limit_offered         boolean NOT NULL DEFAULT false,
  -- When its owner last looked at limits and statement; null: not since it was opened.
  limits_seen_at        timestamptz,
  -- Prize series of its lotteries; null, the house's.
  lottery_series        integer,
  UNIQUE (merchant_code, username_key),
  UNIQUE (merchant_code, invite_code)
);
CREATE INDEX accounts_upline ON accounts (upline_id);
CREATE INDEX accounts_agents ON accounts (id) WHERE type <> 0;
COMMENT ON COLUMN accounts.type IS 'UserType';
COMMENT ON COLUMN accounts.member_labels IS 'string[]';
COMMENT ON COLUMN accounts.flags IS 'Record<string, boolean>';
COMMENT ON COLUMN accounts.fields IS 'Record<string, string>';

-- Values that no two accounts of a brand may share besides the username: e-mail, mobile number, ...
CREATE TABLE account_identifiers (
  merchant_code text NOT NULL REFERENCES merchants (code),
  kind          text NOT NULL CHECK (kind IN ('email', 'mobile')),
  value_key     text NOT NULL,
  account_id    text NOT NULL REFERENCES accounts (id),
  -- When the owner of a number or address proved that it is theirs; only then does it open anything.
  verified_at   timestamptz,
  PRIMARY KEY (merchant_code, kind, value_key)
);

-- Numbers and addresses that somebody who is excluded had when the exclusion began, and gave up afterwards.
CREATE TABLE former_contacts (
  account_id text NOT NULL REFERENCES accounts (id),
  kind       text NOT NULL CHECK (kind IN ('mobile', 'email')),
  value      text NOT NULL,
  PRIMARY KEY (account_id, kind, value)
);

-- Pictures that members made of themselves, one each.
CREATE TABLE own_avatars (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  -- Part of its address: new with each picture, so that browsers may keep it for ever.
  id         text NOT NULL UNIQUE,
  media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg')),
  -- Key of the picture in the storage.
  file       text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- Before somebody has looked at it, its owner alone is told its address.
  checked_at timestamptz
);

-- Every account with each account above it and itself, so that a team is one index range at any depth.
CREATE TABLE account_uplines (
  upline_id  text NOT NULL REFERENCES accounts (id),
  account_id text NOT NULL REFERENCES accounts (id),
  -- 0 for itself, 1 for a direct downline.
  distance   integer NOT NULL,
  PRIMARY KEY (upline_id, account_id)
);
CREATE INDEX account_uplines_account ON account_uplines (account_id, distance);
-- How many are directly below an account, and who is an agent, without a look at every account.
CREATE INDEX account_uplines_below ON account_uplines (upline_id, distance, account_id);

-- An address of mail as its owner reads it: without `+tag` and dots, which most providers ignore.
CREATE FUNCTION mailbox_of(p_address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(regexp_replace(split_part(lower(p_address), '@', 1), '\+.*$', ''), '.', '') || '@' ||
    CASE split_part(lower(p_address), '@', 2) WHEN 'googlemail.com' THEN 'gmail.com' ELSE split_part(lower(p_address), '@', 2) END
$$;

-- Every number and address of an account, those of its form, those that it proved and those that it gave up, as compared.
CREATE FUNCTION contacts_of(p_account text) RETURNS TABLE (kind text, value text) LANGUAGE sql STABLE AS $$
  SELECT kind, CASE kind WHEN 'email' THEN mailbox_of(value) ELSE value END FROM (
    SELECT kind, value_key AS value FROM account_identifiers WHERE account_id = p_account
    UNION SELECT kind, value FROM former_contacts WHERE account_id = p_account
    UNION SELECT 'email', fields ->> 'email' FROM accounts WHERE id = p_account
    UNION SELECT 'mobile', fields ->> 'mobileNum' FROM accounts WHERE id = p_account
  ) own WHERE value IS NOT NULL AND value <> ''
$$;

CREATE FUNCTION account_uplines_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_uplines (upline_id, account_id, distance)
    SELECT NEW.id, NEW.id, 0
    UNION ALL SELECT upline_id, NEW.id, distance + 1 FROM account_uplines WHERE account_id = NEW.upline_id;
  RETURN NULL;
END $$;
CREATE TRIGGER account_uplines_add AFTER INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION account_uplines_add();

-- A moved account takes everybody below it along, and all that they ever bet.
CREATE FUNCTION account_uplines_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_before text[];
BEGIN
  PERFORM team_days_lock();
  IF EXISTS (SELECT 1 FROM account_uplines WHERE upline_id = NEW.id AND account_id = NEW.upline_id) THEN
    RAISE EXCEPTION 'account % cannot be below itself', NEW.id USING ERRCODE = '23514';
  END IF;
  v_before := ARRAY (SELECT upline_id FROM account_uplines WHERE account_id = NEW.id AND distance > 0);
  DELETE FROM account_uplines u USING account_uplines own
    WHERE own.upline_id = NEW.id AND u.account_id = own.account_id
      AND u.upline_id NOT IN (SELECT account_id FROM account_uplines WHERE upline_id = NEW.id);
  INSERT INTO account_uplines (upline_id, account_id, distance)
    SELECT above.upline_id, own.account_id, above.distance + 1 + own.distance
    FROM account_uplines above CROSS JOIN account_uplines own
    WHERE above.account_id = NEW.upline_id AND own.upline_id = NEW.id;
  PERFORM team_days_rebuild(v_before || ARRAY (SELECT upline_id FROM account_uplines WHERE account_id = NEW.id AND distance > 0));
  RETURN NULL;
END $$;
CREATE TRIGGER account_uplines_move AFTER UPDATE OF upline_id ON accounts FOR EACH ROW
  WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id) EXECUTE FUNCTION account_uplines_move();
