import type { Role } from './role.ts';
import type { Scope } from './scope.ts';

/** The caller: an API key, perhaps a person's, or the operator at the command line (`keyId` null). */
export type Caller = {
  keyId: string | null;
  /** The account of the key: what the caller makes belongs to it. */
  account: string;
  /** How answers and events name the caller; of a person with the role: `Grace (approver)`. */
  name: string;
  scopes: readonly Scope[];
  person?: { id: string; name: string; role: Role };
};
