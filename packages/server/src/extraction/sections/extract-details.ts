import type { Document, Line } from '../../documents/offline.ts';
import type { Draft, FieldValue } from '../fields/field-value.ts';
import { MODE_KEYS, type ModeKey } from '../fields/find-field.ts';
import {
  type Evidence,
  evidenceOf,
  type Passage,
  passageOfCell,
  passageOfLine,
  slicePassage,
} from '../layout/passage.ts';
import type { Mode } from '../lexicon/transport-modes.ts';
import { type Entry, exemptionOf } from '../scoring/assign-entry.ts';
import { transportByMode } from '../transport/extract-transport.ts';
import { findCasNumbers } from '../values/parse-cas.ts';
import type { DocumentType } from './detect-document-type.ts';
import { type DangerSign, findDangerSigns } from './find-danger-signs.ts';
import { bodyLines, findSections, linesAboutTransport, linesOfSection } from './find-sections.ts';

/** A value with its places. */
export type Detail = { value: string; evidence: Evidence[] };
/** A substance of section 3; the name stands before its CAS number, the share is as printed. */
export type ListedSubstance = { casNo: string; name?: string; percent?: string; evidence: Evidence[] };

/** One mode's row of section 14. `notRegulated` is there when it says so; its evidence has the words. */
export type ModeDetail = Partial<Record<ModeKey | 'notRegulated', Detail>>;

/** What a declaration states as data: each entry of goods, the shipment, and who signed. */
export type DeclaredData = {
  goods: Record<string, FieldValue>[];
  shipment: Record<string, FieldValue>;
  signedBy?: Detail;
  /** Place and date, as written. */
  signedOn?: Detail;
};

/** What checks want to know of a document beside its fields. */
export type DocumentDetails = {
  modes: Partial<Record<Mode, ModeDetail>>;
  composition: ListedSubstance[];
  /** The IMDG amendment that it names, `42-24`. */
  amendment?: Detail;
  /** Words that only dangerous goods have; absent in readings made before they were looked for. */
  dangerSigns?: readonly DangerSign[];
  /** Some of its text was read by OCR. */
  scanned: boolean;
  /** Of an OpenDGD declaration alone. */
  declared?: DeclaredData;
};

function detailOf(draft: Draft | undefined): Detail | undefined {
  if (draft?.value === null || draft === undefined) return undefined;
  return { value: String(draft.value), evidence: draft.passages.flatMap(evidenceOf) };
}

function modeOf(entry: Entry): ModeDetail {
  const row: ModeDetail = {};
  for (const key of MODE_KEYS) {
    const detail = detailOf(entry[key]);
    if (detail !== undefined) row[key] = detail;
  }
  const words = exemptionOf(entry);
  if (words !== undefined && row.unNo === undefined) row.notRegulated = { value: 'Y', evidence: evidenceOf(words) };
  return row;
}

function modesOf(lines: readonly Line[], ocr: boolean): DocumentDetails['modes'] {
  return Object.fromEntries(
    [...transportByMode(lines, ocr)]
      .map(([mode, block]) => [mode, modeOf(block)] as const)
      .filter(([, row]) => Object.keys(row).length > 0),
  );
}

const SHARE = /(?:[<>≥≤=~]\s*)?\d{1,3}(?:[.,]\d+)?\s*(?:%|(?:-|–|~|to|至)\s*(?:[<>≥≤=]\s*)?\d{1,3}(?:[.,]\d+)?\s*%?)/;
const isName = (text: string) => /\p{L}{3}/u.test(text) && !/^(?:H\d{3}|\d|CAS\b|EC\b|REACH|trade secret)/i.test(text);

/** The substances of a composition table, a row each: those whose CAS number is on a line of its own name. */
function compositionOf(lines: readonly Line[]): ListedSubstance[] {
  const found: ListedSubstance[] = [];
  for (const line of lines) {
    const numbers = line.cells.flatMap((cell) =>
      findCasNumbers(passageOfCell(line, cell)).map((cas) => ({ cell, cas })),
    );
    const [only, ...others] = numbers;
    if (only === undefined || others.length > 0 || found.some(({ casNo }) => casNo === only.cas.value)) continue;
    const before = line.cells.slice(0, line.cells.indexOf(only.cell)).find((cell) => isName(cell.text));
    const percent = SHARE.exec(line.text.replace(/\d{2,7}-\d{2}-\d|\d{3}-\d{3}-\d/g, ' '))?.[0].trim();
    found.push({
      casNo: only.cas.value,
      ...(before === undefined ? {} : { name: before.text.trim() }),
      ...(percent?.includes('%') ? { percent } : {}),
      evidence: evidenceOf(only.cas.from),
    });
  }
  return found;
}

const AMENDMENT =
  /(?:amdt|amendment|修正案|修订)\.?\s*(?:no\.?\s*)?\(?\s*((?:3[5-9]|4\d)-[12]\d)(?!\d)|IMDG[^.]{0,40}?\b((?:3[5-9]|4\d)-[12]\d)(?!\d)/i;

function amendmentOf(lines: readonly Line[]): Detail | undefined {
  for (const line of lines) {
    const passage: Passage = passageOfLine(line);
    const match = AMENDMENT.exec(passage.text);
    const value = match?.[1] ?? match?.[2];
    if (match === null || value === undefined) continue;
    return { value, evidence: evidenceOf(slicePassage(passage, match.index, match.index + match[0].length)) };
  }
  return undefined;
}

/** Rows of section 14 by mode, the composition table, and the amendment a document is based on. */
export function extractDetails(document: Document, documentType: DocumentType): DocumentDetails {
  const lines = bodyLines(document);
  const scanned = document.pages.some(({ source }) => source === 'ocr');
  const amendment = amendmentOf(lines);
  const rest = { scanned, ...(amendment === undefined ? {} : { amendment }) };
  if (documentType !== 'safety-data-sheet') {
    return { modes: {}, composition: [], dangerSigns: findDangerSigns(lines, lines, documentType), ...rest };
  }
  const sections = findSections(lines);
  const transport = linesOfSection(sections, 14);
  const about = transport.length > 0 ? transport : linesAboutTransport(lines);
  const dangerSigns = findDangerSigns(lines, about, documentType);
  return {
    dangerSigns,
    modes: modesOf(about, scanned),
    composition: compositionOf(linesOfSection(sections, 3)),
    ...rest,
  };
}
