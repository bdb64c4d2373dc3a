import { type Passage, slicePassage } from '../layout/passage.ts';
import { splitBasicDescription } from '../values/parse-basic-description.ts';
import { type DateOrder, parseDate } from '../values/parse-date.ts';
import { parseEms } from '../values/parse-ems.ts';
import { parseMarinePollutant } from '../values/parse-marine-pollutant.ts';
import { parsePackageMark } from '../values/parse-package.ts';
import type { Parsed } from '../values/parsed.ts';
import type { Candidate } from './candidate.ts';

/** What a sentence, or words without any label, say of the goods. */
type Said = Pick<Candidate, 'key' | 'value' | 'from'>;

const CLASS =
  /(?<![不非未]\s?)(?:属于?|屬於?|划为|定为|归类?为|assigned to|classified (?:as|in|under)|符合)[^。;;]{0,46}?(?:第\s?([1-9](?:\.[1-6])?)\s?[类項类类项類]|(?:class|division)\s([1-9](?:\.[1-6])?)(?![\d.]))/gi;
const SUBSIDIARY =
  /(?:第\s?([1-9](?:\.[1-6])?)\s?[类项類項][^,,。;;]{0,14}(?:次要|副)(?:危险|危險|风险)|(?:次要|副)(?:危险|危險|风险)[性]?(?:为|為|:)?\s?第?\s?([1-9](?:\.[1-6])?)\s?[类项類項])/g;
const NUMBER = /(?<![A-Za-z])UN\s?[-:]?\s?(\d{4})(?![\d.-])/g;
/** Words that deny the class before them: "不满足第 3 类", "do not meet the criteria of Class 3". */
const DENIED = /不满足|不符合|不属于|不屬於|未达到|not meet|not classified|does not|do not/;
/** What takes a number back that stands behind it: "不适用 UN3077". */
const NOT_THIS =
  /(?:不适用|不適用|不属于?|不屬於?|不是|非|\bnot(?: assigned to| classified (?:as|under)| applicable to| under)?|\bnor)\s*[:“"「(]?\s*$/i;
const POLLUTANT = /海洋污染物|海洋汚染物|marine pollutant/i;

const at = (passage: Passage, start: number, text: string): Passage =>
  slicePassage(passage, start, start + text.length);

function matched(passage: Passage, pattern: RegExp, key: string): Said[] {
  return [...passage.text.matchAll(pattern)].flatMap((match): Said[] => {
    const value = match[1] ?? match[2];
    if (!value || DENIED.test(match[0])) return [];
    return [{ key, value, from: at(passage, match.index + match[0].lastIndexOf(value), value) }];
  });
}

/** The clauses of a text, which its marks part. */
function clausesOf(passage: Passage): Passage[] {
  return [...passage.text.matchAll(/[^,。;;!?]+/g)].map(({ index, 0: text }) => at(passage, index, text));
}

function pollutantOf(passage: Passage): Said[] {
  return clausesOf(passage)
    .flatMap((clause) => (/[A-Za-z]{4}/.test(clause.text) ? sentencesOf(clause) : [clause]))
    .flatMap((clause): Said[] => {
      if (!POLLUTANT.test(clause.text) || clause.text.length > 90 || /标记|標記|mark(?!ed|ine)/i.test(clause.text))
        return [];
      const parsed = parseMarinePollutant(clause);
      const denied = /不属|不屬|非海洋|不是|亦不|not (?:a |an |considered )|nor/.test(clause.text);
      return parsed || denied
        ? [{ key: 'marinePollutant', value: denied ? 'N' : (parsed?.value ?? 'N'), from: clause }]
        : [];
    });
}

/** Sentences of English words. */
function sentencesOf(passage: Passage): Passage[] {
  return [...passage.text.matchAll(/(?:[^.]|\.(?!\s))+\.?/g)].map(({ index, 0: text }) => at(passage, index, text));
}

/** The parts of a basic transport description within a sentence: "UN 3077, NAME, Class 9, packing group III". */
function describedIn(passage: Passage): Said[] {
  return [...passage.text.matchAll(NUMBER)].flatMap((match): Said[] => {
    if (NOT_THIS.test(passage.text.slice(0, match.index))) return [];
    const said = slicePassage(passage, match.index, passage.text.length);
    const parts = splitBasicDescription(said);
    const number: Said = { key: 'unNo', value: `UN${match[1]}`, from: at(passage, match.index, match[0]) };
    if (!parts?.name) return [number];
    return [
      { ...number },
      { key: 'properShippingName', value: parts.name.text, from: parts.name },
      ...(parts.class ? [{ key: 'imoHazardClassNo', ...parts.class }] : []),
      ...(parts.subsidiary ? [{ key: 'subRiskClassNo', ...parts.subsidiary }] : []),
      ...(parts.packingGroup ? [{ key: 'packingGroup', ...parts.packingGroup }] : []),
    ];
  });
}

/** A date that is all that a text says: it stands under a seal or a signature. */
export function dateAlone(passage: Passage, order: DateOrder): Parsed<string> | undefined {
  const date = passage.text.length < 24 ? parseDate(passage, order) : undefined;
  return date && passage.text.replace(date.from.text, '').trim().length < 3 ? date : undefined;
}

/** What a text says without labels. */
export function saidIn(passage: Passage): Said[] {
  const mark = parsePackageMark(passage);
  const ems = parseEms(passage);
  return [
    ...describedIn(passage),
    ...matched(passage, CLASS, 'imoHazardClassNo'),
    ...matched(passage, SUBSIDIARY, 'subRiskClassNo'),
    ...pollutantOf(passage),
    ...(mark ? [{ key: 'packingCode', ...mark }] : []),
    ...(ems ? [{ key: 'emsCode', ...ems }] : []),
  ];
}
