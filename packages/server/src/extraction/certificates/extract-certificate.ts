import type { Finding } from '../../base/index.ts';
import { parseUnNumber } from '../../dangerous-goods/offline.ts';
import type { Document, Line } from '../../documents/offline.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { englishRun, findOffers, type Offers } from '../candidates/find-candidates.ts';
import { extractComposition } from '../composition/extract-composition.ts';
import { conflicting, type Draft, derived, NOT_STATED, negated, stated, unreadable } from '../fields/field-value.ts';
import { SECTION_FOURTEEN_KEYS } from '../fields/find-field.ts';
import { columnsApart } from '../layout/columns-apart.ts';
import { evidenceOf, type Passage, placesOf, slicePassage } from '../layout/passage.ts';
import { wordsOf } from '../lexicon/words.ts';
import { entriesOf, listFeatures } from '../resolve/agreement-with-list.ts';
import { type Assigned, assignCandidates } from '../scoring/assign-candidates.ts';
import type { DocumentType } from '../sections/detect-document-type.ts';
import { findExemption, provisionByList } from '../transport/find-exemption.ts';
import { findHazardCodes } from '../values/parse-hazard-codes.ts';
import { findNotRegulated } from '../values/parse-negation.ts';
import { splitShippingName } from '../values/split-shipping-name.ts';

/** Whether the dangerous goods list knows a UN number. */
function isListed(value: string | number): boolean {
  const parsed = parseUnNumber(String(value));
  return parsed.ok && entriesOf(stated(value, NO_WORDS)).length > 0;
}

const NO_WORDS: Passage = { text: '', fragments: [] };

/** Candidates with what the dangerous goods list says of them: it confirms, and never gives a value. */
function weighByList(candidates: readonly Candidate[]): Candidate[] {
  const numbers = candidates.map((one): Candidate => {
    if (one.key !== 'unNo') return one;
    return { ...one, features: { ...one.features, ...(isListed(one.value) ? { listed: 1 } : { unlisted: 1 }) } };
  });
  const number = assignCandidates(numbers.filter(({ key }) => key === 'unNo')).get('unNo')?.candidate;
  const entries = number ? entriesOf(stated(number.value, NO_WORDS)) : [];
  return numbers.map((one): Candidate => ({ ...one, features: { ...one.features, ...listFeatures(one, entries) } }));
}

const isSaid = ({ features }: Candidate) => features.sentence === 1;

function draftOf({ candidate, probability, rival }: Assigned): Draft {
  const method = isSaid(candidate) ? 'statement' : 'label';
  const own = stated(candidate.value, candidate.from, method);
  if (rival && ['unNo', 'packingGroup', 'imoHazardClassNo'].includes(candidate.key))
    return conflicting([own, stated(rival.value, rival.from)]);
  return { ...own, probability };
}

/** Boxes of which one is ticked, or both kinds of goods named for a person to choose from. */
const CHOICE = /[□☐]|危险货物[\s/√×☑☒]{0,4}(?:普通|一般)货物/;
const TICK_BEFORE = /[☑☒√✓×]\s*$/;

/** Whether words only stand among others of which another may be chosen. */
const isUnchosen = (text: string, start: number) => CHOICE.test(text) && !TICK_BEFORE.test(text.slice(0, start));

/** What says of goods, not of a hazard of the GHS, that they are not classified. */
const OF_TRANSPORT = new RegExp(wordsOf('of-transport'), 'i');

type Exemption = { readonly words: Passage; readonly provision: Draft };

/** The words by which goods are not regulated for the sea, and the provision that their sentence names; one that names some before others. */
function exemptionIn(offers: Offers, lines: readonly Line[]): Exemption | undefined {
  const found = offers.blocks.flatMap(({ passage }): Exemption[] => {
    const said = findNotRegulated(passage.text);
    if (!said || said.conditional || isUnchosen(passage.text, said.start) || !OF_TRANSPORT.test(passage.text))
      return [];
    const own = lines.filter((line) => passage.fragments.some((fragment) => fragment.line === line));
    return [{ words: slicePassage(passage, said.start, said.end), provision: findExemption(own) }];
  });
  return found.find(({ provision }) => provision.value !== null) ?? found[0];
}

/** On a use certificate the goods are named as the rules name them, often in two languages: the English name is the shipping name. */
function goodsAsShippingName(offers: Offers, goods: Draft): Draft {
  const [passage] = goods.passages;
  if (!passage) return NOT_STATED;
  const half = /(?<=[\u3400-\u9fff)\s]\s*)(?<![A-Za-z])[A-Z][A-Z ,.()-]{3,}$/.exec(passage.text);
  const tail = half && slicePassage(passage, half.index, passage.text.length);
  if (tail) return stated(tail.text, tail);
  const region = offers.regions.find(({ label, pieces }) => label.concept === 'goods' && pieces.length > 0);
  const name = englishRun(region?.pieces.map((piece) => piece.passage) ?? []) ?? passage;
  return stated(name.text, name);
}

/** The technical name behind an n.o.s. name, apart from it. */
function splitNames(drafts: Record<string, Draft>): void {
  const name = drafts.properShippingName;
  const [passage] = name?.passages ?? [];
  if (!name?.value || !passage) return;
  const parts = splitShippingName(passage);
  if (!parts.technical) return;
  drafts.properShippingName = { ...name, value: parts.name.text, passages: [parts.name] };
  if (!drafts.technicalName?.value) drafts.technicalName = stated(parts.technical.text, parts.technical);
}

/** Says whether goods are dangerous: a number and a class are not undone by words that name no provision. */
function declare(drafts: Record<string, Draft>, offers: Offers, lines: readonly Line[]): void {
  const exemption = exemptionIn(offers, lines);
  const proof = [drafts.unNo, drafts.imoHazardClassNo].find((draft) => draft?.value);
  const dangerous = proof && derived('DG Cargo', proof.passages);
  if (!exemption) {
    if (dangerous) drafts.shipperDeclareAs = dangerous;
    return;
  }
  const { provision } = exemption;
  const general = derived('General Cargo', [exemption.words]);
  const numbered = Boolean(drafts.unNo?.value);
  if (dangerous && numbered && drafts.imoHazardClassNo?.value && provision.value === null) {
    drafts.shipperDeclareAs = conflicting([dangerous, general]);
    return;
  }
  drafts.shipperDeclareAs = general;
  drafts.exemptedFromIMDGCode = provisionByList(provision.value === null ? findExemption(lines) : provision, lines);
  for (const key of SECTION_FOURTEEN_KEYS) if (!numbered || !drafts[key]?.value) drafts[key] = negated(exemption.words);
}

/** H-codes that a report gives the goods. */
function hazardStatementsOf(offers: Offers): Draft {
  const found = findHazardCodes(offers.blocks.map(({ passage }) => passage));
  if (found.length === 0) return NOT_STATED;
  const codes = found.map(({ value }) => value).join(', ');
  return stated(
    codes,
    found.map(({ from }) => from),
    'pattern',
  );
}

/** Fields that must not be blank without a word, where something stands behind their label. */
const DANGERS: ReadonlySet<string> = new Set([
  ...['unNo', 'imoHazardClassNo', 'subRiskClassNo', 'packingGroup', 'marinePollutant'],
  ...['grossWeightKgs', 'netWeightKgs'],
]);

/** "同上": the company that the line before names. */
const SAME = new RegExp(`^(?:${wordsOf('same-company')})`, 'i');

/** That a table lists more goods than the fields can hold. */
function findingOnGoods({ furtherGoods }: Offers, drafts: Readonly<Record<string, Draft>>): Finding[] {
  if (furtherGoods.length === 0) return [];
  const named = [...new Set(furtherGoods.map(({ text }) => text))].join(', ');
  const own = drafts.unNo?.value ? ` (${drafts.unNo.value})` : '';
  return [
    {
      code: 'several_goods',
      severity: 'warning',
      message: `The document also lists ${named}: the fields hold the goods of its first row${own}. Enter the others as cargo of their own.`,
      field: 'unNo',
      places: placesOf(furtherGoods.flatMap(evidenceOf)),
    },
  ];
}

/** Fields of an entry that a form does not ask for without an answer. */
const ANSWERED: ReadonlySet<string> = new Set([
  ...['unNo', 'imoHazardClassNo', 'packingGroup', 'grossWeightKgs', 'netWeightKgs'],
]);

/** That a label stands there and nothing was found that answers it. */
function findingsOnBlanks({ unanswered }: Offers, drafts: Readonly<Record<string, Draft>>): Finding[] {
  return [...unanswered].flatMap(([field, label]): Finding[] => {
    const draft = drafts[field];
    if (!ANSWERED.has(field) || (draft && draft.status !== 'not_stated')) return [];
    return [
      {
        code: 'value_not_found',
        severity: 'warning',
        message: `The document asks for ${field} under "${label.text}", and no value was found there: look at the page and enter it if it is stated.`,
        field,
        places: placesOf(evidenceOf(label)),
      },
    ];
  });
}

/** Reads a certificate, a form or a letter: its fields by the registry's keys, and what a person has to look at. */
export function extractCertificate(
  document: Document,
  bodyLines: readonly Line[],
  type: DocumentType,
): { drafts: Record<string, Draft>; findings: Finding[] } {
  const ocr = document.pages.some((page) => page.source === 'ocr');
  const lines = columnsApart(bodyLines);
  const offers = findOffers(lines, ocr);
  const assigned = assignCandidates(weighByList(offers.candidates));
  const drafts: Record<string, Draft> = {};
  for (const [key, one] of assigned) drafts[key] = draftOf(one);
  // What describes the goods stands where their state is told; another "state" may be the certificate's own.
  const state = assigned.get('appearance')?.candidate.region;
  const described = offers.candidates.find(
    ({ key, region }) => key === 'cargoAppearanceDescription' && state !== undefined && region === state,
  );
  if (described) drafts.cargoAppearanceDescription = stated(described.value, described.from);
  for (const [key, passage] of offers.denied) drafts[key] ??= negated(passage);
  for (const [key, passage] of offers.unread) if (DANGERS.has(key)) drafts[key] ??= unreadable(passage);
  drafts.casNo = extractComposition([], lines, { ocr: true });
  drafts.hCodeGHS = hazardStatementsOf(offers);
  if (SAME.test(String(drafts.manufacturerCompanyName?.value ?? '')))
    drafts.manufacturerCompanyName = drafts.shipperCompanyName ?? NOT_STATED;
  if (type === 'packing-performance-certificate')
    for (const key of ['manufacturerCompanyName', 'shipperCompanyName']) drafts[key] = NOT_STATED;
  if (type === 'packing-use-certificate' && !drafts.properShippingName?.value)
    drafts.properShippingName = goodsAsShippingName(offers, drafts.commodityName ?? NOT_STATED);
  splitNames(drafts);
  declare(drafts, offers, lines);
  return { drafts, findings: [...findingOnGoods(offers, drafts), ...findingsOnBlanks(offers, drafts)] };
}
