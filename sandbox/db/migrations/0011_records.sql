-- Records and reports: one row a bet, one row a movement of a wallet, both with sums by business day, and who is below whom.

-- Midnight to midnight in the brand's time zone. Source: money rules, business day.
CREATE FUNCTION business_day(p_account text, p_at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (p_at AT TIME ZONE coalesce(s.value #>> '{}', 'UTC'))::date
  FROM accounts a LEFT JOIN settings s ON s.merchant_code = a.merchant_code AND s.key = 'timeZone'
  WHERE a.id = p_account
$$;

-- Every account with each account above it and itself, so that a team is one index range at any depth.
CREATE TABLE account_uplines (
  upline_id  text NOT NULL REFERENCES accounts (id),
  account_id text NOT NULL REFERENCES accounts (id),
  -- 0 for itself, 1 for a direct downline.
  distance   integer NOT NULL,
  PRIMARY KEY (upline_id, account_id)
);
CREATE INDEX account_uplines_account ON account_uplines (account_id, distance);

INSERT INTO account_uplines (upline_id, account_id, distance)
  WITH RECURSIVE above AS (
    SELECT id AS account_id, id AS upline_id, 0 AS distance FROM accounts
    UNION ALL
    SELECT above.account_id, a.upline_id, above.distance + 1
    FROM above JOIN accounts a ON a.id = above.upline_id WHERE a.upline_id IS NOT NULL
  )
  SELECT upline_id, account_id, distance FROM above;

CREATE FUNCTION account_uplines_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_uplines (upline_id, account_id, distance)
    SELECT NEW.id, NEW.id, 0
    UNION ALL SELECT upline_id, NEW.id, distance + 1 FROM account_uplines WHERE account_id = NEW.upline_id;
  RETURN NULL;
END $$;
CREATE TRIGGER account_uplines_add AFTER INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION account_uplines_add();

-- A moved account takes everybody below it along.
CREATE FUNCTION account_uplines_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM account_uplines WHERE upline_id = NEW.id AND account_id = NEW.upline_id) THEN
    RAISE EXCEPTION 'account % cannot be below itself', NEW.id USING ERRCODE = '23514';
  END IF;
  DELETE FROM account_uplines u USING account_uplines own
    WHERE own.upline_id = NEW.id AND u.account_id = own.account_id
      AND u.upline_id NOT IN (SELECT account_id FROM account_uplines WHERE upline_id = NEW.id);
  INSERT INTO account_uplines (upline_id, account_id, distance)
    SELECT above.upline_id, own.account_id, above.distance + 1 + own.distance
    FROM account_uplines above CROSS JOIN account_uplines own
    WHERE above.account_id = NEW.upline_id AND own.upline_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER account_uplines_move AFTER UPDATE OF upline_id ON accounts FOR EACH ROW
  WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id) EXECUTE FUNCTION account_uplines_move();

-- Rounds a fraction once, half to even. Source: money rules, rounding. p_value is never negative.
CREATE FUNCTION rate_of(p_value bigint, p_rate integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT w + CASE WHEN r > 5000 OR (r = 5000 AND w % 2 = 1) THEN 1 ELSE 0 END
  FROM (SELECT div(p_value::numeric * p_rate, 10000)::bigint AS w, mod(p_value::numeric * p_rate, 10000)::integer AS r) parts
$$;

-- A bet of any provider. Its day moves when it ends: reports are of finished bets, by the day on which they ended.
CREATE TABLE bets (
  id               text PRIMARY KEY,
  sequence         bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  account_id       text NOT NULL REFERENCES accounts (id),
  game_id          text NOT NULL REFERENCES games (id),
  game_type        text NOT NULL,
  vassalage        text NOT NULL,
  currency         text NOT NULL,
  status           text NOT NULL CHECK (status IN ('open', 'won', 'lost', 'even', 'void')),
  stake            bigint NOT NULL CHECK (stake > 0),
  payout           bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  valid_bet        bigint NOT NULL DEFAULT 0 CHECK (valid_bet BETWEEN 0 AND stake),
  valid_bet_reason text NOT NULL
    CHECK (valid_bet_reason IN ('full', 'share', 'open', 'even', 'void', 'lowOdds', 'coversDraw')),
  -- In 1/10,000.
  valid_bet_share  integer NOT NULL DEFAULT 10000 CHECK (valid_bet_share BETWEEN 0 AND 10000),
  placed_at        timestamptz NOT NULL,
  settled_at       timestamptz,
  at               timestamptz GENERATED ALWAYS AS (coalesce(settled_at, placed_at)) STORED,
  day              date NOT NULL,
  pick             text NOT NULL DEFAULT '',
  -- What happened between placing and paying, and facts of the game, as its provider tells them.
  steps            jsonb NOT NULL DEFAULT '[]',
  facts            jsonb NOT NULL DEFAULT '{}',
  CHECK ((status = 'open') = (settled_at IS NULL)),
  CHECK (status <> 'void' OR payout = stake),
  CHECK (status IN ('open', 'void') OR status = CASE WHEN payout > stake THEN 'won' WHEN payout < stake THEN 'lost' ELSE 'even' END)
);
CREATE INDEX bets_account ON bets (account_id, day DESC, at DESC, sequence DESC);

CREATE FUNCTION bets_set_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.day := business_day(NEW.account_id, coalesce(NEW.settled_at, NEW.placed_at));
  RETURN NEW;
END $$;
CREATE TRIGGER bets_set_day BEFORE INSERT OR UPDATE OF settled_at, placed_at, account_id ON bets
  FOR EACH ROW EXECUTE FUNCTION bets_set_day();

-- Sums of bets, kept in the transaction of the bet: only its owner's row is locked, never one that a team shares.
CREATE TABLE bet_days (
  account_id text NOT NULL REFERENCES accounts (id),
  day        date NOT NULL,
  game_type  text NOT NULL,
  vassalage  text NOT NULL,
  status     text NOT NULL,
  bets       bigint NOT NULL,
  stake      bigint NOT NULL,
  payout     bigint NOT NULL,
  valid_bet  bigint NOT NULL,
  -- Of the bet that was recorded last.
  last_sequence bigint NOT NULL,
  PRIMARY KEY (account_id, day, game_type, vassalage, status)
);
CREATE INDEX bet_days_day ON bet_days (day, account_id);

CREATE FUNCTION bet_days_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bet_days AS d (account_id, day, game_type, vassalage, status, bets, stake, payout, valid_bet, last_sequence)
    SELECT account_id, day, game_type, vassalage, status, count(*), sum(stake), sum(payout), sum(valid_bet), max(sequence)
    FROM added GROUP BY account_id, day, game_type, vassalage, status
    ORDER BY account_id, day, game_type, vassalage, status
  ON CONFLICT (account_id, day, game_type, vassalage, status) DO UPDATE SET bets = d.bets + EXCLUDED.bets,
    stake = d.stake + EXCLUDED.stake, payout = d.payout + EXCLUDED.payout, valid_bet = d.valid_bet + EXCLUDED.valid_bet,
    last_sequence = greatest(d.last_sequence, EXCLUDED.last_sequence);
  RETURN NULL;
END $$;
CREATE FUNCTION bet_days_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bet_days AS d (account_id, day, game_type, vassalage, status, bets, stake, payout, valid_bet, last_sequence)
    SELECT account_id, day, game_type, vassalage, status, sum(one), sum(one * stake), sum(one * payout), sum(one * valid_bet), max(sequence)
    FROM (SELECT 1 AS one, added.* FROM added UNION ALL SELECT -1, removed.* FROM removed) changed
    GROUP BY account_id, day, game_type, vassalage, status
    ORDER BY account_id, day, game_type, vassalage, status
  ON CONFLICT (account_id, day, game_type, vassalage, status) DO UPDATE SET bets = d.bets + EXCLUDED.bets,
    stake = d.stake + EXCLUDED.stake, payout = d.payout + EXCLUDED.payout, valid_bet = d.valid_bet + EXCLUDED.valid_bet,
    last_sequence = greatest(d.last_sequence, EXCLUDED.last_sequence);
  RETURN NULL;
END $$;
CREATE TRIGGER bets_added AFTER INSERT ON bets REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION bet_days_add();
CREATE TRIGGER bets_changed AFTER UPDATE ON bets REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION bet_days_change();

-- Makes the sums of an account anew from its bets, or of all accounts; running it again changes nothing.
CREATE FUNCTION bet_days_rebuild(p_account text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE bets IN SHARE MODE;
  DELETE FROM bet_days WHERE p_account IS NULL OR account_id = p_account;
  INSERT INTO bet_days (account_id, day, game_type, vassalage, status, bets, stake, payout, valid_bet, last_sequence)
    SELECT account_id, day, game_type, vassalage, status, count(*), sum(stake), sum(payout), sum(valid_bet), max(sequence)
    FROM bets WHERE p_account IS NULL OR account_id = p_account
    GROUP BY account_id, day, game_type, vassalage, status;
END $$;

-- What moved a member's main wallet or an agent's income, bets aside: those have their own record.
CREATE TABLE movements (
  -- Transaction and line of the ledger.
  id            text PRIMARY KEY,
  sequence      bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  account_id    text NOT NULL REFERENCES accounts (id),
  wallet        text NOT NULL CHECK (wallet IN ('main', 'income')),
  type          text NOT NULL,
  -- The ledger's own kind.
  kind          text NOT NULL,
  currency      text NOT NULL,
  amount        bigint NOT NULL,
  balance_after bigint NOT NULL,
  at            timestamptz NOT NULL,
  day           date NOT NULL
);
CREATE INDEX movements_account ON movements (account_id, wallet, day DESC, at DESC, sequence DESC);

CREATE TABLE movement_days (
  account_id text NOT NULL REFERENCES accounts (id),
  day        date NOT NULL,
  wallet     text NOT NULL,
  type       text NOT NULL,
  kind       text NOT NULL,
  count_in   bigint NOT NULL,
  amount_in  bigint NOT NULL,
  count_out  bigint NOT NULL,
  -- Positive.
  amount_out bigint NOT NULL,
  last_sequence bigint NOT NULL,
  PRIMARY KEY (account_id, day, wallet, type, kind)
);
CREATE INDEX movement_days_day ON movement_days (day, account_id);

-- The type under which the account record shows a posting of the ledger.
CREATE FUNCTION movement_type(p_kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_kind IN ('welcome', 'trial') THEN 'bonus'
    WHEN p_kind LIKE 'income.%' THEN 'wage'
    WHEN split_part(p_kind, '.', 1) IN ('deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'reward', 'wage', 'dividend', 'fee')
      THEN split_part(p_kind, '.', 1)
    ELSE 'correction' END
$$;

-- Writes the movements of some transactions, and their sums. A reversal is shown as what it reverses.
CREATE FUNCTION movements_write(p_transactions text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS (
    INSERT INTO movements (id, account_id, wallet, type, kind, currency, amount, balance_after, at, day)
      SELECT t.id || ':' || max(e.line), a.owner_id, a.purpose, movement_type(coalesce(r.kind, t.kind)), coalesce(r.kind, t.kind), a.currency,
        sum(e.amount), (array_agg(e.balance_after ORDER BY e.line DESC))[1], t.created_at, business_day(a.owner_id, t.created_at)
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
        LEFT JOIN ledger_transactions r ON r.id = t.reverses
      WHERE t.id = ANY (p_transactions) AND a.owner_id IS NOT NULL AND a.purpose IN ('main', 'income')
        AND coalesce(r.kind, t.kind) <> 'spin'
      GROUP BY t.id, t.sequence, t.created_at, t.kind, r.kind, a.owner_id, a.purpose, a.currency
      HAVING sum(e.amount) <> 0
      ORDER BY t.sequence
    ON CONFLICT (id) DO NOTHING
    RETURNING account_id, day, wallet, type, kind, amount, sequence
  )
  INSERT INTO movement_days AS d (account_id, day, wallet, type, kind, count_in, amount_in, count_out, amount_out, last_sequence)
    SELECT account_id, day, wallet, type, kind, count(*) FILTER (WHERE amount > 0), coalesce(sum(amount) FILTER (WHERE amount > 0), 0),
      count(*) FILTER (WHERE amount < 0), coalesce(-sum(amount) FILTER (WHERE amount < 0), 0), max(sequence)
    FROM moved GROUP BY account_id, day, wallet, type, kind ORDER BY account_id, day, wallet, type, kind
  ON CONFLICT (account_id, day, wallet, type, kind) DO UPDATE SET count_in = d.count_in + EXCLUDED.count_in,
    amount_in = d.amount_in + EXCLUDED.amount_in, count_out = d.count_out + EXCLUDED.count_out,
    amount_out = d.amount_out + EXCLUDED.amount_out,
    last_sequence = greatest(d.last_sequence, EXCLUDED.last_sequence);
END $$;

-- At the commit, when the transaction has its entries. Spins, which are most of all postings, pay nothing for it.
CREATE FUNCTION movements_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM movements_write(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_movements AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind <> 'spin') EXECUTE FUNCTION movements_follow();

SELECT movements_write((SELECT array_agg(id ORDER BY sequence) FROM ledger_transactions WHERE kind <> 'spin'));

-- Rounds that were played before there was a record of bets.
INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout, valid_bet, valid_bet_reason, placed_at, settled_at, day)
  SELECT r.id, r.account_id, r.game_id, g.category, r.vassalage, r.currency,
    CASE WHEN r.win > r.stake THEN 'won' WHEN r.win < r.stake THEN 'lost' ELSE 'even' END, r.stake, r.win,
    least(r.stake, abs(r.win - r.stake)), CASE WHEN r.win = r.stake THEN 'even' ELSE 'full' END,
    r.created_at, coalesce(r.settled_at, r.created_at), business_day(r.account_id, coalesce(r.settled_at, r.created_at))
  FROM provider_rounds r JOIN games g ON g.id = r.game_id
  WHERE r.state = 'settled' AND r.money = 'real' ORDER BY r.created_at;
