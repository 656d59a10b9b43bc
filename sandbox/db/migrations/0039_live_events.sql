-- Tells every process of the platform what changed for whom, when the transaction commits: `<account> <topic>` on the
-- channel `person`. The same words twice in one transaction are sent once.
CREATE FUNCTION tell_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('person', NEW.account_id || ' ' || TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE FUNCTION tell_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('person', NEW.owner_id || ' balance');
  RETURN NULL;
END $$;

CREATE TRIGGER ledger_accounts_tell AFTER UPDATE OF balance ON ledger_accounts
  FOR EACH ROW WHEN (NEW.owner_id IS NOT NULL AND NEW.balance <> OLD.balance) EXECUTE FUNCTION tell_owner();
CREATE TRIGGER messages_tell AFTER INSERT OR UPDATE ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_person('unread');
CREATE TRIGGER deposits_tell AFTER INSERT OR UPDATE ON deposits
  FOR EACH ROW EXECUTE FUNCTION tell_person('deposits');
CREATE TRIGGER withdrawals_tell AFTER INSERT OR UPDATE ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION tell_person('withdrawals');
CREATE TRIGGER wallet_transfers_tell AFTER INSERT OR UPDATE ON wallet_transfers
  FOR EACH ROW EXECUTE FUNCTION tell_person('wallets');
CREATE TRIGGER rewards_tell AFTER INSERT OR UPDATE ON rewards
  FOR EACH ROW EXECUTE FUNCTION tell_person('rewards');
CREATE TRIGGER sessions_tell AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL) EXECUTE FUNCTION tell_person('session');
