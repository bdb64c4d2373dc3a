import { type Static, type TSchema, Type } from 'typebox';
import { type Caller, KeyLimitsSchema, MAIN_ACCOUNT, ROLE_NAMES, SCOPES, textEnum } from '../base/index.ts';
import { keyStateAt } from './key-state.ts';
import type { StoredKey } from './key-store.ts';
import { environmentOf } from './key-text.ts';

const dateTime = (description: string) => Type.String({ format: 'date-time', description });
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** One scope. */
export const ScopeSchema = textEnum(SCOPES, {
  title: 'Scope',
  description: 'What a key may do; `admin` implies every other scope',
});

/** One role. */
export const RoleSchema = textEnum(ROLE_NAMES, { title: 'Role', description: 'What a person does' });

const PersonOfKeySchema = Type.Object(
  { id: Type.String({ examples: ['per_8Kd2Vq0sTz4n'] }), name: Type.String(), role: RoleSchema },
  { title: 'PersonOfKey' },
);

const account = Type.String({
  description: 'Account of the key: it sees the documents, shipments, quotes and orders of this account',
  examples: [MAIN_ACCOUNT],
});

/** The account of a new key or person. */
export const NewAccountSchema = Type.Optional(
  Type.String({
    description: 'Account that it belongs to; main, that of the operator, when absent. A new name is a new account',
    examples: ['acme-trading'],
  }),
);

const KEY_PROPERTIES = {
  id: Type.String({ description: 'Id of the key; not secret', examples: ['key_4mZp0Qw8Tn2c'] }),
  name: Type.String({ description: 'Who or what uses it' }),
  prefix: Type.String({ description: 'The start of the key', examples: ['ar_live_x7Qd'] }),
  environment: textEnum(['live', 'test']),
  account,
  scopes: Type.Array(ScopeSchema),
  state: textEnum(['active', 'expired', 'revoked']),
  createdAt: dateTime('When it was created'),
  expiresAt: nullable(dateTime('When it stops working; null: never')),
  revokedAt: nullable(dateTime('When it was revoked')),
  lastUsedAt: nullable(dateTime('When it was last used, to the minute')),
  rotatedTo: nullable(Type.String({ description: 'The key that replaces it' })),
  limits: KeyLimitsSchema,
  person: nullable(PersonOfKeySchema),
};

/** The wire shape of a key, without the key text. */
export const KeySchema = Type.Object(KEY_PROPERTIES, { title: 'ApiKey' });
/** A key without its text. */
export type Key = Static<typeof KeySchema>;

/** The wire shape of a new key, with its text. */
export const CreatedKeySchema = Type.Object(
  { ...KEY_PROPERTIES, key: Type.String({ description: 'The key itself. Shown only in this answer' }) },
  { title: 'CreatedApiKey' },
);
/** A new key with its text. */
export type CreatedKey = Static<typeof CreatedKeySchema>;

/** The wire shape of a narrowed key that was revoked by itself. */
export const RevokedNarrowedKeySchema = Type.Object(
  {
    keyId: Type.String({ description: 'The key that it was made of', examples: ['key_4mZp0Qw8Tn2c'] }),
    linkId: Type.String({ description: 'Id of the narrowed key', examples: ['q0Yw3nB8hVtK5sLz7RcXaE'] }),
    revokedAt: dateTime('When it was revoked first'),
    revokedBy: Type.String({ description: 'Who revoked it', examples: ['Pricing team'] }),
  },
  { title: 'RevokedNarrowedKey' },
);
/** A narrowed key that was revoked by itself. */
export type RevokedNarrowedKey = Static<typeof RevokedNarrowedKeySchema>;

/** The wire shape of the answer to `GET /whoami`. */
export const WhoamiSchema = Type.Object(
  {
    keyId: nullable(Type.String({ description: 'Id of the key; null: the operator', examples: ['key_4mZp0Qw8Tn2c'] })),
    name: Type.String({
      description: 'Who or what uses it, as events name it: of a person with the role',
      examples: ['Pricing team'],
    }),
    person: nullable(PersonOfKeySchema),
    environment: nullable(textEnum(['live', 'test'])),
    account,
    scopes: Type.Array(ScopeSchema),
    limits: KeyLimitsSchema,
    narrowed: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: 'What this step is revoked by, with the keys made after it' }),
          order: nullable(Type.String({ description: 'Only this order' })),
          limits: KeyLimitsSchema,
        },
        { title: 'NarrowedKeyLink' },
      ),
      { description: 'What holders took from the key, step by step; each holds beside `limits`. Empty: a whole key' },
    ),
    expiresAt: nullable(dateTime('When it stops working; null: never')),
  },
  { title: 'Whoami' },
);
/** The key of a request. */
export type Whoami = Static<typeof WhoamiSchema>;

/** Who makes a request, with the key as it is stored; undefined for the operator, who has none. */
export function toWhoami(caller: Caller, stored: StoredKey | undefined): Whoami {
  const { keyId, name, account, scopes, person, narrowing } = caller;
  const ends = [stored?.expiresAt, narrowing?.until].flatMap((end) => end?.getTime() ?? []);
  return {
    keyId,
    name,
    person: person ?? null,
    environment: stored === undefined ? null : environmentOf(stored.prefix),
    account,
    scopes: [...scopes],
    limits: stored?.limits ?? {},
    narrowed: narrowing?.links.map(({ id, order, limits }) => ({ id, order, limits })) ?? [],
    expiresAt: ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString(),
  };
}

/** The wire shape of a stored key, with its state at `now`. */
export function toKey(stored: Omit<StoredKey, 'narrowingId'>, now: Date): Key {
  return {
    id: stored.id,
    name: stored.name,
    prefix: stored.prefix,
    environment: environmentOf(stored.prefix),
    account: stored.accountName,
    scopes: stored.scopes,
    state: keyStateAt(stored, now),
    createdAt: stored.createdAt.toISOString(),
    expiresAt: stored.expiresAt?.toISOString() ?? null,
    revokedAt: stored.revokedAt?.toISOString() ?? null,
    lastUsedAt: stored.lastUsedAt?.toISOString() ?? null,
    rotatedTo: stored.rotatedTo,
    limits: stored.limits,
    person: stored.person,
  };
}
