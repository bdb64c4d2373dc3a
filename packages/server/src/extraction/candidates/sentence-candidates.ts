import { type Passage, slicePassage } from '../layout/passage.ts';
import { wordsOf } from '../lexicon/words.ts';
import { splitBasicDescription } from '../values/parse-basic-description.ts';
import { type DateOrder, parseDate } from '../values/parse-date.ts';
import { parseEms } from '../values/parse-ems.ts';
import { limitedIn } from '../values/parse-limited-quantity.ts';
import { MARINE_POLLUTANT, parseMarinePollutant } from '../values/parse-marine-pollutant.ts';
import { parsePackageMark } from '../values/parse-package.ts';
import { isOfNoGoods } from '../values/parse-un-number.ts';
import type { Parsed } from '../values/parsed.ts';
import type { Candidate } from './candidate.ts';

/** What a sentence, or words without any label, say of the goods. */
type Said = Pick<Candidate, 'key' | 'value' | 'from'>;

const CLASS = new RegExp(
  String.raw`(?<![不非未]\s?)(?:${wordsOf('assigned-to')})[^。;;]{0,46}?(?:第\s?([1-9](?:\.[1-6])?)\s?[类項类类项類]|(?:${wordsOf('class')})\s([1-9](?:\.[1-6])?)(?![\d.]))`,
  'gi',
);
const SUBSIDIARY_HAZARD = wordsOf('subsidiary-hazard');
const SUBSIDIARY = new RegExp(
  String.raw`(?:第\s?([1-9](?:\.[1-6])?)\s?[类项類項][^,,。;;]{0,14}(?:${SUBSIDIARY_HAZARD})|(?:${SUBSIDIARY_HAZARD})性?(?:为|為|:)?\s?第?\s?([1-9](?:\.[1-6])?)\s?[类项類項])`,
  'g',
);
const NUMBER = /(?<![A-Za-z\d])UN\s?[-:]?\s?(\d{4})(?![\d.-])/g;
/** Words that deny the class before them: "不满足第 3 类", "do not meet the criteria of Class 3". */
const DENIED = new RegExp(wordsOf('denies-class'));
/** "(-18 °C c.c.)": a flash point in a description, which names how it was measured or stands behind a comma or a bracket. */
const FLASH = /(?<=[,;(]\s?|F\.?P\.?:?\s?)([-−–]?\d{1,3}(?:[.,]\d)?)\s?°\s?C(?![\p{L}])/iu;
const DENIED_POLLUTANT = new RegExp(
  String.raw`${wordsOf('denies-pollutant')}|(?<!\p{L})(?:${wordsOf('denies')})(?!\p{L})`,
  'iu',
);

/** A question whether goods pollute, and the mark that says so on packages, say nothing of the goods. */
const OF_NO_POLLUTANT = new RegExp(`${wordsOf('asks-whether')}|${wordsOf('marking')}`, 'i');

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
      if (!MARINE_POLLUTANT.test(clause.text) || clause.text.length > 90 || OF_NO_POLLUTANT.test(clause.text))
        return [];
      const parsed = parseMarinePollutant(clause);
      const denied = DENIED_POLLUTANT.test(clause.text);
      return parsed || denied
        ? [{ key: 'marinePollutant', value: denied ? 'N' : (parsed?.value ?? 'N'), from: clause }]
        : [];
    });
}

/** Sentences of English words. */
function sentencesOf(passage: Passage): Passage[] {
  return [...passage.text.matchAll(/(?:[^.]|\.(?!\s))+\.?/g)].map(({ index, 0: text }) => at(passage, index, text));
}

/** What a basic transport description adds behind the group (IMDG 5.4.1.5.6): the flash point, that the goods pollute, and that they go as limited quantities. */
function addedTo(description: Passage): Said[] {
  const flash = FLASH.exec(description.text);
  const pollutant = MARINE_POLLUTANT.exec(description.text);
  const limited = limitedIn(description);
  const denied =
    pollutant && DENIED_POLLUTANT.test(description.text.slice(Math.max(0, pollutant.index - 12), pollutant.index));
  return [
    ...(flash?.[1]
      ? [
          {
            key: 'flashPointCelsius',
            value: Number(flash[1].replace(/[−–]/, '-').replace(',', '.')),
            from: at(description, flash.index, flash[0]),
          },
        ]
      : []),
    ...(pollutant && !denied
      ? [{ key: 'marinePollutant', value: 'Y', from: at(description, pollutant.index, pollutant[0]) }]
      : []),
    ...(limited ? [{ key: 'limitedQuantity', ...limited }] : []),
  ];
}

/** "UN1463 第5.1类": the class right behind a number. */
function classBehind(said: Passage): Said[] {
  const match = /^UN\s?[-:]?\s?\d{4}[\s,;、]{0,4}(?:第|class|division)\s?([1-9](?:\.[1-6])?)(?![\d.])/i.exec(said.text);
  const value = match?.[1];
  return match && value
    ? [{ key: 'imoHazardClassNo', value, from: at(said, match[0].length - value.length, value) }]
    : [];
}

/** The parts of a basic transport description within a sentence: "UN 3077, NAME, Class 9, packing group III". */
function describedIn(passage: Passage): Said[] {
  return [...passage.text.matchAll(NUMBER)].flatMap((match): Said[] => {
    if (isOfNoGoods(passage.text, match.index, match.index + match[0].length)) return [];
    const said = slicePassage(passage, match.index, passage.text.length);
    const parts = splitBasicDescription(said);
    const number: Said = { key: 'unNo', value: `UN${match[1]}`, from: at(passage, match.index, match[0]) };
    if (!parts?.name) return [number, ...classBehind(said)];
    return [
      { ...number },
      { key: 'properShippingName', value: parts.name.text, from: parts.name },
      ...(parts.class ? [{ key: 'imoHazardClassNo', ...parts.class }] : []),
      ...(parts.subsidiary ? [{ key: 'subRiskClassNo', ...parts.subsidiary }] : []),
      ...(parts.packingGroup ? [{ key: 'packingGroup', ...parts.packingGroup }] : []),
      ...(parts.class ? addedTo(said) : []),
    ];
  });
}

/** Kinds of packages in the words of the rules (IMDG 6.1.2.5), in any language. */
const PACKAGES = new RegExp(
  String.raw`^(?:\d+\.\s)?(\d{1,3}(?:[,. ]\d{3})+|\d+)\s?(?:x\s)?(?:[\p{L}-]+\s){0,3}?[\p{L}-]*?(?:${wordsOf('package-kind')})(?:\s[\p{L}\s]{2,40}?)?(?:\s?\([^()]{2,12}\))?[.,;]?$`,
  'u',
);

/** "170 steel drums (1A1)": packages on a line of their own in a description of goods. */
function packagesOf(passage: Passage): Said[] {
  const match = passage.text.length < 70 ? PACKAGES.exec(passage.text) : null;
  return match ? [{ key: 'packageQuantityAndType', value: match[0].replace(/[.,;]$/, ''), from: passage }] : [];
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
    ...packagesOf(passage),
    ...(mark ? [{ key: 'packingCode', ...mark }] : []),
    ...(ems ? [{ key: 'emsCode', ...ems }] : []),
  ];
}
