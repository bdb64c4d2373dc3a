import { findEntries, parseUnNumber } from '../../dangerous-goods/offline.ts';
import type { Cell, Line } from '../../documents/offline.ts';
import { type Evidence, evidenceOf, passageOfCell, slicePassage } from '../layout/passage.ts';
import { ANSWERS_NONE, DANGER_SIGNS, type DangerSignKind, DENIES } from '../lexicon/danger-signs.ts';
import type { DocumentType } from './detect-document-type.ts';

/** Words that only dangerous goods have, outside any denial, with their place: what the fields were read as does not matter. */
export type DangerSign = {
  readonly kind: DangerSignKind;
  readonly value: string;
  readonly evidence: readonly Evidence[];
};

const ENDS_SENTENCE = /[.;:。；：！!?？]\s*$/;
/** A short text is a cell of a table; a longer one may go on from the line above, or in the one below. */
const SENTENCE_LENGTH = 24;
/** An answer of a table: "No", "不属于", behind what it is about. */
const ANSWER_LENGTH = 24;

/** The sentence around a cell, as far as it runs over line ends. */
function sentenceOf(lines: readonly Line[], at: number, cell: Cell): string {
  const above = lines[at - 1];
  const below = lines[at + 1];
  const isPage = (other: Line | undefined) => other?.page === lines[at]?.page;
  const before =
    isPage(above) && (above?.text.length ?? 0) >= SENTENCE_LENGTH && !ENDS_SENTENCE.test(above?.text ?? '');
  const after = isPage(below) && cell.text.length >= SENTENCE_LENGTH && !ENDS_SENTENCE.test(cell.text);
  return [before ? above?.text.slice(-60) : '', cell.text, after ? below?.text.slice(0, 60) : ''].join(' ');
}

/** Whether what is said of the cell is denied: in its sentence, or by a short answer behind it in its row. */
function isDenied(lines: readonly Line[], at: number, cell: Cell): boolean {
  if (DENIES.test(sentenceOf(lines, at, cell)) || ANSWERS_NONE.test(cell.text)) return true;
  const row = lines[at]?.cells ?? [];
  const answers = row.slice(row.indexOf(cell) + 1).filter(({ text }) => text.trim().length <= ANSWER_LENGTH);
  return answers.some(({ text }) => DENIES.test(text) || ANSWERS_NONE.test(text));
}

function isSign(kind: DangerSignKind, value: string): boolean {
  if (kind !== 'un-number') return true;
  const un = parseUnNumber(value);
  return un.ok && findEntries(un.value).some(({ seaTransport }) => seaTransport !== 'not-subject');
}

type Match = Pick<DangerSign, 'kind' | 'value'> & { readonly start: number; readonly end: number };

/** What a cell says, denied or not. */
const matchesIn = (cell: Cell, kinds: (kind: DangerSignKind) => boolean): Match[] =>
  DANGER_SIGNS.filter(({ kind }) => kinds(kind)).flatMap(({ kind, wording }) =>
    [...cell.text.matchAll(wording)]
      .map(({ 0: whole, 1: value = '', index }) => ({ kind, value, start: index, end: index + whole.length }))
      .filter(({ value }) => isSign(kind, value)),
  );

/**
 * Signs of dangerous goods in the raw text, each once. Of safety data sheets `about` are the lines on transport: elsewhere
 * they name classes of storage and of other rules; UN numbers count anywhere.
 */
export function findDangerSigns(lines: readonly Line[], about: readonly Line[], type: DocumentType): DangerSign[] {
  const isSheet = type === 'safety-data-sheet';
  const transport = new Set(about);
  const found = lines.flatMap((line, at) => {
    const kinds = (kind: DangerSignKind) =>
      !isSheet || kind === 'un-number' || (kind !== 'label' && transport.has(line));
    return line.cells.flatMap((cell) =>
      matchesIn(cell, kinds)
        .filter(() => !isDenied(lines, at, cell))
        .map(({ kind, value, start, end }) => ({
          kind,
          value,
          evidence: evidenceOf(slicePassage(passageOfCell(line, cell), start, end)),
        })),
    );
  });
  return [...new Map(found.map((sign) => [`${sign.kind} ${sign.value}`, sign])).values()];
}
