# docs/deployment.md says how. `docker build .` makes the platform; `--build-arg DEMO=1` takes the demo along, and
# `--build-arg BEFORE=<image>` the files that open tabs of the release before ask for.
ARG BEFORE=scratch
FROM ${BEFORE} AS before

FROM node:24-bookworm-slim AS build
ARG DEMO=
WORKDIR /source
COPY . .
RUN --mount=from=before,target=/before deploy/build.sh /platform $(ls -d /before/platform 2>/dev/null)

# PgBouncer, which the platform's connections go through.
FROM debian:trixie-slim AS pooler
RUN apt-get update -q && apt-get install -qy --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY deploy/pgbouncer.ini deploy/pooler.sh /pooler/
USER nobody
# What PgBouncer lets transactions end by.
STOPSIGNAL SIGINT
ENTRYPOINT ["/pooler/pooler.sh"]

FROM node:24-bookworm-slim AS platform
COPY --from=build /platform /platform
WORKDIR /platform
USER node
# Only the demo writes there: the place of its operator's commands.
ENV DATA_DIR=/tmp/platform
EXPOSE 4000 4001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/sandbox/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["deploy/start.sh"]
