-- Faults in the site's code, as browsers told of them: one row a fault, with how often it came.
CREATE TABLE client_errors (
  digest        text PRIMARY KEY,
  merchant_code text NOT NULL,
  area          text NOT NULL,
  release       text NOT NULL,
  message       text NOT NULL,
  stack         text NOT NULL,
  count         integer NOT NULL DEFAULT 1,
  first_at      timestamptz NOT NULL,
  last_at       timestamptz NOT NULL
);
CREATE INDEX client_errors_last ON client_errors (last_at);
