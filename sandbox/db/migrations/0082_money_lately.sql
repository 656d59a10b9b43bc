-- How long money takes lately stands in the help centre: what arrived last is read by when it did.
CREATE INDEX deposits_credited ON deposits (merchant_code, ended_at) WHERE status = 'credited';
CREATE INDEX withdrawals_sent ON withdrawals (merchant_code, sent_at) WHERE sent_at IS NOT NULL;
