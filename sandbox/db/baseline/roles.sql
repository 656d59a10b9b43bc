-- Who may do what. The owner makes and changes tables. The platform reads and writes and owns nothing; what the ledger says it
-- cannot change, whatever runs in it: triggers refuse that, and who owns no table cannot switch them off. A reader reads.

-- Gives a role what the platform needs; of the owner alone. Run again after a change of the schema, it gives what is new.
CREATE FUNCTION grant_platform(p_role text) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', p_role);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO %I', p_role);
  EXECUTE format('REVOKE UPDATE, DELETE ON ledger_transactions, ledger_entries, operator_acts, operator_heads FROM %I', p_role);
  EXECUTE format('REVOKE DELETE ON ledger_accounts FROM %I', p_role);
  EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON migrations FROM %I', p_role);
  EXECUTE format('GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO %I', p_role);
  EXECUTE format('GRANT EXECUTE ON FUNCTION make_months(timestamptz, timestamptz), detach_month(date, date) TO %I', p_role);
  -- Elsewhere autovacuum gives their space back, within a minute.
  IF current_setting('server_version_num')::integer >= 170000 THEN
    EXECUTE format('GRANT MAINTAIN ON bet_changes, movement_changes TO %I', p_role);
  END IF;
END $$;

-- Lets a role read what is no secret; of the owner alone. Who reads a secret could sign in as somebody, or know the next draw.
CREATE FUNCTION grant_reader(p_role text) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_table record;
BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', p_role);
  FOR v_table IN
    SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition
      AND (a.attname !~ '(^|_)(hash|token|secret)$' OR a.attname = 'input_hash')
      -- How a match will go.
      AND (c.relname, a.attname) <> ('matches', 'script')
      AND c.relname <> ALL (ARRAY['system_state', 'sealing_keys', 'totp_secrets', 'totp_setups', 'recovery_codes', 'sms_codes',
        'temporary_passwords', 'captchas', 'human_challenges', 'outbox', 'sessions', 'remember_tokens', 'provider_sessions',
        'login_tickets', 'contact_tickets', 'launch_tickets', 'nonces', 'keyed_writes', 'fishing_rounds', 'spin_seeds',
        'card_rooms'])
    GROUP BY c.relname
  LOOP
    EXECUTE format('GRANT SELECT (%s) ON %I TO %I', v_table.columns, v_table.name, p_role);
  END LOOP;
  -- Bets and movements have no secrets.
  EXECUTE format('GRANT USAGE ON SCHEMA archive TO %I', p_role);
  EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA archive TO %I', p_role);
END $$;

REVOKE EXECUTE ON FUNCTION make_months(timestamptz, timestamptz), detach_month(date, date), add_months(text, text, text, timestamptz, timestamptz),
  grant_platform(text), grant_reader(text) FROM PUBLIC;

-- Every report reads through them: emptied all the time, they are swept as soon as they can be.
ALTER TABLE bet_changes SET (autovacuum_vacuum_threshold = 50, autovacuum_vacuum_scale_factor = 0);
ALTER TABLE movement_changes SET (autovacuum_vacuum_threshold = 50, autovacuum_vacuum_scale_factor = 0);

-- What a trigger and what the owner lends find by name is what stands in `public`: PostgreSQL looks for tables first among the
-- temporary ones, which anybody may make. What runs at each bet names the schema instead: a path for the time of a call costs
-- more than many of these functions. Migrations do likewise of what they add; a test finds what does neither.
DO $$
DECLARE
  v_function regprocedure;
BEGIN
  FOR v_function IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND (prorettype = 'trigger'::regtype OR prosecdef)
    AND proname <> ALL (ARRAY['ledger_guard_account', 'ledger_check_entries', 'notify_wallet_owner', 'bets_set_day', 'bet_days_add',
      'longest_open_follow']) LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = public, pg_temp', v_function);
  END LOOP;
END $$;
