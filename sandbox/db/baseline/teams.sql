-- Sums of teams by day, so that a report of fifty thousand accounts reads some hundred rows. A bet waits for nobody
-- else of its team: it leaves what it changed in a list, and a job adds the list to the sums. Reports read both.

-- Bets of everybody below an account, itself left out: a player without a team has no row. Vendors are left out too, of
-- whom there are dozens to each game type.
CREATE TABLE team_bet_days (
  team_id       text NOT NULL,
  day           date NOT NULL,
  game_type     text NOT NULL,
  status        text NOT NULL,
  bets          bigint NOT NULL,
  stake         bigint NOT NULL,
  payout        bigint NOT NULL,
  valid_bet     bigint NOT NULL,
  last_sequence bigint NOT NULL,
  PRIMARY KEY (team_id, day, game_type, status)
);
COMMENT ON COLUMN team_bet_days.status IS 'BetStatus';

-- Movements of the main wallets of everybody below an account.
CREATE TABLE team_movement_days (
  team_id       text NOT NULL,
  day           date NOT NULL,
  type          text NOT NULL,
  count_in      bigint NOT NULL,
  amount_in     bigint NOT NULL,
  count_out     bigint NOT NULL,
  amount_out    bigint NOT NULL,
  last_sequence bigint NOT NULL,
  PRIMARY KEY (team_id, day, type)
);

-- How many accounts below an account finished a bet on a day.
CREATE TABLE team_player_days (
  team_id text NOT NULL,
  day     date NOT NULL,
  players bigint NOT NULL,
  PRIMARY KEY (team_id, day)
);

-- Finished bets of an account in a month by type of game: lists of everybody read one row where they read one for every game and day.
CREATE TABLE player_months (
  account_id text NOT NULL,
  -- Its first day.
  month      date NOT NULL,
  game_type  text NOT NULL,
  bets       bigint NOT NULL,
  stake      bigint NOT NULL,
  payout     bigint NOT NULL,
  valid_bet  bigint NOT NULL,
  PRIMARY KEY (account_id, month, game_type)
);

-- Bets of an account on a day, of all games and vendors together: what one reads of oneself has a few rows a day, however much one bets.
CREATE TABLE player_days (
  account_id    text NOT NULL,
  day           date NOT NULL,
  status        text NOT NULL,
  bets          bigint NOT NULL,
  stake         bigint NOT NULL,
  payout        bigint NOT NULL,
  valid_bet     bigint NOT NULL,
  last_sequence bigint NOT NULL,
  PRIMARY KEY (account_id, day, status)
);
COMMENT ON COLUMN player_days.status IS 'BetStatus';

-- Days on which a bet of an account finished: who played in a period is one row each.
CREATE TABLE player_years (
  account_id text NOT NULL,
  year       integer NOT NULL,
  -- One for each day, bit 0 for the first.
  days       bit(366) NOT NULL,
  PRIMARY KEY (account_id, year)
);

-- Valid bets of an account in a business week or month, for the leaderboard: its first places and anybody's own are read
-- off an index. What is over is deleted.
CREATE TABLE leaderboard_sums (
  account_id    text NOT NULL,
  period        text NOT NULL CHECK (period IN ('week', 'month')),
  -- Its first day; a week begins on Monday.
  starts_on     date NOT NULL,
  merchant_code text NOT NULL,
  currency      text NOT NULL,
  valid_bet     bigint NOT NULL,
  PRIMARY KEY (account_id, period, starts_on)
);
CREATE INDEX leaderboard_sums_places ON leaderboard_sums (merchant_code, currency, period, starts_on, valid_bet, account_id);

-- A change is in the list or in the sums, never in both and never in neither: one statement sees it exactly once.
CREATE VIEW team_bets AS
  SELECT team_id, day, game_type, status, bets, stake, payout, valid_bet, last_sequence FROM team_bet_days
  UNION ALL
  SELECT account_id, day, game_type, status, bets, stake, payout, valid_bet, last_sequence FROM bet_days
  UNION ALL
  SELECT u.upline_id, c.day, c.game_type, c.status, c.bets, c.stake, c.payout, c.valid_bet, c.last_sequence
  FROM bet_changes c JOIN account_uplines u ON u.account_id = c.account_id WHERE u.distance > 0;

CREATE VIEW player_bets AS
  SELECT account_id, day, status, bets, stake, payout, valid_bet, last_sequence FROM player_days
  UNION ALL
  SELECT account_id, day, status, bets, stake, payout, valid_bet, last_sequence FROM bet_changes;

CREATE VIEW team_movements AS
  SELECT team_id, day, type, count_in, amount_in, count_out, amount_out, last_sequence FROM team_movement_days
  UNION ALL
  SELECT account_id, day, type, count_in, amount_in, count_out, amount_out, last_sequence FROM movement_days WHERE wallet = 'main'
  UNION ALL
  SELECT u.upline_id, c.day, c.type, c.count_in, c.amount_in, c.count_out, c.amount_out, c.last_sequence
  FROM movement_changes c JOIN account_uplines u ON u.account_id = c.account_id WHERE u.distance > 0;

CREATE FUNCTION day_bit(p_day date) RETURNS bit(366) LANGUAGE sql IMMUTABLE AS $$
  SELECT set_bit(0::bit(366), extract(doy FROM p_day)::integer - 1, 1)
$$;

-- Whoever writes sums of teams, or who is below whom, does so alone.
CREATE FUNCTION team_days_lock() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7311102)
$$;

-- Adds about so many changes of each list to the sums of teams, and deletes them there. Returns how many it took. A long list
-- at once would end with the time-out of statements, each time anew; what an account did on a day is taken together, since
-- `bet_days` says whether it played.
CREATE FUNCTION team_days_fold(p_most integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_bets      bigint;
  v_movements bigint;
BEGIN
  PERFORM team_days_lock();
  -- One statement: what it takes from the list is exactly what it sees in `bet_days` beyond the sums.
  WITH taken AS (
    DELETE FROM bet_changes WHERE (account_id, day) IN (SELECT account_id, day FROM bet_changes LIMIT p_most) RETURNING *),
  changed AS MATERIALIZED (
    SELECT account_id, day, game_type, status, sum(bets)::bigint AS bets, sum(stake)::bigint AS stake,
      sum(payout)::bigint AS payout, sum(valid_bet)::bigint AS valid_bet, max(last_sequence) AS last_sequence, count(*) AS changes
    FROM taken GROUP BY account_id, day, game_type, status),
  into_teams AS (
    INSERT INTO team_bet_days AS d (team_id, day, game_type, status, bets, stake, payout, valid_bet, last_sequence)
      SELECT u.upline_id, c.day, c.game_type, c.status, sum(c.bets), sum(c.stake), sum(c.payout), sum(c.valid_bet), max(c.last_sequence)
      FROM changed c JOIN account_uplines u ON u.account_id = c.account_id WHERE u.distance > 0
      GROUP BY u.upline_id, c.day, c.game_type, c.status ORDER BY u.upline_id, c.day, c.game_type, c.status
    ON CONFLICT (team_id, day, game_type, status) DO UPDATE SET bets = d.bets + EXCLUDED.bets,
      stake = d.stake + EXCLUDED.stake, payout = d.payout + EXCLUDED.payout, valid_bet = d.valid_bet + EXCLUDED.valid_bet,
      last_sequence = greatest(d.last_sequence, EXCLUDED.last_sequence)),
  into_days AS (
    INSERT INTO player_days AS d (account_id, day, status, bets, stake, payout, valid_bet, last_sequence)
      SELECT account_id, day, status, sum(bets), sum(stake), sum(payout), sum(valid_bet), max(last_sequence)
      FROM changed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (account_id, day, status) DO UPDATE SET bets = d.bets + EXCLUDED.bets,
      stake = d.stake + EXCLUDED.stake, payout = d.payout + EXCLUDED.payout, valid_bet = d.valid_bet + EXCLUDED.valid_bet,
      last_sequence = greatest(d.last_sequence, EXCLUDED.last_sequence)),
  into_months AS (
    INSERT INTO player_months AS d (account_id, month, game_type, bets, stake, payout, valid_bet)
      SELECT account_id, date_trunc('month', day)::date, game_type, sum(bets), sum(stake), sum(payout), sum(valid_bet)
      FROM changed WHERE status <> 'open' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (account_id, month, game_type) DO UPDATE SET bets = d.bets + EXCLUDED.bets, stake = d.stake + EXCLUDED.stake,
      payout = d.payout + EXCLUDED.payout, valid_bet = d.valid_bet + EXCLUDED.valid_bet),
  into_leaderboards AS (
    INSERT INTO leaderboard_sums AS d (account_id, period, starts_on, merchant_code, currency, valid_bet)
      SELECT c.account_id, p.period, date_trunc(p.period, c.day)::date, a.merchant_code, a.currency, sum(c.valid_bet)
      FROM changed c JOIN accounts a ON a.id = c.account_id CROSS JOIN (VALUES ('week'), ('month')) p (period)
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(c.valid_bet) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (account_id, period, starts_on) DO UPDATE SET valid_bet = d.valid_bet + EXCLUDED.valid_bet),
  played AS MATERIALIZED (
    SELECT c.account_id, c.day, extract(year FROM c.day)::integer AS year, day_bit(c.day) AS bit,
      EXISTS (SELECT FROM bet_days b WHERE b.account_id = c.account_id AND b.day = c.day AND b.status <> 'open' AND b.bets > 0) AS has_played
    FROM (SELECT DISTINCT account_id, day FROM changed) c),
  into_players AS (
    INSERT INTO team_player_days AS d (team_id, day, players)
      SELECT u.upline_id, p.day, sum(CASE WHEN p.has_played THEN 1 ELSE -1 END)
      FROM played p LEFT JOIN player_years y ON y.account_id = p.account_id AND y.year = p.year
        JOIN account_uplines u ON u.account_id = p.account_id
      WHERE u.distance > 0 AND p.has_played <> (coalesce(y.days & p.bit, 0::bit(366)) <> 0::bit(366))
      GROUP BY u.upline_id, p.day ORDER BY u.upline_id, p.day
    ON CONFLICT (team_id, day) DO UPDATE SET players = d.players + EXCLUDED.players),
  into_years AS (
    INSERT INTO player_years (account_id, year, days)
      SELECT p.account_id, p.year, (coalesce(y.days, 0::bit(366)) & ~p.seen) | p.days
      FROM (SELECT account_id, year, bit_or(bit) AS seen, bit_or(CASE WHEN has_played THEN bit ELSE 0::bit(366) END) AS days
          FROM played GROUP BY account_id, year) p
        LEFT JOIN player_years y ON y.account_id = p.account_id AND y.year = p.year
      ORDER BY p.account_id, p.year
    ON CONFLICT (account_id, year) DO UPDATE SET days = EXCLUDED.days)
  SELECT coalesce(sum(changes), 0)::bigint INTO v_bets FROM changed;

  WITH taken AS (
    DELETE FROM movement_changes WHERE ctid = ANY (ARRAY(SELECT ctid FROM movement_changes LIMIT p_most)) RETURNING *),
  into_teams AS (
    INSERT INTO team_movement_days AS d (team_id, day, type, count_in, amount_in, count_out, amount_out, last_sequence)
      SELECT u.upline_id, c.day, c.type, sum(c.count_in), sum(c.amount_in), sum(c.count_out), sum(c.amount_out), max(c.last_sequence)
      FROM taken c JOIN account_uplines u ON u.account_id = c.account_id WHERE u.distance > 0
      GROUP BY u.upline_id, c.day, c.type
    ON CONFLICT (team_id, day, type) DO UPDATE SET count_in = d.count_in + EXCLUDED.count_in,
      amount_in = d.amount_in + EXCLUDED.amount_in, count_out = d.count_out + EXCLUDED.count_out,
      amount_out = d.amount_out + EXCLUDED.amount_out, last_sequence = greatest(d.last_sequence, EXCLUDED.last_sequence))
  SELECT count(*) INTO v_movements FROM taken;
  RETURN v_bets + v_movements;
END $$;

-- Makes the sums of some teams anew, or of all; running it again changes nothing. What is in the list stays in it.
CREATE FUNCTION team_days_rebuild(p_teams text[] DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM team_days_lock();
  IF p_teams IS NULL THEN
    DELETE FROM player_days;
    INSERT INTO player_days (account_id, day, status, bets, stake, payout, valid_bet, last_sequence)
      SELECT account_id, day, status, sum(bets), sum(stake), sum(payout), sum(valid_bet), max(last_sequence)
      FROM (SELECT account_id, day, status, bets, stake, payout, valid_bet, last_sequence FROM bet_days
        UNION ALL SELECT account_id, day, status, -bets, -stake, -payout, -valid_bet, 0 FROM bet_changes) known
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
    DELETE FROM player_months;
    INSERT INTO player_months (account_id, month, game_type, bets, stake, payout, valid_bet)
      SELECT account_id, date_trunc('month', day)::date, game_type, sum(bets), sum(stake), sum(payout), sum(valid_bet)
      FROM (SELECT account_id, day, game_type, status, bets, stake, payout, valid_bet FROM bet_days
        UNION ALL SELECT account_id, day, game_type, status, -bets, -stake, -payout, -valid_bet FROM bet_changes) known
      WHERE status <> 'open' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
    DELETE FROM leaderboard_sums;
    INSERT INTO leaderboard_sums (account_id, period, starts_on, merchant_code, currency, valid_bet)
      SELECT k.account_id, p.period, date_trunc(p.period, k.day)::date, a.merchant_code, a.currency, sum(k.valid_bet)
      FROM (SELECT account_id, day, valid_bet FROM bet_days UNION ALL SELECT account_id, day, -valid_bet FROM bet_changes) k
        JOIN accounts a ON a.id = k.account_id CROSS JOIN (VALUES ('week'), ('month')) p (period)
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(k.valid_bet) <> 0 ORDER BY 1, 2, 3;
    DELETE FROM player_years;
    INSERT INTO player_years (account_id, year, days)
      SELECT account_id, extract(year FROM day)::integer, bit_or(day_bit(day))
      FROM (SELECT account_id, day
        FROM (SELECT account_id, day, status, bets FROM bet_days UNION ALL SELECT account_id, day, status, -bets FROM bet_changes) known
        WHERE status <> 'open' GROUP BY account_id, day HAVING sum(bets) > 0) played
      GROUP BY 1, 2 ORDER BY 1, 2;
  END IF;

  DELETE FROM team_player_days WHERE p_teams IS NULL OR team_id = ANY (p_teams);
  INSERT INTO team_player_days (team_id, day, players)
    SELECT u.upline_id, p.day, count(*)
    FROM (SELECT account_id, day
        FROM (SELECT account_id, day, status, bets FROM bet_days UNION ALL SELECT account_id, day, status, -bets FROM bet_changes) known
        WHERE status <> 'open' GROUP BY account_id, day HAVING sum(bets) > 0) p
      JOIN account_uplines u ON u.account_id = p.account_id
    WHERE u.distance > 0 AND (p_teams IS NULL OR u.upline_id = ANY (p_teams))
    GROUP BY 1, 2 ORDER BY 1, 2;

  DELETE FROM team_bet_days WHERE p_teams IS NULL OR team_id = ANY (p_teams);
  INSERT INTO team_bet_days (team_id, day, game_type, status, bets, stake, payout, valid_bet, last_sequence)
    SELECT u.upline_id, k.day, k.game_type, k.status, sum(k.bets), sum(k.stake), sum(k.payout), sum(k.valid_bet), max(k.last_sequence)
    FROM (SELECT account_id, day, game_type, status, bets, stake, payout, valid_bet, last_sequence FROM bet_days
        UNION ALL SELECT account_id, day, game_type, status, -bets, -stake, -payout, -valid_bet, 0 FROM bet_changes) k
      JOIN account_uplines u ON u.account_id = k.account_id
    WHERE u.distance > 0 AND (p_teams IS NULL OR u.upline_id = ANY (p_teams))
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;

  DELETE FROM team_movement_days WHERE p_teams IS NULL OR team_id = ANY (p_teams);
  INSERT INTO team_movement_days (team_id, day, type, count_in, amount_in, count_out, amount_out, last_sequence)
    SELECT u.upline_id, k.day, k.type, sum(k.count_in), sum(k.amount_in), sum(k.count_out), sum(k.amount_out), max(k.last_sequence)
    FROM (SELECT account_id, day, type, count_in, amount_in, count_out, amount_out, last_sequence FROM movement_days WHERE wallet = 'main'
        UNION ALL SELECT account_id, day, type, -count_in, -amount_in, -count_out, -amount_out, 0 FROM movement_changes) k
      JOIN account_uplines u ON u.account_id = k.account_id
    WHERE u.distance > 0 AND (p_teams IS NULL OR u.upline_id = ANY (p_teams))
    GROUP BY u.upline_id, k.day, k.type;
END $$;
