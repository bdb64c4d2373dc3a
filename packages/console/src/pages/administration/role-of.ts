import type { useRoles } from './use-roles.ts';

/** A role with its scopes. */
export type RoleWithScopes = ReturnType<typeof useRoles>[number];

/** The role with exactly these scopes; undefined when there is none. */
export function roleOf(roles: readonly RoleWithScopes[], scopes: readonly string[]) {
  const wanted = scopes.toSorted().join();
  return roles.find((role) => role.scopes.toSorted().join() === wanted)?.role;
}
