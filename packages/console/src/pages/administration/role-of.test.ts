import { expect, test } from 'vitest';
import { type RoleWithScopes, roleOf } from './role-of.ts';

const ROLES: RoleWithScopes[] = [{ role: 'approver', scopes: ['rates:read', 'orders:read', 'orders:approve'] }];

test('a role is known by its scopes in any order', () => {
  expect(roleOf(ROLES, ['orders:approve', 'rates:read', 'orders:read'])).toBe('approver');
  expect(roleOf(ROLES, ['orders:approve'])).toBeUndefined();
});
