import { type Caller, type Scope, scopeAllows } from '../base/index.ts';
import { EVENT_TYPE_NAMES, EVENT_TYPES, type EventType } from './event-types.ts';

/**
 * Whoever reads the log: what its scopes allow and which keys are its own (a rotated key and the one that replaced it are
 * one owner). 'everything': the service itself, which shows what it has checked already.
 */
export type EventReader = { scopes: readonly Scope[]; keyIds: readonly string[] } | 'everything';

/**
 * In place of a key, for what belongs to the operator at the command line: nobody sees it but those who oversee the type.
 */
export const OPERATOR = 'operator';

/** A key with those it replaced and those that replaced it, and what the newest of them may do. */
export type KeyFamily = { keyIds: readonly string[]; scopes: readonly Scope[]; isActive: boolean };

/** Finds the family of a key; undefined when there never was such a key. */
export type FindKeyFamily = (keyId: string) => Promise<KeyFamily | undefined>;

/** The reader that a caller is. The operator at the command line has no key and is told apart by its scopes alone. */
export async function readerOf(caller: Caller, findFamily: FindKeyFamily): Promise<EventReader> {
  const family = caller.keyId === null ? undefined : await findFamily(caller.keyId);
  const own = caller.keyId === null ? [] : [caller.keyId];
  return { scopes: caller.scopes, keyIds: family?.keyIds ?? own };
}

/** What a reader may see: types of its own keys, and types of every key. */
export type Sight = { types: EventType[]; overseen: EventType[] };

/** What the scopes of a reader let it see. */
export function sightOf(reader: EventReader): Sight {
  if (reader === 'everything') return { types: EVENT_TYPE_NAMES, overseen: EVENT_TYPE_NAMES };
  const types = EVENT_TYPE_NAMES.filter((name) => {
    const { scope } = EVENT_TYPES[name];
    return scope === null || scopeAllows(reader.scopes, scope);
  });
  return { types, overseen: types.filter((name) => scopeAllows(reader.scopes, EVENT_TYPES[name].overseer)) };
}

/** Whether the reader may see an event. */
export function mayRead(reader: EventReader, event: { type: EventType; keyId: string | null }): boolean {
  if (reader === 'everything') return true;
  const { types, overseen } = sightOf(reader);
  if (!types.includes(event.type)) return false;
  return event.keyId === null || reader.keyIds.includes(event.keyId) || overseen.includes(event.type);
}
