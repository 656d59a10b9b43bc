-- Records: sums of bets by business day, and one row a movement of a wallet with its sums.

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
COMMENT ON COLUMN bet_days.status IS 'BetStatus';

-- What moved a member's main wallet or an agent's income, bets aside: those have their own record. By month (see months.sql).
CREATE SEQUENCE movements_sequence;
CREATE TABLE movements (
  -- Transaction and line of the ledger.
  id            text NOT NULL,
  sequence      bigint NOT NULL DEFAULT nextval('movements_sequence'),
  account_id    text NOT NULL REFERENCES accounts (id),
  wallet        text NOT NULL CHECK (wallet IN ('main', 'income')),
  type          text NOT NULL,
  -- The ledger's own kind.
  kind          text NOT NULL,
  currency      text NOT NULL,
  amount        bigint NOT NULL,
  balance_after bigint NOT NULL,
  at            timestamptz NOT NULL,
  day           date NOT NULL,
  PRIMARY KEY (id, at),
  UNIQUE (sequence, at)
) PARTITION BY RANGE (at);
ALTER SEQUENCE movements_sequence OWNED BY movements.sequence;
CREATE INDEX movements_account ON movements (account_id, wallet, at DESC, sequence DESC);

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

-- What was written to `bet_days` and is not in the sums of teams yet.
CREATE TABLE bet_changes (
  account_id    text NOT NULL,
  day           date NOT NULL,
  game_type     text NOT NULL,
  status        text NOT NULL,
  bets          bigint NOT NULL,
  stake         bigint NOT NULL,
  payout        bigint NOT NULL,
  valid_bet     bigint NOT NULL,
  last_sequence bigint NOT NULL
);
COMMENT ON COLUMN bet_changes.status IS 'BetStatus';
-- What one reads of oneself does not pay for what all others bet in these seconds.
CREATE INDEX bet_changes_account ON bet_changes (account_id);

-- What was written to `movement_days` of main wallets and is not in the sums of teams yet.
CREATE TABLE movement_changes (
  account_id    text NOT NULL,
  day           date NOT NULL,
  type          text NOT NULL,
  count_in      bigint NOT NULL,
  amount_in     bigint NOT NULL,
  count_out     bigint NOT NULL,
  amount_out    bigint NOT NULL,
  last_sequence bigint NOT NULL
);

CREATE FUNCTION bet_days_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH summed AS (
    SELECT account_id, day, game_type, vassalage, status, count(*) AS bets, sum(stake) AS stake, sum(payout) AS payout,
      sum(valid_bet) AS valid_bet, max(sequence) AS last_sequence
    FROM added WHERE money = 'real' GROUP BY account_id, day, game_type, vassalage, status),
  told AS (
    INSERT INTO public.bet_changes (account_id, day, game_type, status, bets, stake, payout, valid_bet, last_sequence)
      SELECT account_id, day, game_type, status, bets, stake, payout, valid_bet, last_sequence FROM summed)
  INSERT INTO public.bet_days AS d (account_id, day, game_type, vassalage, status, bets, stake, payout, valid_bet, last_sequence)
    SELECT account_id, day, game_type, vassalage, status, bets, stake, payout, valid_bet, last_sequence
    FROM summed ORDER BY account_id, day, game_type, vassalage, status
  ON CONFLICT (account_id, day, game_type, vassalage, status) DO UPDATE SET bets = d.bets + EXCLUDED.bets,
    stake = d.stake + EXCLUDED.stake, payout = d.payout + EXCLUDED.payout, valid_bet = d.valid_bet + EXCLUDED.valid_bet,
    last_sequence = greatest(d.last_sequence, EXCLUDED.last_sequence);
  RETURN NULL;
END $$;
CREATE TRIGGER bets_added AFTER INSERT ON bets REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION bet_days_add();

CREATE FUNCTION bet_days_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH summed AS (
    SELECT account_id, day, game_type, vassalage, status, sum(one) AS bets, sum(one * stake) AS stake, sum(one * payout) AS payout,
      sum(one * valid_bet) AS valid_bet, max(sequence) AS last_sequence
    FROM (SELECT 1 AS one, added.* FROM added UNION ALL SELECT -1, removed.* FROM removed) changed
    WHERE money = 'real' GROUP BY account_id, day, game_type, vassalage, status),
  told AS (
    INSERT INTO bet_changes (account_id, day, game_type, status, bets, stake, payout, valid_bet, last_sequence)
      SELECT account_id, day, game_type, status, bets, stake, payout, valid_bet, last_sequence FROM summed)
  INSERT INTO bet_days AS d (account_id, day, game_type, vassalage, status, bets, stake, payout, valid_bet, last_sequence)
    SELECT account_id, day, game_type, vassalage, status, bets, stake, payout, valid_bet, last_sequence
    FROM summed ORDER BY account_id, day, game_type, vassalage, status
  ON CONFLICT (account_id, day, game_type, vassalage, status) DO UPDATE SET bets = d.bets + EXCLUDED.bets,
    stake = d.stake + EXCLUDED.stake, payout = d.payout + EXCLUDED.payout, valid_bet = d.valid_bet + EXCLUDED.valid_bet,
    last_sequence = greatest(d.last_sequence, EXCLUDED.last_sequence);
  RETURN NULL;
END $$;
CREATE TRIGGER bets_changed AFTER UPDATE ON bets REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION bet_days_change();

-- Makes the sums of an account anew from its bets, or of all accounts with those of teams; running it again changes nothing.
CREATE FUNCTION bet_days_rebuild(p_account text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_without_months('bets');
  LOCK TABLE bets IN SHARE MODE;
  IF p_account IS NOT NULL THEN
    INSERT INTO bet_changes (account_id, day, game_type, status, bets, stake, payout, valid_bet, last_sequence)
      SELECT account_id, day, game_type, status, sum(bets), sum(stake), sum(payout), sum(valid_bet), max(last_sequence)
      FROM (SELECT account_id, day, game_type, status, -bets AS bets, -stake AS stake, -payout AS payout, -valid_bet AS valid_bet, last_sequence
          FROM bet_days WHERE account_id = p_account
        UNION ALL SELECT account_id, day, game_type, status, 1, stake, payout, valid_bet, sequence
          FROM bets WHERE account_id = p_account AND money = 'real') both_sums
      GROUP BY account_id, day, game_type, status
      HAVING sum(bets) <> 0 OR sum(stake) <> 0 OR sum(payout) <> 0 OR sum(valid_bet) <> 0;
  END IF;
  DELETE FROM bet_days WHERE p_account IS NULL OR account_id = p_account;
  INSERT INTO bet_days (account_id, day, game_type, vassalage, status, bets, stake, payout, valid_bet, last_sequence)
    SELECT account_id, day, game_type, vassalage, status, count(*), sum(stake), sum(payout), sum(valid_bet), max(sequence)
    FROM bets WHERE money = 'real' AND (p_account IS NULL OR account_id = p_account)
    GROUP BY account_id, day, game_type, vassalage, status;
  IF p_account IS NULL THEN
    PERFORM team_days_lock();
    DELETE FROM bet_changes;
    PERFORM team_days_rebuild();
  END IF;
END $$;

-- Whether a posting of the ledger is a stake or a payout of a game. The list in code is `gamePostings`.
CREATE FUNCTION is_game_posting(p_kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_kind IN ('spin', 'tableBet', 'tableWin', 'sportsBet', 'sportsWin', 'sportsReturn', 'sportsCashOut', 'roomBet', 'roomWin',
    'roomReturn', 'lotteryBet', 'lotteryWin', 'lotteryReturn', 'vendorBet', 'vendorWin', 'vendorReturn', 'vendorPlay')
$$;

-- The type under which the account record shows a posting of the ledger.
CREATE FUNCTION movement_type(p_kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_kind IN ('welcome', 'trial') THEN 'bonus'
    WHEN p_kind LIKE 'income.%' THEN 'wage'
    WHEN split_part(p_kind, '.', 1) IN ('deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'reward', 'wage', 'dividend', 'fee')
      THEN split_part(p_kind, '.', 1)
    ELSE 'correction' END
$$;

-- Writes the movements of some transactions, and their sums. A reversal is shown as what it reverses; one for a corrected
-- result stands here although its bet has its own record, so that nobody misses money without a line that says why.
CREATE FUNCTION movements_write(p_transactions text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS (
    INSERT INTO movements (id, account_id, wallet, type, kind, currency, amount, balance_after, at, day)
      SELECT t.id || ':' || max(e.line), a.owner_id, a.purpose, movement_type(coalesce(r.kind, t.kind)), coalesce(r.kind, t.kind), a.currency,
        sum(e.amount), (array_agg(e.balance_after ORDER BY e.line DESC))[1], t.created_at, business_day(a.owner_id, t.created_at)
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
        LEFT JOIN ledger_transactions r ON r.id = t.reverses
      WHERE t.id = ANY (p_transactions) AND a.owner_id IS NOT NULL AND a.purpose IN ('main', 'income')
        AND (t.meta ? 'correction' OR NOT is_game_posting(coalesce(r.kind, t.kind)))
      GROUP BY t.id, t.sequence, t.created_at, t.kind, r.kind, a.owner_id, a.purpose, a.currency
      HAVING sum(e.amount) <> 0
      ORDER BY t.sequence
    ON CONFLICT (id, at) DO NOTHING
    RETURNING account_id, day, wallet, type, kind, amount, sequence
  ),
  summed AS (
    SELECT account_id, day, wallet, type, kind, count(*) FILTER (WHERE amount > 0) AS count_in, coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS amount_in,
      count(*) FILTER (WHERE amount < 0) AS count_out, coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS amount_out, max(sequence) AS last_sequence
    FROM moved GROUP BY account_id, day, wallet, type, kind
  ),
  told AS (
    INSERT INTO movement_changes (account_id, day, type, count_in, amount_in, count_out, amount_out, last_sequence)
      SELECT account_id, day, type, count_in, amount_in, count_out, amount_out, last_sequence FROM summed WHERE wallet = 'main'
  )
  INSERT INTO movement_days AS d (account_id, day, wallet, type, kind, count_in, amount_in, count_out, amount_out, last_sequence)
    SELECT account_id, day, wallet, type, kind, count_in, amount_in, count_out, amount_out, last_sequence
    FROM summed ORDER BY account_id, day, wallet, type, kind
  ON CONFLICT (account_id, day, wallet, type, kind) DO UPDATE SET count_in = d.count_in + EXCLUDED.count_in,
    amount_in = d.amount_in + EXCLUDED.amount_in, count_out = d.count_out + EXCLUDED.count_out,
    amount_out = d.amount_out + EXCLUDED.amount_out,
    last_sequence = greatest(d.last_sequence, EXCLUDED.last_sequence);
END $$;

CREATE FUNCTION movements_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM movements_write(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
-- At the commit, when the transaction has its entries. Stakes and payouts, which are most of all postings, pay nothing for it;
-- nor does a past that is loaded as a whole, whose loader writes its movements itself.
CREATE CONSTRAINT TRIGGER ledger_movements AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NOT is_game_posting(NEW.kind) AND coalesce(current_setting('ledger.loading', true), '') <> 'on') EXECUTE FUNCTION movements_follow();
