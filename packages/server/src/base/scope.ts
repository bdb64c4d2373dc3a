/** What a key may do. `admin` implies every other scope. */
export const SCOPES = [
  'rates:read',
  'rates:write',
  'orders:read',
  'orders:write',
  'orders:approve',
  'documents:read',
  'documents:write',
  'admin',
] as const;

/** One of `SCOPES`. */
export type Scope = (typeof SCOPES)[number];

/** Whether a key that holds `held` may do what needs `needed`. */
export function scopeAllows(held: readonly Scope[], needed: Scope): boolean {
  return held.includes(needed) || held.includes('admin');
}
