-- Messages tell what they are about, where they lead, and can be put away and taken back.
ALTER TABLE messages ADD COLUMN category text NOT NULL DEFAULT 'news'
  CHECK (category IN ('deposit', 'withdrawal', 'security', 'bonus', 'limit', 'service', 'contract', 'news'));
ALTER TABLE messages ADD COLUMN href text;
ALTER TABLE messages ADD COLUMN deleted_at timestamptz;
-- What the message is told for, such as withdrawal.sent:<id>: told twice, it is one message.
ALTER TABLE messages ADD COLUMN cause text;
CREATE UNIQUE INDEX messages_cause ON messages (account_id, cause) WHERE cause IS NOT NULL;
CREATE INDEX messages_account_newest ON messages (account_id, kind, created_at DESC, id DESC) WHERE deleted_at IS NULL;
