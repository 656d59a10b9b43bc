-- The account record is of what moved a wallet, bets aside. Only spins had been left out of it: bets of tables, sports,
-- card rooms and lotteries stood in it as corrections.

-- Whether a posting of the ledger is a stake or a payout of a game. The list in code is `gamePostings`.
CREATE FUNCTION is_game_posting(p_kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_kind IN ('spin', 'tableBet', 'tableWin', 'sportsBet', 'sportsWin', 'roomBet', 'roomWin', 'roomReturn',
    'lotteryBet', 'lotteryWin', 'lotteryReturn')
$$;

-- Nobody may write a movement between the corrected sums below and the functions that follow from then on.
SELECT team_days_lock();
LOCK TABLE ledger_transactions, movements, movement_days, movement_changes IN SHARE ROW EXCLUSIVE MODE;

DROP TRIGGER ledger_movements ON ledger_transactions;
-- Stakes and payouts, which are most of all postings, pay nothing for it; nor does a past that is loaded as a whole, whose
-- loader writes its movements itself.
CREATE CONSTRAINT TRIGGER ledger_movements AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NOT is_game_posting(NEW.kind) AND coalesce(current_setting('ledger.loading', true), '') <> 'on') EXECUTE FUNCTION movements_follow();

-- As before, without what games took and paid, and without reversals of it.
CREATE OR REPLACE FUNCTION movements_write(p_transactions text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS (
    INSERT INTO movements (id, account_id, wallet, type, kind, currency, amount, balance_after, at, day)
      SELECT t.id || ':' || max(e.line), a.owner_id, a.purpose, movement_type(coalesce(r.kind, t.kind)), coalesce(r.kind, t.kind), a.currency,
        sum(e.amount), (array_agg(e.balance_after ORDER BY e.line DESC))[1], t.created_at, business_day(a.owner_id, t.created_at)
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
        LEFT JOIN ledger_transactions r ON r.id = t.reverses
      WHERE t.id = ANY (p_transactions) AND a.owner_id IS NOT NULL AND a.purpose IN ('main', 'income')
        AND NOT is_game_posting(coalesce(r.kind, t.kind))
      GROUP BY t.id, t.sequence, t.created_at, t.kind, r.kind, a.owner_id, a.purpose, a.currency
      HAVING sum(e.amount) <> 0
      ORDER BY t.sequence
    ON CONFLICT (id) DO NOTHING
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

DELETE FROM movements WHERE is_game_posting(kind);
DELETE FROM movement_days WHERE is_game_posting(kind);

-- Sums of teams know types and no kinds: their corrections are made anew.
DELETE FROM movement_changes WHERE type = 'correction';
DELETE FROM team_movement_days WHERE type = 'correction';
INSERT INTO team_movement_days (team_id, day, type, count_in, amount_in, count_out, amount_out, last_sequence)
  SELECT u.upline_id, d.day, d.type, sum(d.count_in), sum(d.amount_in), sum(d.count_out), sum(d.amount_out), max(d.last_sequence)
  FROM movement_days d JOIN account_uplines u ON u.account_id = d.account_id
  WHERE u.distance > 0 AND d.wallet = 'main' AND d.type = 'correction'
  GROUP BY u.upline_id, d.day, d.type ORDER BY u.upline_id, d.day;
