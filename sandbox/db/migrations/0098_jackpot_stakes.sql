-- Stakes that jackpots have not counted yet. A bet adds one and waits for nobody; whoever wins, and a job, adds them up.
CREATE TABLE jackpot_stakes (
  id            text PRIMARY KEY REFERENCES provider_rounds (id),
  -- The round's: a reference would wait for whoever holds the merchant's row.
  merchant_code text NOT NULL,
  currency      text NOT NULL,
  money         text NOT NULL CHECK (money IN ('real', 'play')),
  -- Minor units; each level takes its share.
  stake         bigint NOT NULL CHECK (stake > 0)
);
CREATE INDEX jackpot_stakes_of ON jackpot_stakes (merchant_code, currency, money);
