import type { Passage } from '../layout/passage.ts';
import { captured, type Parsed } from './parsed.ts';

const GROUPS: Readonly<Record<string, string>> = { '1': 'I', '2': 'II', '3': 'III', I: 'I', II: 'II', III: 'III' };
/** What the groups are for (IMDG 2.0.1.3): great, medium and minor danger. */
const DANGERS: Readonly<Record<string, string>> = { great: 'I', high: 'I', medium: 'II', minor: 'III', low: 'III' };
const DANGER = /^[\s:-]*(great|high|medium|minor|low) danger\b/i;
/** What OCR makes of Roman numerals behind a packing group's label. */
const MISREAD: Readonly<Record<string, string>> = {
  川: 'III',
  ILL: 'III',
  LLL: 'III',
  '|||': 'III',
  IIL: 'III',
  LL: 'II',
  '||': 'II',
  IL: 'II',
  '|': 'I',
  L: 'I',
  '11': 'II',
  '111': 'III',
};

/** "O52": how China's old SDSs (GB 12463-1990) write group II. */
const OLD_GROUP = /^[\s:]*[O0]5([123])(?:类)?[\s.;]*$/;

/** A packing group: I, II or III. `ocr` also takes what OCR makes of Roman numerals. */
export function parsePackingGroup(passage: Passage, ocr = false): Parsed<string> | undefined {
  const ticked = /[☑☒■●√✓✔]\s*(I{1,3})(?![A-Za-z])/.exec(passage.text);
  const named = /\bIMDG[\s:]+(I{1,3})(?![A-Za-z\d])/.exec(passage.text);
  const plain = /^(?:[\s:(*-]|PG|packing group|group|class|no\.?)*\s*(I{1,3}|[1-3])(?![A-Za-z\d]|\.\d)/i.exec(
    passage.text,
  );
  // "Medium danger (II)"; and a text layer that OCR made: as many strokes, that group.
  const behind = /^[^\d(]{3,30}\((I{1,3})\)[\s.]*$/.exec(passage.text);
  const strokes = /^[\s:]*(?:PG\s*)?(I?[Il|]{2,3})[\s.]*$/.exec(passage.text);
  const old = OLD_GROUP.exec(passage.text);
  const match = ticked ?? named ?? (/[□☐○]/.test(passage.text) ? null : (plain ?? behind ?? old));
  const group = match?.[1]?.toUpperCase();
  if (match && group) return { value: GROUPS[group] ?? group, from: captured(passage, match, 1) };
  if (strokes?.[1] && strokes[1].length < 4)
    return { value: 'I'.repeat(strokes[1].length), from: captured(passage, strokes, 1) };
  const danger = DANGER.exec(passage.text);
  if (danger?.[1]) return { value: DANGERS[danger[1].toLowerCase()] ?? '', from: captured(passage, danger) };
  if (!ocr) return undefined;
  const misread = /^[\s:]*(川|[Il|]{1,3}|ll|LL|11{1,2})(?![A-Za-z\d])/i.exec(passage.text);
  const read = misread?.[1] && MISREAD[misread[1].toUpperCase()];
  return misread && read ? { value: read, from: captured(passage, misread, 1) } : undefined;
}
