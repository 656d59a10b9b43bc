-- Grows with every change of games or vendors, whoever makes it, so that lists kept in memory know when they are old.

INSERT INTO system_state (key, value, updated_at) VALUES ('catalogueVersion', '1', now());

CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE system_state SET value = to_jsonb((value #>> '{}')::bigint + 1), updated_at = now()
  WHERE key = 'catalogueVersion';
  RETURN NULL;
END $$;

CREATE TRIGGER games_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER vendors_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vendors
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
