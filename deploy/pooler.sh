#!/bin/sh
# Runs PgBouncer as the platform's role, whose password is in PLATFORM_PASSWORD.
#   pooler.sh [configuration] [file of users, as the configuration names it]
set -eu
umask 077
printf '"platform" "%s"\n' "${PLATFORM_PASSWORD:?is the password of the role platform}" > "${2:-/tmp/users.txt}"
unset PLATFORM_PASSWORD
PATH="$PATH:/usr/sbin" exec pgbouncer "${1:-/pooler/pgbouncer.ini}"
