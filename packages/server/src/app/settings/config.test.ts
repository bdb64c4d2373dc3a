import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { printConfigPage, printEnvExample } from '../docs/config-page.ts';
import { readConfig, SETTINGS } from './config.ts';
import { readEnvironment } from './environment.ts';
import { listFormerSettings, listUnknownSettings } from './setting-names.ts';

const root = new URL('../../../../../', import.meta.url);

test('with nothing set, the service answers this machine on port 8080 from ./data', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: undefined,
    dataDir: resolve('data'),
    snapshotMegabytes: 4096,
    baseUrl: undefined,
    companyName: undefined,
    quoteTerms: 'binding',
    namespace: 'svc',
    mcpOrigins: [],
    requestsPerMinute: undefined,
    unknownKeysPerMinute: undefined,
    trustedProxies: [],
    logLevel: 'info',
    webhookPrivateTargets: false,
    secretKeys: undefined,
    secretKeyFile: undefined,
    modelUrl: undefined,
    modelName: undefined,
    modelKey: undefined,
    s3Url: undefined,
    s3Region: 'us-east-1',
    s3AccessKeyId: undefined,
    s3SecretAccessKey: undefined,
    s3SessionToken: undefined,
    keepDocumentsDays: undefined,
    keepEventsDays: undefined,
    exchangeRateDays: 7,
    otlpEndpoint: undefined,
    otlpHeaders: undefined,
    otelServiceName: undefined,
    oidcIssuer: undefined,
    oidcClientId: undefined,
    oidcClientSecret: undefined,
    oidcScopes: 'openid profile email',
    oidcAudience: undefined,
    oidcRolesClaim: 'groups',
    oidcRoles: [],
    imapUrl: undefined,
    imapUser: undefined,
    imapPasswordFile: undefined,
    imapPassword: undefined,
    imapSenders: [],
    imapFolder: 'INBOX',
    imapDoneFolder: undefined,
    imapEverySeconds: 60,
    smtpUrl: undefined,
    smtpUser: undefined,
    smtpPasswordFile: undefined,
    smtpPassword: undefined,
    mailFrom: undefined,
    watchFolder: undefined,
  });
});

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', HOST: '' })).toEqual(readConfig({}));
});

test('every setting can be set', () => {
  const all = Object.fromEntries(SETTINGS.map(({ name, example }) => [name, example]));
  const config = readConfig({ ...all, AGENT_RATE_IMAP_PASSWORD: '', AGENT_RATE_SMTP_PASSWORD: '' });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    databaseUrl: 'postgres://agent_rate:secret@db.example.com:5432/agent_rate',
    databaseReadUrl: 'postgres://agent_rate:secret@replica.example.com:5432/agent_rate',
    dataDir: '/var/lib/agent-rate/data',
    snapshotMegabytes: 0,
    baseUrl: 'https://rates.example.com',
    companyName: 'Quaybright Forwarding Ltd.',
    quoteTerms: 'while-current',
    namespace: 'svc',
    mcpOrigins: ['agent.example.com', 'tools.example.com'],
    requestsPerMinute: 6000,
    unknownKeysPerMinute: 60,
    trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    logLevel: 'debug',
    webhookPrivateTargets: ['erp.internal', '10.0.0.7:8443'],
    secretKeys: [Buffer.from('0123456789abcdef0123456789abcdef')],
    secretKeyFile: '/etc/agent-rate/secret.key',
    modelUrl: 'http://localhost:11434/v1',
    modelName: 'qwen3:8b',
    modelKey: 'sk-local-1234',
    s3Url: 'https://s3.eu-central-1.amazonaws.com/rates-documents/live',
    s3Region: 'eu-central-1',
    s3AccessKeyId: 'AKIAEXAMPLE',
    s3SecretAccessKey: 'correct-horse',
    s3SessionToken: 'IQoJb3Jp',
    keepDocumentsDays: 730,
    keepEventsDays: 365,
    exchangeRateDays: 3,
    otlpEndpoint: 'http://localhost:4318',
    otlpHeaders: { authorization: 'Bearer correct-horse' },
    otelServiceName: 'rates-europe',
    imapUrl: 'imaps://imap.example.com',
    imapUser: 'rates@example.com',
    imapPasswordFile: '/run/secrets/imap-password',
    imapPassword: undefined,
    imapSenders: ['rates@carrier.example', '@forwarder.example'],
    oidcIssuer: 'https://login.example.com/realms/freight',
    oidcClientId: 'agent-rate',
    oidcClientSecret: 'correct-horse',
    oidcScopes: 'openid profile groups',
    oidcAudience: 'api://agent-rate',
    oidcRolesClaim: 'realm_access.roles',
    oidcRoles: [
      ['freight-admins', 'administrator'],
      ['pricing', 'pricing'],
      ['*', 'viewer'],
    ],
    smtpUrl: 'smtps://smtp.example.com',
    smtpUser: 'quotes@example.com',
    smtpPasswordFile: '/run/secrets/smtp-password',
    smtpPassword: undefined,
    mailFrom: 'quotes@example.com',
    imapFolder: 'Rates',
    imapDoneFolder: 'Rates/Imported',
    imapEverySeconds: 300,
    watchFolder: '/srv/rates',
  });
  expect(readConfig({ AGENT_RATE_WEBHOOK_PRIVATE_TARGETS: 'true' }).webhookPrivateTargets).toBe(true);
  expect(readConfig({ AGENT_RATE_BASE_URL: 'https://example.com/rates/' }).baseUrl).toBe('https://example.com/rates');
  expect(readConfig({ PORT: '0' }).port).toBe(0);
});

test('a setting can still be set by its former name, with a warning', () => {
  const former = { AGENT_RATE_BOOK_MEGABYTES: '7' };
  expect(readConfig(former).snapshotMegabytes).toBe(7);
  expect(listFormerSettings(SETTINGS, former)).toEqual([
    'AGENT_RATE_BOOK_MEGABYTES is deprecated. Set AGENT_RATE_SNAPSHOT_MB instead.',
  ]);
  const both = { ...former, AGENT_RATE_SNAPSHOT_MB: '8' };
  expect(readConfig(both).snapshotMegabytes).toBe(8);
  expect(listFormerSettings(SETTINGS, both)).toEqual([
    'AGENT_RATE_BOOK_MEGABYTES is deprecated and ignored, because AGENT_RATE_SNAPSHOT_MB is set.',
  ]);
  expect(listFormerSettings(SETTINGS, { AGENT_RATE_SNAPSHOT_MB: '8' })).toEqual([]);
  expect(() => readConfig({ AGENT_RATE_BOOK_MEGABYTES: 'x' })).toThrow(
    'A setting is wrong: AGENT_RATE_BOOK_MEGABYTES=x is not a whole number',
  );
});

test('a name that is no setting is reported, with the one that may have been meant', () => {
  const env = {
    AGENT_RATE_DATADIR: '/var/lib/rates',
    AGENT_RATE_PORT: '9000',
    AGENT_RATE_COLOUR: 'blue',
    AGENT_RATE_BASE_URL: 'https://rates.example.com',
    AGENT_RATE_BOOK_MEGABYTES: '7',
    AGENT_RATE_KEY: 'ar_live_x',
    PATH: '/bin',
  };
  expect(listUnknownSettings(SETTINGS, env)).toEqual([
    'AGENT_RATE_COLOUR is not a setting and is ignored. docs/config.md lists the settings.',
    'AGENT_RATE_DATADIR is not a setting and is ignored. Did you mean AGENT_RATE_DATA_DIR?',
    'AGENT_RATE_PORT is not a setting and is ignored. Did you mean PORT?',
  ]);
});

test('a model needs a name', () => {
  expect(() => readConfig({ AGENT_RATE_MODEL_URL: 'http://localhost:11434/v1' })).toThrow(
    'AGENT_RATE_MODEL_NAME is missing',
  );
});

test('a store of documents needs a key, and its address holds none', () => {
  const url = 'https://s3.example.com/documents';
  expect(() => readConfig({ AGENT_RATE_DOCUMENTS_S3: url })).toThrow(
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed',
  );
  expect(() => readConfig({ AGENT_RATE_DOCUMENTS_S3: 'https://user:hidden-one@s3.example.com/x' })).toThrow(
    /^A setting is wrong: AGENT_RATE_DOCUMENTS_S3 is not an address such as (?!.*hidden-one)/,
  );
  const key = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'correct-horse' };
  expect(readConfig({ AGENT_RATE_DOCUMENTS_S3: `${url}/`, ...key }).s3Url).toBe(url);
});

test('a mailbox needs a user, one password, and whose mails are imported', () => {
  const url = 'imaps://imap.example.com';
  expect(() => readConfig({ AGENT_RATE_IMAP_URL: url })).toThrow(
    /^3 settings are wrong: AGENT_RATE_IMAP_USER is missing.*AGENT_RATE_IMAP_PASSWORD_FILE or .*AGENT_RATE_IMAP_SENDERS is missing/,
  );
  const whole = { AGENT_RATE_IMAP_URL: url, AGENT_RATE_IMAP_USER: 'rates', AGENT_RATE_IMAP_SENDERS: '*' };
  expect(readConfig({ ...whole, AGENT_RATE_IMAP_PASSWORD: 'p' })).toMatchObject({
    imapUser: 'rates',
    imapSenders: ['*'],
  });
  const both = { ...whole, AGENT_RATE_IMAP_PASSWORD: 'p', AGENT_RATE_IMAP_PASSWORD_FILE: '/p' };
  expect(() => readConfig(both)).toThrow('only one of them');
});

test('a mail server needs an address to send from, and its user one password', () => {
  const url = 'smtps://smtp.example.com';
  expect(() => readConfig({ AGENT_RATE_SMTP_URL: url })).toThrow('AGENT_RATE_MAIL_FROM is missing');
  const whole = { AGENT_RATE_SMTP_URL: url, AGENT_RATE_MAIL_FROM: 'quotes@example.com' };
  expect(readConfig(whole)).toMatchObject({ smtpUrl: url, smtpUser: undefined, mailFrom: 'quotes@example.com' });
  expect(() => readConfig({ ...whole, AGENT_RATE_SMTP_USER: 'quotes' })).toThrow('AGENT_RATE_SMTP_PASSWORD_FILE or');
});

test.each([
  ['AGENT_RATE_SMTP_URL', 'smtps://quotes:hunter2@smtp.example.com'],
  ['AGENT_RATE_MAIL_FROM', 'Quotes <quotes@example.com>'],
  ['AGENT_RATE_IMAP_URL', 'imaps://rates:hunter2@imap.example.com'],
  ['AGENT_RATE_IMAP_URL', 'https://imap.example.com'],
  ['AGENT_RATE_IMAP_SENDERS', 'carrier.example'],
  ['AGENT_RATE_IMAP_EVERY_SECONDS', '5'],
])('%s=%s is refused, and a password in it is not repeated', (name, text) => {
  expect(() => readConfig({ [name]: text })).toThrow(name);
  expect(() => readConfig({ [name]: text })).not.toThrow('hunter2');
});

test('every mistake is reported at once, and no password with it', () => {
  const env = {
    HOST: 'a b',
    PORT: '80801',
    DATABASE_URL: 'mysql://root:hunter2@localhost/x',
    AGENT_RATE_BASE_URL: 'rates.example.com',
    AGENT_RATE_NAMESPACE: 'My Brand',
    AGENT_RATE_LOG_LEVEL: 'loud',
  };
  let message = '';
  try {
    readConfig(env);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(/^6 settings are wrong: /);
  for (const name of Object.keys(env)) expect(message).toContain(name);
  expect(message).not.toContain('hunter2');
});

test.each(['-1', '1e3', '0x50', '70000', 'http'])('PORT=%s is refused', (port) => {
  expect(() => readConfig({ PORT: port })).toThrow(/^A setting is wrong: PORT=/);
});

test('a .env file is read, and the real environment wins over it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-env-'));
  try {
    expect(readEnvironment(folder, { PORT: '1' })).toEqual({ PORT: '1' });
    writeFileSync(join(folder, '.env'), '# mine\nPORT=9000\nHOST="0.0.0.0"\n');
    expect(readEnvironment(folder, { PORT: '1' })).toEqual({ PORT: '1', HOST: '0.0.0.0' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('docs/config.md and .env.example say what the code does', () => {
  expect(readFileSync(new URL('docs/config.md', root), 'utf8')).toBe(printConfigPage());
  expect(readFileSync(new URL('.env.example', root), 'utf8')).toBe(printEnvExample());
});
