-- What operators do. Each row is sealed by a hash over itself and the seal before it, so that a change, a gap or a row put in
-- between shows; heads that a key from outside signs each day show an end that was cut off, or a chain that was written anew.

CREATE TABLE operator_acts (
  -- Without gaps: the database counts.
  id    bigint PRIMARY KEY,
  -- JSON as the platform wrote it, byte by byte: contract/operator.ts has its shape.
  entry text NOT NULL,
  -- SHA-256 in hexadecimal over its number, the seal before it and the entry, a line each.
  seal  text NOT NULL,
  kind  text NOT NULL GENERATED ALWAYS AS (entry::jsonb ->> 'kind') STORED,
  -- The act that this one decides, begins or ends.
  of_id bigint GENERATED ALWAYS AS ((entry::jsonb ->> 'of')::bigint) STORED
);
-- An act is approved or declined once, by whoever comes first.
CREATE UNIQUE INDEX operator_acts_decided ON operator_acts (of_id) WHERE kind = 'decided';
CREATE INDEX operator_acts_asked ON operator_acts (id) WHERE kind = 'asked';
CREATE INDEX operator_acts_of ON operator_acts (of_id);
COMMENT ON COLUMN operator_acts.kind IS 'ActKind';

CREATE TABLE operator_heads (
  day       date PRIMARY KEY,
  act_id    bigint NOT NULL,
  act_seal  text NOT NULL,
  -- Ed25519 over day, act and seal, a line each, as base64.
  signature text NOT NULL
);

CREATE FUNCTION operator_acts_seal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_last record;
BEGIN
  -- One after another, over all processes. sandbox/db/advisoryLocks.ts has the number, too.
  PERFORM pg_advisory_xact_lock(7311104);
  SELECT id, seal INTO v_last FROM operator_acts ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(v_last.id, 0) + 1;
  NEW.seal := encode(sha256(convert_to(NEW.id || E'\n' || coalesce(v_last.seal, '') || E'\n' || NEW.entry, 'UTF8')), 'hex');
  RETURN NEW;
END $$;
CREATE TRIGGER operator_acts_sealed BEFORE INSERT ON operator_acts
  FOR EACH ROW EXECUTE FUNCTION operator_acts_seal();

CREATE TRIGGER operator_acts_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER operator_heads_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
