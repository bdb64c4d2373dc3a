import type { seededRandom } from '../speed/seeded-random.ts';

/** Numbers from 0 up to 1. */
export type Random = ReturnType<typeof seededRandom>;

/** One of a list that is not empty. */
export const pick = <One>(list: readonly One[], random: Random): One => list[Math.floor(random() * list.length)] as One;

/** What stands where something else was expected. */
const VALUES: readonly unknown[] = [
  ...[null, true, false, '', ' ', 0, -1, 0.1, 1e21, 1e308, 2 ** 31, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null]],
  ...['\u0000', '\ud800', '\u{e0041}', '\u202e', '𠜎', 'é'.normalize('NFD'), 'a'.repeat(5_000), '9'.repeat(400)],
  ...["' or 1=1 --", '<script>', '../../etc/passwd', '%00', '=1+1', '{{7*7}}', '\r\nX: y'],
  ...['NaN', '1e309', '-0', '0x10', '2026-02-30', '9999-12-31', '-0001-01-01', '2026-12-01T00:00:00+99:99'],
];

/** A text with one change: cut, doubled, a character replaced, or another text. */
export function mutateText(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1));
  switch (Math.floor(random() * 5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text + text;
    case 2:
      return text.slice(0, at) + String.fromCharCode(Math.floor(random() * 65_536)) + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + String(pick(VALUES, random)) + text.slice(at);
    default:
      return String(pick(VALUES, random));
  }
}

/** A value of JSON with a change somewhere inside; about one in ten comes back as it was. */
export function mutateJson(value: unknown, random: Random): unknown {
  if (random() < 0.1) return value;
  if (Array.isArray(value) && value.length > 0 && random() < 0.8) return mutateList(value, random);
  if (typeof value === 'object' && value !== null && random() < 0.9)
    return mutateRecord(value as Record<string, unknown>, random);
  if (typeof value === 'string' && random() < 0.6) return mutateText(value, random);
  return pick(VALUES, random);
}

function mutateList(list: readonly unknown[], random: Random): unknown[] {
  const at = Math.floor(random() * list.length);
  if (random() < 0.15) return list.filter((_, index) => index !== at);
  if (random() < 0.15) return Array.from({ length: 200 }, () => list[at]);
  return list.map((one, index) => (index === at ? mutateJson(one, random) : one));
}

function mutateRecord(record: Record<string, unknown>, random: Random): Record<string, unknown> {
  const names = Object.keys(record);
  if (names.length === 0 || random() < 0.1) return { ...record, [mutateText('name', random)]: pick(VALUES, random) };
  const name = pick(names, random);
  if (random() < 0.15) return Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));
  return { ...record, [name]: mutateJson(record[name], random) };
}

/** Bytes with some changes: cut short, turned over, zeroed, a stretch copied elsewhere, or a number made extreme. */
export function mutateBytes(bytes: Uint8Array, random: Random): Uint8Array {
  let changed = Uint8Array.from(bytes);
  for (let times = 1 + Math.floor(random() * 8); times > 0; times--) {
    if (changed.length === 0) return changed;
    const at = Math.floor(random() * changed.length);
    const length = 1 + Math.floor(random() * Math.min(64, changed.length - at));
    switch (Math.floor(random() * 5)) {
      case 0:
        changed[at] = Math.floor(random() * 256);
        break;
      case 1:
        changed.fill(pick([0, 0xff, 0x20, 0x39], random), at, at + length);
        break;
      case 2:
        changed.copyWithin(Math.floor(random() * changed.length), at, at + length);
        break;
      case 3:
        changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(random() * 8));
        break;
      default:
        if (random() < 0.2) changed = changed.slice(0, at);
    }
  }
  return changed;
}
