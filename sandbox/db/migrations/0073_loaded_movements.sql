-- A past that is loaded as a whole writes its movements as a whole too: one by one, at the end of the transaction, they
-- took half of the time in which a world is made. Whoever sets `ledger.loading` calls `movements_write` itself.
DROP TRIGGER ledger_movements ON ledger_transactions;
CREATE CONSTRAINT TRIGGER ledger_movements AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind <> 'spin' AND coalesce(current_setting('ledger.loading', true), '') <> 'on')
  EXECUTE FUNCTION movements_follow();
