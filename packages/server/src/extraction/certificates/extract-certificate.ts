import { parseUnNumber } from '../../dangerous-goods/offline.ts';
import type { Document, Line } from '../../documents/offline.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { englishRun, findOffers, type Offers } from '../candidates/find-candidates.ts';
import { extractComposition } from '../composition/extract-composition.ts';
import { conflicting, type Draft, derived, NOT_STATED, negated, stated } from '../fields/field-value.ts';
import { SECTION_FOURTEEN_KEYS } from '../fields/find-field.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import { entriesOf, fitsEntries } from '../resolve/disambiguate-by-list.ts';
import { type Assigned, assignCandidates } from '../scoring/assign-candidates.ts';
import type { DocumentType } from '../sections/detect-document-type.ts';
import { findExemption } from '../transport/find-exemption.ts';
import { findNotRegulated } from '../values/parse-negation.ts';
import { splitShippingName } from '../values/split-shipping-name.ts';

const ENTRY_KEYS = ['imoHazardClassNo', 'subRiskClassNo', 'packingGroup'] as const;

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
  if (entries.length === 0) return numbers;
  return numbers.map((one): Candidate => {
    const key = ENTRY_KEYS.find((entry) => entry === one.key);
    if (!key) return one;
    const fits = fitsEntries(key, String(one.value), entries);
    return { ...one, features: { ...one.features, ...(fits ? { agrees: 1 } : { differs: 1 }) } };
  });
}

const isSaid = ({ features }: Candidate) => features.sentence === 1;

function draftOf({ candidate, probability, rival }: Assigned): Draft {
  const method = isSaid(candidate) ? 'statement' : 'label';
  const own = stated(candidate.value, candidate.from, method);
  if (rival && ['unNo', 'packingGroup', 'imoHazardClassNo'].includes(candidate.key))
    return conflicting([own, stated(rival.value, rival.from)]);
  return { ...own, probability };
}

/** The words by which goods are not regulated for the sea, and the sentence that they stand in. */
function exemptionIn(offers: Offers): { words: Passage; sentence: Passage } | undefined {
  for (const { passage } of offers.blocks) {
    const found = findNotRegulated(passage.text);
    if (found && !found.conditional) return { words: slicePassage(passage, found.start, found.end), sentence: passage };
  }
  return undefined;
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

function declare(drafts: Record<string, Draft>, offers: Offers, lines: readonly Line[]): void {
  const exemption = exemptionIn(offers);
  if (exemption) {
    drafts.shipperDeclareAs = derived('General Cargo', [exemption.words]);
    const { fragments } = exemption.sentence;
    const near = lines.filter((line) => fragments.some((fragment) => fragment.line === line));
    const provision = findExemption(near);
    drafts.exemptedFromIMDGCode = provision.value === null ? findExemption(lines) : provision;
    const numbered = Boolean(drafts.unNo?.value);
    for (const key of SECTION_FOURTEEN_KEYS)
      if (!numbered || !drafts[key]?.value) drafts[key] = negated(exemption.words);
    return;
  }
  const proof = [drafts.unNo, drafts.imoHazardClassNo].find((draft) => draft?.value);
  if (proof) drafts.shipperDeclareAs = derived('DG Cargo', proof.passages);
}

/** H-codes that a report gives the goods. */
function hazardStatementsOf(offers: Offers): Draft {
  const passages = offers.blocks.flatMap(({ passage }) =>
    [...passage.text.matchAll(/(?<![A-Z\d])H[234]\d{2}[A-Za-z]{0,2}(?![\dA-Za-z])/g)].map((match) =>
      slicePassage(passage, match.index, match.index + match[0].length),
    ),
  );
  const codes = [...new Set(passages.map(({ text }) => text))];
  return codes.length === 0
    ? NOT_STATED
    : stated(
        codes.join(', '),
        passages.filter(({ text }, at) => passages.findIndex((one) => one.text === text) === at),
        'pattern',
      );
}

/** "同上": the company that the line before names. */
const SAME = /^(?:同上|同委托(?:单位|方|人)|same as (?:above|applicant|client))/i;

/** Reads a certificate, a form or a letter: its fields by the registry's keys. */
export function extractCertificate(
  document: Document,
  lines: readonly Line[],
  type: DocumentType,
): Record<string, Draft> {
  const ocr = document.pages.some((page) => page.source === 'ocr');
  const offers = findOffers(lines, ocr);
  const assigned = assignCandidates(weighByList(offers.candidates));
  const drafts: Record<string, Draft> = {};
  for (const [key, one] of assigned) drafts[key] = draftOf(one);
  for (const [key, passage] of offers.denied) drafts[key] ??= negated(passage);
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
  return drafts;
}
