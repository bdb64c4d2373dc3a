import type { DangerousGoodsEntry } from '../../dangerous-goods/index.ts';
import type { Line } from '../../documents/offline.ts';
import { type Draft, derived, NOT_STATED, negated, stated } from '../fields/field-value.ts';
import { SECTION_FOURTEEN_KEYS } from '../fields/find-field.ts';
import type { Passage } from '../layout/passage.ts';
import type { Mode } from '../lexicon/transport-modes.ts';
import { entriesOf, fitsEntries } from '../resolve/agreement-with-list.ts';
import { assignEntry, type Entry, exemptionOf, type Weigh } from '../scoring/assign-entry.ts';
import { detectLanguage } from '../sections/detect-language.ts';
import { parseMarinePollutant } from '../values/parse-marine-pollutant.ts';
import { saysNoData } from '../values/parse-negation.ts';
import { type Claim, ORDER, type TransportDrafts } from './claim.ts';
import { findClaims } from './find-claims.ts';
import { namesOf, stemsOf } from './find-name-in-lines.ts';
import { readTransportFacts } from './transport-facts.ts';
import { unplacedClaims } from './unplaced-claims.ts';
import { unreadLabels } from './unread-labels.ts';

const says = (entry: Entry | undefined): boolean =>
  Boolean(entry && (entry.unNo?.value || (entry.properShippingName?.value && entry.imoHazardClassNo?.value)));

function empty(): TransportDrafts {
  return Object.fromEntries(
    [...SECTION_FOURTEEN_KEYS, 'shipperDeclareAs', 'exemptedFromIMDGCode'].map((key) => [key, NOT_STATED]),
  ) as TransportDrafts;
}

type Entries = ReadonlyMap<Mode, Entry>;

/** What each mode of transport says by itself. */
function entriesByMode(claims: readonly Claim[]): Entries {
  const entries = new Map<Mode, Entry>();
  for (const mode of ORDER) {
    const own = claims.filter(({ modes }) => modes.has(mode));
    // Labels on packages are the same for all modes, where a mode names none of its own.
    const labels = claims.filter(({ key, modes }) => key === 'hazardLabels' && modes.has('any'));
    const hasLabels = own.some(({ key }) => key === 'hazardLabels');
    if (own.length > 0) entries.set(mode, assignEntry(hasLabels ? own : [...own, ...labels]));
  }
  return entries;
}

/** What section 14 says for each mode of transport. */
export function transportByMode(lines: readonly Line[], ocr: boolean): Entries {
  return entriesByMode(findClaims(readTransportFacts(lines), ocr));
}

/** Rules of one country, which free goods that the sea and the air regulate: marine pollutants in packagings, combustible liquids. */
const NATIONAL: ReadonlySet<Mode> = new Set(['dot', 'tdg']);

/** The words by which the goods are not regulated for sea transport; undefined when they are, or nothing says so. */
function seaExemption(entries: Entries): Passage | undefined {
  for (const mode of ['sea', 'any'] as const) {
    const entry = entries.get(mode);
    if (says(entry)) return undefined;
    if (entry?.notRegulated) return exemptionOf(entry);
  }
  const named = [...entries].flatMap(([mode, entry]) =>
    says(entry) || (entry.notRegulated && !NATIONAL.has(mode)) ? [entry] : [],
  );
  if (named.length > 0) return named.every((entry) => !says(entry)) ? exemptionOf(named[0]) : undefined;
  const noNumber = entries.get('sea')?.unNo ?? entries.get('any')?.unNo;
  const words = noNumber?.status === 'negated' ? noNumber.passages[0] : undefined;
  return words && !saysNoData(words.text) ? words : undefined;
}

/** Fields that a mode without a number of its own completes. */
const OF_GOODS: ReadonlySet<string> = new Set(['properShippingName', 'imoHazardClassNo', 'packingGroup']);

/** Whether what only another mode says holds for the sea, too: it is of the same number, or of none. */
function holdsForSea({ key, value, completes }: Claim, other: Entry | undefined, entry: Entry): boolean {
  if (key === 'marinePollutant' || key === 'unNo') return true;
  if (value === null || !other) return false;
  if (key === 'technicalName') return completes !== undefined || nameOf(other) === nameOf(entry);
  if (!other.unNo?.value) return !other.notRegulated && OF_GOODS.has(key);
  if (other.unNo.value !== entry.unNo?.value) return false;
  // An entry that gives its class and no subsidiary hazard has none.
  const isMissing = key !== 'subRiskClassNo' || !entry.imoHazardClassNo?.value;
  return key === 'properShippingName' || (isMissing && fitsEntries(key, value, entriesOf(entry.unNo)));
}

const nameOf = ({ properShippingName }: Entry) => String(properShippingName?.value ?? '').toLowerCase();

/** A name in English none of whose words the list has for the number: a product's name or a remark stands behind the label. */
function isStrange({ key, value }: Claim, listed: readonly DangerousGoodsEntry[], english: boolean): boolean {
  if (key !== 'properShippingName' || !english || listed.length === 0 || !value) return false;
  if (/[^\p{ASCII}]|\b[NI]\.? ?[A-Z]\.? ?[A-Z]\b/u.test(value)) return false;
  const stems = new Set(namesOf(listed).flatMap((name) => [...stemsOf(name)]));
  return ![...stemsOf(value)].some((stem) => stems.has(stem));
}

/** How claims of the modes are weighed for carriage by sea: those of the entry that is taken first, what others say last. */
function forSea(entries: Entries, chosen: Mode | undefined, english: boolean): Weigh {
  const sea = entries.get('sea');
  // "Shipping name (IMDG)" beside a number that only another mode's line states.
  const isSeaNamed = Boolean(sea?.properShippingName?.value && !sea.unNo?.value && !sea.notRegulated);
  return (claim, entry) => {
    const strange = isStrange(claim, entriesOf(entry.unNo), english) ? { strange: 1 } : {};
    if (claim.features.unplaced) return {};
    const { modes } = claim;
    if (modes.has('sea') && isSeaNamed && claim.value !== null) return { ofSea: 1, ofEntry: 1, ...strange };
    if (chosen && modes.has(chosen)) return { ofEntry: 1, ...strange };
    if (modes.has('any')) return { ofAll: 1, ...strange };
    const mode = ORDER.find((one) => modes.has(one));
    const other = mode && entries.get(mode);
    if (mode === 'sea' && claim.value !== null && other && !other.unNo?.value && !other.notRegulated)
      return { ofOther: 1, ...strange };
    return holdsForSea(claim, other, entry)
      ? { ofOther: 1, rank: mode ? ORDER.indexOf(mode) : 0, ...strange }
      : undefined;
  };
}

/** The transport fields that section 14 states for carriage by sea. */
export function extractTransport(lines: readonly Line[], { ocr }: { ocr: boolean }): TransportDrafts {
  const facts = readTransportFacts(lines);
  const claims = findClaims(facts, ocr);
  const entries = entriesByMode(claims);
  const result = empty();
  const exemption = seaExemption(entries);
  if (exemption) {
    for (const key of SECTION_FOURTEEN_KEYS) result[key] = negated(exemption);
    result.shipperDeclareAs = derived('General Cargo', [exemption]);
    return result;
  }
  const chosen = ORDER.find((mode) => says(entries.get(mode)));
  const english = detectLanguage(lines.map(({ text }) => text).join('\n')) === 'en';
  const weigh = forSea(entries, chosen, english);
  const number = assignEntry(
    claims.filter(({ key }) => key === 'unNo'),
    weigh,
  ).unNo;
  const all = [...claims, ...unplacedClaims(lines, number)];
  const entry = assignEntry(all, weigh);
  const unread = unreadLabels(facts);
  for (const key of SECTION_FOURTEEN_KEYS) result[key] = entry[key] ?? unread[key] ?? NOT_STATED;
  const proof = [result.unNo, result.imoHazardClassNo].find((draft) => draft.value);
  if (proof) result.shipperDeclareAs = derived('DG Cargo', proof.passages);
  return result;
}

/** Whether section 15 calls the goods a marine pollutant, as American SDSs do. */
export function findMarinePollutant(lines: readonly Line[]): Draft {
  for (const { concept, passage } of readTransportFacts(lines)) {
    const parsed = concept === 'marinePollutant' ? parseMarinePollutant(passage) : undefined;
    if (parsed) return stated(parsed.value, parsed.from, 'fallback');
  }
  return NOT_STATED;
}
