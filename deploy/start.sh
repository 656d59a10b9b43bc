#!/bin/sh
# Runs the platform of a folder that deploy/build.sh made, in production unless PRODUCTION says otherwise. The process
# becomes node: signals reach it, and its exit code is the platform's. NAME_FILE names a file that holds a secret.
set -eu
cd "$(dirname "$0")/.."
for name in DATABASE_URL DATABASE_URL_DIRECT DATABASE_URL_REPLICA DATABASE_URL_OWNER MAIL_URL STORAGE_URL; do
  eval "file=\${${name}_FILE:-}"
  [ -z "$file" ] || { value=$(cat "$file") && export "$name=$value"; }
done
: "${DATABASE_URL:?Name the PostgreSQL server.}"
export PRODUCTION="${PRODUCTION-1}" HOST="${HOST:-0.0.0.0}"
exec node scripts/serve.mjs
