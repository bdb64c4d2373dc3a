import { type Caller, type Scope, scopeAllows, sees, wallsOf } from '../base/index.ts';
import { EVENT_TYPE_NAMES, EVENT_TYPES, type EventKind, type EventType } from './event-types.ts';

/**
 * A reader of the log: its account, its scopes and its own keys (a rotated key and its replacement are one owner).
 * 'everything': the service itself, after its own access check.
 */
export type EventReader = { account: string; scopes: readonly Scope[]; keyIds: readonly string[] } | 'everything';

/**
 * In place of a key, for what belongs to the operator at the command line: only overseers of the type see it.
 */
export const OPERATOR = 'operator';

/** A key with those it replaced and those that replaced it, and the scopes of the newest. */
export type KeyFamily = {
  keyIds: readonly string[];
  account: string;
  scopes: readonly Scope[];
  isActive: boolean;
};

/** Finds the family of a key; undefined when the key does not exist. */
export type FindKeyFamily = (keyId: string) => Promise<KeyFamily | undefined>;

/** The reader for a caller. The operator at the command line has no key, only scopes. */
export async function readerOf(caller: Caller, findFamily: FindKeyFamily): Promise<EventReader> {
  const family = caller.keyId === null ? undefined : await findFamily(caller.keyId);
  const own = caller.keyId === null ? [] : [caller.keyId];
  return { account: caller.account, scopes: caller.scopes, keyIds: family?.keyIds ?? own };
}

/** The types a reader may see of its own keys, and those it may see of every key. */
export type VisibleTypes = { types: EventType[]; overseen: EventType[] };

/** The types that the scopes of a reader cover. */
export function visibleTypesOf(reader: EventReader): VisibleTypes {
  if (reader === 'everything') return { types: EVENT_TYPE_NAMES, overseen: EVENT_TYPE_NAMES };
  const types = EVENT_TYPE_NAMES.filter((name) => {
    const { scope } = EVENT_TYPES[name];
    return scope === null || scopeAllows(reader.scopes, scope);
  });
  return { types, overseen: types.filter((name) => scopeAllows(reader.scopes, EVENT_TYPES[name].overseer)) };
}

/** Types that are about the rates, which every account shares. */
export const SHARED_TYPES: readonly EventType[] = EVENT_TYPE_NAMES.filter(
  (name) => kindOf(name).forOthers !== undefined,
);

function kindOf(type: EventType): EventKind {
  return EVENT_TYPES[type];
}

/** An event as a reader sees it who may see it. */
export function shownTo<E extends { type: EventType; account_name: string; data: object }>(
  reader: EventReader,
  event: E,
): E {
  if (reader === 'everything' || sees(wallsOf(reader), event.account_name)) return event;
  return { ...event, data: kindOf(event.type).forOthers?.(event.data) ?? event.data };
}

/** Whether the reader may see an event. */
export function mayRead(
  reader: EventReader,
  event: { type: EventType; keyId: string | null; account: string },
): boolean {
  if (reader === 'everything') return true;
  const { types, overseen } = visibleTypesOf(reader);
  if (!types.includes(event.type)) return false;
  if (!sees(wallsOf(reader), event.account) && !SHARED_TYPES.includes(event.type)) return false;
  return event.keyId === null || reader.keyIds.includes(event.keyId) || overseen.includes(event.type);
}
