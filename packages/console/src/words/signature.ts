import type { components } from '@agent-rate/client';

/** The name of a role. */
export type Role = components['schemas']['Role'];

/** `Grace (approver)`, as the service names a person with the role of that time. */
const SIGNATURE = /^(.*) \((\w+)\)$/;

/** Who did something, with the role in the words of a language. Keys and the operator have no role. */
export function printSignature(by: string, roles: Readonly<Record<Role, string>>): string {
  const [, name, role = ''] = SIGNATURE.exec(by) ?? [];
  return role in roles ? `${name} (${roles[role as Role]})` : by;
}
