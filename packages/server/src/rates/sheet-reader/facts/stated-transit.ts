import { roleOfHeader } from '../tables/columns/column-lexicon.ts';

/** Days between the ports, of which the longest count. */
export type StatedTransit = { max: number; min: number | null };

const DAYS = String.raw`(?:(?:of|is|ca|approx|about|abt|circa|etwa|env|aprox|около|约|約|약)\.?\s*)?(\d{1,3})(?:\s*(?:[-–~/]|to|bis|al?|à|do|до|至|到)\s*(\d{1,3}))?`;
/** "transit time 21 days", "航程约34天". */
const BEFORE = new RegExp(String.raw`^(\D{1,30}?)\s*[:：=]?\s*${DAYS}\s*\p{L}{0,8}\.?$`, 'iu');
/** "21 days transit". */
const BEHIND = new RegExp(String.raw`^${DAYS}[\s-]*\p{L}{1,8}\s+(?:of\s+|de\s+|di\s+)?(\p{L}[\p{L}\s/]{1,20})$`, 'iu');
const CLAUSES = /\s[-–—|•·]\s|\n|[,;()（），；。]/u;
const LONGEST_VOYAGE = 120;

/** Of a row: "direct 5 days", "via Singapore 24 days", "5天直航", "24 days via SIN". Days under other words are of something else. */
const UNIT = String.raw`\s*(?:days?|d|tage?|d[ií]as?|jours?|giorni|gg|dagen|dni|дн(?:ей|я)?|g[üu]n|hari|ng[àa]y|päivää|dage|dagar|天|日間?|일|วัน)\.?`;
const ROUTE = String.raw`(?:direct[eoa]?|diretto|direkt|rechtstreeks|bezpośrednio|langsung|aktarmas[ıi]z|прямой|直达|直達|直航|直行|직항|(?:via|über|t\/s|经|經)\s?\p{L}[\p{L} '-]{1,24}?)`;
const OF_ROUTE = [
  new RegExp(String.raw`^${ROUTE}\s*[:：]?\s*${DAYS}${UNIT}$`, 'iu'),
  new RegExp(String.raw`^${DAYS}${UNIT}\s*${ROUTE}$`, 'iu'),
];

const isTransit = (label: string | undefined) => label !== undefined && roleOfHeader(label.trim()) === 'transit';

function transitOf(first = '', second = first): StatedTransit | undefined {
  const [min, max] = [Number(first), Number(second)].sort((a, b) => a - b);
  if (min === undefined || max === undefined || max === 0 || max > LONGEST_VOYAGE) return undefined;
  return { max, min: min === max ? null : min };
}

/**
 * The transit time that a heading or a title gives to all rows under it, in a clause that says nothing else: none of a sentence about one
 * port. The remark of a row may name its route instead of a transit time.
 */
export function statedTransit(text: string, of: 'rows' | 'row' = 'rows'): StatedTransit | undefined {
  for (const clause of text.split(CLAUSES).map((part) => part.trim())) {
    const [, label, first, second] = BEFORE.exec(clause) ?? [];
    if (isTransit(label)) return transitOf(first, second);
    const [, from, until, behind] = BEHIND.exec(clause) ?? [];
    if (isTransit(behind)) return transitOf(from, until);
    const routed = of === 'row' ? OF_ROUTE.map((pattern) => pattern.exec(clause)).find((match) => match) : undefined;
    if (routed) return transitOf(routed[1], routed[2]);
  }
  return undefined;
}
