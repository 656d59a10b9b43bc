-- What the operator writes. Texts are objects from language tag to text, with at least en.

CREATE TABLE announcements (
  id            text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  -- PL player marquee, PU popup.
  type          text NOT NULL CHECK (type IN ('PL', 'PU')),
  title         jsonb NOT NULL,
  content       jsonb NOT NULL DEFAULT '{}',
  published_at  timestamptz NOT NULL,
  ends_at       timestamptz,
  sort          integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN announcements.title IS 'Wording';
COMMENT ON COLUMN announcements.content IS 'Wording';

CREATE TABLE banners (
  id            text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchants (code),
  title         jsonb NOT NULL,
  text          jsonb NOT NULL DEFAULT '{}',
  label         jsonb NOT NULL DEFAULT '{}',
  action        jsonb NOT NULL DEFAULT '{}',
  image         text NOT NULL,
  image_small   text,
  href          text NOT NULL DEFAULT '',
  published_at  timestamptz NOT NULL,
  ends_at       timestamptz,
  sort          integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN banners.title IS 'Wording';
COMMENT ON COLUMN banners.text IS 'Wording';
COMMENT ON COLUMN banners.label IS 'Wording';
COMMENT ON COLUMN banners.action IS 'Wording';

CREATE TABLE messages (
  id         text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  kind       text NOT NULL DEFAULT 'platform',
  title      jsonb NOT NULL,
  body       jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at    timestamptz,
  category   text NOT NULL DEFAULT 'news'
    CHECK (category IN ('deposit', 'withdrawal', 'security', 'bonus', 'limit', 'service', 'contract', 'news')),
  href       text,
  deleted_at timestamptz,
  -- What the message is told for, such as withdrawal.sent:<id>: told twice, it is one message.
  cause      text
);
CREATE INDEX messages_account ON messages (account_id, created_at DESC);
CREATE INDEX messages_unread ON messages (account_id) WHERE read_at IS NULL;
CREATE UNIQUE INDEX messages_cause ON messages (account_id, cause) WHERE cause IS NOT NULL;
CREATE INDEX messages_account_newest ON messages (account_id, kind, created_at DESC, id DESC) WHERE deleted_at IS NULL;
COMMENT ON COLUMN messages.title IS 'Wording';
COMMENT ON COLUMN messages.body IS 'Wording';

-- Topics of help, and categories of the blog.
CREATE TABLE article_topics (
  merchant_code text NOT NULL REFERENCES merchants (code),
  slug          text NOT NULL,
  -- By language tag.
  title         jsonb NOT NULL,
  sort          integer NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('help', 'blog')),
  PRIMARY KEY (merchant_code, kind, slug)
);
COMMENT ON COLUMN article_topics.title IS 'LocalisedText';

-- What the operator writes as articles: help, news, a blog, and announcements to agents. Imported as a whole from a folder of Markdown.
CREATE TABLE articles (
  merchant_code text NOT NULL REFERENCES merchants (code),
  kind          text NOT NULL CHECK (kind IN ('help', 'news', 'blog', 'agents')),
  slug          text NOT NULL,
  -- Of help; empty for news.
  topic         text NOT NULL DEFAULT '',
  sort          integer NOT NULL DEFAULT 0,
  image         text NOT NULL DEFAULT '',
  published_at  timestamptz NOT NULL,
  -- Name of who wrote it; empty for all but posts of the blog.
  author        text NOT NULL DEFAULT '',
  PRIMARY KEY (merchant_code, kind, slug)
);

CREATE TABLE article_texts (
  merchant_code text NOT NULL,
  kind          text NOT NULL,
  slug          text NOT NULL,
  language      text NOT NULL,
  title         text NOT NULL,
  lead          text NOT NULL,
  keywords      text NOT NULL DEFAULT '',
  -- The Markdown as it was written, for the export.
  source        text NOT NULL,
  -- What is shown: parts with a title and sanitised html.
  sections      jsonb NOT NULL,
  updated_at    timestamptz NOT NULL,
  PRIMARY KEY (merchant_code, kind, slug, language),
  FOREIGN KEY (merchant_code, kind, slug) REFERENCES articles ON DELETE CASCADE
);
COMMENT ON COLUMN article_texts.sections IS 'Article[''sections'']';

-- Whether help helped: one answer of each person or browser. They outlive an import of the articles.
CREATE TABLE article_ratings (
  merchant_code text NOT NULL,
  slug          text NOT NULL,
  -- Id of the account, or of the browser of somebody who is not signed in.
  voter         text NOT NULL,
  has_helped    boolean NOT NULL,
  reason        text CHECK (reason IN ('unclear', 'incomplete', 'wrong')),
  rated_at      timestamptz NOT NULL,
  PRIMARY KEY (merchant_code, slug, voter)
);

-- Announcements to agents are articles of the operator; each agent reads them once.
CREATE TABLE announcement_reads (
  account_id text NOT NULL REFERENCES accounts (id),
  slug       text NOT NULL,
  at         timestamptz NOT NULL,
  PRIMARY KEY (account_id, slug)
);

-- What an operator wrote for promotions, notices and the like, beside the html that came of it: an export gives back
-- what was imported.
CREATE TABLE content_sources (
  merchant_code text NOT NULL,
  path text NOT NULL,
  html text NOT NULL,
  source text NOT NULL,
  PRIMARY KEY (merchant_code, path)
);

-- Pictures of an operator's folder, cleaned, by a fingerprint of their bytes.
CREATE TABLE content_pictures (
  id text PRIMARY KEY,
  name text NOT NULL,
  media_type text NOT NULL,
  -- Key of the picture in the storage.
  file text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

CREATE TRIGGER messages_notify AFTER INSERT OR UPDATE ON messages
  FOR EACH ROW EXECUTE FUNCTION notify_account('unread');
