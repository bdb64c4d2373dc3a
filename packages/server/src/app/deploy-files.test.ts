import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { startService } from '../testing/start-service.ts';
import { SETTINGS } from './settings/config.ts';

const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const compose = parse(read('deploy/compose.yml'));
const manifests = parseAllDocuments(read('deploy/kubernetes/agent-rate.yaml')).map((one) => one.toJS());
const deployment = manifests.find(({ kind }) => kind === 'Deployment');
const [container] = deployment.spec.template.spec.containers;
const unit = read('deploy/systemd/agent-rate.service');
const dockerfile = read('Dockerfile');

/** Names that are ours, wherever they stand in a file. */
const settingsIn = (text: string) => text.match(/\b(?:AGENT_RATE_[A-Z_]+|DATABASE_URL)\b/g) ?? [];

test('every setting that a file to deploy with names is one of the service', () => {
  const files = [
    'Dockerfile',
    'deploy/compose.yml',
    'deploy/kubernetes/agent-rate.yaml',
    'deploy/systemd/agent-rate.service',
    'deploy/systemd/agent-rate-backup.service',
  ];
  const named = new Set(files.flatMap((file) => settingsIn(read(file))));
  const known = new Set<string>(SETTINGS.map(({ name }) => name));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
  expect(named.size).toBeGreaterThan(3);
});

test('compose runs the slim image on a PostgreSQL that is healthy, with nothing writable but its data', () => {
  const { service, database, proxy } = compose.services;
  expect(service).toMatchObject({
    build: { target: 'slim' },
    depends_on: { database: { condition: 'service_healthy' } },
    read_only: true,
    cap_drop: ['ALL'],
    volumes: ['service:/data'],
    tmpfs: ['/tmp'],
  });
  expect(dockerfile).toMatch(/^FROM base AS slim$/m);
  expect(database.healthcheck.test).toContain('pg_isready');
  const published = Object.entries<{ ports?: string[] }>(compose.services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['proxy']);
  expect(read('deploy/proxy/Caddyfile')).toContain('reverse_proxy service:8080');
  expect(proxy.volumes).toContain('./proxy/Caddyfile:/etc/caddy/Caddyfile:ro');
});

test('nginx passes on the address of the caller, and not what the caller says of it', () => {
  expect(read('deploy/proxy/nginx.conf')).toMatch(/^\s*proxy_set_header X-Forwarded-For \$remote_addr;$/m);
});

test('no file holds a secret: each is asked for', () => {
  // What may be left out: the store, and the key that the first start makes.
  for (const { environment = {} } of Object.values<{ environment?: Record<string, string> }>(compose.services))
    for (const [name, value] of Object.entries(environment))
      if (/^AWS_|SECRET_KEY$/.test(name)) expect(value).toBe(`\${${name}:-}`);
      else if (/PASSWORD|SECRET|DATABASE_URL/.test(name)) expect(value).toContain(':?set it in .env}');
  expect(container.envFrom).toEqual([{ secretRef: { name: 'agent-rate' } }]);
});

test('Kubernetes runs it as nobody in particular, on a read-only file system, and asks the right addresses', async () => {
  expect(deployment.spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
  expect(container.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const { url, keyWith } = await startService([{ amount: 1800 }]);
  const authorization = `Bearer ${await keyWith(['rates:read'])}`;
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
    expect((await fetch(url + container[probe].httpGet.path)).status).toBe(200);
  const { groups } = parse(read('deploy/prometheus/alerts.yml'));
  const asked = new Set<string>(
    groups[0].rules.flatMap(({ expr }: { expr: string }) => expr.match(/agent_rate_\w+/g) ?? []),
  );
  const offered = await (await fetch(`${url}/metrics`, { headers: { authorization } })).text();
  expect([...asked].filter((name) => !offered.includes(`# TYPE ${name.replace(/_count$/, '')} `))).toEqual([]);
  expect(asked.size).toBe(5);
});

test('Kubernetes does jobs in pods of their own, beside those that answer', () => {
  const [answers, works] = manifests.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => spec.template.spec);
  expect(answers.containers[0].args).toEqual(['serve', '--no-jobs']);
  expect(works.containers[0].args).toEqual(['work']);
  expect(works.securityContext).toEqual(answers.securityContext);
  expect(works.containers[0].envFrom).toEqual(answers.containers[0].envFrom);
});

test('systemd gives the service one folder to write and no privileges', () => {
  for (const line of ['User=agent-rate', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'StateDirectory=agent-rate'])
    expect(unit).toContain(`\n${line}\n`);
  expect(unit).toContain('AGENT_RATE_DATA_DIR=/var/lib/agent-rate/data');
});

test('systemd makes a backup every night with the data and the settings of the service, and deletes old ones only after it', () => {
  const backup = read('deploy/systemd/agent-rate-backup.service');
  for (const line of [/^User=.*/m, /^Environment=.*AGENT_RATE_DATA_DIR=(\S+)/m, /^EnvironmentFile=.*/m])
    expect(line.exec(backup)?.at(-1)).toBe(line.exec(unit)?.at(-1));
  expect(backup).toMatch(/^ExecStart=.* backup .*\n(?:#.*\n)?ExecStartPost=.* -delete$/m);
  expect(read('deploy/systemd/agent-rate-backup.timer')).toMatch(/^OnCalendar=.+/m);
});
