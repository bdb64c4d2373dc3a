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

/** What people do, as sets of scopes; an approver sees what is approved: rates, orders and the checked documents. */
export const ROLES = {
  viewer: ['rates:read', 'orders:read', 'documents:read'],
  pricing: ['rates:read', 'rates:write'],
  documents: ['documents:read', 'documents:write'],
  approver: ['rates:read', 'orders:read', 'orders:approve', 'documents:read'],
  administrator: ['admin'],
} as const satisfies Record<string, readonly Scope[]>;
/** The name of a role. */
export type Role = keyof typeof ROLES;

/** The role with exactly these scopes; undefined when there is none. */
export function roleOf(scopes: readonly Scope[]): Role | undefined {
  const roles = Object.keys(ROLES) as Role[];
  return roles.find((role) => [...ROLES[role]].sort().join() === [...scopes].sort().join());
}
