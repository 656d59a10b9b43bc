-- An account may have a prize series of its own, and bet at a lower one for a rebate, which is paid with the settlement.
ALTER TABLE accounts ADD COLUMN lottery_series integer;
ALTER TABLE lottery_bets ADD COLUMN rebate bigint NOT NULL DEFAULT 0;
