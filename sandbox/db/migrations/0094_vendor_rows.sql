-- What a vendor won or lost stands in sixteen rows, one for each part of the players, so that rounds of different players do
-- not wait for each other. Bets that are open are settled in these rows, too.
INSERT INTO ledger_accounts (id, owner_id, purpose, currency, money, created_at)
SELECT a.id || '#' || n, NULL, a.purpose, a.currency, a.money, now()
FROM ledger_accounts a, generate_series(0, 15) n
WHERE a.owner_id IS NULL AND a.purpose LIKE 'provider:%'
ON CONFLICT DO NOTHING;
