import type { KeyLimits } from './limits.schema.ts';
import type { Role } from './role.ts';
import type { Scope } from './scope.ts';

/** A step at which a key was narrowed. `id`: what its orders are counted by; nobody can guess that of another chain. */
export type NarrowedLink = { id: string; order: string | null; limits: KeyLimits };

/** What was taken from a key that its holder narrowed, link by link, and until when it works at all. */
export type NarrowingOfKey = { links: readonly NarrowedLink[]; until: Date };

/** The caller: an API key, perhaps a person's, or the operator at the command line (`keyId` null). */
export type Caller = {
  keyId: string | null;
  /** The account of the key: what the caller makes belongs to it. */
  account: string;
  /** How answers and events name the caller; of a person with the role: `Grace (approver)`. */
  name: string;
  scopes: readonly Scope[];
  /** Absent: the key is used as a whole. */
  narrowing?: NarrowingOfKey;
  person?: { id: string; name: string; role: Role };
};
