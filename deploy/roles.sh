#!/bin/sh
# Makes the three roles and the database where they are missing, and gives the roles their passwords. libpq's variables
# (PGHOST, PGUSER …) say on which server; docs/deployment.md says what each role is for.
set -eu
export OWNER_PASSWORD="${OWNER_PASSWORD:?is the password of the role owner}"
export PLATFORM_PASSWORD="${PLATFORM_PASSWORD:?is the password of the role platform}"
export READER_PASSWORD="${READER_PASSWORD:?is the password of the role reader}"
exec psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-${PGUSER:-postgres}}" --dbname postgres <<'SQL'
\getenv owner OWNER_PASSWORD
\getenv platform PLATFORM_PASSWORD
\getenv reader READER_PASSWORD
SELECT format('CREATE ROLE %I', name) FROM unnest(ARRAY['owner', 'platform', 'reader']) AS name
  WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec
ALTER ROLE owner LOGIN PASSWORD :'owner';
ALTER ROLE platform LOGIN PASSWORD :'platform';
ALTER ROLE reader LOGIN PASSWORD :'reader';
SELECT 'CREATE DATABASE platform OWNER owner' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'platform') \gexec
REVOKE ALL ON DATABASE platform FROM PUBLIC;
GRANT CONNECT ON DATABASE platform TO platform, reader;
SQL
