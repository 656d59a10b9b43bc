-- Stakes and finished bets of every kind: one function takes a stake, one writes what came of it.

-- Ends a transaction with a refusal: its code, and what the reply says besides.
CREATE FUNCTION refuse(p_code text, p_value jsonb DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', p_code USING ERRCODE = 'RF001', DETAIL = coalesce(p_value::text, '');
END $$;

-- A moment as the program writes it.
CREATE FUNCTION iso_moment(p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- One at a time for an account from here to the end of the transaction: bets of all kinds, pauses, limits.
CREATE FUNCTION lock_play(p_account text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('play:' || p_account, 0))
$$;

-- Refuses what a break, an exclusion or a doubt about one forbids.
CREATE FUNCTION refuse_while_paused(p_account text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_pause record;
BEGIN
  SELECT * INTO v_pause FROM pauses_at(p_account, p_at) LIMIT 1;
  IF v_pause.holds THEN
    PERFORM refuse(CASE v_pause.kind WHEN 'break' THEN 'play.paused' ELSE 'play.excluded' END,
      jsonb_strip_nulls(jsonb_build_object('endsAt', iso_moment(v_pause.ends_at))));
  END IF;
  IF EXISTS (SELECT FROM account_reviews
      WHERE account_id = p_account AND created_at <= p_at AND (cleared_at IS NULL OR cleared_at > p_at)) THEN
    PERFORM refuse('play.review');
  END IF;
END $$;

-- Refuses a stake above what a bonus allows while it is open: a bet is never used against its player afterwards.
CREATE FUNCTION refuse_beyond_bonus(p_account text, p_stake bigint, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_most bigint;
BEGIN
  SELECT min(max_stake) INTO v_most FROM turnover_requirements
    WHERE account_id = p_account AND status = 'open' AND kind = 'bonus' AND expires_at > p_at;
  IF p_stake > v_most THEN
    PERFORM refuse('play.bonusStake', jsonb_build_object('most', v_most::text));
  END IF;
END $$;

-- Refuses a stake beyond a limit of the player's: of time, or of stakes or losses at all games or at those of its product. What
-- is used is counted as `limits.ts` shows it.
CREATE FUNCTION refuse_beyond_limits(
  p_account text, p_merchant text, p_game_type text, p_stake bigint, p_is_real boolean, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_limit play_limits%ROWTYPE;
  v_zone  text;
  v_from  date;
  v_to    date;
  v_until timestamptz;
  v_used  bigint;
BEGIN
  FOR v_limit IN SELECT * FROM play_limits
    WHERE account_id = p_account AND kind IN ('session', 'stake', 'loss') AND product IN ('all', product_of(p_game_type))
    ORDER BY since, kind, period, product
  LOOP
    v_zone := coalesce(v_zone,
      (SELECT value #>> '{}' FROM settings WHERE merchant_code = p_merchant AND key = 'timeZone'), 'UTC');
    v_from := date_trunc(v_limit.period, p_at AT TIME ZONE v_zone);
    v_to := v_from + ('1 ' || v_limit.period)::interval;
    v_until := v_to::timestamp AT TIME ZONE v_zone;
    IF v_limit.kind = 'session' THEN
      SELECT floor(coalesce(sum(extract(epoch FROM least(last_at, p_at)
          - greatest(started_at, v_from::timestamp AT TIME ZONE v_zone))), 0) / 60) INTO v_used
        FROM play_sessions WHERE account_id = p_account
          AND last_at > v_from::timestamp AT TIME ZONE v_zone AND started_at < p_at;
      IF v_used >= v_limit.amount THEN
        PERFORM refuse('play.timeLimit', jsonb_build_object('until', iso_moment(v_until)));
      END IF;
    ELSIF p_is_real THEN
      SELECT CASE v_limit.kind WHEN 'stake' THEN sum(stake) ELSE greatest(sum(stake) - sum(payout), 0) END INTO v_used
        FROM bet_days WHERE account_id = p_account AND day >= v_from AND day < v_to AND status <> 'void'
          AND v_limit.product IN ('all', product_of(game_type));
      IF p_stake > greatest(v_limit.amount - coalesce(v_used, 0), 0) THEN
        PERFORM refuse('play.' || v_limit.kind || CASE v_limit.product WHEN 'all' THEN 'Limit' ELSE 'LimitOfProduct' END,
          jsonb_strip_nulls(jsonb_build_object('left', greatest(v_limit.amount - coalesce(v_used, 0), 0)::text,
            'until', iso_moment(v_until), 'product', nullif(v_limit.product, 'all'))));
      END IF;
    END IF;
  END LOOP;
END $$;

-- Refuses whoever stands below zero since a result was corrected.
CREATE FUNCTION refuse_while_owing(p_account text) RETURNS void LANGUAGE sql AS $$
  SELECT refuse('wallet.owes', jsonb_build_object('owed', (-sum64(balance))::text))
  FROM ledger_accounts WHERE owner_id = p_account AND owes HAVING count(*) > 0
$$;

-- Takes a stake, with what it brought when that is known at once: posts it, then locks the player's play, and then asks pauses,
-- the reality check and limits, so that no two bets pass them together, whichever wallets they are paid from. The wallet
-- comes first because settlements lock in that order, too. The same key again moves nothing and asks nothing.
CREATE FUNCTION place_wager(
  p_id text, p_account text, p_merchant text, p_key text, p_hash text, p_kind text, p_postings jsonb, p_meta jsonb,
  p_game_type text, p_stake bigint, p_payout bigint, p_is_real boolean, p_is_clock_off boolean, p_check_minutes integer,
  -- Of the session of play, when a new one begins.
  p_session text,
  p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_began  timestamptz := clock_timestamp();
  -- A free spin takes nothing.
  v_posted jsonb := CASE WHEN p_postings = '[]' THEN jsonb_build_object('id', p_id, 'replayed', false, 'entries', p_postings)
    ELSE ledger_post(p_id, p_account, p_key, p_hash, p_kind, p_postings, p_meta, NULL, p_at) END;
  v_runs   play_sessions%ROWTYPE;
BEGIN
  IF (v_posted ->> 'replayed')::boolean THEN
    RETURN v_posted;
  END IF;
  IF p_is_clock_off THEN
    PERFORM refuse('bets.paused');
  END IF;
  IF p_is_real THEN
    PERFORM refuse_while_owing(p_account);
  END IF;
  PERFORM lock_play(p_account);
  -- A pause may have begun while this waited for the one who set it.
  PERFORM refuse_while_paused(p_account, p_at + (clock_timestamp() - v_began));
  -- A longer gap between two signs of play begins a new session.
  SELECT * INTO v_runs FROM play_sessions WHERE account_id = p_account AND last_at > p_at - interval '15 minutes'
    ORDER BY last_at DESC, id DESC LIMIT 1;
  IF v_runs.checked_at + make_interval(mins => p_check_minutes) <= p_at THEN
    PERFORM refuse('play.check');
  END IF;
  PERFORM refuse_beyond_limits(p_account, p_merchant, p_game_type, p_stake, p_is_real, p_at);
  IF p_is_real THEN
    PERFORM refuse_beyond_bonus(p_account, p_stake, p_at);
  END IF;
  -- Trial money counts time alone.
  IF v_runs.id IS NULL THEN
    INSERT INTO play_sessions (id, account_id, started_at, last_at, checked_at, stake, payout)
      VALUES (p_session, p_account, p_at, p_at, p_at,
        CASE WHEN p_is_real THEN p_stake ELSE 0 END, CASE WHEN p_is_real THEN p_payout ELSE 0 END);
  ELSE
    -- Another process, whose clock is a little ahead, may have said more.
    UPDATE play_sessions SET last_at = greatest(last_at, p_at), stake = stake + CASE WHEN p_is_real THEN p_stake ELSE 0 END,
      payout = payout + CASE WHEN p_is_real THEN p_payout ELSE 0 END WHERE id = v_runs.id;
  END IF;
  RETURN v_posted;
END $$;

-- Fills the oldest open requirements whose games a settled bet belongs to, the rest going on to the next. What counts of it is
-- weighed by the shares of today, and for a bonus by those of its terms. A bet that is told twice counts once; one that is
-- settled anew gives back what it gave to those still open, and fills those of its time: what was met stays met. Returns the
-- bonus requirements that it met.
CREATE FUNCTION fill_turnover(
  p_account text, p_bet text, p_game text, p_game_type text, p_stake bigint,
  -- What counts of it, and what would with a share of all.
  p_valid bigint, p_unweighted bigint, p_currency text, p_at timestamptz, p_is_anew boolean DEFAULT false
) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  v_open    turnover_requirements%ROWTYPE;
  -- What is left of the bet, as a part of what it was for the one before.
  v_left    bigint := 1;
  v_of      bigint := 1;
  v_whole   bigint;
  v_fits    bigint;
  v_counted bigint;
  v_met     text[] := '{}';
  v_is_new  boolean;
BEGIN
  IF p_is_anew THEN
    v_is_new := true;
    PERFORM FROM turnover_requirements WHERE account_id = p_account AND status = 'open' ORDER BY sequence FOR UPDATE;
    WITH given AS (
      DELETE FROM turnover_bets b USING turnover_requirements r WHERE r.id = b.requirement_id AND r.account_id = p_account
        AND r.status = 'open' AND b.bet_id = p_bet RETURNING b.requirement_id, b.counted)
    UPDATE turnover_requirements r SET done = r.done - given.counted FROM given WHERE r.id = given.requirement_id;
    v_of := p_unweighted;
    v_left := p_unweighted - coalesce((SELECT sum(div(b.counted::numeric * p_unweighted, nullif(coalesce(
        rate_of(p_unweighted, (r.terms -> 'shares' ->> p_game_type)::integer, p_currency), p_valid), 0)))
      FROM turnover_bets b JOIN turnover_requirements r ON r.id = b.requirement_id
      WHERE b.bet_id = p_bet AND r.account_id = p_account), 0);
  END IF;
  IF p_unweighted <= 0 OR v_left <= 0 THEN
    RETURN v_met;
  END IF;
  FOR v_open IN SELECT * FROM turnover_requirements WHERE account_id = p_account AND status = 'open'
    ORDER BY sequence FOR UPDATE
  LOOP
    -- It may have met all that it filled: then what is open does not know of it.
    v_is_new := coalesce(v_is_new, NOT EXISTS (SELECT FROM turnover_bets b JOIN turnover_requirements r
      ON r.id = b.requirement_id WHERE b.bet_id = p_bet AND r.account_id = p_account));
    EXIT WHEN NOT v_is_new OR v_left = 0;
    CONTINUE WHEN NOT coalesce(v_open.game_types ? p_game_type, true) OR p_stake > v_open.max_stake
      OR p_at >= v_open.expires_at OR p_is_anew AND p_at < v_open.opened_at;
    v_whole := coalesce(rate_of(p_unweighted, (v_open.terms -> 'shares' ->> p_game_type)::integer, p_currency), p_valid);
    v_fits := div(v_whole::numeric * v_left, v_of);
    CONTINUE WHEN v_fits = 0;
    v_counted := least(v_fits, v_open.required - v_open.done);
    INSERT INTO turnover_bets (requirement_id, bet_id, game, valid_bet, counted, at)
      VALUES (v_open.id, p_bet, p_game, v_whole, v_counted, p_at);
    v_left := v_fits - v_counted;
    v_of := v_whole;
    IF v_open.done + v_counted = v_open.required THEN
      UPDATE turnover_requirements SET done = required, status = 'met', ended_at = p_at WHERE id = v_open.id;
      IF v_open.kind = 'bonus' THEN
        v_met := v_met || v_open.id;
      END IF;
    ELSE
      UPDATE turnover_requirements SET done = done + v_counted WHERE id = v_open.id;
    END IF;
  END LOOP;
  RETURN v_met;
END $$;

-- Writes a bet that ended at once to the record, counts it towards what has to be bet, and puts a large win on the board; in
-- the transaction of its posting. What counts of it is min(stake, |result|) times the share of its game type (source: money
-- rules). Returns the bonus requirements that it met.
CREATE FUNCTION record_finished_bet(
  p_id text, p_account text, p_merchant text, p_game text, p_game_type text, p_vassalage text, p_currency text,
  p_stake bigint, p_payout bigint, p_at timestamptz,
  -- Shares of a merchant that has set none, and the name under which a win stands on the board; null for none.
  p_shares jsonb, p_label text, p_details jsonb DEFAULT '{}'
) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  v_share integer := coalesce((coalesce(
    (SELECT value FROM settings WHERE merchant_code = p_merchant AND key = 'validBetShares'), p_shares) ->> p_game_type)::integer, 10000);
  v_unweighted bigint := least(p_stake, abs(p_payout - p_stake));
  v_valid bigint := rate_of(v_unweighted, v_share, p_currency);
BEGIN
  INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout, valid_bet, valid_bet_reason,
      valid_bet_share, placed_at, settled_at, details, day)
    VALUES (p_id, p_account, p_game, p_game_type, p_vassalage, p_currency,
      CASE WHEN p_payout > p_stake THEN 'won' WHEN p_payout < p_stake THEN 'lost' ELSE 'even' END, p_stake, p_payout, v_valid,
      CASE WHEN p_payout = p_stake THEN 'even' WHEN v_share = 10000 THEN 'full' ELSE 'share' END, v_share, p_at, p_at, p_details,
      -- The trigger computes it from the brand's time zone.
      p_at::date);
  IF p_label IS NOT NULL THEN
    INSERT INTO winners (id, merchant_code, account_label, game_id, amount, currency, won_at)
      VALUES (p_id, p_merchant, p_label, p_game, p_payout, p_currency, p_at);
  END IF;
  RETURN fill_turnover(p_account, p_id, p_game, p_game_type, p_stake, v_valid, v_unweighted, p_currency, p_at);
END $$;

-- Refuses a round that comes too soon after the player's one before at the game, with the seconds that are left.
CREATE FUNCTION refuse_too_soon(p_round provider_rounds, p_least_ms integer, p_grace_ms integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_passed numeric := 1000 * extract(epoch FROM p_round.created_at - (
    SELECT created_at FROM provider_rounds WHERE account_id = p_round.account_id AND game_id = p_round.game_id
      AND key <> p_round.key ORDER BY created_at DESC LIMIT 1));
BEGIN
  IF v_passed < p_least_ms - p_grace_ms THEN
    PERFORM refuse('limit.reached', jsonb_build_object('retryAfter', ceil((p_least_ms - v_passed) / 1000)));
  END IF;
END $$;

-- Plays a round whose outcome is known: takes the stake with the win, and writes the round with its record, its share of
-- jackpots and what it counts towards, all or nothing. The same key again answers that it was played. Too soon is said
-- before anything is posted, so that such rounds cost no posting, and again once the wallet is locked, so that two rounds at
-- once are not both the first. Ends with RF002 when it met a bonus and is not in a transaction in which that can be released,
-- with RF003 when another spin took its number, or its seeds were revealed: each number is one round's. A free spin takes no
-- stake; its win is no payout of the game but a bonus, so that no sum of bets holds it.
CREATE FUNCTION play_round(p_round jsonb, p_wager jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_round  provider_rounds := jsonb_populate_record(NULL::provider_rounds, p_round);
  v_posted jsonb;
  v_met    text[] := '{}';
  v_free   free_spins%ROWTYPE;
  v_won    jsonb;
BEGIN
  IF p_wager ? 'freeSpins' THEN
    -- The same key twice at once waits here, and then finds the first.
    PERFORM lock_free_spins(p_wager ->> 'freeSpins');
  END IF;
  IF EXISTS (SELECT FROM provider_rounds WHERE account_id = v_round.account_id AND key = v_round.key) THEN
    RETURN NULL;
  END IF;
  PERFORM refuse_too_soon(v_round, (p_wager ->> 'leastMs')::integer, (p_wager ->> 'graceMs')::integer);
  IF p_wager ? 'freeSpins' THEN
    v_free := take_free_spin(p_wager ->> 'freeSpins', v_round.account_id, v_round.game_id, (p_wager ->> 'spinStake')::bigint, v_round.created_at);
    v_round.win := least(v_round.win, v_free.max_win - v_free.won);
    IF v_free.wagering = 0 THEN
      v_won := credit_free_spin(v_free, v_round.win, false, p_wager ->> 'transaction', p_wager ->> 'key', p_wager -> 'meta',
        p_wager ->> 'requirement', v_round.created_at);
    END IF;
  END IF;
  v_posted := place_wager(p_wager ->> 'transaction', v_round.account_id, p_wager ->> 'merchant', p_wager ->> 'key',
    p_wager ->> 'hash', 'spin', p_wager -> 'postings', p_wager -> 'meta', p_wager ->> 'gameType', v_round.stake,
    CASE WHEN v_free.id IS NULL THEN v_round.win ELSE 0 END, v_round.money = 'real',
    (p_wager ->> 'isClockOff')::boolean, (p_wager ->> 'checkMinutes')::integer, p_wager ->> 'session', v_round.created_at);
  IF (v_posted ->> 'replayed')::boolean THEN
    RETURN NULL;
  END IF;
  PERFORM refuse_too_soon(v_round, (p_wager ->> 'leastMs')::integer, (p_wager ->> 'graceMs')::integer);
  IF p_wager ? 'seed' THEN
    UPDATE spin_seeds SET spins = spins + 1
      WHERE id = p_wager ->> 'seed' AND spins = (p_wager ->> 'spin')::integer AND revealed_at IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the number of a spin is taken' USING ERRCODE = 'RF003';
    END IF;
  END IF;
  IF v_free.id IS NOT NULL THEN
    v_posted := coalesce(v_won, '{"entries": []}');
  END IF;
  v_round.ledger_transaction_id := v_posted ->> 'id';
  SELECT (line ->> 'balance')::bigint INTO v_round.balance_after
    FROM jsonb_array_elements(v_posted -> 'entries') WITH ORDINALITY lines (line, place)
    WHERE line ->> 'account' = p_wager ->> 'wallet' ORDER BY place DESC LIMIT 1;
  v_round.balance_before := v_round.balance_after + v_round.stake - v_round.win;
  IF v_round.balance_after IS NULL THEN
    -- A free spin that brought nothing, or bonus money.
    SELECT balance, balance INTO v_round.balance_before, v_round.balance_after FROM ledger_accounts WHERE id = p_wager ->> 'wallet';
  END IF;
  INSERT INTO provider_rounds SELECT v_round.*;
  -- Counted later: nobody waits for it.
  IF (p_wager ->> 'isForJackpots')::boolean THEN
    INSERT INTO jackpot_stakes (id, merchant_code, currency, money, stake)
      VALUES (v_round.id, p_wager ->> 'merchant', v_round.currency, v_round.money, v_round.stake);
  END IF;
  -- The round is all that is kept of trial money.
  IF v_round.money = 'real' THEN
    v_met := record_finished_bet(v_round.id, v_round.account_id, p_wager ->> 'merchant', v_round.game_id,
      p_wager ->> 'gameType', v_round.vassalage, v_round.currency, v_round.stake,
      CASE WHEN v_free.id IS NULL THEN v_round.win ELSE 0 END, v_round.created_at, p_wager -> 'shares', p_wager ->> 'label',
      CASE WHEN v_free.id IS NULL THEN '{}' ELSE jsonb_build_object('freeSpin', jsonb_build_object('of', v_free.id, 'won', v_round.win::text)) END);
    IF v_met <> '{}' AND NOT (p_wager ->> 'isInTransaction')::boolean THEN
      RAISE EXCEPTION 'a bonus was met' USING ERRCODE = 'RF002';
    END IF;
  END IF;
  IF v_free.wagering > 0 THEN
    v_won := credit_free_spin(v_free, v_round.win, true, p_wager ->> 'transaction', p_wager ->> 'key', p_wager -> 'meta',
      p_wager ->> 'requirement', v_round.created_at);
    UPDATE provider_rounds SET ledger_transaction_id = v_won ->> 'id' WHERE id = v_round.id;
  END IF;
  RETURN jsonb_build_object('after', v_round.balance_after::text, 'met', v_met, 'win', v_round.win::text, 'left', v_free.spins - v_free.used);
END $$;
