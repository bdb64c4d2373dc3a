import type { Document } from '../../documents/offline.ts';
import { type Draft, NOT_STATED } from '../fields/field-value.ts';
import { statedField } from '../fields/find-field.ts';
import { entriesOf } from '../resolve/agreement-with-list.ts';
import { isRead, mayBeMisread } from '../resolve/doubtful-readings.ts';
import { agreementOf, listAgreementOf } from '../resolve/list-agreement.ts';
import type { DocumentType } from '../sections/detect-document-type.ts';
import type { Section } from '../sections/find-sections.ts';
import { bearsOut, isDangerousToWater } from './borne-out.ts';
import { placeNaming } from './named-blanks.ts';

/** What was read of a document, before confidence. */
export type Drafted = {
  readonly documentType: DocumentType;
  readonly language: string;
  readonly sections: readonly Section[];
  readonly drafts: Readonly<Record<string, Draft>>;
};

/** What is known of how a value was found, or of why a field is empty: names of facts in `confidence-weights.json`. */
export type Facts = { readonly of: 'values' | 'blanks'; readonly facts: readonly string[] };

/** A whole data sheet has sixteen sections; with fewer than this known, what stands where is less sure. */
export const MOST_SECTIONS = 12;

const factsIf = (facts: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(facts).flatMap(([fact, applies]) => (applies ? [fact] : []));

type Read = Drafted & { readonly document: Document };

const isSheet = ({ documentType }: Read) => documentType === 'safety-data-sheet' || documentType === 'unknown';

/** The sections that the catalogue has for a field; undefined where it names none, or the document has no sections. */
function sectionsStating(key: string, read: Read): Section[] | undefined {
  const { sections } = statedField(key);
  if (!sections || !isSheet(read)) return undefined;
  return read.sections.filter(({ number }) => sections.includes(number));
}

const isShort = (read: Read) =>
  isSheet(read) && read.sections.filter(({ number }) => number > 0).length < MOST_SECTIONS;

/** Whether a value stands where its field is stated. */
function standsIn(sections: readonly Section[], draft: Draft): boolean {
  const places = new Set(sections.flatMap(({ lines }) => lines.map(({ page, box }) => `${page} ${box[1]}`)));
  return draft.passages.some(({ fragments }) =>
    fragments.some(({ line }) => places.has(`${line.page} ${line.box[1]}`)),
  );
}

/** Facts of a value: how it was found, what confirms it, and what speaks against it. */
function factsOfValue(key: string, draft: Draft, read: Read, isBorneOut: (key: string) => boolean): string[] {
  const { document, drafts, language } = read;
  const { confirmedByList = false, confidence: kind = 'code', cardinality } = statedField(key);
  const agreement = confirmedByList ? agreementOf(key, drafts, listAgreementOf(drafts)) : 'unknown';
  const ocr = isRead(draft, document);
  // The list cannot confirm what was taken from it.
  const fromList = key === 'packingGroup' && draft.status === 'derived';
  const confirmed = agreement === 'agrees' && !fromList;
  const borneOut = isBorneOut(key);
  const stating = sectionsStating(key, read);
  return [
    `${kind} ${draft.method}`,
    ...factsIf({
      confirmed,
      'taken from the list': fromList,
      contradicted: agreement === 'differs',
      'borne out': borneOut && key !== 'casNo',
      'others beside': !borneOut && key === 'casNo',
      'read by OCR': ocr && !confirmed,
      'words read by OCR': ocr && (kind === 'prose' || kind === 'company'),
      'hard to read': ocr && mayBeMisread(key, draft, language),
      'stated once': (kind === 'prose' || kind === 'state') && !borneOut && !confirmed,
      joined: cardinality !== 'list' && draft.passages.flatMap(({ fragments }) => fragments).length > 1,
      'few sections': isShort(read),
      'outside its section': stating !== undefined && !standsIn(stating, draft),
      'close rival': (draft.probability ?? 1) < 0.9,
    }),
  ];
}

/** What the list has for the number where a field of the entry is empty. */
function listOnBlank(key: string, { drafts }: Read): 'nothing' | 'something' | undefined {
  const entries = entriesOf(drafts.unNo);
  if (entries.length === 0 || statedField(key).confirmedByList === undefined) return undefined;
  if (key === 'packingGroup')
    return entries.every(({ packingGroup }) => packingGroup === null) ? 'nothing' : 'something';
  if (key === 'subRiskClassNo')
    return entries.every(({ subsidiaryHazards }) => subsidiaryHazards.length === 0) ? 'nothing' : 'something';
  return 'something';
}

/** Facts of a field left empty. */
function factsOfBlank(key: string, draft: Draft, read: Read): string[] {
  const { document, drafts } = read;
  const listed = listOnBlank(key, read);
  return factsIf({
    denied: draft.status === 'negated',
    named: placeNaming(key, document) !== undefined,
    // Goods are always declared as something: that blank is a gap.
    undeclared: key === 'shipperDeclareAs',
    'the list has none': listed === 'nothing',
    'the list has one': listed === 'something',
    'dangerous to water': key === 'marinePollutant' && isDangerousToWater(drafts),
    'no section': sectionsStating(key, read)?.length === 0,
    'few sections': isShort(read),
    'no data sheet': !isSheet(read),
    'read by OCR': document.pages.some(({ source }) => source === 'ocr'),
  });
}

/** Tells the facts of each field, values and blanks; undefined where the document cannot be read or contradicts itself. */
export function findFacts(document: Document, drafted: Drafted): (key: string) => Facts | undefined {
  const read: Read = { ...drafted, document };
  const isBorneOut = bearsOut({
    document,
    drafts: drafted.drafts,
    isSheet: drafted.documentType === 'safety-data-sheet',
  });
  return (key) => {
    const draft = drafted.drafts[key] ?? NOT_STATED;
    if (draft.value !== null) return { of: 'values', facts: factsOfValue(key, draft, read, isBorneOut) };
    if (draft.status !== 'negated' && draft.status !== 'not_stated') return undefined;
    return { of: 'blanks', facts: factsOfBlank(key, draft, read) };
  };
}
