import { phraseSource } from '../../sheet-reader/lexicon/phrases.ts';
import { FROM_BEHIND, UNTIL_BEHIND } from '../../sheet-reader/validity/date-words.ts';
import { scanDates } from '../../sheet-reader/validity/scan-dates.ts';
import { writtenDaysIn } from '../../sheet-reader/validity/written-days.ts';
import { words } from './prose-words.ts';
import { foldedInPlace, matchesOf, runsOf, type Span } from './spans.ts';

/** Days that a text says something of, as written. */
export type DaysSpan = Span & { kind: 'validity' | 'transit' | 'free' | 'other'; text: string };

const NUMBER = String.raw`\d{1,3}(?:\s?(?:[-–/]|to|a|bis)\s?\d{1,3})?`;
const ABOUT = String.raw`(?:(?:\s*[:：=-])?(?:\s*(?:of|is|ca|approx|about|abt|circa|aprox|env|etwa|around)\b\.?)?\s*)`;
const FREE = [
  new RegExp(
    `(?:${NUMBER})\\s*${words('days')}?\\s*(?:of\\s|de\\s|di\\s)?${words('free')}(?:\\s*(?:dem\\w*|det\\w*|combined|time))*`,
    'giu',
  ),
  new RegExp(`${words('free')}[^\\d,;.]{0,32}?(?:${NUMBER})\\s*${words('days')}?(?:\\s*combined)?`, 'giu'),
];
const TRANSIT = [
  new RegExp(`${words('transit')}${ABOUT}(${NUMBER})\\s*${words('days')}?`, 'giu'),
  new RegExp(`(${NUMBER})\\s*${words('days')}\\s*(?:of\\s|de\\s)?${words('transit')}`, 'giu'),
];
/** "12월 1일", "12月5日" is a day of a month, and no count of days. */
const SOME_DAYS = new RegExp(`(?<!\\d|[月월]\\s?)(${NUMBER})\\s*${words('days')}`, 'giu');

/** Days of sailing, free time and validity in a text. Other counts of days are spans too, so that nobody takes them for a price. */
export function daysIn(text: string): DaysSpan[] {
  const found: DaysSpan[] = [];
  const add = (kind: DaysSpan['kind'], { start, end }: Span, said = text.slice(start, end)) => {
    if (!found.some((other) => other.start < end && start < other.end)) found.push({ kind, start, end, text: said });
  };
  for (const pattern of TRANSIT)
    for (const { match, ...span } of matchesOf(text, pattern)) add('transit', span, match[1]);
  for (const pattern of FREE) for (const span of matchesOf(text, pattern)) add('free', span);
  for (const span of stretches(text)) add('validity', span);
  for (const { match, ...span } of matchesOf(text, SOME_DAYS)) add('other', span, match[1]);
  return found.sort((a, b) => a.start - b.start);
}

const ANNOUNCED = new RegExp(phraseSource('validity'), 'u');
const NOT_VALID = new RegExp(phraseSource('no-validity'), 'u');
/** A day of a ship, not of a price. */
const OF_SHIP =
  /\b(?:etd|eta|sailing|sails|vessel|closing|cut-?off|dated?|sent|on|before|prior to|not before|offer of|letter of|angebot vom)\b[^,;]{0,12}$/;
const EDGE =
  /(?:\b(?:from|until|till|thru|through|up to(?: and including)?|to|by|bis|zum|hasta(?: el)?|desde(?: el)?|del?|al?|ate|jusqu'?(?:au|a)|du|au|au|fino al?|dal?|t\/m|tot|vanaf|w\.?e\.?f\.?|effective|eff\.?|as of|ab|vom|von|no later than|end of|mid)\b|至|到|从|自|起|截止)\s*[:：]?\s*(?:the |el |le |o |dem |den )?$/;
const GAP =
  /^[\s,.()'"–—~/-]*(?:(?:up to(?: and including)?|to|until|till|thru|through|and|bis(?: zum)?|al|au|hasta(?: el)?|ate|jusqu'?au|y|e|et|und|a|t\/m|tot|fino al|de|del|den|the|do|of|至|到)[\s,.()'"–—~/-]*)?(?:end(?: of)?\s*)?$/u;

/** Stretches that say when prices hold: announced by a word such as "valid", or a range of days. */
function validitySpans(text: string): Span[] {
  const folded = foldedInPlace(text);
  if (NOT_VALID.test(folded)) return [];
  const pieces = scanDates(folded).filter(
    (piece) =>
      piece.month !== undefined ||
      piece.either ||
      piece.day !== undefined ||
      piece.year !== undefined ||
      piece.quarter !== undefined,
  );
  const clusters: (typeof pieces)[] = [];
  for (const piece of pieces) {
    const cluster = clusters.at(-1);
    const last = cluster?.at(-1);
    if (cluster && last && GAP.test(folded.slice(last.end, piece.start))) cluster.push(piece);
    else clusters.push([piece]);
  }
  return clusters.flatMap((whole): Span[] => {
    // A bare number behind the last month is no day: "31 December 2026, 20'".
    const cluster = whole.slice(
      0,
      whole.findLastIndex(({ month, either, year, quarter }) => month ?? either ?? year ?? quarter) + 1,
    );
    const [first, last] = [cluster[0], cluster.at(-1)];
    if (!first || !last) return [];
    const names = cluster.some(
      ({ month, year, day, quarter }) =>
        (month !== undefined && month > 0 && (cluster.length > 1 || (year !== undefined && day === undefined))) ||
        quarter !== undefined,
    );
    const someMonth = cluster.some(({ month, either }) => month !== undefined || either);
    const before = folded.slice(Math.max(0, first.start - 60), first.start);
    const clause = before.split(/[;]|\.\s/).at(-1) ?? '';
    const edge = EDGE.exec(clause)?.[0].length ?? 0;
    const isAnnounced =
      someMonth && (ANNOUNCED.test(clause) || ANNOUNCED.test(folded.slice(last.end, last.end + 12)) || edge > 0);
    if (OF_SHIP.test(clause) && !ANNOUNCED.test(clause)) return [];
    const behind = folded.slice(last.end);
    const end = last.end + ((UNTIL_BEHIND.exec(behind) ?? FROM_BEHIND.exec(behind))?.[0].length ?? 0);
    return isAnnounced || (names && someMonth) || hasQuarter(cluster) ? [{ start: first.start - edge, end }] : [];
  });
}

/** "22 Dec until the end of this month" is one validity. */
function stretches(text: string): Span[] {
  const spans = [...validitySpans(text), ...writtenSpans(text)].sort((a, b) => a.start - b.start);
  return runsOf(text, spans, JOINED).map((run) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }));
}

const JOINED = /^[\s,.(–~/-]*$/u;

/** What sails within days that are named by the day of the mail: "next week's sailings", "for departures this week". */
const SAILS =
  /^'?s?\s*(?:sailings?|departures?|shipments?|vessels?|bookings?|loadings?|abfahrten|salidas|embarques|saidas|departs|partenze|船期?|航班)/u;
const SAILING =
  /(?:sailings?|departures?|shipments?|vessels?|bookings?|loading|abfahrten|salidas|embarques|saidas|departs|partenze|for|fur|para|pour|per)\s*(?:in|of|during|within|der|de|en|la|im|in)?\s*(?:the |der |la )?$/u;

/** Validities such as "until month end" and "this week's sailings". */
function writtenSpans(text: string): Span[] {
  const folded = foldedInPlace(text).replace(/[’‘`´]/g, "'");
  if (NOT_VALID.test(folded)) return [];
  return writtenDaysIn(folded).flatMap(({ start, end }): Span[] => {
    const clause =
      folded
        .slice(Math.max(0, start - 60), start)
        .split(/[;]|\.\s/)
        .at(-1) ?? '';
    const edge = EDGE.exec(clause)?.[0].length ?? 0;
    const isSaid = edge > 0 || ANNOUNCED.test(clause) || SAILING.test(clause) || SAILS.test(folded.slice(end));
    return isSaid ? [{ start: start - edge, end }] : [];
  });
}

const hasQuarter = (pieces: readonly { quarter?: number }[]) => pieces.some(({ quarter }) => quarter !== undefined);
