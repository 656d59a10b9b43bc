-- The ledger: double entry, integer minor units, entries that nobody changes.

CREATE TABLE ledger_accounts (
  id         text PRIMARY KEY,
  -- The member or agent that owns it; NULL for an account of the house.
  owner_id   text REFERENCES accounts (id),
  -- main for a member's wallet; bank, welcome, provider:<vassalage>, ... for the house.
  purpose    text NOT NULL,
  currency   text NOT NULL CHECK (currency ~ '^[A-Z]{3,6}$'),
  -- Trial money never meets real money: a posting balances within its class.
  money      text NOT NULL DEFAULT 'real' CHECK (money IN ('real', 'play')),
  balance    bigint NOT NULL DEFAULT 0,
  version    bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- A corrected result took back what had gone meanwhile: it stands below zero until it is even.
  owes       boolean NOT NULL DEFAULT false,
  CHECK (owner_id IS NULL OR balance >= 0 OR owes)
);
CREATE INDEX ledger_accounts_owing ON ledger_accounts (owner_id) WHERE owes;
CREATE UNIQUE INDEX ledger_accounts_owner ON ledger_accounts (owner_id, purpose, currency) WHERE owner_id IS NOT NULL;

CREATE TABLE ledger_transactions (
  id         text PRIMARY KEY,
  sequence   bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- Who asked; an idempotency key is unique within its actor.
  actor      text NOT NULL,
  key        text NOT NULL,
  input_hash text NOT NULL,
  -- spin, transfer, welcome, deposit, reversal, ...
  kind       text NOT NULL,
  reverses   text UNIQUE REFERENCES ledger_transactions (id),
  meta       jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  UNIQUE (actor, key)
);
CREATE INDEX ledger_transactions_created ON ledger_transactions (created_at);
COMMENT ON COLUMN ledger_transactions.meta IS 'Record<string, unknown>';

CREATE TABLE ledger_entries (
  transaction_id text NOT NULL REFERENCES ledger_transactions (id),
  -- Place within its transaction, from 1.
  line           integer NOT NULL,
  account_id     text NOT NULL REFERENCES ledger_accounts (id),
  amount         bigint NOT NULL CHECK (amount <> 0),
  balance_after  bigint NOT NULL,
  -- The account's version after this entry; gapless per account.
  version        bigint NOT NULL,
  created_at     timestamptz NOT NULL,
  PRIMARY KEY (transaction_id, line),
  UNIQUE (account_id, version)
);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, created_at);

-- Of what only grows: the ledger, and the log of operators.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'append-only: % on % refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'LG009';
END $$;
CREATE TRIGGER ledger_entries_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transactions_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_accounts_kept BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A cached balance moves only inside ledger_post: a stray UPDATE would break the trial balance silently.
CREATE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.id <> OLD.id OR NEW.currency <> OLD.currency OR NEW.money <> OLD.money
     OR NEW.owner_id IS DISTINCT FROM OLD.owner_id
     OR ((NEW.balance <> OLD.balance OR NEW.version <> OLD.version OR NEW.owes <> OLD.owes)
         AND coalesce(current_setting('ledger.posting', true), '') <> 'on') THEN
    RAISE EXCEPTION 'ledger account % may only be moved by a posting', OLD.id USING ERRCODE = 'LG009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_accounts_guard BEFORE UPDATE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION ledger_guard_account();

-- A new account starts at nothing.
CREATE FUNCTION ledger_guard_new_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0 OR NEW.version <> 0 OR NEW.owes THEN
    RAISE EXCEPTION 'ledger account % must start at 0', NEW.id USING ERRCODE = 'LG009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_accounts_new BEFORE INSERT ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION ledger_guard_new_account();

-- Entries enter by ledger_post alone, which writes all lines of a transaction in one statement; this holds anyone
-- else who tries to the same law.
CREATE FUNCTION ledger_check_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('ledger.posting', true), '') <> 'on' THEN
    RAISE EXCEPTION 'entries are written by ledger_post only' USING ERRCODE = 'LG009';
  END IF;
  IF EXISTS (
    SELECT 1 FROM added e JOIN public.ledger_accounts a ON a.id = e.account_id
    GROUP BY e.transaction_id, a.currency, a.money HAVING sum(e.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'a transaction must sum to zero in each currency' USING ERRCODE = 'LG003';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_zero AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_entries();

CREATE FUNCTION notify_wallet_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('person', NEW.owner_id || ' balance');
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_accounts_notify AFTER UPDATE OF balance ON ledger_accounts
  FOR EACH ROW WHEN (NEW.owner_id IS NOT NULL AND NEW.balance <> OLD.balance) EXECUTE FUNCTION notify_wallet_owner();

-- Posts one transaction and answers
--   {"id", "replayed", "entries": [{"account", "amount", "balance", "version"}]}  with amounts as text.
-- Refusals, by SQLSTATE:
--   LG001 an account of a member would fall below zero     LG004 no such account
--   LG002 the key was used with another input              LG005 nothing to post, or an amount of 0
--   LG003 the amounts do not sum to zero                   LG006 no such transaction, or reversed already
-- and `wallet.owes` where the account is below zero already. Only the reversal of a corrected result may take it there.
CREATE FUNCTION ledger_post(
  p_id       text,
  p_actor    text,
  p_key      text,
  p_hash     text,
  p_kind     text,
  p_postings jsonb,
  p_meta     jsonb,
  p_reverses text,
  p_at       timestamptz
-- Arrays of two would be planned anew at every call: a plan for any array is reckoned for ten.
) RETURNS jsonb LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_hash     text := coalesce(p_hash, encode(sha256(convert_to(
               p_kind || E'\n' || coalesce(p_reverses, '') || E'\n' || p_postings::text, 'UTF8')), 'hex'));
  v_known    ledger_transactions%ROWTYPE;
  v_accounts text[];
  v_amounts  bigint[];
  v_needed   integer;
  v_locked   integer;
  v_short    text;
  v_entries  jsonb;
  v_may_owe  boolean := p_reverses IS NOT NULL AND p_meta ? 'correction';
BEGIN
  -- Waits for a concurrent post under the same key, and then sees what it wrote.
  INSERT INTO ledger_transactions (id, actor, key, input_hash, kind, reverses, meta, created_at)
  VALUES (p_id, p_actor, p_key, v_hash, p_kind, p_reverses, p_meta, p_at)
  ON CONFLICT (actor, key) DO NOTHING;
  IF NOT FOUND THEN
    SELECT * INTO STRICT v_known FROM ledger_transactions WHERE actor = p_actor AND key = p_key;
    IF v_known.input_hash <> v_hash THEN
      RAISE EXCEPTION 'key used with another input' USING ERRCODE = 'LG002', DETAIL = v_known.id;
    END IF;
    RETURN jsonb_build_object('id', v_known.id, 'replayed', true, 'entries', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('account', account_id, 'amount', amount::text,
        'balance', balance_after::text, 'version', version::text) ORDER BY line), '[]'::jsonb)
      FROM ledger_entries WHERE transaction_id = v_known.id));
  END IF;

  SELECT array_agg(p.value ->> 'account' ORDER BY p.ordinality), array_agg((p.value ->> 'amount')::bigint ORDER BY p.ordinality),
      count(DISTINCT p.value ->> 'account')
    INTO v_accounts, v_amounts, v_needed
    FROM jsonb_array_elements(CASE jsonb_typeof(p_postings) WHEN 'array' THEN p_postings ELSE '[]' END) WITH ORDINALITY p;
  IF v_needed = 0 OR 0 = ANY (v_amounts) THEN
    RAISE EXCEPTION 'nothing to post' USING ERRCODE = 'LG005';
  END IF;

  -- Locks in id order, so that two transactions over the same accounts can never wait for each other.
  SELECT count(*) INTO v_locked FROM (
    SELECT FROM ledger_accounts WHERE id = ANY (v_accounts) ORDER BY id FOR UPDATE
  ) locked;
  IF v_locked <> v_needed THEN
    RAISE EXCEPTION 'no such account' USING ERRCODE = 'LG004';
  END IF;

  PERFORM set_config('ledger.posting', 'on', true);
  -- Balances in the order of the lines, so that a stake cannot be paid from its own win.
  WITH lines AS (
    SELECT p.line, a.id, a.owner_id, p.amount, a.balance + sum(p.amount) OVER own AS balance, a.version + row_number() OVER own AS version
    FROM unnest(v_accounts, v_amounts) WITH ORDINALITY p (account, amount, line) JOIN ledger_accounts a ON a.id = p.account
    WINDOW own AS (PARTITION BY a.id ORDER BY p.line)
  ), written AS (
    INSERT INTO ledger_entries (transaction_id, line, account_id, amount, balance_after, version, created_at)
    SELECT p_id, line, id, amount, balance, version, p_at FROM lines
  )
  SELECT jsonb_agg(jsonb_build_object('account', id, 'amount', amount::text, 'balance', balance::text, 'version', version::text)
      ORDER BY line), min(id) FILTER (WHERE owner_id IS NOT NULL AND balance < 0 AND amount < 0)
    INTO v_entries, v_short FROM lines;
  IF v_short IS NOT NULL AND NOT v_may_owe THEN
    PERFORM refuse('wallet.owes', jsonb_build_object('owed', (-balance)::text))
      FROM ledger_accounts WHERE id = v_short AND owes;
    RAISE EXCEPTION 'balance too low' USING ERRCODE = 'LG001', DETAIL = v_short;
  END IF;
  UPDATE ledger_accounts a SET balance = a.balance + moved.amount, version = a.version + moved.lines,
    owes = a.owner_id IS NOT NULL AND a.balance + moved.amount < 0
  FROM (SELECT account, sum(amount) AS amount, count(*) AS lines FROM unnest(v_accounts, v_amounts) p (account, amount)
        GROUP BY account) moved
  WHERE a.id = moved.account;
  PERFORM set_config('ledger.posting', 'off', true);

  RETURN jsonb_build_object('id', p_id, 'replayed', false, 'entries', v_entries);
END $$;

-- Undoes a transaction by its mirror image. A transaction can be reversed once.
CREATE FUNCTION ledger_reverse(
  p_id text, p_actor text, p_key text, p_transaction text, p_meta jsonb, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_lines jsonb;
BEGIN
  -- Credits first: money that left a member must be back before money that reached one is taken away.
  SELECT jsonb_agg(jsonb_build_object('account', account_id, 'amount', (-amount)::text) ORDER BY amount, line)
  INTO v_lines FROM ledger_entries WHERE transaction_id = p_transaction;
  IF v_lines IS NULL THEN
    RAISE EXCEPTION 'no such transaction' USING ERRCODE = 'LG006';
  END IF;
  RETURN ledger_post(p_id, p_actor, p_key, NULL, 'reversal', v_lines, p_meta, p_transaction, p_at);
EXCEPTION WHEN unique_violation THEN
  RAISE EXCEPTION 'reversed already' USING ERRCODE = 'LG006';
END $$;

-- Everything that a member holds of a currency, and a version that grows with every posting to any of it. What an agent
-- earned stands by itself.
CREATE FUNCTION balance_of_owner(p_owner text, p_currency text) RETURNS TABLE (balance bigint, version bigint) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum64(a.balance), 0), coalesce(sum64(a.version), 0) FROM ledger_accounts a
  WHERE a.owner_id = p_owner AND a.currency = p_currency AND a.purpose <> 'income'
$$;

-- One row per currency and class of money that does not add up; none when the books are in order.
CREATE VIEW ledger_faults AS
  SELECT 'sum of entries' AS fault, a.currency, a.money, NULL::text AS account_id, sum(e.amount)::text AS amount
  FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
  GROUP BY a.currency, a.money HAVING sum(e.amount) <> 0
  UNION ALL
  SELECT 'sum of balances', currency, money, NULL, sum(balance)::text
  FROM ledger_accounts GROUP BY currency, money HAVING sum(balance) <> 0
  UNION ALL
  SELECT 'balance differs from entries', a.currency, a.money, a.id, (a.balance - coalesce(sum(e.amount), 0))::text
  FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id
  GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0) OR a.version <> count(e.line)
  UNION ALL
  SELECT 'negative member balance', currency, money, id, balance::text
  FROM ledger_accounts WHERE owner_id IS NOT NULL AND balance < 0 AND NOT owes
  UNION ALL
  SELECT 'transaction without entries', '', '', t.id, ''
  FROM ledger_transactions t WHERE NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.transaction_id = t.id);
