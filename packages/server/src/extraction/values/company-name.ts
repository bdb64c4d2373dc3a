import { joinPassages, type Passage, passageOfCell } from '../layout/passage.ts';
import { either } from '../lexicon/either.ts';
import { wordsOf } from '../lexicon/words.ts';

const LEGAL_FORMS = wordsOf('legal-form');
/** Legal forms and words that only companies have in their names. */
const COMPANY = new RegExp(
  either(`(?<![\\p{L}\\p{N}])(?:${LEGAL_FORMS})(?![\\p{L}\\p{N}])\\.?`, wordsOf('company-within')),
  'iu',
);
/** A line that holds no more than the end of a company's name: "Coatings, Inc.". */
const LEGAL_FORM =
  /^(?:\p{L}+[ ,]+){0,2}(?:inc|llc|ltd|limited|corp|corporation|company|gmbh(?: & co\.? kg)?|s\.?a\.?|b\.v|plc)\.?$/iu;
/** The same in a cell of a form, where the name before it has no legal form at its end: "Co., Ltd.", "有限公司". */
const NAME_END =
  /^(?:[\p{Script=Latin}&.]+[ ,]+){0,3}(?:inc|llc|ltda?|limited|corp|corporation|company|gmbh(?: & co\.? kg)?|s\.?a|b\.v|plc)\.?$|^\p{Script=Han}{0,8}司$/iu;
const HAS_END = /(?:公司|廠|厂|(?<!\p{L})(?:inc|llc|ltda?|limited|corp|g?mbh|s\.a|b\.v|plc)\.?)$/iu;
/** Lines that are part of an address or a contact, or point elsewhere, never a name. */
const NOT_A_COMPANY = new RegExp(
  either(
    '^\\s*(?:section\\s+[\\divx]+\\b|\\d+[\\s,-]|p\\.?\\s?o\\.?\\s?box|(?:tel|phone|fax|e-?mail|attn|address|street|see)\\b|www\\.|https?:|for (?:further|more|additional|product)|(?:same )?as (?:above|below|in the|stated|shown|listed))',
    '^(?:\\d+(?:\\.\\d+)*\\s+)?(?:packing|packaging|compatibility|hazard|target|user) groups?\\b',
    '^\\p{L}[\\p{L} ]{2,30}:\\s|@|^[^\\p{L}]+$|\\bdepartment\\b',
    '\\b(?:manufacturer|supplier|importer)s?\\b.*\\b(?:names?|address(?:es)?|phone)\\b|https?:',
    '\\b[A-Z]{2}\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b',
  ),
  'iu',
);

const STREET = wordsOf('street');
/** A line of an address: a house number before a name, a box, a unit of a building, a state with its postcode. */
const ADDRESS = new RegExp(
  String.raw`^(?:no\.? ?)?\d{1,5}(?:[-–/]\d+)?[a-z]?,?\s+(?:\p{L}[\p{L}.' ]|\d+(?:st|nd|rd|th)\b)|^p\.?\s?o\.?\s?box\b|^(?:unit|suite|building|plot|level|floor|block)\s*#?\d|\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b|\d.*\b(?:${STREET})\b`,
  'iu',
);

/** Whether a text has a company's legal form, or a word that only companies have in their names. */
/** Whether a text is no more than words that many companies have in their names: "International", "S.p.a.". */
export function isLegalFormAlone(text: string): boolean {
  return !/\p{L}/u.test(text.replace(COMPANY, ''));
}

export function isCompanyName(text: string): boolean {
  return COMPANY.test(text);
}

/** Whether a line can be a company's name: it is no address, no contact and no reference to another place. */
export function canBeCompany(text: string): boolean {
  return !NOT_A_COMPANY.test(text) && text.length < 120;
}

/** A postcode of Britain or Canada at the end: "GL5 2QA", "K1A 0B1". */
const POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/;

export function isAddress(text: string): boolean {
  return (ADDRESS.test(text) || POSTCODE.test(text)) && text.length < 90;
}

/** Whether the second line only goes on with the name that the first begins. */
export function isNameContinued(first: string, second: string): boolean {
  return /\b(?:for|of|and|&)$/i.test(first) || (!isCompanyName(first) && LEGAL_FORM.test(second));
}

/** A company's name in the cell of a form: the first of its lines, with those down to its legal form, in one script. */
export function companyOf(lines: readonly Passage[]): Passage {
  const textAt = (at: number) => lines[at]?.text ?? '';
  const isOther = (text: string, at: number) =>
    HAS_END.test(textAt(at - 1)) ||
    /\d/.test(text) ||
    (/\p{Script=Latin}$/u.test(textAt(at - 1)) && /^\p{Script=Han}/u.test(text));
  const begun = lines.findIndex(({ text }, at) => at > 0 && isOther(text, at));
  const own = lines.slice(0, begun < 0 ? undefined : begun);
  const end = own.findLastIndex(({ text }, at) => at === 0 || NAME_END.test(text));
  return joinPassages(own.slice(0, end + 1));
}

/** Whether a line of Chinese breaks a company's name where its column ends: "深圳" over "市晨星化工有限公司". */
export function isNameBroken(first: Passage, second: Passage): boolean {
  if (isCompanyName(first.text) || !/[\u3400-\u9fff)]$/.test(first.text)) return false;
  const edgeOf = (passage: Passage) => passage.fragments.at(-1)?.cell.box[2] ?? 0;
  return /^[\u3400-\u9fff(]/.test(second.text) && isCompanyName(second.text) && edgeOf(first) > edgeOf(second) - 12;
}

/** The lines of a value; words that justified setting drove apart are one text. */
export function linesOfValue(value: Passage | undefined): Passage[] {
  const lines: Passage[] = [];
  for (const fragment of value?.fragments ?? []) {
    const last = lines.at(-1);
    const before = last?.fragments.at(-1);
    const near =
      before?.line === fragment.line && fragment.cell.box[0] - before.cell.box[2] < 2 * fragment.line.size && last;
    const own = passageOfCell(fragment.line, fragment.cell, fragment.start, fragment.end);
    if (near) lines[lines.length - 1] = joinPassages([near, own]);
    else lines.push(own);
  }
  return lines;
}
