import { STATED_FIELDS, statedField } from '../fields/find-field.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import { findTicked } from '../layout/ticked-words.ts';
import { FORM_WORDINGS, type FormConcept } from '../lexicon/form-labels.ts';
import { wordsOf } from '../lexicon/words.ts';
import { parseState } from '../properties/find-state.ts';
import { parseLastDate } from '../values/parse-date.ts';
import { parseEms } from '../values/parse-ems.ts';
import { parseClass, parseSubsidiary } from '../values/parse-hazard-class.ts';
import { parseMarinePollutant } from '../values/parse-marine-pollutant.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { parsePackageMark } from '../values/parse-package.ts';
import { parsePackingGroup } from '../values/parse-packing-group.ts';
import { parseTemperature } from '../values/parse-temperature.ts';
import { READERS_BY_TYPE, type Read, type ReadContext, type Reader } from '../values/read-value.ts';
import { printsUnNumber } from '../values/un-number-form.ts';
import type { Features } from './candidate.ts';

/** How a field is read from the text that a label owns. `whole` readers see all of it as one text, others each piece. */
export type FormReader = {
  readonly key: string;
  readonly concepts: readonly FormConcept[];
  readonly whole?: true;
  /** Its label asks for another field: that this one is not there says nothing. */
  readonly aside?: true;
  /** Words that elsewhere say that there is nothing, and here are an answer. */
  readonly answers?: RegExp;
  /** What speaks for or against its values besides their place: names of `scoring/weights.json`. */
  readonly features?: Features;
  readonly read: Reader;
};

/** Without a `read` of its own, a field is read by what its value is. */
type FormRow = Omit<FormReader, 'read'> & Partial<FormReader>;

const slice = (passage: Passage, start: number, end: number): Passage => slicePassage(passage, start, end);

/** A text without the mark that ends its sentence, and without quotation marks around it. */
function trimmed(passage: Passage): Passage {
  const start = /^[\s"“「『:]*/.exec(passage.text)?.[0].length ?? 0;
  const end = passage.text.replace(/[\s。;；,"”」』]+$/, '').length;
  return slice(passage, start, end);
}

/** Free words, up to the end of their sentence. */
function readWords(passage: Passage): Read {
  const end = /[。;；]/.exec(passage.text)?.index ?? passage.text.length;
  const words = trimmed(slice(passage, 0, end));
  return /\p{L}/u.test(words.text) && !saysNothing(words.text) ? { value: words.text, from: words } : undefined;
}

/** The goods' name, without what a sentence adds to it: "多聚甲醛,英文名称 …". */
function readGoods(passage: Passage): Read {
  // A box for the description of goods holds what the rules ask for, no name.
  if (printsUnNumber(passage.text)) return undefined;
  const added =
    /,\s?(?:英文(?:名称)?|中文(?:名称)?|化学文摘|化學文摘|CAS)/.exec(passage.text)?.index ?? passage.text.length;
  return readWords(slice(passage, 0, added));
}

const COMPANY =
  /^(.+?(?:公司|厂|廠|集团|(?<![A-Za-z])(?:Co\.,? ?Ltd\.?|Limited|Ltd\.?|Inc\.?|GmbH|LLC|LTDA\.?|S\.A\.|B\.V\.)))(?=[\s(,,;;。]|$)/i;

/** A company's name, without the address that may stand behind it. */
function readCompany(passage: Passage): Read {
  const cut = COMPANY.exec(passage.text);
  const from = trimmed(cut?.[1] ? slice(passage, 0, cut[1].length) : passage);
  return from.text.length > 1 && !saysNothing(from.text) && /\p{L}{2}/u.test(from.text)
    ? { value: from.text, from }
    : undefined;
}

/** "空鉴字[2026]第00871号". */
const NUMBER_OF_YEAR = /(?:\p{Script=Han}{1,6}字)?\s?[〔[(]?(?:19|20)\d{2}[〕\])]?\s?年?第?\s?\d{2,}\s?号/u;
/** "4402 0026 0018 331": set apart in fours. */
const NUMBER_IN_FOURS = /(?<![\d.,])\d{4}(?: \d{4}){1,4}(?: \d{1,4})?(?![\d.,年])/;
const NUMBER = /(?<![A-Z0-9])(?!UN ?\d{4}(?![\d-])|\d{4}[年./-]\d{1,2}[月./-]\d{1,2})[A-Z0-9][A-Z0-9()/.–-]{4,}/i;

function readNumber(passage: Passage): Read {
  const match = NUMBER_OF_YEAR.exec(passage.text) ?? NUMBER_IN_FOURS.exec(passage.text) ?? NUMBER.exec(passage.text);
  if (!match || !/\d{3}/.test(match[0])) return undefined;
  const from = slice(passage, match.index, match.index + match[0].length);
  return { value: from.text.replace(/[.]$/, ''), from };
}

/** "-160-桶": strokes that keep others from adding figures. */
function readCount(passage: Passage): Read {
  // A description of the goods begins with their UN number.
  if (printsUnNumber(passage.text)) return undefined;
  const match =
    /\d{1,3}(?: \d{3})+\s*\p{L}.{0,60}|\d[\d,]*[\s*-]*\p{L}.{0,60}/u.exec(passage.text) ??
    /\d[\d,]*/.exec(passage.text);
  if (!match || match.index > 12) return undefined;
  const value = match[0].replace(/(?<=\d)[*-]+\s*|\s+\d+$/g, ' ').trim();
  return { value, from: slice(passage, match.index, match.index + match[0].length) };
}

/** A shipping name; behind its Chinese form in quotation marks or "即", the English one. */
function readName(passage: Passage): Read {
  const sentence = /[。;；](?!\s?[A-Z])/.exec(passage.text)?.index ?? passage.text.length;
  const own = trimmed(slice(passage, 0, sentence));
  const english = /(?:[”」"]|即|\n)[\s,即]*([A-Z][A-Z\d ,.()'/%-]{3,}?)[\s.,。]*$/.exec(own.text);
  const from = english?.[1] ? slice(own, english.index + english[0].indexOf(english[1]), own.text.length) : own;
  // Four figures behind a name are the number of the cell beside it, but for refrigerants ("R 1216").
  const figures = /(?<!\bR)[\s,]+(?:UN\s?)?\d{4}$/.exec(from.text);
  const name = trimmed(figures ? slice(from, 0, figures.index) : from);
  return /\p{L}{2}/u.test(name.text) && !saysNothing(name.text) ? { value: name.text, from: name } : undefined;
}

/** "UN3480, LITHIUM ION BATTERIES": the name behind the number. */
function readNameBehindNumber(passage: Passage): Read {
  const match = /^(?:UN|ID)\s?\d{4}[\s,;:/–-]+(?=[A-Z])(?!class\b|PG\b|packing\b|UN\b)/i.exec(passage.text);
  return match ? readName(slice(passage, match[0].length, passage.text.length)) : undefined;
}

/** "液": the state in one character. */
const STATE_SIGNS: Readonly<Record<string, string>> = { 液: 'Liquid', 固: 'Solid', 气: 'Gas', 氣: 'Gas' };

function readState(passage: Passage): Read {
  const state = STATE_SIGNS[passage.text.trim()];
  return state ? { value: state, from: passage } : parseState(passage);
}

const GROUPS = [
  ['III', '(?<![IV])III(?![IV])'],
  ['II', '(?<![IV])II(?![IV])'],
  ['I', '(?<![IVA-Za-z])I(?![IVA-Za-z])'],
] as const;

function readGroup(passage: Passage, { ocr }: ReadContext): Read {
  const ticked = findTicked(passage, GROUPS);
  if (ticked) return { value: ticked.name, from: ticked.from };
  const groups = new Set(passage.text.match(/(?<![A-Za-z])I{1,3}(?![A-Za-z])/g));
  return groups.size > 1 || /[□☐]/.test(passage.text) ? undefined : parsePackingGroup(passage, ocr);
}

const ANSWERS = [
  ['Y', '是(?:\\s*Yes)?|Yes|Y(?![\\p{L}])'],
  ['N', '否(?:\\s*No)?|No(?![\\p{L}])|N(?![\\p{L}/])'],
] as const;

function readPollutant(passage: Passage): Read {
  const ticked = findTicked(passage, ANSWERS);
  if (ticked) return { value: ticked.name, from: ticked.from };
  return /[□☐].*[□☐]|是.{0,8}否/.test(passage.text) ? undefined : parseMarinePollutant(passage);
}

const NOT_FLASHING = new RegExp(wordsOf('not-flashing'), 'i');

function readFlashPoint(passage: Passage): Read {
  if (NOT_FLASHING.test(passage.text)) return undefined;
  const degrees = parseTemperature(passage, 'C');
  return degrees && { value: degrees.celsius, from: degrees.from };
}

/** A property as printed, up to the end of its sentence. */
function readFigure(passage: Passage): Read {
  if (
    NOT_FLASHING.test(passage.text) ||
    !/\d/.test(passage.text) ||
    /^(?:GB|ISO|ASTM|OECD|UN|EN|DIN)\b/.test(passage.text)
  )
    return undefined;
  const end = /[。;；]/.exec(passage.text)?.index ?? passage.text.length;
  const from = trimmed(slice(passage, 0, end));
  return { value: from.text, from };
}

const readLastDate = (passage: Passage, { order }: ReadContext): Read => parseLastDate(passage, order);

/** A single stroke of a scan may be the "/" of an empty cell as well as class 1: neither is taken. */
function readSubsidiary(passage: Passage, { ocr }: ReadContext): Read {
  return ocr && /^\s*[1Il|]\s*$/.test(passage.text) ? undefined : parseSubsidiary(passage);
}

const SUBSIDIARY_OF_CLASS = (passage: Passage): Read => parseClass(passage)?.subsidiary;

/** How fields of certificates, forms and letters are read, by the labels that ask for them. */
const OWN_ROWS: readonly FormRow[] = [
  { key: 'certificateNo', concepts: ['certificateNo'], read: readNumber },
  { key: 'commodityName', concepts: ['goods'], read: readGoods },
  { key: 'manufacturerCompanyName', concepts: ['manufacturer'], read: readCompany },
  { key: 'shipperCompanyName', concepts: ['applicant'], read: readCompany },
  { key: 'consignee', concepts: ['consignee'], read: readCompany },
  { key: 'cargoMainUsage', concepts: ['use'], read: readWords },
  { key: 'appearance', concepts: ['state'], read: readState },
  { key: 'cargoAppearanceDescription', concepts: ['state'], read: readWords },
  { key: 'packageQuantityAndType', concepts: ['packages'], read: readCount },
  { key: 'packingCode', concepts: ['mark'], whole: true, read: parsePackageMark },
  { key: 'packingCode', concepts: ['packingCode'] },
  { key: 'grossWeightKgs', concepts: ['grossTotal'] },
  { key: 'netWeightKgs', concepts: ['netTotal'] },
  { key: 'unNo', concepts: ['unNumber'] },
  { key: 'properShippingName', concepts: ['shippingName'], read: readName },
  { key: 'properShippingName', concepts: ['unNumber'], aside: true, read: readNameBehindNumber },
  { key: 'technicalName', concepts: ['technicalName'], read: readName },
  { key: 'imoHazardClassNo', concepts: ['hazardClass'] },
  { key: 'subRiskClassNo', concepts: ['hazardClass'], aside: true, read: SUBSIDIARY_OF_CLASS },
  { key: 'subRiskClassNo', concepts: ['subsidiary'], read: readSubsidiary },
  { key: 'packingGroup', concepts: ['packingGroup'], whole: true, read: readGroup },
  { key: 'marinePollutant', concepts: ['marinePollutant'], whole: true, answers: /^no\.?$/i, read: readPollutant },
  { key: 'emsCode', concepts: ['ems'], whole: true, read: (passage) => parseEms(passage, true) },
  { key: 'limitedQuantity', concepts: ['limitedQuantity'], whole: true },
  { key: 'flashPointCelsius', concepts: ['flashPoint'], read: readFlashPoint },
  { key: 'flashPoint', concepts: ['flashPoint'], read: readFigure },
  { key: 'boilingPoint', concepts: ['boilingPoint'], read: readFigure },
  { key: 'density', concepts: ['density'], read: readFigure },
  { key: 'issueDate', concepts: ['issueDate'] },
  // Who packs a container signs for it: that day is the certificate's only where it names no other.
  { key: 'issueDate', concepts: ['packingDate'], aside: true, features: { aside: 1 } },
  { key: 'validUntil', concepts: ['validUntil'], read: readLastDate },
  { key: 'emergencyContactTelephone', concepts: ['emergencyPhone'] },
];

const ASKED: ReadonlySet<FormConcept> = new Set(FORM_WORDINGS.map(({ concept }) => concept));
const READ: ReadonlySet<string> = new Set(OWN_ROWS.map(({ key }) => key));

/** Fields whose key is a concept of form labels: only their labels and their type tell how to read them. */
const TYPED_ROWS: readonly FormRow[] = STATED_FIELDS.filter(
  ({ key, copyOf }) => copyOf === undefined && ASKED.has(key) && !READ.has(key),
).map(({ key }) => ({ key, concepts: [key] }));

/** Every field that forms state. */
export const FORM_READERS: readonly FormReader[] = [...OWN_ROWS, ...TYPED_ROWS].map((row) => {
  const { type } = statedField(row.key);
  return { ...row, read: row.read ?? READERS_BY_TYPE[type] ?? (type === 'measure' ? readFigure : readWords) };
});
