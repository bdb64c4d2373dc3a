import { Type } from 'typebox';
import {
  AccountQueryProperties,
  KeyLimitsSchema,
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  textEnum,
} from '../base/index.ts';
import {
  CreatedKeySchema,
  KeySchema,
  NewAccountSchema,
  RevokedNarrowedKeySchema,
  ScopeSchema,
  WhoamiSchema,
} from './key.schema.ts';
import type { Keys } from './keys.ts';

const params = Type.Object({ id: Type.String({ description: 'Key id', examples: ['key_4mZp0Qw8Tn2c'] }) });

const createBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, description: 'The user of the key', examples: ['Pricing team'] }),
    scopes: Type.Array(ScopeSchema, { minItems: 1, description: 'What the key may do', examples: [['rates:read']] }),
    expires: Type.Optional(
      Type.String({
        description: 'A duration (90d, 12h), a day (through its end, UTC) or an instant; absent: never',
        examples: ['90d'],
      }),
    ),
    environment: Type.Optional(textEnum(['live', 'test'], { description: 'live unless said otherwise' })),
    limits: Type.Optional(KeyLimitsSchema),
    account: NewAccountSchema,
  },
  { additionalProperties: false, examples: [{ name: 'Pricing team', scopes: ['rates:read'], expires: '90d' }] },
);

const rotateBody = Type.Object(
  {
    grace: Type.Optional(
      Type.String({ description: 'How long the old key still works, at most 30d; 24h if absent', examples: ['24h'] }),
    ),
  },
  { additionalProperties: false, examples: [{ grace: '24h' }] },
);

const common = { service: 'keys', scope: 'admin' } as const;

/** The operations on keys (contract §5). All but `whoami` need the scope admin. */
export function keyOperations(keys: Keys): Operation[] {
  return [
    whoami(keys),
    listKeys(keys),
    createKey(keys),
    getKey(keys),
    revokeKey(keys),
    revokeNarrowedKey(keys),
    rotateKey(keys),
    setKeyLimits(keys),
  ];
}

function whoami(keys: Keys): Operation {
  return operation({
    name: 'whoami',
    service: 'keys',
    summary: 'Get the key of the request',
    description: 'The key that the request is made with: what it may do, within which limits, and until when.',
    method: 'GET',
    path: '/whoami',
    scope: null,
    output: WhoamiSchema,
    command: { words: 'whoami', example: 'whoami --json' },
    run: async ({ caller }) => ({ body: await keys.describe(caller) }),
  });
}

function listKeys(keys: Keys): Operation {
  return operation({
    ...common,
    name: 'list-keys',
    summary: 'List API keys',
    description: 'Every key, newest first, with its state and last use. The key texts are never shown.',
    method: 'GET',
    path: '/keys',
    query: Type.Object({ ...AccountQueryProperties, ...PageQueryProperties }),
    output: Type.Object({ data: Type.Array(KeySchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'keys list',
      columns: {
        ID: '{id}',
        KEY: '{prefix}…',
        NAME: '{name}',
        ACCOUNT: '{account}',
        SCOPES: '{scopes}',
        LIMITS: '{limits|no limits}',
        STATE: '{state}',
        EXPIRES: '{expiresAt|never}',
        'LAST USED': '{lastUsedAt|never}',
      },
      empty: 'No keys yet. Create one: agent-rate keys create --name NAME --scopes rates:read',
    },
    run: async ({ query }) => {
      const { page, perPage } = parsePage(query);
      const { keys: data, total } = await keys.list(page, perPage, query.account);
      return pageAnswer(data, { page, perPage, total });
    },
  });
}

function createKey(keys: Keys): Operation {
  return operation({
    ...common,
    name: 'create-key',
    summary: 'Create an API key',
    description: 'The key itself is shown in this answer only: the service stores its SHA-256.',
    method: 'POST',
    path: '/keys',
    problems: ['key_name_invalid', 'key_scopes_invalid', 'key_expiry_invalid', 'account_invalid', 'account_of_admin'],
    body: createBody,
    output: CreatedKeySchema,
    status: 201,
    command: {
      words: 'keys create',
      flags: { test: { environment: 'test' } },
      secret: 'key',
      done: 'This is the only time the key is shown. {id}, "{name}", {scopes}, expires: {expiresAt|never}.',
      example: 'keys create --name "pricing team" --scopes rates:read,rates:write --expires 90d',
    },
    audit: { subject: 'keys/{id}' },
    run: async ({ body }) => ({ status: 201, body: await keys.create(body) }),
  });
}

function getKey(keys: Keys): Operation {
  return operation({
    ...common,
    name: 'get-key',
    summary: 'Get an API key',
    description: 'State, scopes and last use of a key.',
    method: 'GET',
    path: '/keys/{id}',
    problems: ['key_not_found'],
    params,
    output: KeySchema,
    command: { words: 'keys show', operands: ['id'] },
    run: async ({ params: { id } }) => ({ body: await keys.get(id) }),
  });
}

function revokeKey(keys: Keys): Operation {
  return operation({
    ...common,
    name: 'revoke-key',
    summary: 'Revoke an API key',
    description:
      'Revokes the key permanently, in every running process within a second. The last active admin key cannot be revoked.',
    method: 'DELETE',
    path: '/keys/{id}',
    problems: ['key_not_found', 'last_admin_key'],
    params,
    output: KeySchema,
    command: {
      words: 'keys revoke',
      operands: ['id'],
      done: '{id} ("{name}") is revoked.',
      example: 'keys revoke key_4mZp0Qw8Tn2c',
    },
    audit: { subject: 'keys/{id}', before: ({ params: { id } }) => keys.get(id) },
    // The operator at the command line can always create another one.
    run: async ({ params: { id }, caller }) => ({
      body: await keys.revoke(id, { keepLastAdmin: caller.keyId !== null }),
    }),
  });
}

function revokeNarrowedKey(keys: Keys): Operation {
  return operation({
    name: 'revoke-narrowed-key',
    service: 'keys',
    summary: 'Revoke a narrowed API key',
    description:
      'Revokes one key that was narrowed from the key, with those made of it, in every running process within a second; the key ' +
      'and its other narrowed keys go on. For the key itself, used as a whole, and for the scope admin.',
    method: 'DELETE',
    path: '/keys/{id}/narrowed/{link}',
    scope: null,
    problems: ['key_not_found', 'narrowed_key_refused', 'narrowed_keys_revoked_full'],
    params: Type.Object({
      ...params.properties,
      link: Type.String({
        pattern: '^[0-9A-Za-z_-]{22}$',
        description:
          'Id of the narrowed key: `idOfNarrowedKey` of the client tells it, `narrowed` in the answer of `whoami`, and `keys narrow`',
        examples: ['q0Yw3nB8hVtK5sLz7RcXaE'],
      }),
    }),
    output: RevokedNarrowedKeySchema,
    command: {
      words: 'keys revoke-narrowed',
      operands: ['id', 'link'],
      done: 'The narrowed key {linkId} of {keyId} is revoked, and all that were made of it.',
      example: 'keys revoke-narrowed key_4mZp0Qw8Tn2c q0Yw3nB8hVtK5sLz7RcXaE',
    },
    audit: { subject: 'keys/{keyId}' },
    run: async ({ params: { id, link }, caller }) => ({ body: await keys.revokeNarrowed(id, link, caller) }),
  });
}

function rotateKey(keys: Keys): Operation {
  return operation({
    ...common,
    name: 'rotate-key',
    summary: 'Rotate an API key',
    description:
      'Creates a key with the same name, scopes and lifetime; the old one works until the grace period ends or it expires.',
    method: 'POST',
    path: '/keys/{id}/rotate',
    problems: ['key_not_found', 'key_of_person', 'key_grace_invalid', 'key_not_active'],
    params,
    body: Type.Optional(rotateBody),
    output: CreatedKeySchema,
    status: 201,
    command: {
      words: 'keys rotate',
      operands: ['id'],
      secret: 'key',
      done: 'This is the only time the key is shown. {id}, "{name}", {scopes}, expires: {expiresAt|never}.',
      example: 'keys rotate key_4mZp0Qw8Tn2c --grace 7d',
    },
    audit: { subject: 'keys/{id}', before: ({ params: { id } }) => keys.get(id) },
    run: async ({ params: { id }, body }) => ({ status: 201, body: await keys.rotate(id, body ?? {}) }),
  });
}

function setKeyLimits(keys: Keys): Operation {
  return operation({
    ...common,
    name: 'set-key-limits',
    summary: 'Set the limits of an API key',
    description:
      'Replaces the limits of a key: quotes only, approval, cost per order and per day, lanes, carriers. ' +
      'They apply from its next order on; `{}` removes them all.',
    method: 'PUT',
    path: '/keys/{id}/limits',
    problems: ['key_not_found'],
    params,
    body: KeyLimitsSchema,
    output: KeySchema,
    command: {
      words: 'keys limit',
      operands: ['id'],
      done: '{id} ("{name}"): {limits|no limits}.',
      note: 'The limits take the place of those before; without options there are none.',
      example: 'keys limit key_4mZp0Qw8Tn2c --per-order USD:20000 --approval incomplete',
    },
    audit: { subject: 'keys/{id}', before: ({ params: { id } }) => keys.get(id) },
    run: async ({ params: { id }, body }) => ({ body: await keys.setLimits(id, body) }),
  });
}
