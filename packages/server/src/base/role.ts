import type { Scope } from './scope.ts';

/** What people do, as sets of scopes; an approver sees what is approved: rates, orders and the checked documents. */
export const ROLES = {
  viewer: ['rates:read', 'orders:read', 'documents:read'],
  pricing: ['rates:read', 'rates:write'],
  documents: ['documents:read', 'documents:write'],
  approver: ['rates:read', 'orders:read', 'orders:approve', 'documents:read'],
  administrator: ['admin'],
} as const satisfies Readonly<Record<string, readonly Scope[]>>;
/** The name of a role. */
export type Role = keyof typeof ROLES;

/** The names of all roles. */
export const ROLE_NAMES = Object.keys(ROLES) as Role[];

/** How answers and events name a person, with the role at that time: `Grace (approver)`. */
export function signatureOf({ name, role }: { name: string; role: Role }): string {
  return `${name} (${role})`;
}
