-- Bets and movements grow for ever: they stand in a table a month of UTC, so that an old month is taken off whole
-- (`detach_month`) while people play. The ledger and its keys are never taken apart: what was asked once is known for good.

-- At either end stands a table for what nobody made a month for: upkeep that fails must never cost a player's settlement. A
-- DEFAULT would do that as well, but forbids CONCURRENTLY, is read by every list, and lets none stop after its newest month.
DO $$
DECLARE
  v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['bets', 'movements'] LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (MINVALUE) TO (%L)',
      v_table || '_past', v_table, date_trunc('month', now(), 'UTC'));
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (MAXVALUE)',
      v_table || '_future', v_table, date_trunc('month', now(), 'UTC'));
  END LOOP;
END $$;

-- Makes months at one end of a table, next to those that are there; what stands at that end for them moves in.
CREATE FUNCTION add_months(p_table text, p_key text, p_end text, p_first timestamptz, p_after timestamptz) RETURNS void LANGUAGE plpgsql
SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  v_rest    text := p_table || '_' || p_end;
  v_columns text := (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
    WHERE attrelid = p_table::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '');
  v_month   timestamptz;
  v_name    text;
  v_next    timestamptz;
BEGIN
  -- First, and in this order: who holds one of them and waits for another is not met halfway.
  LOCK TABLE accounts, games IN SHARE ROW EXCLUSIVE MODE;
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', p_table);
  EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', p_table, v_rest);
  FOR v_month IN SELECT generate_series(p_first, p_after - interval '1 month', interval '1 month') LOOP
    v_name := p_table || to_char(v_month, '"_"YYYY_MM');
    v_next := v_month + interval '1 month';
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', v_name, p_table);
    EXECUTE format('WITH waiting AS (DELETE FROM %I WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %I (%s) SELECT %s FROM waiting',
      v_rest, p_key, v_month, p_key, v_next, v_name, v_columns, v_columns);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', p_table, v_name, v_month, v_next);
  END LOOP;
  EXECUTE CASE p_end
    WHEN 'past' THEN format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', p_table, v_rest, p_first)
    ELSE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (MAXVALUE)', p_table, v_rest, p_after) END;
END $$;

-- The moments between which a table has months, unless one was taken off.
CREATE FUNCTION months_of(p_table text, OUT begins timestamptz, OUT ends timestamptz) LANGUAGE sql STABLE
SET timezone = 'UTC' SET datestyle = 'ISO' AS $$
  SELECT max(bound) FILTER (WHERE relname = p_table || '_past'), max(bound) FILTER (WHERE relname = p_table || '_future')
  FROM pg_class CROSS JOIN LATERAL (SELECT (regexp_match(pg_get_expr(relpartbound, oid), '''(.+)'''))[1]::timestamptz AS bound) b
  WHERE oid IN ((p_table || '_past')::regclass, (p_table || '_future')::regclass)
$$;

-- Refuses what would take all that is there for all that ever was.
CREATE FUNCTION refuse_without_months(p_table text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT extract(year FROM age) * 12 + extract(month FROM age) FROM months_of(p_table),
        age(ends AT TIME ZONE 'UTC', begins AT TIME ZONE 'UTC'))
      <> (SELECT count(*) - 2 FROM pg_inherits WHERE inhparent = p_table::regclass) THEN
    RAISE EXCEPTION 'months of % were taken off: their sums would be lost', p_table;
  END IF;
END $$;

-- Whoever makes months, or takes them off, does so alone.
CREATE FUNCTION months_lock() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7311099)
$$;

-- Makes the months from one moment to another that are not there yet, and those between them and the others; no more than two
-- years at once, which a clock that is wrong would ask for. It takes locks that everybody waits for, and so gives way at once
-- (55P03): ask again later.
CREATE FUNCTION make_months(p_from timestamptz, p_to timestamptz) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' SET lock_timeout = '500ms' AS $$
DECLARE
  v_first timestamptz := date_trunc('month', p_from);
  v_after timestamptz := date_trunc('month', p_to) + interval '1 month';
  v_table record;
BEGIN
  -- Mostly they are there: then nobody waits for anybody.
  IF NOT EXISTS (SELECT FROM (VALUES ('bets'), ('movements')) t (name), months_of(name)
      WHERE v_first < begins OR v_after > ends) THEN
    RETURN;
  END IF;
  PERFORM months_lock();
  FOR v_table IN SELECT * FROM (VALUES ('bets', 'placed_at'), ('movements', 'at')) t (name, key), months_of(name) LOOP
    IF v_first < v_table.begins THEN
      PERFORM add_months(v_table.name, v_table.key, 'past', greatest(v_first, v_table.begins - interval '2 years'), v_table.begins);
    END IF;
    IF v_after > v_table.ends THEN
      PERFORM add_months(v_table.name, v_table.key, 'future', v_table.ends, least(v_after, v_table.ends + interval '2 years'));
    END IF;
  END LOOP;
END $$;

-- Months that were taken off, until somebody dumps and drops them. The platform does not enter it.
CREATE SCHEMA archive;

-- Takes a month of bets and movements off, both or neither, into `archive`, and says `done` or what is against it. Who may call
-- it owns nothing, so the checks are here. `p_last_day` is the last business day that anything of the month counts for: lists of
-- later days miss nothing. It takes locks that everybody waits for, and so gives way at once (55P03): ask again later.
CREATE FUNCTION detach_month(p_month date, p_last_day date) RETURNS text LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' SET lock_timeout = '500ms' AS $$
DECLARE
  v_after timestamptz := p_month + interval '1 month';
  v_table text;
  v_name  text;
  v_role  regrole;
BEGIN
  IF p_month <> date_trunc('month', p_month) THEN
    RETURN 'unknown';
  -- Thirteen whole months before this one stay: a year's list and what is corrected late.
  ELSIF v_after > date_trunc('month', now()) - interval '13 months' THEN
    RETURN 'young';
  END IF;
  PERFORM months_lock();
  IF (SELECT value ? to_char(p_month, 'YYYY-MM') FROM system_state WHERE key = 'archivedMonths') THEN
    RETURN 'away';
  ELSIF to_regclass('bets' || to_char(p_month, '"_"YYYY_MM')) IS NULL OR to_regclass('movements' || to_char(p_month, '"_"YYYY_MM')) IS NULL THEN
    RETURN 'unknown';
  END IF;
  -- First, and in this order, as `add_months` does.
  LOCK TABLE accounts, games IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE bets, movements IN ACCESS EXCLUSIVE MODE;
  IF EXISTS (SELECT FROM bets WHERE placed_at >= p_month AND placed_at < v_after AND status = 'open') THEN
    RETURN 'open';
  ELSIF EXISTS (SELECT FROM result_corrections WHERE settled_at IS NULL) THEN
    RETURN 'correcting';
  ELSIF EXISTS (SELECT FROM promotion_members m JOIN promotions p ON p.id = m.promotion_id
        WHERE p.kind = 'raffle' AND m.joined_at < v_after AND (p.ends_at IS NULL OR p.ends_at > now()))
      OR EXISTS (SELECT FROM member_missions m JOIN missions n ON n.id = m.mission_id
        WHERE n.is_on AND n.period = 'once' AND m.accepted_at < v_after AND m.reached_at IS NULL) THEN
    RETURN 'counting';
  END IF;
  FOREACH v_table IN ARRAY ARRAY['bets', 'movements'] LOOP
    v_name := v_table || to_char(p_month, '"_"YYYY_MM');
    EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', v_table, v_name);
    -- It stands by itself, also where it is restored from a dump.
    EXECUTE format('ALTER TABLE %I ALTER COLUMN sequence DROP DEFAULT', v_name);
    FOR v_role IN SELECT DISTINCT grantee::regrole FROM pg_class c, aclexplode(c.relacl)
        WHERE c.oid = v_name::regclass AND grantee NOT IN (0, c.relowner) LOOP
      EXECUTE format('REVOKE ALL ON %I FROM %s', v_name, v_role);
    END LOOP;
    -- Readers are those who were given columns.
    FOR v_role IN SELECT DISTINCT grantee::regrole FROM pg_attribute a, aclexplode(a.attacl)
        WHERE a.attrelid = v_table::regclass AND privilege_type = 'SELECT' AND grantee <> 0 LOOP
      EXECUTE format('GRANT SELECT ON %I TO %s', v_name, v_role);
    END LOOP;
    EXECUTE format('ALTER TABLE %I SET SCHEMA archive', v_name);
  END LOOP;
  INSERT INTO system_state AS s (key, value, updated_at)
    VALUES ('archivedMonths', jsonb_build_object(to_char(p_month, 'YYYY-MM'), greatest(p_last_day, (v_after - interval '1 day')::date)), now())
    ON CONFLICT (key) DO UPDATE SET value = s.value || EXCLUDED.value, updated_at = EXCLUDED.updated_at;
  RETURN 'done';
END $$;

-- The longest that a bet was open, in days, the begun one too: a list by the day on which bets ended then knows the months in which they were placed.
INSERT INTO system_state (key, value, updated_at) VALUES ('longestOpenDays', '1', now());

CREATE FUNCTION longest_open_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE settled_at >= placed_at + interval '1 day') THEN
    UPDATE public.system_state SET value = to_jsonb(longest.days), updated_at = now()
      FROM (SELECT max(ceil(extract(epoch FROM settled_at - placed_at) / 86400))::integer AS days FROM added) longest
      WHERE key = 'longestOpenDays' AND value::integer < longest.days;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bets_longest_added AFTER INSERT ON bets REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION longest_open_follow();
CREATE TRIGGER bets_longest_changed AFTER UPDATE ON bets REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION longest_open_follow();

-- The moment before which no bet was placed that counts for a business day, in whatever zone, or a later one. Ask for it in a
-- query of its own (`(SELECT placed_from(day))`): so it is asked once, and months before it are not read.
CREATE FUNCTION placed_from(p_day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (p_day - 1 - value::integer)::timestamp AT TIME ZONE 'UTC' FROM system_state WHERE key = 'longestOpenDays'
$$;
