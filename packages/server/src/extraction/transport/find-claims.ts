import { joinPassages, type Passage, slicePassage } from '../layout/passage.ts';
import { TRANSPORT_LABELS } from '../lexicon/sheet-labels.ts';
import { parseModes } from '../lexicon/transport-modes.ts';
import { wordsOf } from '../lexicon/words.ts';
import { parseEms } from '../values/parse-ems.ts';
import { parseClass, parseSubsidiary } from '../values/parse-hazard-class.ts';
import { parseLimitedQuantity } from '../values/parse-limited-quantity.ts';
import { deniesPollutant, parseMarinePollutant, parsePollutantName } from '../values/parse-marine-pollutant.ts';
import { findNotRegulated, saysNothing } from '../values/parse-negation.ts';
import { parsePackingGroup } from '../values/parse-packing-group.ts';
import { deniesNumbers, parseUnNumber } from '../values/parse-un-number.ts';
import type { Parsed } from '../values/parsed.ts';
import { printsUnNumber } from '../values/un-number-form.ts';
import { type Claim, type ClaimKey, ORDER, type Said } from './claim.ts';
import { readBasicDescription, readName } from './name-claims.ts';
import type { TransportFact } from './transport-fact.ts';

const said = (key: ClaimKey, parsed: Parsed<string> | undefined, features: Said['features'] = {}): Said[] =>
  parsed ? [{ key, ...parsed, features }] : [];

/** What says that the rules do not apply, without a condition. */
function exemptionIn(passage: Passage): Said[] {
  const found = findNotRegulated(passage.text);
  if (!found || found.conditional) return [];
  return [{ key: 'notRegulated', value: 'Y', from: slicePassage(passage, found.start, passage.text.length) }];
}

/** What a label's text says when no value can be read from it: that there is none, or signs that cannot be read. */
function nothingIn(key: ClaimKey, from: Passage, ocr: boolean): Said[] {
  if (saysNothing(from.text) || (key === 'unNo' && deniesNumbers(from.text)))
    return [{ key, value: null, from, features: { nothing: 1 } }];
  const garbled = /[\ufffd\ue000-\uf8ff]/.test(from.text) || (ocr && from.text.length <= 12);
  return garbled ? [{ key, value: null, from, features: { unreadable: 1 } }] : [];
}

/** The claims, or else why there are none. */
const orNothing = (claims: Said[], key: ClaimKey, passage: Passage, ocr = false): Said[] =>
  claims.some((one) => one.key === key) ? claims : [...claims, ...nothingIn(key, passage, ocr)];

/** "3 / II" under "Class / packing group". */
const GROUP_BEHIND =
  /^[^\d]{0,20}\d(?:\.\d)?(?:\s*\([^)]*\))?(?:\s*[/,;]\s*|\s+)(?!\s)(?=(?:PG|packing group)?(?:\s*:)?\s*I{1,3}(?![A-Za-z]))/i;

function readClass(passage: Passage): Said[] {
  const parsed = parseClass(passage);
  const group = GROUP_BEHIND.exec(passage.text);
  const claims = [
    // "Class 3, UN1993, …"
    ...(/[,;]\s*UN\s?(?:No\.?\s?:?\s?)?\d{4}\b/i.test(passage.text) ? readBasicDescription(passage) : []),
    ...said('imoHazardClassNo', parsed),
    ...said('subRiskClassNo', parsed?.subsidiary),
    ...(group
      ? said('packingGroup', parsePackingGroup(slicePassage(passage, group[0].length, passage.text.length)))
      : []),
  ];
  return orNothing(claims, 'imoHazardClassNo', passage);
}

function readNumber(passage: Passage, ocr: boolean): Said[] {
  const parsed = said('unNo', parseUnNumber(passage));
  const isDescription = /\bUN\s?\d{4}\s*,|^\d{4}\s*[,;:]?\s+\p{L}{3}/u.test(passage.text);
  return orNothing([...parsed, ...(isDescription ? readBasicDescription(passage) : [])], 'unNo', passage, ocr);
}

/** What goes on of "Designación oficial | de transporte | de las Naciones Unidas" when the name stands below the label. */
const REST_OF_NAME_LABEL = /^(?:oficial )?(?:de|para el) transporte(?: de las Naciones Unidas)?[\s:]+(?=\S)/iu;

function readShippingName(labelled: Passage): Said[] {
  const [rest = ''] = REST_OF_NAME_LABEL.exec(labelled.text) ?? [];
  const passage = rest === '' ? labelled : slicePassage(labelled, rest.length, labelled.text.length);
  // The whole basic transport description may stand behind the label.
  const described =
    printsUnNumber(passage.text) || /^\d{4}\s*[,;]/.test(passage.text) ? readBasicDescription(passage) : [];
  return described.some(({ key }) => key === 'properShippingName') ? described : [...described, ...readName(passage)];
}

/** The bracket of a Spanish label, which goes on over lines: "(componentes que | contribuyen al peligro)", the value beside or behind it. */
const REST_OF_LABEL =
  /^\(?\s*(?:componentes?|ingredientes?|sustancias?) que\s+(?<beside>.*?)\s*contribuyen? al? (?:peligro|riesgo)\s*\)?\s*:?\s*(?<behind>.*)$/isu;

function withoutRestOfLabel(passage: Passage): Passage {
  const { beside = '', behind = '' } = REST_OF_LABEL.exec(passage.text)?.groups ?? {};
  const value = beside || behind;
  const start = value === '' ? 0 : passage.text.indexOf(value);
  return value === '' ? passage : slicePassage(passage, start, start + value.length);
}

function readTechnicalName(labelled: Passage): Said[] {
  const passage = withoutRestOfLabel(labelled);
  if (saysNothing(passage.text)) return [];
  const inBrackets = /^\([^()]*\)$/.test(passage.text);
  const from = inBrackets ? slicePassage(passage, 1, passage.text.length - 1) : passage;
  return [{ key: 'technicalName', value: from.text, from }];
}

function readLimitedQuantity(passage: Passage): Said[] {
  const parsed = parseLimitedQuantity(passage);
  return said('limitedQuantity', parsed, parsed?.value === 'Y' ? {} : { amount: 1 });
}

function readFreeText(passage: Passage): Said[] {
  const denied = deniesPollutant(passage.text) ? { value: 'N', from: passage } : undefined;
  return [
    ...readBasicDescription(passage),
    ...said('emsCode', parseEms(passage), { pattern: 1 }),
    ...said('marinePollutant', denied, { pattern: 1 }),
    ...exemptionIn(passage),
  ];
}

/** "… Marine pollutant: no" inside a line on the environment. */
const MARINE_POLLUTANT = new RegExp(
  `(?:${TRANSPORT_LABELS.filter(({ concept }) => concept === 'marinePollutant')
    .map(({ pattern }) => pattern.source.slice(1))
    .join('|')})\\s*(?:\\([^)]{0,12}\\))?\\s*[:=]?\\s*(\\S.*)$`,
  'iu',
);

function readEnvironment(passage: Passage): Said[] {
  const inner = MARINE_POLLUTANT.exec(passage.text);
  const asked = inner?.[1]
    ? slicePassage(passage, passage.text.length - inner[1].length, passage.text.length)
    : passage;
  return said('marinePollutant', parseMarinePollutant(asked) ?? parseMarinePollutant(passage), { aside: 1 });
}

type Reader = (passage: Passage, ocr: boolean) => Said[];

/** What a text says by the label that it belongs to. */
const READERS: Partial<Record<TransportFact['concept'], Reader>> = {
  unNumber: readNumber,
  shippingName: readShippingName,
  technicalName: readTechnicalName,
  class: readClass,
  subsidiary: (passage) => orNothing(said('subRiskClassNo', parseSubsidiary(passage)), 'subRiskClassNo', passage),
  packingGroup: (passage, ocr) =>
    orNothing(said('packingGroup', parsePackingGroup(passage, ocr)), 'packingGroup', passage, ocr),
  marinePollutant: (passage) => said('marinePollutant', parseMarinePollutant(passage) ?? parsePollutantName(passage)),
  limitedQuantity: readLimitedQuantity,
  basicDescription: readFreeText,
  hazardLabel: (passage) => [{ key: 'hazardLabels', value: passage.text, from: passage }],
  environment: readEnvironment,
};

/** Labels whose text may say that the rules do not apply; then it says nothing else. */
const SAYS_EXEMPT: ReadonlySet<string> = new Set(['unNumber', 'shippingName', 'class', 'packingGroup']);

/** A packing group that something else says by the way: "UN1133 (PG II)". */
const GROUP_ANYWHERE = new RegExp(String.raw`(?:${wordsOf('group-word')})[\s:.,(=-]{0,4}(I{1,3})(?![A-Za-z\d])`, 'iu');
const SAYS_GROUP: ReadonlySet<string> = new Set(['unNumber', 'shippingName', 'class', 'basicDescription']);

function groupBeside({ concept, passage }: TransportFact): Said[] {
  const group = SAYS_GROUP.has(concept) ? GROUP_ANYWHERE.exec(passage.text) : null;
  const isPart = concept !== 'basicDescription' || printsUnNumber(passage.text) || passage.text.length < 30;
  if (!group?.[1] || !isPart || findNotRegulated(passage.text)?.conditional) return [];
  const from = slicePassage(passage, group.index, group.index + group[0].length);
  return said('packingGroup', { value: group[1].toUpperCase(), from }, { beside: 1 });
}

function saidBy(fact: TransportFact, ocr: boolean): Said[] {
  const exempt = SAYS_EXEMPT.has(fact.concept) ? exemptionIn(fact.passage) : [];
  if (exempt.length > 0) return exempt;
  return [...(READERS[fact.concept]?.(fact.passage, ocr) ?? []), ...groupBeside(fact)];
}

/** The emergency schedules of each mode, whose halves may stand in lines of their own. */
function schedulesOf(facts: readonly TransportFact[]): Claim[] {
  return ORDER.flatMap((mode): Claim[] => {
    const own = facts.filter(({ concept, modes }) => concept === 'ems' && modes.has(mode));
    const parsed = parseEms(joinPassages(own.map(({ passage }) => passage)), true);
    return parsed ? [{ key: 'emsCode', ...parsed, modes: new Set([mode]), features: {} }] : [];
  });
}

/** Whom a claim is for: "DOT Non-Regulated" frees for DOT alone, whatever label stands over the lines of all modes. */
function modesOf({ modes, passage: { text } }: TransportFact, { key, from }: Said): Claim['modes'] {
  if (key !== 'notRegulated' || !modes.has('any') || !text.endsWith(from.text)) return modes;
  const named = parseModes(text.slice(0, text.length - from.text.length));
  return named.size === 0 ? modes : named;
}

/** Everything that the facts of section 14 say of its fields, in reading order: what stands later has an `order`. */
export function findClaims(facts: readonly TransportFact[], ocr: boolean): Claim[] {
  const claims = facts.flatMap((fact) =>
    saidBy(fact, ocr).map((one): Claim => ({ ...one, modes: modesOf(fact, one), features: one.features ?? {} })),
  );
  const seen = new Map<string, number>();
  return [...claims, ...schedulesOf(facts)].map((claim) => {
    const order = seen.get(claim.key) ?? 0;
    seen.set(claim.key, order + 1);
    return { ...claim, features: { ...claim.features, order: Math.min(order, 9) } };
  });
}
