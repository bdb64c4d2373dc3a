import { editDistance } from '../../../../base/index.ts';
import { readTable } from '../../lexicon/read-table.ts';
import { plainText } from '../../plain-text.ts';

/** What a column of a rate table holds. `known` is understood but no part of a rate (ETD, cut-off, serial number). */
export type ColumnRole =
  | 'origin'
  | 'origin-code'
  | 'origin-country'
  | 'destination'
  | 'destination-code'
  | 'destination-country'
  | 'receipt'
  | 'delivery'
  | 'via'
  | 'carrier'
  | 'service'
  | 'routing'
  | 'equipment'
  | 'amount'
  | 'currency'
  | 'valid-from'
  | 'valid-to'
  | 'validity'
  | 'transit'
  | 'free-time'
  | 'demurrage'
  | 'detention'
  | 'commodity'
  | 'contract'
  | 'contract-type'
  | 'service-mode'
  | 'remarks'
  | 'charge'
  | 'rate-basis'
  | 'inclusive'
  | 'payment'
  | 'mode'
  | 'code'
  | 'port-name'
  /** Both ends of the lane in one cell. */
  | 'lane'
  /** A port of the end of the lane that the title does not name. */
  | 'place'
  | 'aliases'
  | 'other-mode-price'
  | 'known';

/** Header words by what they mean, compared in plain text. The first role of a word counts. */
/** The roles of the ends of a lane: ports, their codes, and places inland. */
export const LANE_ENDS = [
  'origin',
  'origin-code',
  'destination',
  'destination-code',
  'receipt',
  'delivery',
] as const satisfies readonly ColumnRole[];

const ROLES = new Map<string, ColumnRole>();
for (const [role = '', , wording = ''] of readTable('columns')) {
  const word = plainText(wording);
  if (!ROLES.has(word)) ROLES.set(word, role as ColumnRole);
}

/** Words between those of a name: "porto di imbarco" and "porto imbarco" are one; at the end ("data do") they say what is meant. */
const LINKS = / (?:of|di|de|del|della|do|da|des|du|von|der|van)(?= \S)| d'/g;
const withoutLinks = (word: string) => word.replace(LINKS, ' ').replace(/\s+/g, ' ').trim();
/** Wordings without the words between, where these mean one role only. */
const SHORT_ROLES = new Map<string, ColumnRole | undefined>();
for (const [word, role] of ROLES) {
  const short = withoutLinks(word);
  if (!ROLES.has(short))
    SHORT_ROLES.set(short, SHORT_ROLES.has(short) && SHORT_ROLES.get(short) !== role ? undefined : role);
}
const PORT_WORD =
  /^(?:port|puerto|porto|haven|pelabuhan|cang|порт) (?=\p{L}{4})|(?<=\p{L}{4}) (?:port|puerto|porto|limani|haven)$/u;
/** The words for an end of the lane beside one for a port: "tahliye limanı" says what "tahliye" means. */
const END_ROLES = new Map<string, ColumnRole | undefined>();
for (const [word, role] of [...ROLES, ...SHORT_ROLES]) {
  const bare = withoutLinks(word).replace(PORT_WORD, '');
  if (role === undefined || bare === withoutLinks(word) || ROLES.has(bare) || SHORT_ROLES.has(bare)) continue;
  END_ROLES.set(bare, END_ROLES.has(bare) && END_ROLES.get(bare) !== role ? undefined : role);
}

/** Names of fields as programs write them: "LoadPortName", "OriginPOL". */
const JOINED_WORDS = /(?<=\p{Ll})(?=\p{Lu}(?:\p{Ll}|\p{Lu}\p{Lu}))/gu;

/** A header in the form it is compared by: plain text without bracketed units, line breaks and stray signs. */
export function normaliseHeader(text: string): string {
  return plainText(text.replace(JOINED_WORDS, ' '))
    .replace(/[([{（【][^)\]}）】]*[)\]}）】]?/g, ' ')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replace(/[→←↑↓⇒⇓⇨⇩▶▼►↘]+/g, ' ')
    .replace(/[*:：;"_]+|(?<!\d)\.+|\.(?=\s|$)/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(/(\p{Script=Han})\s+(?=\p{Script=Han})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words around a header's core that do not change what it means. */
const DECORATION =
  /\b(?:the|a|name of|at destination|at pod|in days|days|usd|eur|cny|rmb|gbp|lookup|quoted|requested|our|est|estimated|approx|rates?)\b/g;

/** The role of a whole header text, or undefined. Bilingual headers ("POL 起运港") count by either half. */
export function roleOfHeader(text: string): ColumnRole | undefined {
  const header = normaliseHeader(text);
  if (header === '' || header.length > 60) return undefined;
  if (TRANSIT_OF_PORT.test(text)) return 'transit';
  // "POR" is the place of receipt, "Por" the Spanish and Portuguese word for "per".
  if (header === 'por' && /^\s*[Pp]or\b/.test(text)) return 'rate-basis';
  const exact = ROLES.get(header) ?? ROLES.get(header.replace(/\//g, ' / '));
  if (exact) return exact;
  const bare = header.replace(DECORATION, ' ').replace(/\s+/g, ' ').trim();
  const decorated =
    ROLES.get(bare) ?? SHORT_ROLES.get(withoutLinks(bare)) ?? ROLES.get(withoutLinks(bare)) ?? namedOrCoded(header);
  if (decorated) return decorated;
  const latin = header
    .replace(/[\p{Script=Han}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[/\s-]+|[/\s-]+$/g, '');
  const han = header.replace(/[^\p{Script=Han}]+/gu, '');
  if (han !== '' && han !== header) return ROLES.get(han) ?? ROLES.get(latin);
  return byHalves(header);
}

/** "TT RTM", "T/T ex SIN": transit times of the lanes of a port, which stands as its code. */
const TRANSIT_OF_PORT = /^\s*(?:T\s?\/\s?T|TT)\s+(?:(?:ex|to|from|via)\s+)?[A-Z]{3}\s*$/;

/** "Load port name", "Discharge port code": an end of the lane, and which way it is written. */
function namedOrCoded(header: string): ColumnRole | undefined {
  const [, rest = '', way] = /^(.+) (name|desc|description|code|locode|unlocode|id)$/.exec(header) ?? [];
  const role = ROLES.get(rest);
  if (role !== 'origin' && role !== 'destination') return undefined;
  return way === 'name' || way?.startsWith('desc') ? role : `${role}-code`;
}

/** "Origin/Origen", "POL / Loading": both halves must mean the same, or one of them nothing. */
function byHalves(header: string): ColumnRole | undefined {
  const halves = header.split('/').map((half) => ROLES.get(half.trim()));
  if (halves.length < 2) return undefined;
  // "Carrier / Line / الخط الملاحي": of three, two are enough.
  const [first, ...others] = new Set(halves.filter((role) => role !== undefined));
  const known = halves.filter((role) => role !== undefined).length;
  return others.length === 0 && known >= 2 ? first : undefined;
}

/** So much of an exact heading a heading says that only contains one of its wordings, or has a letter wrong. */
const PARTLY = 0.6;
/** Wordings of fewer letters stand in headings for other reasons. */
const SHORTEST_PART = 3;
/** Words of prose that alone head a column of ports or days. */
const PROSE = new Set(
  'from von desde de du ab start to nach bis hasta au end da dal port area name code no'.split(' '),
);

/**
 * The roles that a longer heading may mean, because it contains words for them or is a letter away from one ("Loading port
 * (main)", "Destinaton"), with the share of an exact heading's weight. Amounts and days say whether that is so.
 */
export function rolesInHeader(text: string): [role: ColumnRole, share: number][] {
  const header = normaliseHeader(text);
  if (header === '' || header.length > 60) return [];
  const roles = new Map<ColumnRole, number>();
  const words = header.split(/[\s/,;&+-]+/).filter((word) => word !== '');
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(3, words.length - start); length >= 1; length--) {
      const phrase = words.slice(start, start + length).join(' ');
      const role = PROSE.has(phrase) || phrase.length < SHORTEST_PART ? undefined : ROLES.get(phrase);
      if (role === undefined) continue;
      roles.set(role, PARTLY);
      start += length - 1;
      break;
    }
  }
  for (const role of rolesUnspaced(header)) roles.set(role, PARTLY);
  const bare = withoutLinks(header).replace(PORT_WORD, '');
  const end = END_ROLES.get(bare) ?? (bare === header ? undefined : ROLES.get(bare));
  if (end) roles.set(end, PARTLY);
  const near = roles.size === 0 ? (nearRole(header) ?? roleOfUnit(text)) : undefined;
  if (near) roles.set(near, PARTLY);
  return [...roles];
}

/** "Duration (days)": the unit in brackets says what a column counts. */
export function roleOfUnit(text: string): ColumnRole | undefined {
  const unit = /[([（【]([^)\]）】]+)[)\]）】]\s*$/.exec(text)?.[1];
  const role = unit === undefined ? undefined : ROLES.get(normaliseHeader(unit));
  return role === 'transit' ? role : undefined;
}

/** Scripts that write words without spaces between them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const UNSPACED_WORDS = [...ROLES].filter(
  ([word]) => word.length > 1 && [...word].every((letter) => UNSPACED.test(letter)),
);

function rolesUnspaced(header: string): ColumnRole[] {
  if (!UNSPACED.test(header)) return [];
  const longest = UNSPACED_WORDS.filter(([word]) => header.includes(word)).sort(([a], [b]) => b.length - a.length)[0];
  return longest ? [longest[1]] : [];
}

/** Shorter words are a letter away from too many others. */
const SHORTEST_MISSPELT = 6;

function nearRole(header: string): ColumnRole | undefined {
  if (header.length < SHORTEST_MISSPELT) return undefined;
  const near = new Set<ColumnRole>();
  for (const [word, role] of ROLES)
    if (Math.abs(word.length - header.length) <= 1 && editDistance(word, header, 1) <= 1) near.add(role);
  return near.size === 1 ? [...near][0] : undefined;
}
