import type { Document } from '../../documents/offline.ts';
import type { Draft } from '../fields/field-value.ts';
import { statedField } from '../fields/find-field.ts';
import { passageOfLine } from '../layout/passage.ts';
import { findCasNumbers } from '../values/parse-cas.ts';

type Drafts = Readonly<Record<string, Draft>>;

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Shorter values stand in other words by chance. */
const LEAST = { letters: 4, han: 2 };
const isLong = (value: string) => value.length >= (/\p{Script=Han}/u.test(value) ? LEAST.han : LEAST.letters);

/** Texts of a document's cells, folded, without those that a draft was read from. */
function textsBesideOf(document: Document): (draft: Draft) => readonly string[] {
  const texts = document.pages.flatMap(({ lines }) =>
    lines.flatMap(({ cells }) => cells.map((cell) => ({ cell, text: folded(cell.text) }))),
  );
  return (draft) => {
    const own = new Set(draft.passages.flatMap(({ fragments }) => fragments.map(({ cell }) => cell)));
    return texts.filter(({ cell }) => !own.has(cell)).map(({ text }) => text);
  };
}

/** H-codes of what the transport rules call dangerous, by classes 1 to 9. */
const DANGEROUS_IN_TRANSPORT =
  /H(?:20[0-8]|22[0-689]|23[0-2]|24[0-2]|25[0-2]|26[01]|27[0-2]|28[01]|290|30[01]|31[01]|314|33[01]|400|41[01])/;
const DANGEROUS_TO_WATER = /H(?:400|41[01])/;

/** The H-codes of the goods; empty where a safety data sheet has none, undefined in documents that state none. */
function hazardsOf({ hCodeGHS }: Drafts, isSheet: boolean): string | undefined {
  if (hCodeGHS?.value != null) return String(hCodeGHS.value);
  return isSheet ? '' : undefined;
}

/** Whether the hazards of the goods make them dangerous to water in transport. */
export const isDangerousToWater = ({ hCodeGHS }: Drafts): boolean =>
  DANGEROUS_TO_WATER.test(String(hCodeGHS?.value ?? ''));

/** What section 2 says of a claim of section 14: the same, or not. */
const BY_HAZARDS: Readonly<Record<string, (value: string, hazards: string) => boolean>> = {
  marinePollutant: (value, hazards) => (value === 'N') === !DANGEROUS_TO_WATER.test(hazards),
  shipperDeclareAs: (value, hazards) => value === 'General Cargo' && !DANGEROUS_IN_TRANSPORT.test(hazards),
};

/** Whether no further CAS number stands on the pages that a list was read from. */
function isWholeList(draft: Draft, document: Document): boolean {
  const taken = new Set(String(draft.value).split(', '));
  const pages = new Set(draft.passages.flatMap(({ fragments }) => fragments.map(({ line }) => line.page)));
  const beside = document.pages.filter(({ number }) => pages.has(number)).flatMap(({ lines }) => lines);
  return beside.every((line) => findCasNumbers(passageOfLine(line)).every(({ value }) => taken.has(value)));
}

/**
 * Tells whether a second place of the document says the same as a field's value, by itself: the words of a name or telephone
 * number stand elsewhere too, the hazards of section 2 fit what section 14 says, no other CAS number stands beside those taken.
 */
export function bearsOut({
  document,
  drafts,
  isSheet,
}: {
  document: Document;
  drafts: Drafts;
  isSheet: boolean;
}): (key: string) => boolean {
  const textsBeside = textsBesideOf(document);
  return (key) => {
    const draft = drafts[key];
    if (draft?.value == null) return false;
    if (key === 'casNo') return isWholeList(draft, document);
    const fits = BY_HAZARDS[key];
    if (fits) {
      const hazards = hazardsOf(drafts, isSheet);
      return hazards !== undefined && fits(String(draft.value), hazards);
    }
    if (statedField(key).confidence !== 'prose') return false;
    const value = folded(String(draft.value));
    return isLong(value) && textsBeside(draft).some((text) => text.includes(value));
  };
}
