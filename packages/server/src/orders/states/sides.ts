import { type Caller, scopeAllows } from '../../base/index.ts';

/** The party that makes a transition. */
export type Side = 'customer' | 'approver' | 'forwarder';

/** The sides that a caller with these scopes acts for: who may write is a customer, who may approve the forwarder too. */
export function sidesOf(scopes: Caller['scopes']): Side[] {
  return [
    ...(scopeAllows(scopes, 'orders:write') ? (['customer'] as const) : []),
    ...(scopeAllows(scopes, 'orders:approve') ? (['approver', 'forwarder'] as const) : []),
  ];
}
