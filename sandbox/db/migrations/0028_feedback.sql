-- What members write to the operator: problems, complaints, ideas, praise.
CREATE TABLE feedback (
  id            text PRIMARY KEY,
  account_id    text NOT NULL REFERENCES accounts (id),
  merchant_code text NOT NULL,
  type          text NOT NULL CHECK (type IN ('problem', 'complaint', 'idea', 'praise')),
  part          text CHECK (part IN ('deposit', 'withdrawal', 'game', 'bonus', 'account', 'site', 'other')),
  content       text NOT NULL,
  state         text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'noted', 'answered', 'fixed')),
  answer        text,
  answered_at   timestamptz,
  key           text NOT NULL,
  created_at    timestamptz NOT NULL,
  UNIQUE (account_id, key),
  CHECK (state <> 'answered' OR answer IS NOT NULL)
);
CREATE INDEX feedback_account ON feedback (account_id, created_at DESC);
CREATE INDEX feedback_open ON feedback (created_at) WHERE state = 'open';
