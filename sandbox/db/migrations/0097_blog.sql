-- A blog of the operator's beside help and news: posts have an author and a category, named as topics of help are.
ALTER TABLE articles DROP CONSTRAINT articles_kind_check;
ALTER TABLE articles ADD CONSTRAINT articles_kind_check CHECK (kind IN ('help', 'news', 'blog', 'agents'));
-- Name of who wrote it; empty for all but posts.
ALTER TABLE articles ADD COLUMN author text NOT NULL DEFAULT '';
ALTER TABLE help_topics RENAME TO article_topics;
ALTER TABLE article_topics ADD COLUMN kind text NOT NULL DEFAULT 'help' CHECK (kind IN ('help', 'blog'));
ALTER TABLE article_topics ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE article_topics DROP CONSTRAINT help_topics_pkey;
ALTER TABLE article_topics ADD PRIMARY KEY (merchant_code, kind, slug);
