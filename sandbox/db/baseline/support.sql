-- What members write to the operator, and conversations of the live chat.

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

-- Conversations of the live chat, one of each visitor's browser with each merchant.
CREATE TABLE chats (
  id text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  -- SHA-256 of the secret that the visitor's browser holds.
  secret_hash text NOT NULL,
  language text NOT NULL,
  -- Who answers: help articles, a person who has been asked for, or a person who has answered.
  state text NOT NULL DEFAULT 'articles' CHECK (state IN ('articles', 'waiting', 'person')),
  updated_at timestamptz NOT NULL,
  UNIQUE (merchant_code, secret_hash)
);

CREATE TABLE chat_messages (
  chat_id text NOT NULL REFERENCES chats (id),
  -- Order within the conversation, from 1.
  place integer NOT NULL,
  sender text NOT NULL CHECK (sender IN ('visitor', 'helper', 'person')),
  body text NOT NULL,
  -- Help articles beneath it: [{"id": …, "title": …}].
  articles jsonb NOT NULL DEFAULT '[]',
  -- Key of the request that sent it, so that it is kept once.
  key text,
  at timestamptz NOT NULL,
  PRIMARY KEY (chat_id, place),
  UNIQUE (chat_id, key)
);
COMMENT ON COLUMN chat_messages.articles IS '{ id: string; title: string }[]';
