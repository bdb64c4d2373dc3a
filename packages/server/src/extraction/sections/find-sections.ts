import type { Document, Line } from '../../documents/offline.ts';
import { inAllScripts } from '../lexicon/han-variants.ts';
import {
  ANNEX_II_HEADING_WORDS,
  CHINESE_NUMERALS,
  CHINESE_TITLE,
  HEADING_WORDS,
  NUMBER_WORDS,
  SECTION_WORD,
} from '../lexicon/headings.ts';
import { wordsOf } from '../lexicon/words.ts';

/** One of the sixteen sections of a safety data sheet (0: what stands before the first), by subject, whatever its own number. */
export type Section = { readonly number: number; readonly heading: Line | null; readonly lines: readonly Line[] };

type Candidate = { index: number; subject: number; printed: number; score: number };

const ROMAN: readonly string[] = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi'.split(' ');

/** A section's number by itself needs a mark behind it; after "Section" OCR may have lost the blank, and read I as l. */
const ALONE = /^(\d{1,2}|[ivx]{1,5}|十?[一二三四五六七八九十])(?=[\s.:)\-–—、,．】\]部节節|]|$|\/\s|[^\d\w.,/])/i;
const AFTER_WORD =
  /^(\d{1,2}|[ivxl]{1,5}|十?[一二三四五六七八九十])(?=[\s.:)\-–—、,．】\]部节節]|$|[^\d\w.,/]|[A-Z][A-Za-z])/i;

/** The number that a figure, a numeral or a word stands for; 0 for none. */
function numberOf(text: string): number {
  const word = text.toLowerCase();
  const token = word.replace(/[l1|](?=[ivxl1|]|$)/g, (sign) => (/[ivx]/.test(word) ? 'i' : sign));
  if (/^\d/.test(token)) return Number(token);
  return NUMBER_WORDS[word] ?? CHINESE_NUMERALS[token] ?? ROMAN.indexOf(token) + 1;
}

/** The number that stands behind "Section" as a word: "Section One: …". */
const IN_WORDS = new RegExp(`^(?:${Object.keys(NUMBER_WORDS).join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** The number a heading begins with, and the rest of it. */
function parseNumber(text: string): { printed: number; marked: boolean; rest: string } | undefined {
  // "Product identification – Section 1"
  const turned = /^(\D{8,80}?)[\s–(-]+(section\s*(?:\d{1,2}|[ivx]{1,5}))\)?$/i.exec(text);
  // "1. SZAKASZ: …": languages that set the word behind the number.
  const behind = /^(\d{1,2})\.? ?(?:szakasz|skirsnis|ieda[ļl]a|jagu)[\s.:–-]+(.*)$/i.exec(text);
  if (behind) return { printed: Number(behind[1]), marked: true, rest: behind[2] ?? '' };
  const bare = (turned ? `${turned[2]}: ${turned[1]}` : text).replace(/^[\s*·•■◆【[(§]+/, '');
  const marked = SECTION_WORD.test(bare);
  const after = bare.replace(SECTION_WORD, '');
  const match = (marked && IN_WORDS.exec(after)) || (marked ? AFTER_WORD : ALONE).exec(after);
  if (!match) return undefined;
  const printed = numberOf(match[0]);
  if (printed < 1 || printed > 16) return undefined;
  const rest = after
    .slice(match[0].length)
    .replace(/^\.0+(?=\D)/, '')
    .replace(/^(?:部[分份]|部|节|節|章|项|項)?[\s.:)/\-–—、】\]|]*/, '');
  // "1.2 Uses", "3 kg": a subsection or a quantity.
  if (/^\d/.test(rest) && !marked) return undefined;
  return { printed, marked, rest };
}

/** The words that headings are known by; OCR and letters set apart lose blanks between words. */
const WORDS = Array.from({ length: 17 }, (_, number) => {
  const words = [...(HEADING_WORDS[number] ?? []), ...(ANNEX_II_HEADING_WORDS[number] ?? [])].join('|');
  return words === '' ? undefined : new RegExp(inAllScripts(words.replace(/(?<![\\[]) (?![?*+{])/g, ' ?')), 'i');
});

/** Characters that a heading sets apart: "标 识". */
const SET_APART = /(?<=[\u3400-\u9fff])\s+(?=[\u3400-\u9fff])/g;

/** "Peligro(s)", "danger(s)", "ingrediente(s)": a plural in brackets. */
const PLURAL_IN_BRACKETS = /(?<=\p{L})\((s|es|n|en|i)\)/giu;

/** Which section's subject the words of a heading name; a printed number breaks ties. */
function subjectOf(heading: string, printed: number | undefined): number | undefined {
  const words = heading.replace(SET_APART, '').replace(PLURAL_IN_BRACKETS, '$1');
  if (printed !== undefined && WORDS[printed]?.test(words)) return printed;
  for (let number = 16; number >= 1; number--) if (WORDS[number]?.test(words)) return number;
  return undefined;
}

/** Rules of signs around a heading: "===== First aid =====". */
const DECORATION = /^[\s=*#_~-]+(?=\s)|(?<=\s)[\s=*#_~-]+$|^\s+|\s+$/g;

function candidateOf(line: Line, index: number, below: Line | undefined): Candidate | undefined {
  const text = line.cells
    .map((cell) => cell.text)
    .join(' ')
    .replace(DECORATION, '');
  if (text.length > 130) return undefined;
  const numbered = parseNumber(text);
  if (!numbered) return plainCandidate(text, index);
  const { printed, marked, rest } = numbered;
  const words = rest.trim();
  if (words === '' && marked) {
    // The title stands in the line below.
    const subject = below && below.text.length < 90 ? subjectOf(below.text, printed) : undefined;
    return { index, subject: subject ?? printed, printed, score: subject === undefined ? 2 : 6 };
  }
  // "Section 7: Precautions": the number alone says which, when it is written as the GHS writes it.
  const arabic = /\d/.test(text);
  const subject = subjectOf(words, printed) ?? (marked && arabic ? printed : undefined);
  if (subject === undefined) return undefined;
  // Prose that happens to begin with a number ends like a sentence.
  if (!marked && /[a-z]{3,}[.;]$/.test(words) && words.length > 60) return undefined;
  const capitals = words === words.toUpperCase() ? 1 : 0;
  return { index, subject, printed, score: 3 + (marked ? 3 : 0) + (subject === printed ? 3 : 0) + capitals };
}

const FULL_TITLE_WORDS = wordsOf('full-title');

/** The sixteen titles in full, as SDSs that do not number their sections print them. */
const FULL_TITLE = new RegExp(`^(?:${FULL_TITLE_WORDS})\\W*$`, 'i');

const FULL_CHINESE_TITLE = new RegExp(`^[【[]?${inAllScripts(CHINESE_TITLE)}[】\\]:\\s]*$`);

/** A heading without a number: only when the line is nothing but a known title, in full or in capitals. */
function plainCandidate(text: string, index: number): Candidate | undefined {
  // Japanese SDSs set titles without numbers in brackets.
  const full =
    FULL_TITLE.test(text) || FULL_CHINESE_TITLE.test(text.replace(SET_APART, '')) || /^【[^】]{2,24}】$/.test(text);
  const capitals = text.length <= 70 && text === text.toUpperCase() && /^[A-Z][A-Z /,&()-]+:?$/.test(text);
  if (!full && !capitals) return undefined;
  const subject = subjectOf(text, undefined);
  return subject === undefined ? undefined : { index, subject, printed: 0, score: full ? 2 : 1.5 };
}

/** The best chain of headings in which subjects follow each other; old SDSs swap 2 and 3, which costs a little. */
function bestChain(candidates: readonly Candidate[], orderOf: (candidate: Candidate) => number): Candidate[] {
  const best = candidates.map((candidate) => candidate.score);
  const before = candidates.map(() => -1);
  candidates.forEach((candidate, at) => {
    for (let earlier = 0; earlier < at; earlier++) {
      const previous = candidates[earlier] as Candidate;
      const step = orderOf(candidate) - orderOf(previous);
      const swapped =
        previous.subject === 3 &&
        candidate.subject === 2 &&
        (candidate.printed > previous.printed || candidate.printed === 0);
      if (step <= 0 && !swapped) continue;
      const gain = (best[earlier] ?? 0) + candidate.score - (swapped ? 1 : Math.min(3, (step - 1) * 0.4));
      if (gain > (best[at] ?? 0)) {
        best[at] = gain;
        before[at] = earlier;
      }
    }
  });
  const chain: Candidate[] = [];
  let at = best.indexOf(Math.max(...best));
  while (at >= 0) {
    chain.unshift(candidates[at] as Candidate);
    at = before[at] ?? -1;
  }
  return chain;
}

/** Sections in the GHS order of subjects; SDSs older than that count theirs in another order. */
function chainOf(candidates: readonly Candidate[]): Candidate[] {
  const bySubject = bestChain(candidates, (candidate) => candidate.subject);
  if (bySubject.length >= 8) return bySubject;
  const byNumber = bestChain(
    candidates.filter((candidate) => candidate.printed > 0),
    (candidate) => candidate.printed,
  );
  return byNumber.length >= bySubject.length + 2 ? byNumber : bySubject;
}

/** The document's lines without headers and footers, in reading order. */
export function bodyLines(document: Document): Line[] {
  return document.pages.flatMap((page) => page.lines.filter((line) => line.role === 'body'));
}

/** Splits a safety data sheet into its sections. A file of several SDSs is read as far as the first one goes. */
export function findSections(lines: readonly Line[]): Section[] {
  const candidates: Candidate[] = [];
  lines.forEach((line, index) => {
    const candidate = candidateOf(line, index, lines[index + 1]);
    if (candidate) candidates.push(candidate);
  });
  if (candidates.length === 0) return [{ number: 0, heading: null, lines }];
  const chain = chainOf(candidates);
  const sections: Section[] = [{ number: 0, heading: null, lines: lines.slice(0, chain[0]?.index ?? 0) }];
  chain.forEach((candidate, at) => {
    const end = chain[at + 1]?.index ?? endOfLast(lines, candidates, candidate);
    sections.push({
      number: candidate.subject,
      heading: lines[candidate.index] ?? null,
      lines: lines.slice(candidate.index + 1, end),
    });
  });
  return sections;
}

/** The last section ends where another SDS in the same file begins. */
function endOfLast(lines: readonly Line[], candidates: readonly Candidate[], last: Candidate): number {
  const again = candidates.find(
    (candidate) => candidate.index > last.index && candidate.subject === 1 && candidate.score >= 6,
  );
  return again?.index ?? lines.length;
}

/** The lines of one section; none when the SDS does not have it. Repeated headings ("continued") are joined. */
export function linesOfSection(sections: readonly Section[], number: number): readonly Line[] {
  return sections.filter((section) => section.number === number).flatMap((section) => section.lines);
}

/** Lines from the first that speaks of carriage rules, for SDSs whose sections are unclear. */
export function linesAboutTransport(lines: readonly Line[]): readonly Line[] {
  const begin = lines.findIndex((line) =>
    /transport(?:ation)? (?:information|data)|shipping (?:information|name)|\bIMDG\b|\bD\.?O\.?T\.? (?:shipping|class|proper|hazard|information)|运输信息|運送資料/i.test(
      line.text,
    ),
  );
  return begin < 0 ? linesAboutNumber(lines) : lines.slice(begin, begin + 40);
}

const LABELLED_NUMBER = new RegExp(
  inAllScripts('(?:UN|联合国)[^:\\d]{0,8}(?:编号|号码|号)[^\\d]{0,6}\\d{4}(?!\\d)'),
  'i',
);

/** The lines about a UN number that an East Asian SDS gives outside a section on transport: among the goods' names, or beside their hazards. */
export function linesAboutNumber(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex((line) => LABELLED_NUMBER.test(line.cells.map((cell) => cell.text).join(' ')));
  return at < 0 ? [] : lines.slice(Math.max(0, at - 1), at + 4);
}
