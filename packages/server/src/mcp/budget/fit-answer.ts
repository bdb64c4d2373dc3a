import { estimateTokens } from './estimate-tokens.ts';

type Body = Record<string, unknown>;

/** An answer that fits: the list that was cut, if one was, and how many of its entries are in it. */
export type Fitted = { body: Body; cut?: { path: readonly string[]; shown: number; of: number } };

/** What stands for a part that was left out: its size. */
type LeftOut = { leftOutTokens: number };

/** Room for the cursor and the note of what was cut. */
const ROOM_TOKENS = 120;

/**
 * The answer within so many tokens: its heaviest list ends early, and if that is not enough, the heaviest parts of what is left
 * are left out and say how heavy they were.
 */
export function fitAnswer(body: Body, mostTokens: number): Fitted {
  if (sizeOf(body) <= mostTokens) return { body };
  const room = mostTokens - ROOM_TOKENS;
  const path = findHeaviestList(body);
  if (path === undefined) return { body: leaveOut(body, room) };
  const list = listAt(body, path);
  const shown = countFitting(body, path, room);
  const shorter = withList(body, path, list.slice(0, shown));
  const fitted = sizeOf(shorter) <= room ? shorter : leaveOut(shorter, room);
  return { body: fitted, cut: { path, shown, of: list.length } };
}

/** The rest of an answer's list from an entry on, as far as it fits. */
export function fitRest(body: Body, path: readonly string[], from: number, mostTokens: number): Fitted {
  const rest = listAt(body, path).slice(from);
  const name = path.at(-1) ?? 'data';
  const { body: fitted, cut } = fitAnswer({ [name]: rest }, mostTokens);
  const shown = listAt(fitted, [name]).length;
  return cut === undefined
    ? { body: fitted }
    : { body: fitted, cut: { path, shown: from + shown, of: from + rest.length } };
}

function sizeOf(value: unknown): number {
  return estimateTokens(JSON.stringify(value) ?? '');
}

/** The path to the list of two entries or more that weighs most; lists inside entries of a list are not cut. */
function findHeaviestList(body: Body): readonly string[] | undefined {
  let heaviest: { path: readonly string[]; size: number } | undefined;
  const visit = (value: unknown, path: readonly string[]) => {
    if (Array.isArray(value)) {
      const size = value.length > 1 ? JSON.stringify(value).length : 0;
      if (size > (heaviest?.size ?? 0)) heaviest = { path, size };
      return;
    }
    if (!isObject(value)) return;
    for (const [name, one] of Object.entries(value)) visit(one, [...path, name]);
  };
  visit(body, []);
  return heaviest?.path;
}

/** How many of the first entries fit; one at least, so that the list goes on. */
function countFitting(body: Body, path: readonly string[], mostTokens: number): number {
  const list = listAt(body, path);
  let left = mostTokens - sizeOf(withList(body, path, []));
  let count = 0;
  for (const entry of list) {
    left -= sizeOf(entry) + 1;
    if (left < 0) break;
    count += 1;
  }
  return Math.max(1, count);
}

function listAt(body: Body, path: readonly string[]): readonly unknown[] {
  const found = path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), body);
  return Array.isArray(found) ? found : [];
}

function withList(body: Body, [name = '', ...rest]: readonly string[], list: readonly unknown[]): Body {
  const inner = body[name];
  return { ...body, [name]: rest.length === 0 || !isObject(inner) ? list : withList(inner, rest, list) };
}

/** Leaves out the heaviest property, again and again, until the rest fits. */
function leaveOut(body: Body, mostTokens: number): Body {
  const copy = structuredClone(body);
  for (let size = sizeOf(copy); size > mostTokens; size = sizeOf(copy)) {
    const heaviest = findHeaviestPart(copy, mostTokens);
    if (heaviest === undefined) break;
    heaviest.parent[heaviest.name] = { leftOutTokens: heaviest.size } satisfies LeftOut;
  }
  return copy;
}

/** The heaviest part that is not almost everything: of a heavy object its heaviest property. */
function findHeaviestPart(body: Body, mostTokens: number): { parent: Body; name: string; size: number } | undefined {
  let best: { parent: Body; name: string; size: number } | undefined;
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isObject(value)) return;
    for (const [name, one] of Object.entries(value)) {
      if (isObject(one) && 'leftOutTokens' in one) continue;
      const size = sizeOf(one);
      const isWhole = typeof one === 'object' && one !== null && size > mostTokens;
      if (isWhole) visit(one);
      else if (size > 12 && size > (best?.size ?? 0)) best = { parent: value, name, size };
    }
  };
  visit(body);
  return best;
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
