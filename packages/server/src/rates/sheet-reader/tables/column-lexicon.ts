import { readTable } from '../lexicon/read-table.ts';
import { plainText } from '../plain-text.ts';

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
  /** A port of the end of the lane that the title does not name. */
  | 'place'
  | 'aliases'
  | 'other-mode-price'
  | 'known';

/** Header words by what they mean, compared in plain text. The first role of a word counts. */
const ROLES = new Map<string, ColumnRole>();
for (const [role = '', , wording = ''] of readTable('columns')) {
  const word = plainText(wording);
  if (!ROLES.has(word)) ROLES.set(word, role as ColumnRole);
}

/** A header in the form it is compared by: plain text without bracketed units, line breaks and stray signs. */
export function normaliseHeader(text: string): string {
  return plainText(text)
    .replace(/[([{（【][^)\]}）】]*[)\]}）】]?/g, ' ')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
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
  const exact = ROLES.get(header) ?? ROLES.get(header.replace(/\//g, ' / '));
  if (exact) return exact;
  const bare = header.replace(DECORATION, ' ').replace(/\s+/g, ' ').trim();
  const decorated = ROLES.get(bare);
  if (decorated) return decorated;
  const latin = header
    .replace(/[\p{Script=Han}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[/\s-]+|[/\s-]+$/g, '');
  const han = header.replace(/[^\p{Script=Han}]+/gu, '');
  if (han !== '' && han !== header) return ROLES.get(han) ?? ROLES.get(latin);
  return byHalves(header);
}

/** "Origin/Origen", "POL / Loading": both halves must mean the same, or one of them nothing. */
function byHalves(header: string): ColumnRole | undefined {
  const halves = header.split('/').map((half) => ROLES.get(half.trim()));
  if (halves.length !== 2) return undefined;
  const [first, second] = halves;
  return first === second ? first : undefined;
}
