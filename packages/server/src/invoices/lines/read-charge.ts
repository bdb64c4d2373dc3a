import { findCharge, isBaseFreight, parseEquipment, plainText } from '../../rates/index.ts';

/** The name that the ocean freight has in a quote. */
export const OCEAN_FREIGHT = 'Ocean freight';

/** Why a text names no one charge. */
export type UnclearCharge = 'charge_not_known' | 'several_charges' | 'code_contradicts_description';

/**
 * What a description says is charged. `keys`: the charge by the lexicon, and the words themselves, for charges that it does
 * not have. `isSure`: nothing of the description is left over. `equipment`: the container types that it names.
 */
export type ChargeReading = {
  keys: readonly string[];
  name: string | undefined;
  isSure: boolean;
  unclear: UnclearCharge | undefined;
  equipment: readonly string[];
  containers: readonly string[];
};

const CONTAINER_NUMBER = /\b[A-Z]{3}[UJZ][ -]?\d{6}[ -]?\d\b/g;
const EQUIPMENT =
  /(?:\b\d{1,3}\s?[x×*]\s?)?(?<![\d.])(?:20|40|45)\s?(?:['’′]\s?)?(?:GP|DC|DV|DRY|HC|HQ|RF|RH|RE|OT|FR|TK|NOR|ft|['’′])(?![A-Za-z])(?:\s?[x×*]\s?\d{1,3}\b)?/gi;
const UNITS =
  /(?:\/|\bper\s)\s?(?:containers?|cntr|ctnr|unit|teu|b\/?l|bill of lading|document|doc|set|shipment)\b|[每/][箱柜票单]|\b\d{1,3}\s?(?:containers?|cntrs?|ctnrs?|units?|teus?|b\/?ls?|sets?)\b|[x×*]\s?\d{1,3}\b|\b\d{1,3}\s?[x×*](?!\S)/gi;
const MONEY =
  /\b(?:USD|EUR|CNY|RMB|GBP|JPY|HKD|SGD)\s?\d[\d.,]*\b|\b\d[\d.,]*\s?(?:USD|EUR|CNY|RMB|GBP|JPY|HKD|SGD)\b/g;
/** Between the charge and its other name, its code or a remark. */
const SEPARATORS =
  /[()[\]{}（）【】|;:：；,，、\n]+|\s[-–—/]\s|[-–—]\s|(?<=\p{Script=Han})\s*\/?\s*(?=[A-Za-z])|(?<=[A-Za-z/])\s*\/?\s*(?=\p{Script=Han})/u;
/** Words of a charge that is not quite the one that its other words name. */
const MORE =
  /\b(?:add|additional|plus|extra|excl|excluding|less|credit|refund|balance|difference|correction)\b|补|差额|退/i;

/** The charge that a description and a code name. `harmless`: folded texts that change nothing, such as the ports of the lane. */
export function readCharge(
  description: string,
  code: string | undefined,
  harmless: ReadonlySet<string> = new Set(),
): ChargeReading {
  const text = description
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Cc}/gu, '\n');
  const containers = [...text.matchAll(CONTAINER_NUMBER)].map(([number]) => number.replace(/[ -]/g, ''));
  const equipment = [...text.matchAll(EQUIPMENT)].flatMap(([name]) => typeOf(name) ?? []);
  const bare = [CONTAINER_NUMBER, EQUIPMENT, MONEY, UNITS].reduce((left, sign) => left.replace(sign, ' '), text);
  const read = readWords(bare, harmless);
  const common = { equipment, containers };
  if (code === undefined || code.trim() === '') return { ...read, ...common };
  return { ...withCode(read, code), ...common };
}

type Words = Pick<ChargeReading, 'keys' | 'name' | 'isSure' | 'unclear'>;

function withCode(read: Words, code: string): Words {
  const named = nameOf(code);
  const keys = [...new Set([...(named === undefined ? [] : [named]), ...read.keys, literal(code)])];
  if (named === undefined) return { ...read, keys };
  if (read.name !== undefined && read.name !== named) {
    return { keys: [], name: undefined, isSure: false, unclear: 'code_contradicts_description' };
  }
  if (read.unclear === 'several_charges') return read;
  return { keys, name: named, isSure: read.isSure, unclear: undefined };
}

function readWords(bare: string, harmless: ReadonlySet<string>): Words {
  const parts = bare
    .split(SEPARATORS)
    .map((part) => part.replace(/^[\s/.*+-]+|[\s/.*+-]+$/g, ''))
    .filter((part) => part !== '');
  const names = parts.map(nameOf);
  const found = [...new Set(names.filter((name) => name !== undefined))];
  const own = literal(parts.join(' '));
  if (found.length > 1) return { keys: [], name: undefined, isSure: false, unclear: 'several_charges' };
  const [name] = found;
  // A charge that the lexicon does not have may still be quoted in the same words.
  if (name === undefined) return { keys: own === '' ? [] : [own], name, isSure: true, unclear: 'charge_not_known' };
  const isLeft = parts.some((part, at) => names[at] === undefined && !isHarmless(part, harmless));
  return { keys: [name, own], name, isSure: !isLeft && !MORE.test(bare), unclear: undefined };
}

const isHarmless = (part: string, harmless: ReadonlySet<string>) =>
  !/\p{L}/u.test(part) ||
  plainText(part)
    .split(/\s+to\s+|\s*[-–>]+\s*/)
    .every((word) => harmless.has(word));

/** The name of a charge by the lexicon of rate sheets. */
export function nameOf(text: string): string | undefined {
  return isBaseFreight(text) ? OCEAN_FREIGHT : findCharge(text)?.name;
}

/** Words as a key. It cannot be the name of a charge of the lexicon. */
export function literal(text: string): string {
  const plain = plainText(text);
  return plain === '' ? '' : `"${plain}"`;
}

const typeOf = (text: string) =>
  parseEquipment(
    text
      .replace(/^\d{1,3}\s?[x×*]\s?(?=\d{2})/i, '')
      .replace(/\s?[x×*]\s?\d{1,3}$/i, '')
      .trim(),
  )?.code;
