-- Jackpots that grow with every bet: one for each brand, currency, kind of money and level. A row begins with the first bet.
CREATE TABLE jackpots (
  merchant_code text NOT NULL REFERENCES merchants (code),
  currency      text NOT NULL,
  money         text NOT NULL CHECK (money IN ('real', 'play')),
  level         text NOT NULL CHECK (level IN ('minor', 'major', 'grand')),
  -- What it held at `counted_at`, in ten-thousandths of a minor unit: the share of a small stake is less than one.
  parts         bigint NOT NULL CHECK (parts > 0),
  counted_at    timestamptz NOT NULL,
  -- When it was last won at another site that shares it.
  elsewhere_at  timestamptz,
  PRIMARY KEY (merchant_code, currency, money, level)
);
-- Who won one. The amount is part of the round's win, with which the ledger moved it.
CREATE TABLE jackpot_wins (
  id            text PRIMARY KEY REFERENCES provider_rounds (id),
  merchant_code text NOT NULL REFERENCES merchants (code),
  account_label text NOT NULL,
  game_id       text NOT NULL REFERENCES games (id),
  level         text NOT NULL CHECK (level IN ('minor', 'major', 'grand')),
  amount        bigint NOT NULL CHECK (amount > 0),
  currency      text NOT NULL,
  money         text NOT NULL CHECK (money IN ('real', 'play')),
  won_at        timestamptz NOT NULL
);
CREATE INDEX jackpot_wins_newest ON jackpot_wins (merchant_code, won_at DESC);
