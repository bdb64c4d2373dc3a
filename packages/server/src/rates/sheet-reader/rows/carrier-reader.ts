import { editDistance } from '../../../base/index.ts';
import type { Carrier, CarrierDirectory } from '../../../carriers/index.ts';
import type { RateContent } from '../../record/rate.schema.ts';
import { hasHan } from '../plain-text.ts';
import { namesOtherCompany } from './other-company.ts';

type CarrierRef = NonNullable<RateContent['carrier']>;

/** The carriers that a text names; `unknown` holds names that no directory has. */
export type CarriersReading = {
  carriers: readonly CarrierRef[];
  unknown: readonly { name: string; near: readonly Carrier[] }[];
  /** Names one letter away from a carrier's, which were read as that carrier. */
  misspelt: readonly { name: string; carrier: Carrier }[];
};

const ref = (carrier: Carrier): CarrierRef => ({ scac: carrier.scac, name: carrier.name });

/** Reads the text of a carrier. An unknown name is kept as a name without a SCAC. */
export function readCarriers(text: string, directory: CarrierDirectory): CarriersReading {
  const whole = directory.find(text.trim());
  if (whole) return { carriers: [ref(whole)], unknown: [], misspelt: [] };
  const parts = partsOf(text, directory);
  const likes = parts.map((part) => (directory.find(part) ? undefined : findMisspelt(part, directory)));
  const found = parts.map((part, index) => directory.find(part) ?? likes[index] ?? findCarrierIn(part, directory));
  const misspelt = parts.flatMap((name, index) => (likes[index] ? [{ name, carrier: likes[index] }] : []));
  if (parts.length > 1 && found.some((carrier) => carrier !== undefined)) {
    return {
      carriers: parts.map((part, index) => {
        const carrier = found[index];
        return carrier ? ref(carrier) : { scac: null, name: part };
      }),
      unknown: parts
        .filter((_, index) => found[index] === undefined)
        .map((name) => ({ name, near: directory.suggest(name) })),
      misspelt,
    };
  }
  const single = findCarrierIn(text, directory);
  if (single && parts.length === 1) return { carriers: [ref(single)], unknown: [], misspelt: [] };
  if (misspelt[0] && parts.length === 1) return { carriers: [ref(misspelt[0].carrier)], unknown: [], misspelt };
  const name = text.trim();
  return { carriers: [{ scac: null, name }], unknown: [{ name, near: directory.suggest(name) }], misspelt: [] };
}

/** "MSC", "陽明 YML", "Hapag-Lloyd (HLC)": a carrier, also by two of its names. */
export function carrierOfLabel(label: string, carriers: CarrierDirectory): string | undefined {
  if (carriers.find(label)) return label;
  const names = (/^(.+?)\s*[(（](.+?)[)）]$/.exec(label)?.slice(1) ?? label.split(/\s+/)).map((name) => name.trim());
  const found = new Set(names.map((name) => carriers.find(name)?.scac));
  const [only] = found;
  return names.length > 1 && found.size === 1 ? only : undefined;
}

/** What kind of company one is: "HMM Co., Ltd." is one carrier. */
const LEGAL_FORM =
  /[\s,]+(?:(?:co|company|corp|corporation|inc|ltd|limited|llc|plc|pte|gmbh|ag|kg|oy|ab|asa|bv|nv|srl|spa|sarl|sas)\b\.?|(?:[aks]\/s|s\.a\.?|s\.p\.a\.?|s\.r\.l\.?|b\.v\.?|n\.v\.?))(?=[\s,/&+;)]|$)/gi;

/** The names in a cell. A hyphen only separates names that are all known: "SITC-KMTC", but not "Hapag-Lloyd". */
function partsOf(text: string, directory: CarrierDirectory): string[] {
  const bare = text.replace(LEGAL_FORM, '');
  const cut = (separators: RegExp) =>
    bare
      .split(separators)
      .map((part) => part.replace(/[*†]+$/, '').trim())
      .filter((part) => part !== '');
  const parts = cut(/[/,，;、+&|\n]|\bor\b/i);
  const hyphenated = parts.length === 1 ? cut(/\s*[-–]\s*/) : parts;
  return hyphenated.every((part) => directory.find(part)) ? hyphenated : parts;
}

/** Shorter names are a letter away from each other: codes above all. */
const SHORTEST_MISSPELT = 5;

/** The one carrier whose name is one letter, or two swapped ones, away: "MAERKS", "HPAG". */
function findMisspelt(text: string, directory: CarrierDirectory): Carrier | undefined {
  const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const near = directory
    .suggest(text)
    .filter(({ name, aliases }) =>
      [name, name.split(/[\s-]/)[0] ?? '', ...aliases].some(
        (one) => bare(one).length >= SHORTEST_MISSPELT && editDistance(bare(text), bare(one), 1) === 1,
      ),
    );
  return near.length === 1 ? near[0] : undefined;
}

/** Words of prose that are also carriers' short names, and words that name no carrier by themselves: in prose 地中海 is the sea, 太平 peace. */
const PROSE = new Set(
  '地中海 太平 one all new line lines sea ocean star ts sm sl ml global united express pacific shipping container containers asia america admiral modul perma'.split(
    ' ',
  ),
);

/**
 * The one carrier that a line of prose, a file name or a tab name mentions, or undefined when it names none or several.
 * "ONE" counts only in capitals among other letters, because it is a word.
 */
export function findCarrierIn(text: string, directory: CarrierDirectory): Carrier | undefined {
  const words = text
    .replace(/(?<=\p{Script=Han})(?=[A-Za-z])|(?<=[A-Za-z])(?=\p{Script=Han})/gu, ' ')
    .split(/[^\p{L}\p{N}&.'-]+/u)
    .flatMap((word) => (directory.find(word) ? [word] : word.split('-')))
    .filter((word) => word !== '');
  const shouting = text === text.toUpperCase() && words.length > 3;
  const found = new Map<string, Carrier>();
  for (let start = 0; start < words.length; start++) {
    const named = namedAt(words, start, { directory, shouting });
    if (!named) continue;
    found.set(named.carrier.scac, named.carrier);
    start += named.length - 1;
  }
  for (const carrier of chineseNamesIn(text, directory)) found.set(carrier.scac, carrier);
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** The longest name of a carrier that begins with a word, unless it is part of another company's name. */
function namedAt(
  words: readonly string[],
  start: number,
  { directory, shouting }: { directory: CarrierDirectory; shouting: boolean },
): { carrier: Carrier; length: number } | undefined {
  for (let length = Math.min(4, words.length - start); length >= 1; length--) {
    const phrase = words.slice(start, start + length).join(' ');
    if (phrase.length < 3 || /^\d+$/.test(phrase)) continue;
    if (length === 1 && PROSE.has(phrase.toLowerCase()) && (phrase !== 'ONE' || shouting)) continue;
    if (length === 1 && phrase.length <= 4 && phrase !== phrase.toUpperCase()) continue;
    const carrier = directory.find(phrase);
    if (!carrier) continue;
    const rest = ` ${words.slice(start + length).join(' ')}`;
    return length === 1 && namesOtherCompany(rest, carrier) ? undefined : { carrier, length };
  }
  return undefined;
}

/** Words that a carrier's name is a part of by chance: the Mediterranean, the Pacific, by sea and land, modern, Balboa. */
const OTHER_WORDS =
  /太平(?!船)|地中海(?![航海]运|[航海]運)|海[陆陸](?=[联聯空铁鐵])|[现現]代[化码碼]|巴[尔爾]博[亚亞]/gu;

/** Chinese prose has no spaces: a carrier is found by its Chinese name, "马士基运价"; but no name within a longer one. */
function chineseNamesIn(text: string, directory: CarrierDirectory): Carrier[] {
  if (!hasHan(text)) return [];
  const names = directory
    .list()
    .flatMap((carrier) =>
      [carrier.nameZh, ...carrier.aliases].flatMap((name) =>
        name && hasHan(name) && name.length >= 2 && text.includes(name) ? [{ name, carrier }] : [],
      ),
    );
  let rest = text.replace(OTHER_WORDS, ' ');
  return names
    .sort((a, b) => b.name.length - a.name.length)
    .flatMap(({ name, carrier }) => {
      if (!rest.includes(name)) return [];
      rest = rest.replaceAll(name, ' ');
      return [carrier];
    });
}
