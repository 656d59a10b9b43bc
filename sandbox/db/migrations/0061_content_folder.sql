-- What an operator wrote for promotions, notices and the like, beside the html that came of it: an export gives back
-- what was imported.
CREATE TABLE content_sources (
  merchant_code text NOT NULL,
  path text NOT NULL,
  html text NOT NULL,
  source text NOT NULL,
  PRIMARY KEY (merchant_code, path)
);

-- Pictures of an operator's folder, cleaned, by a fingerprint of their bytes; base 64.
CREATE TABLE content_pictures (
  id text PRIMARY KEY,
  name text NOT NULL,
  media_type text NOT NULL,
  image text NOT NULL,
  created_at timestamptz NOT NULL
);
