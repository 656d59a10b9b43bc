-- An account may also look like somebody's by its phone number or address of mail.
ALTER TABLE account_reviews DROP CONSTRAINT account_reviews_reason_check;
ALTER TABLE account_reviews ADD CHECK (reason IN ('contact', 'person', 'device'));

-- Numbers and addresses that somebody who is excluded had when the exclusion began, and gave up afterwards.
CREATE TABLE former_contacts (
  account_id text NOT NULL REFERENCES accounts (id),
  kind       text NOT NULL CHECK (kind IN ('mobile', 'email')),
  value      text NOT NULL,
  PRIMARY KEY (account_id, kind, value)
);

-- An address of mail as its owner reads it: without `+tag` and dots, which most providers ignore.
CREATE FUNCTION mailbox_of(p_address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(regexp_replace(split_part(lower(p_address), '@', 1), '\+.*$', ''), '.', '') || '@' ||
    CASE split_part(lower(p_address), '@', 2) WHEN 'googlemail.com' THEN 'gmail.com' ELSE split_part(lower(p_address), '@', 2) END
$$;

-- Every number and address of an account, those of its form, those that it proved and those that it gave up, as compared.
CREATE FUNCTION contacts_of(p_account text) RETURNS TABLE (kind text, value text) LANGUAGE sql STABLE AS $$
  SELECT kind, CASE kind WHEN 'email' THEN mailbox_of(value) ELSE value END FROM (
    SELECT kind, value_key AS value FROM account_identifiers WHERE account_id = p_account
    UNION SELECT kind, value FROM former_contacts WHERE account_id = p_account
    UNION SELECT 'email', fields ->> 'email' FROM accounts WHERE id = p_account
    UNION SELECT 'mobile', fields ->> 'mobileNum' FROM accounts WHERE id = p_account
  ) own WHERE value IS NOT NULL AND value <> ''
$$;
