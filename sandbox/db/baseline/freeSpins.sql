-- Free spins: rounds that cost their player nothing, and what their wins are.

-- Free spins of a game that a member was given, with their terms as they were then. Nothing is moved before one wins.
CREATE TABLE free_spins (
  id         text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  game_id    text NOT NULL REFERENCES games (id),
  -- What they were given for: once for each cause.
  cause      text NOT NULL UNIQUE,
  title      jsonb NOT NULL,
  currency   text NOT NULL,
  -- What each is worth.
  stake      bigint NOT NULL CHECK (stake > 0),
  spins      integer NOT NULL CHECK (spins > 0),
  used       integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND spins),
  -- Won with them, as it was credited.
  won        bigint NOT NULL DEFAULT 0 CHECK (won >= 0 AND (max_win IS NULL OR won <= max_win)),
  -- How many times a win has to be bet, in how many days, with which bets; 0 times: it is the member's at once.
  wagering   integer NOT NULL CHECK (wagering >= 0),
  days       integer NOT NULL CHECK (days > 0),
  max_stake  bigint,
  -- Most that is won with all of them; null for all.
  max_win    bigint CHECK (max_win > 0),
  game_types jsonb,
  terms      jsonb NOT NULL,
  -- Accounts of the ledger: the house's that pays for free spins alone, and the member's main wallet.
  house      text NOT NULL,
  wallet     text NOT NULL,
  opened_at  timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL,
  CHECK (ends_at > opened_at)
);
CREATE INDEX free_spins_account ON free_spins (account_id, ends_at DESC);
COMMENT ON COLUMN free_spins.title IS 'Wording';
COMMENT ON COLUMN free_spins.game_types IS 'string[]';
COMMENT ON COLUMN free_spins.terms IS 'BonusTerms';

CREATE TRIGGER free_spins_notify AFTER INSERT OR UPDATE ON free_spins
  FOR EACH ROW EXECUTE FUNCTION notify_account('rewards');

-- Whether bonus money of another bonus is held: what these free spins win could not be told from it.
CREATE FUNCTION has_other_bonus(p_free free_spins) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_free.wagering > 0 AND EXISTS (SELECT FROM turnover_requirements WHERE account_id = p_free.account_id
    AND status = 'open' AND kind = 'bonus' AND NOT starts_with(cause, 'freeSpins:' || p_free.id || ':'))
$$;

-- Free spins that nobody else uses or wins with until the transaction ends. The wallet is locked first, as by every stake, so that
-- what bets and settlements lock after it is met in one order.
CREATE FUNCTION lock_free_spins(p_id text) RETURNS free_spins LANGUAGE plpgsql AS $$
DECLARE
  v_free free_spins%ROWTYPE;
BEGIN
  SELECT * INTO v_free FROM free_spins WHERE id = p_id FOR UPDATE;
  PERFORM FROM ledger_accounts WHERE id = v_free.wallet FOR UPDATE;
  RETURN v_free;
END $$;

-- Uses one of a player's free spins at a game, and gives what they are now. Refuses when none is left or their time is over.
CREATE FUNCTION take_free_spin(p_id text, p_account text, p_game text, p_stake bigint, p_at timestamptz) RETURNS free_spins
LANGUAGE plpgsql AS $$
DECLARE
  v_free free_spins%ROWTYPE := lock_free_spins(p_id);
BEGIN
  UPDATE free_spins SET used = used + 1
    WHERE id = p_id AND account_id = p_account AND game_id = p_game AND used < spins AND ends_at > p_at RETURNING * INTO v_free;
  IF v_free.id IS NULL THEN
    PERFORM refuse('reward.expired');
  END IF;
  IF v_free.stake <> p_stake THEN
    PERFORM refuse('game.stake');
  END IF;
  IF has_other_bonus(v_free) THEN
    PERFORM refuse('reward.bonusOpen');
  END IF;
  RETURN v_free;
END $$;

-- What of a free spin's win at a vendor is credited, up to the most of its terms, and whether as bonus money; nobody else wins
-- with these free spins until the transaction ends. Where another bonus began since the spin was used, the win goes to the main
-- wallet. The player's play is locked before what is to be bet, so that no bonus begins meanwhile.
CREATE FUNCTION size_free_win(p_id text, p_win bigint, OUT credited bigint, OUT is_bonus boolean) LANGUAGE plpgsql AS $$
DECLARE
  v_free free_spins%ROWTYPE := lock_free_spins(p_id);
BEGIN
  credited := least(p_win, v_free.max_win - v_free.won);
  is_bonus := v_free.wagering > 0 AND NOT has_other_bonus(v_free);
  IF is_bonus THEN
    PERFORM lock_play(v_free.account_id);
    is_bonus := NOT has_other_bonus(v_free);
  END IF;
END $$;

-- Credits what a free spin won: to the main wallet, or as bonus money that is to be bet, which is locked last of all: after the
-- round is written. Answers the posting; null for nothing.
CREATE FUNCTION credit_free_spin(
  p_free free_spins, p_win bigint, p_is_bonus boolean, p_transaction text, p_key text, p_meta jsonb, p_requirement text, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_cause text := 'freeSpins:' || p_free.id || ':';
  v_ends  timestamptz := p_at + make_interval(days => p_free.days);
BEGIN
  IF p_win = 0 THEN
    RETURN NULL;
  END IF;
  UPDATE free_spins SET won = won + p_win WHERE id = p_free.id;
  IF p_is_bonus THEN
    UPDATE turnover_requirements SET amount = amount + p_win, required = required + p_win * p_free.wagering, expires_at = v_ends
      WHERE account_id = p_free.account_id AND kind = 'bonus' AND status = 'open' AND starts_with(cause, v_cause);
    IF NOT FOUND THEN
      INSERT INTO turnover_requirements (id, account_id, kind, cause, title, amount, required, game_types, max_stake, terms, opened_at, expires_at)
        VALUES (p_requirement, p_free.account_id, 'bonus', v_cause || p_requirement, p_free.title, p_win, p_win * p_free.wagering,
          p_free.game_types, p_free.max_stake, p_free.terms, p_at, v_ends);
    END IF;
  END IF;
  RETURN ledger_post(p_transaction, p_free.account_id, p_key, NULL, 'bonus.freeSpins',
    jsonb_build_array(jsonb_build_object('account', p_free.house, 'amount', (-p_win)::text),
      jsonb_build_object('account', p_free.wallet || CASE WHEN p_is_bonus THEN ':bonus' ELSE '' END, 'amount', p_win::text)),
    p_meta, NULL, p_at);
END $$;
