import { type Passage, slicePassage } from '../layout/passage.ts';
import { CHINESE_NUMERALS } from '../lexicon/headings.ts';
import { saysNothing } from './parse-negation.ts';
import { captured, type Parsed } from './parsed.ts';

/** "第三類易燃液體", "第八类": a class in Chinese numerals. */
const CHINESE_CLASS = /^[\s:]*第?([一二三四五六七八九])(?:类|類|级|級)/;

/** A class or division, with the subsidiary ones that stand in brackets behind it. */
export function parseClass(
  passage: Passage,
): (Parsed<string> & { subsidiary: Parsed<string> | undefined }) | undefined {
  if (saysNothing(passage.text)) return undefined;
  const chinese = CHINESE_CLASS.exec(passage.text);
  if (chinese?.[1])
    return { value: String(CHINESE_NUMERALS[chinese[1]]), from: captured(passage, chinese, 1), subsidiary: undefined };
  const match =
    /(?<![\d.,]|\d-)(?:class|cl\.?|klasse|division|第)?\s*([1-9](?:\.[1-6])?)([A-HJ-LNS](?![\w]))?(?![\d]|\.\d|\s?%)(?:\s*类)?(?:\s*[([]\s*(\d(?:\.\d)?(?:\s*(?:[,+&/、和]|[)\]]\s*[([])\s*\d(?:\.\d)?)*)\s*[)\]]|\s*[,+]\s*([1-9](?:\.[1-6])?)[\s.]*$)?/i.exec(
      passage.text,
    );
  const own = match?.[1];
  // A category is the GHS's, not transport's; a digit far from the beginning belongs to something else.
  if (!match || !own || match.index > 40 || /cat(?:egory|\.)?\s*$/i.test(passage.text.slice(0, match.index)))
    return undefined;
  const start = match.index + match[0].indexOf(own);
  const from = slicePassage(passage, start, start + own.length + (match[2]?.length ?? 0));
  // "3 (6.1)", "3 (6.1)(8)", "3, 6.1".
  const group = match[3] ? 3 : 4;
  const further = digitsOf(match[group] ?? '').filter((one) => one !== own);
  const subsidiary =
    further.length > 0 ? { value: further.join(', '), from: captured(passage, match, group) } : undefined;
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
