-- Limits that people set for themselves, breaks, and the time they spend at games.

CREATE TABLE play_limits (
  account_id     text NOT NULL REFERENCES accounts (id),
  kind           text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'session')),
  period         text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- The games that it is of; limits of deposits and time are of all.
  product        text NOT NULL DEFAULT 'all' CHECK (product IN ('all', 'casino', 'sports', 'lottery')),
  -- Minor units of the account's currency; minutes of a session limit.
  amount         bigint NOT NULL CHECK (amount > 0),
  since          timestamptz NOT NULL,
  -- A higher limit, or none (waiting_amount is null), waits until then, and for a confirmation after it.
  ready_at       timestamptz,
  waiting_amount bigint CHECK (waiting_amount > amount),
  PRIMARY KEY (account_id, kind, period, product),
  CHECK (product = 'all' OR kind IN ('loss', 'stake')),
  CHECK (ready_at IS NOT NULL OR waiting_amount IS NULL)
);

-- The product that a type of games belongs to, as `productOf` has it in code.
CREATE FUNCTION product_of(p_game_type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_game_type IN ('SPORTS', 'ESPORTS') THEN 'sports' WHEN p_game_type IN ('LOTT', 'ELOTT') THEN 'lottery'
    ELSE 'casino' END
$$;

CREATE TABLE play_pauses (
  id         text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  kind       text NOT NULL CHECK (kind IN ('break', 'exclusion')),
  starts_at  timestamptz NOT NULL,
  -- Null is for good.
  ends_at    timestamptz,
  -- When games open after an exclusion that is over: 24 hours after they were asked for.
  opens_at   timestamptz,
  CHECK (kind = 'exclusion' OR (ends_at IS NOT NULL AND opens_at IS NULL)),
  CHECK (opens_at > ends_at)
);
CREATE INDEX play_pauses_account ON play_pauses (account_id, starts_at DESC);

-- Whether a break or an exclusion holds at a moment. An exclusion ends only a day after somebody asked for games again.
CREATE FUNCTION pause_holds(p_pause play_pauses, p_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_pause.starts_at <= p_at
    AND coalesce(p_at < CASE p_pause.kind WHEN 'break' THEN p_pause.ends_at ELSE p_pause.opens_at END, true)
$$;

-- Breaks and exclusions of an account. Those that hold at a moment come first, and of them the one that counts: an exclusion
-- before a break, and the one that ends last.
CREATE FUNCTION pauses_at(p_account text, p_at timestamptz)
RETURNS TABLE (id text, account_id text, kind text, starts_at timestamptz, ends_at timestamptz, opens_at timestamptz, holds boolean)
LANGUAGE sql STABLE AS $$
  SELECT p.*, h.holds
  FROM play_pauses p CROSS JOIN LATERAL pause_holds(p, p_at) h (holds)
  WHERE p.account_id = p_account
  ORDER BY h.holds DESC, h.holds AND p.kind = 'exclusion' DESC, CASE WHEN h.holds THEN p.ends_at END DESC NULLS FIRST,
    p.starts_at DESC, p.id DESC
$$;

-- Time at games without a long gap.
CREATE TABLE play_sessions (
  id         text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  started_at timestamptz NOT NULL,
  last_at    timestamptz NOT NULL,
  -- When the last reality check was answered; the start before the first.
  checked_at timestamptz NOT NULL,
  stake      bigint NOT NULL DEFAULT 0,
  payout     bigint NOT NULL DEFAULT 0,
  CHECK (last_at >= started_at)
);
CREATE INDEX play_sessions_account ON play_sessions (account_id, last_at DESC);

-- Accounts that may belong to somebody who is excluded: games and deposits stay closed until the operator has decided.
CREATE TABLE account_reviews (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  -- The excluded account that it looks like, and by what.
  match_id   text NOT NULL REFERENCES accounts (id),
  reason     text NOT NULL CHECK (reason IN ('contact', 'person', 'device')),
  created_at timestamptz NOT NULL,
  -- Decided: another person. The same person gets the exclusion instead.
  cleared_at timestamptz
);
CREATE INDEX account_reviews_open ON account_reviews (created_at) WHERE cleared_at IS NULL;

-- Play of the time before there were sessions: bets with less than a quarter of an hour between them are one. Only of
-- accounts that have none, so that running it again changes nothing.
CREATE FUNCTION play_sessions_from_bets() RETURNS void LANGUAGE sql AS $$
  INSERT INTO play_sessions (id, account_id, started_at, last_at, checked_at, stake, payout)
    SELECT 'past:' || min(id), account_id, min(placed_at), max(at), max(at), sum(stake), sum(payout)
    FROM (
      SELECT *, sum(is_new) OVER (PARTITION BY account_id ORDER BY placed_at, sequence) AS number FROM (
        SELECT *, CASE WHEN placed_at - lag(at) OVER (PARTITION BY account_id ORDER BY placed_at, sequence)
          < interval '15 minutes' THEN 0 ELSE 1 END AS is_new
        FROM bets WHERE money = 'real' AND account_id NOT IN (SELECT account_id FROM play_sessions)
      ) marked
    ) numbered
    GROUP BY account_id, number
$$;

-- A game that runs learns at once that a break, an exclusion or a limit holds from now on.
CREATE TRIGGER play_pauses_notify AFTER INSERT OR UPDATE ON play_pauses
  FOR EACH ROW EXECUTE FUNCTION notify_account('play');
CREATE TRIGGER play_limits_notify AFTER INSERT OR UPDATE ON play_limits
  FOR EACH ROW EXECUTE FUNCTION notify_account('play');
