import { SETTINGS } from '../settings/config.ts';

/** The whole of docs/config.md. */
export function printConfigPage(): string {
  const rows = SETTINGS.map(
    ({ name, formerly, type, default: byDefault, meaning, example }) =>
      `| \`${name}\`${formerly === undefined ? '' : ` (deprecated name: \`${formerly}\`)`} | ${type} | ${byDefault === undefined ? 'unset' : `\`${byDefault}\``} | ${meaning} | \`${example}\` |`,
  );
  return `# Settings

Read once at the start, from the environment and from a file \`.env\` in the working directory; what is set in the
environment wins. An empty setting counts as unset. All mistakes are reported together, and nothing starts until they are
corrected. A name that begins with \`AGENT_RATE_\` and is no setting is reported and ignored; a deprecated name still works,
with a warning. \`agent-rate doctor\` checks all of this too.

| Name | Type | Default | Meaning | Example |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Data directory

The embedded PostgreSQL is in \`AGENT_RATE_DATA_DIR\`; unset, in \`data\` in the working directory. \`agent-rate serve\` (with
\`--demo\` too) and \`agent-rate migrate\` create it when it is missing. Every other command works with the one that exists,
and refuses with \`no_database\` where there is none: a command in the wrong folder never answers from a new, empty database.
With \`DATABASE_URL\` there is no data directory to find.

## Other names

\`agent-rate mcp\` reads one more, \`AGENT_RATE_KEY\`: the API key whose rights the agent has ([mcp.md](mcp.md)).
Every other command acts as the account that runs it, which may read the database and so may do everything: it reads no key.

The tests use another: \`TEST_DATABASE_URL\`, a PostgreSQL from 15 on whose role may create databases. Unset, they start
the embedded one in a temporary folder.

This page and \`.env.example\` are printed from \`packages/server/src/app/settings/config.ts\` by \`npm run docs:config\`.
`;
}

/** The whole of .env.example: every setting, commented out, with its default or an example. */
export function printEnvExample(): string {
  const blocks = SETTINGS.map(
    ({ name, default: byDefault, meaning, example }) => `# ${meaning}\n# ${name}=${byDefault ?? example}\n`,
  );
  return `# Copy to .env and change what you need. See docs/config.md.\n\n${blocks.join('\n')}`;
}
