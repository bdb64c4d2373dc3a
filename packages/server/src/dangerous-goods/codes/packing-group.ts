import { notParsed, type Parsed, parsed, plain } from './parsed.ts';

/** Great, medium and minor danger (IMDG 2.0.1.3). */
export const PACKING_GROUPS = ['I', 'II', 'III'] as const;
/** One of them. */
export type PackingGroup = (typeof PACKING_GROUPS)[number];

const GROUP =
  /^(?:p\.?\s?g\.?|pkg\.?\s*(?:group|grp\.?)|pack(?:ing|aging)\s*(?:group|grp\.?)|包装类别|包装类型|包装等级|包装组|包装类|容器等級)?(?:\s*[:：])?(?:\s*\()?\s*(i{1,3}|[123]|[一二三])(?:\s*\))?(?:\s*(?:类|級|级))?\s*$/i;
const VALUES: Readonly<Record<string, PackingGroup>> = {
  ...{ I: 'I', II: 'II', III: 'III', '1': 'I', '2': 'II', '3': 'III' },
  ...{ 一: 'I', 二: 'II', 三: 'III' },
};
/** OCR misreadings of Roman numerals, and the most likely group. */
const MISREAD: readonly [RegExp, PackingGroup][] = [
  [/(?:川|山|Ill|lll|\|{3}|IIl|lII)$/, 'III'],
  [/(?:ll|\|\||Il|lI|Ⅱ)$/, 'II'],
  [/(?:^|[\s:：])[l|]$/, 'I'],
];

/** A packing group as written in documents: `II`, `Ⅱ`, `2`, `PG II`, `Packing group: III`, `包装类别：Ⅲ`, `二级`. */
export function parsePackingGroup(text: string): Parsed<PackingGroup> {
  const found = GROUP.exec(plain(text))?.[1];
  const value = found === undefined ? undefined : VALUES[found.toUpperCase()];
  if (value !== undefined) return parsed(value);
  const likely = MISREAD.find(([pattern]) => pattern.test(text.trim()))?.[1];
  const message =
    likely === undefined
      ? 'A packing group is I, II or III.'
      : `A packing group is I, II or III; OCR often misreads the Roman numeral; this looks like ${likely}.`;
  const candidates = likely === undefined ? {} : { candidates: [likely] };
  return notParsed({ code: 'packing_group_unreadable', message, quote: text, ...candidates });
}
