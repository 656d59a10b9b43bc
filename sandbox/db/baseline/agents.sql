-- Contracts between an agent and a direct downline, and what was settled and paid under them; links and mails of agents.

-- Contracts between an agent and a direct downline, and what was settled and paid under them.
CREATE TABLE agent_contracts (
  id            text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  kind          text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realTime')),
  -- Who gives it; null for the house, which gives root agents theirs.
  upline_id     text REFERENCES accounts (id),
  downline_id   text NOT NULL REFERENCES accounts (id),
  currency      text NOT NULL,
  -- Never changed: a change is a new offer.
  terms         jsonb NOT NULL,
  -- Counts contracts of the kind between the two that were accepted; of an offer, what it will be.
  version       integer NOT NULL CHECK (version > 0),
  status        text NOT NULL
    CHECK (status IN ('offered', 'accepted', 'rejected', 'withdrawn', 'lapsed', 'terminated', 'replaced', 'ended')),
  offered_at    timestamptz NOT NULL,
  lapses_at     timestamptz NOT NULL,
  answered_at   timestamptz,
  -- The time that counts, and up to where it is settled. An end is set when it is known.
  starts_at     timestamptz,
  ends_at       timestamptz,
  settled_to    timestamptz,
  reason        text NOT NULL DEFAULT '',
  CHECK (upline_id <> downline_id),
  CHECK ((starts_at IS NULL) = (status IN ('offered', 'rejected', 'withdrawn', 'lapsed'))),
  CHECK ((starts_at IS NULL) = (settled_to IS NULL)),
  CHECK ((ends_at IS NULL) = (status NOT IN ('terminated', 'replaced', 'ended'))),
  CHECK (ends_at >= starts_at AND settled_to BETWEEN starts_at AND coalesce(ends_at, settled_to))
);
-- At most one in force, and one that waits for its answer, of a kind between two.
CREATE UNIQUE INDEX agent_contracts_active ON agent_contracts (coalesce(upline_id, ''), downline_id, kind)
  WHERE status = 'accepted';
CREATE UNIQUE INDEX agent_contracts_open ON agent_contracts (coalesce(upline_id, ''), downline_id, kind)
  WHERE status = 'offered';
CREATE INDEX agent_contracts_downline ON agent_contracts (downline_id, kind);
CREATE INDEX agent_contracts_upline ON agent_contracts (upline_id, kind);
CREATE INDEX agent_contracts_unsettled ON agent_contracts (merchant_code)
  WHERE settled_to IS NOT NULL AND (ends_at IS NULL OR settled_to < ends_at);
COMMENT ON COLUMN agent_contracts.terms IS 'ContractTerms';

-- What happened to a contract, in order.
CREATE TABLE contract_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id text NOT NULL REFERENCES agent_contracts (id),
  event       text NOT NULL,
  -- Null for the clock, the house, or a contract further up.
  actor_id    text REFERENCES accounts (id),
  reason      text NOT NULL DEFAULT '',
  at          timestamptz NOT NULL
);
CREATE INDEX contract_events_contract ON contract_events (contract_id, id);
COMMENT ON COLUMN contract_events.event IS 'ContractStatus';

-- One settled period of one contract.
CREATE TABLE contract_slips (
  id          text PRIMARY KEY,
  contract_id text NOT NULL REFERENCES agent_contracts (id),
  kind        text NOT NULL,
  upline_id   text REFERENCES accounts (id),
  downline_id text NOT NULL REFERENCES accounts (id),
  currency    text NOT NULL,
  -- Depth of the downline: a payment comes in before it is passed on.
  level       integer NOT NULL,
  from_at     timestamptz NOT NULL,
  to_at       timestamptz NOT NULL,
  first_day   date NOT NULL,
  last_day    date NOT NULL,
  -- Inputs, tiers and what came out, as they were at that time.
  figures     jsonb NOT NULL,
  valid_bet   bigint NOT NULL,
  net_loss    bigint NOT NULL,
  amount      bigint NOT NULL CHECK (amount >= 0),
  paid        bigint NOT NULL DEFAULT 0,
  settled_at  timestamptz NOT NULL,
  paid_at     timestamptz,
  CHECK (paid BETWEEN 0 AND amount),
  CHECK ((paid_at IS NULL) = (amount = 0 OR paid < amount)),
  UNIQUE (contract_id, from_at)
);
CREATE INDEX contract_slips_downline ON contract_slips (downline_id, kind, last_day DESC, to_at DESC);
CREATE INDEX contract_slips_upline ON contract_slips (upline_id, kind, last_day DESC, to_at DESC);
CREATE INDEX contract_slips_owed ON contract_slips (coalesce(upline_id, ''), to_at) WHERE paid < amount;
COMMENT ON COLUMN contract_slips.kind IS 'ContractKind';
COMMENT ON COLUMN contract_slips.figures IS 'PayFigures';

-- Payments towards a slip; each is a posting of the ledger.
CREATE TABLE contract_payments (
  slip_id        text NOT NULL REFERENCES contract_slips (id),
  number         integer NOT NULL,
  amount         bigint NOT NULL CHECK (amount > 0),
  transaction_id text NOT NULL UNIQUE,
  at             timestamptz NOT NULL,
  PRIMARY KEY (slip_id, number)
);

-- Links that open accounts below an agent. `uses` counts the accounts under the row's lock, so that a bound holds.
CREATE TABLE registration_links (
  id            text PRIMARY KEY,
  account_id    text NOT NULL REFERENCES accounts (id),
  merchant_code text NOT NULL REFERENCES merchants (code),
  code          text NOT NULL,
  name          text NOT NULL,
  type          text NOT NULL CHECK (type IN ('agent', 'member')),
  rates         jsonb NOT NULL,
  ends_on       date,
  most_uses     integer CHECK (most_uses > 0),
  uses          integer NOT NULL DEFAULT 0,
  is_paused     boolean NOT NULL DEFAULT false,
  key           text NOT NULL,
  input_hash    text NOT NULL,
  created_at    timestamptz NOT NULL,
  UNIQUE (merchant_code, code),
  UNIQUE (account_id, key)
);
CREATE INDEX registration_links_account ON registration_links (account_id, created_at DESC);
COMMENT ON COLUMN registration_links.rates IS '{ gameType: GameCategory; rate: number }[]';

-- Browsers that opened a link, each once.
CREATE TABLE link_visits (
  link_id    text NOT NULL REFERENCES registration_links (id),
  visitor_id text NOT NULL,
  at         timestamptz NOT NULL,
  PRIMARY KEY (link_id, visitor_id)
);

CREATE TABLE link_registrations (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  link_id    text NOT NULL REFERENCES registration_links (id),
  at         timestamptz NOT NULL
);
CREATE INDEX link_registrations_link ON link_registrations (link_id);

-- What agents wrote to accounts below them: bounds how much they write, and makes what is sent again the same message.
CREATE TABLE team_mails (
  id         text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  audience   text NOT NULL,
  receivers  integer NOT NULL,
  key        text NOT NULL,
  input_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (account_id, key)
);
CREATE INDEX team_mails_account ON team_mails (account_id, created_at);
COMMENT ON COLUMN team_mails.audience IS 'MailAudience';

-- Tells both sides of a contract when it changes, and when a payslip is written or paid.
CREATE FUNCTION notify_contract_sides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('person', NEW.downline_id || ' contracts');
  IF NEW.upline_id IS NOT NULL THEN
    PERFORM pg_notify('person', NEW.upline_id || ' contracts');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER agent_contracts_notify AFTER INSERT OR UPDATE OF status ON agent_contracts
  FOR EACH ROW EXECUTE FUNCTION notify_contract_sides();
CREATE TRIGGER contract_slips_notify AFTER INSERT OR UPDATE OF paid ON contract_slips
  FOR EACH ROW EXECUTE FUNCTION notify_contract_sides();
