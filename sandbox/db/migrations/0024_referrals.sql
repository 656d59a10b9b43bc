-- Friends: who came by whose link, and what that brought day by day.
CREATE TABLE referrals (
  -- Named to the referrer, who must not learn the friend's account.
  id          text PRIMARY KEY,
  account_id  text NOT NULL UNIQUE REFERENCES accounts (id),
  referrer_id text NOT NULL REFERENCES accounts (id),
  joined_at   timestamptz NOT NULL,
  -- Business day of the brand on which the friend joined: the first day that counts.
  joined_day  date NOT NULL,
  -- Why the friend counts as the same person; null for one who counts.
  excluded    text CHECK (excluded IN ('device', 'address', 'paymentAccount')),
  CHECK (account_id <> referrer_id)
);
CREATE INDEX referrals_referrer ON referrals (referrer_id, joined_at DESC, id);

-- A row is money that was paid, in the transaction of its posting.
CREATE TABLE referral_rewards (
  account_id text NOT NULL REFERENCES referrals (account_id),
  day        date NOT NULL,
  -- Share of the first deposit and of the valid bets of that day.
  deposit    bigint NOT NULL CHECK (deposit >= 0),
  bets       bigint NOT NULL CHECK (bets >= 0),
  paid_at    timestamptz NOT NULL,
  PRIMARY KEY (account_id, day)
);
