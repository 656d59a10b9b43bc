-- What a friend brought while the one who invited them takes a break or is excluded is kept, and paid when that is over.
ALTER TABLE referral_rewards ALTER COLUMN paid_at DROP NOT NULL;
CREATE INDEX referral_rewards_waiting ON referral_rewards (account_id) WHERE paid_at IS NULL;
