-- Tells both sides of a contract when it changes, and when a payslip is written or paid.
CREATE FUNCTION tell_sides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('person', NEW.downline_id || ' contracts');
  IF NEW.upline_id IS NOT NULL THEN
    PERFORM pg_notify('person', NEW.upline_id || ' contracts');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER agent_contracts_tell AFTER INSERT OR UPDATE OF status ON agent_contracts
  FOR EACH ROW EXECUTE FUNCTION tell_sides();
CREATE TRIGGER contract_slips_tell AFTER INSERT OR UPDATE OF paid ON contract_slips
  FOR EACH ROW EXECUTE FUNCTION tell_sides();
