#!/bin/sh
# Makes a folder that runs the platform: what is built, what that reads, the packages that it loads, and nothing else.
#   deploy/build.sh <folder> [<folder of the release before>]           DEMO=1 takes the demo along
# Tabs that the release before was opened in go on with its scripts and words until they are loaded anew: they are kept.
set -eu
[ $# -eq 1 ] || [ $# -eq 2 ] || { echo "Say where to: deploy/build.sh <folder>" >&2; exit 1; }
mkdir -p "$1"
out=$(cd "$1" && pwd)
before=
[ $# -eq 1 ] || before=$(cd "$2/dist/site/assets" && pwd) || { echo "$2 is no release." >&2; exit 1; }
[ -z "$(ls -A "$out")" ] || { echo "$out is not empty. Name another folder." >&2; exit 1; }
cd "$(dirname "$0")/.."
# What a shell says here would leave tools out, or build what developers look into.
unset NODE_ENV

node scripts/build.mjs --only "site,pages,server${DEMO:+,game,chat}"
node deploy/collect.mjs "$out" ${DEMO:+demo}
[ -z "$before" ] || { mkdir "$out/dist/before" && cp -R "$before" "$out/dist/before/assets"; }
cd "$out"
# The lock keeps what is left of it: these packages, as they were tested.
npm install --package-lock-only --omit=dev --loglevel=error
npm ci --omit=dev --loglevel=error
echo "$out runs by itself: deploy/start.sh"
