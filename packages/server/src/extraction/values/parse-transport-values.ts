import { type Passage, slicePassage } from '../layout/passage.ts';
import { either } from '../lexicon/either.ts';
import { CHINESE_NUMERALS } from '../lexicon/headings.ts';
import { UNSPECIFIED } from '../lexicon/not-specified.ts';
import { saysNothing } from './parse-negation.ts';

/** A value read out of a passage, with the words it was read from. */
export type Parsed<T> = { readonly value: T; readonly from: Passage };

function capture(passage: Passage, match: RegExpExecArray, group = 0): Passage {
  const text = match[group] ?? '';
  const start = match.index + match[0].indexOf(text);
  return slicePassage(passage, start, start + text.length);
}

/** A UN number, `UN` and four digits. Numbers of other lists (NA, telephone) are not read. */
export function parseUnNumber(passage: Passage): Parsed<string> | undefined {
  const match = /(?<![\d-]|\d[/.])(?:UN|ONU|ID|UNO)?[\s.:#-]{0,3}(\d{4})(?![\d-]|\.\d|\s?(?:mg|kg|lbs))/i.exec(
    passage.text,
  );
  const digits = match?.[1];
  if (!match || !digits || /\bNA\s?-?\d{4}/.test(match.input.slice(0, match.index + 6))) return undefined;
  if (Number(digits) < 4 || Number(digits) > 3600) return undefined;
  return { value: `UN${digits}`, from: capture(passage, match) };
}

/** "第三類易燃液體", "第八类": a class in Chinese numerals. */
const CHINESE_CLASS = /^[\s:]*第?([一二三四五六七八九])(?:类|類|级|級)/;

/** A class or division, with the subsidiary ones that stand in brackets behind it. */
export function parseClass(
  passage: Passage,
): (Parsed<string> & { subsidiary: Parsed<string> | undefined }) | undefined {
  if (saysNothing(passage.text)) return undefined;
  const chinese = CHINESE_CLASS.exec(passage.text);
  if (chinese?.[1])
    return { value: String(CHINESE_NUMERALS[chinese[1]]), from: capture(passage, chinese, 1), subsidiary: undefined };
  const match =
    /(?<![\d.,]|\d-)(?:class|cl\.?|klasse|division|第)?\s*([1-9](?:\.[1-6])?)([A-HJ-LNS](?![\w]))?(?![\d]|\.\d|\s?%)(?:\s*类)?(?:\s*[([]\s*(\d(?:\.\d)?(?:\s*[,+&/]\s*\d(?:\.\d)?)*)\s*[)\]]|\s*[,+]\s*([1-9](?:\.[1-6])?)[\s.]*$)?/i.exec(
      passage.text,
    );
  const own = match?.[1];
  // A category is the GHS's, not transport's; a digit far from the beginning belongs to something else.
  if (!match || !own || match.index > 40 || /cat(?:egory|\.)?\s*$/i.test(passage.text.slice(0, match.index)))
    return undefined;
  const start = match.index + match[0].indexOf(own);
  const from = slicePassage(passage, start, start + own.length + (match[2]?.length ?? 0));
  // "3 (6.1)", "3, 6.1".
  const group = match[3] ? 3 : 4;
  const further = digitsOf(match[group] ?? '').filter((one) => one !== own);
  const subsidiary =
    further.length > 0 ? { value: further.join(', '), from: capture(passage, match, group) } : undefined;
  // China's old list divides class 3 by flash point and class 8 into acids and bases; the UN's classes have no such divisions.
  const number = /^[3789]\./.test(own) ? own.charAt(0) : own;
  return { value: `${number}${match[2]?.toUpperCase() ?? ''}`, from, subsidiary };
}

function digitsOf(text: string): string[] {
  return [...new Set(text.match(/(?<![\d.])[1-9](?:\.[1-6])?(?![\d])/g) ?? [])];
}

/** Subsidiary hazards, joined by ", ". */
export function parseSubsidiary(passage: Passage): Parsed<string> | undefined {
  if (saysNothing(passage.text)) return undefined;
  const classes = digitsOf(passage.text.slice(0, 60));
  return classes.length > 0 ? { value: classes.join(', '), from: passage } : undefined;
}

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
  if (match && group) return { value: GROUPS[group] ?? group, from: capture(passage, match, 1) };
  if (strokes?.[1] && strokes[1].length < 4)
    return { value: 'I'.repeat(strokes[1].length), from: capture(passage, strokes, 1) };
  const danger = DANGER.exec(passage.text);
  if (danger?.[1]) return { value: DANGERS[danger[1].toLowerCase()] ?? '', from: capture(passage, danger) };
  if (!ocr) return undefined;
  const misread = /^[\s:]*(川|[Il|]{1,3}|ll|LL|11{1,2})(?![A-Za-z\d])/i.exec(passage.text);
  const read = misread?.[1] && MISREAD[misread[1].toUpperCase()];
  return misread && read ? { value: read, from: capture(passage, misread, 1) } : undefined;
}

const YES_WORDS = either(
  'yes|y\\b|(?:ja|evet|kyll[äa])(?!\\p{L})|oui\\b|s[íi]\\b|sim\\b|tak\\b|ano\\b|да(?!\\p{L})|是|符合$|海洋污染物$|該当|해당(?!\\s?없)|true|x\\b',
  'this product contains|listed|marine pollutant|severe',
  '(?:this|the) (?:material|product|substance|mixture) (?:meets|is (?:classified as )?an? (?:severe )?marine)',
);
const YES = new RegExp(`^[\\s:*•☑■-]*(?:${YES_WORDS})`, 'iu');
const NO_WORDS = either(
  'no\\b(?!.{0,20}\\b(?:data|information)\\b)',
  'not\\b(?! (?:applicable|available|determined|known|established))|n\\b(?!/|\\.)|nein|(?:neen?|nei|hay[ıi]r|ei)(?!\\p{L})',
  'nie\\b(?! (?:dotyczy|ma zast|okre))|nej\\b|ne\\b|нет(?! данных)|nicht\\b(?! (?:anwendbar|verf))',
  'niet\\b(?! (?:van toep|besch))|non\\b(?! applicable)|n[ãa]o\\b|否|不是|不符合|非|無|无|なし|非該当|비해당|아니|none\\b',
  'keine?r?\\b|aucun|ningun',
  '(?:(?:this|the) (?:material|product|substance|mixture) )?(?:is|does|contains?) (?:not|no)\\b',
);
const NO = new RegExp(`^[\\s:*•-]*(?:${NO_WORDS})`, 'iu');

const POLLUTANT =
  'marine pollutant|poluente mari(?:nho|timo)|contaminante (?:marino|mar[íi]timo)|polluant marin|inquinante marino|meeresschadstoff';
/** "The product is not considered a marine pollutant", in whatever words. */
const NO_POLLUTANT = new RegExp(
  String.raw`(?<!\p{L})(?:not|no|n[ãa]o|non|nicht|kein|pas|niet|geen)(?!\p{L})[^.;]{0,50}(?:${POLLUTANT})|(?:不[属屬]于?|不是|非)海洋(?:污染物|汚染物)`,
  'iu',
);
/** "The product is considered a marine pollutant." */
const A_POLLUTANT = new RegExp(
  String.raw`(?<!\p{L})(?:is|as|é|es|est|è|ist|als|comme|como|come|consider(?:ed|ado|ata?)|consid[ée]r[ée])(?!\p{L})[^.;]{0,12}(?:${POLLUTANT})`,
  'iu',
);

/** Whether a substance is a marine pollutant: Y, N, or P where the document prints P. */
export function parseMarinePollutant(passage: Passage): Parsed<string> | undefined {
  const text = passage.text;
  const denied =
    /^[\s:]*(?:該当しない|非該当|該当せず|비해당|해당없음)/.test(text) || NO.test(text) || NO_POLLUTANT.test(text);
  const affirmed = YES.test(text) || A_POLLUTANT.test(text);
  const code = /^[\s:]*P{1,2}\b/.test(text) ? 'P' : denied ? 'N' : affirmed ? 'Y' : undefined;
  return code ? { value: code, from: passage } : undefined;
}

const REMARK_WORDS = either(
  'if|is|are|not?|none|see|may|for|data|information|section|regulations?|class|only|when|labels?',
  'environmental|hazards?|transport|pollutants?|applicable|available|required|unknown|undetermined',
);

/** Words that no chemical name has, but remarks do. */
const REMARK = new RegExp(`\\b(?:${REMARK_WORDS})\\b`, 'i');

/** The name of a substance under the label "Marine pollutant": it is what makes the goods one. */
export function parsePollutantName(passage: Passage): Parsed<string> | undefined {
  if (saysNothing(passage.text) || REMARK.test(passage.text)) return undefined;
  return /^[\s:(]*[\p{Script=Latin}\d][\p{Script=Latin}\d,.'()[\]\s-]{4,100}$/u.test(passage.text)
    ? { value: 'Y', from: passage }
    : undefined;
}

const EMS = /\bF\s*[-_]\s*([A-J])\s*[.,;/&+\s]*\s*S\s*[-_]\s*([A-Z])\b/i;
/** "FA, SB", which only its label tells. */
const EMS_WITHOUT_DASHES = /^[\s:]*F([A-J])[\s.,;/&+]+S([A-Z])\b/;

/** An EmS code, normalised to `F-A, S-B`; `labelled` when its label has led to it. */
export function parseEms(passage: Passage, labelled = false): Parsed<string> | undefined {
  const match = EMS.exec(passage.text) ?? (labelled ? EMS_WITHOUT_DASHES.exec(passage.text) : null);
  if (!match?.[1] || !match[2]) return undefined;
  return { value: `F-${match[1].toUpperCase()}, S-${match[2].toUpperCase()}`, from: capture(passage, match) };
}

/** A limited quantity as stated: `5 L`, `1 kg`. */
export function parseLimitedQuantity(passage: Passage): Parsed<string> | undefined {
  if (/^[\s:*]*(?:limited quantit(?:y|ies)|ltd\.? qty\.?|yes|y)[\s.*]*$/i.test(passage.text))
    return { value: 'Y', from: passage };
  // "Y341, 1 L": the packing instruction for the air stands before it.
  const match =
    /(?<![\dY])(?:Y\d{3}\s?[,;/(]?\s?)?(\d+(?:[.,]\d+)?)\s*(m?l|lit(?:er|re)s?|k?g|gram?s?|升|毫升|千克|公斤|克)(?![a-z])/i.exec(
      passage.text,
    );
  if (!match?.[1] || match.index > 30) return undefined;
  const stated = match[0].replace(/^Y\d{3}[\s,;/(]*/, '');
  const start = match.index + match[0].length - stated.length;
  return { value: stated.replace(/\s+/g, ' '), from: slicePassage(passage, start, start + stated.length) };
}

/** Names that take a technical name in brackets. */
const NOT_SPECIFIC = new RegExp(
  `${UNSPECIFIED}|not otherwise|mixture|solution|pesticide|农药|農藥|organic peroxide|self-reactive`,
  'iu',
);

/** A name up to its abbreviation or the last bracket, and what that bracket holds. */
const WITH_BRACKET = new RegExp(
  String.raw`^(.*?(?:${UNSPECIFIED})[^([]{0,6}|.*?)[,\s]*[([（]\s*(?:contain(?:s|ing)?\b:?|enthält:?|contient:?|contiene:?|含有?:?)?\s*([^()[\]]*(?:\([^()]*\)[^()[\]]*)*)[)\]）]?[\s.,]*$`,
  'iu',
);

/** Limits of an entry, or what the name covers: no substance completes such a name. */
const LIMIT =
  /^(?:(?:more than|less than|not (?:more|less) than|with (?:more|less|not|at least))\b.*%|(?:vapou?r pressure|flash ?-?point|viscosity|viscous|boiling point|special provision|including|stabili[sz]ed)\b)/i;

/** What the bracket at the end of an n.o.s. name holds, and the name without it. */
export function splitShippingName(passage: Passage): { name: Passage; technical: Passage | undefined } {
  const match = WITH_BRACKET.exec(passage.text);
  const name = match?.[1];
  const technical = match?.[2];
  // Only a name that is not specific takes a technical name; "ISOPROPANOL (ISOPROPYL ALCOHOL)" is one name.
  const completes =
    NOT_SPECIFIC.test(passage.text) || /[([（]\s*(?:contains?\b|enthält|contient|contiene|含)/i.test(passage.text);
  // "(including paint thinning or reducing compound)": part of the entry's own name.
  const isOwn = !technical || /^(?:including|incl\.)\s/i.test(technical);
  if (!match || !name || isOwn || !completes) return { name: passage, technical: undefined };
  // "(more than 10 % but less than 50 % acid, by mass)": what the entry is for.
  const isLimit = LIMIT.test(technical);
  if (isLimit) return { name: slicePassage(passage, 0, name.replace(/[\s,]+$/, '').length), technical: undefined };
  // "((toluene))": brackets of their own around the whole.
  const inner = /^\(([^()]*)\)$/.exec(technical)?.[1] ?? technical;
  const start = match[0].indexOf(inner, name.length);
  return {
    name: slicePassage(passage, 0, name.replace(/[\s,]+$/, '').length),
    technical: slicePassage(passage, start, start + inner.length),
  };
}
