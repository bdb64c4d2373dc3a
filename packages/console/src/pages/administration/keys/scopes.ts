import type { InputOf } from '@agent-rate/client';

/** What a key may do. */
export type Scope = InputOf<'create-key'>['body']['scopes'][number];

/** Every scope, in the order of the form. */
export const SCOPES: readonly Scope[] = [
  'rates:read',
  'rates:write',
  'orders:read',
  'orders:write',
  'orders:approve',
  'documents:read',
  'documents:write',
  'admin',
];
