-- What the operator writes as articles: help and news. Imported as a whole from a folder of Markdown.
CREATE TABLE help_topics (
  merchant_code text NOT NULL REFERENCES merchants (code),
  slug          text NOT NULL,
  -- By language tag.
  title         jsonb NOT NULL,
  sort          integer NOT NULL,
  PRIMARY KEY (merchant_code, slug)
);

CREATE TABLE articles (
  merchant_code text NOT NULL REFERENCES merchants (code),
  kind          text NOT NULL CHECK (kind IN ('help', 'news')),
  slug          text NOT NULL,
  -- Of help; empty for news.
  topic         text NOT NULL DEFAULT '',
  sort          integer NOT NULL DEFAULT 0,
  image         text NOT NULL DEFAULT '',
  published_at  timestamptz NOT NULL,
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
