import { parseValidity } from '../../../sheet-reader/validity/parse-validity.ts';
import type { Said, SaidFields } from '../statement.ts';
import type { Offer, PlacedStatement } from './offer.ts';

/** A statement of days without prices: how many offers stand above it, and whether it gave any of them its days. */
export type SaidDays = { statement: PlacedStatement; offersAbove: number; isOfAbove: boolean };

/** Whether a statement says when prices hold. */
export const saysDays = ({ said }: Pick<PlacedStatement, 'said'>): boolean =>
  DAY_FIELDS.some((field) => said[field] !== undefined);

/** The fields of an offer that say when it holds. */
const DAY_FIELDS = ['validity', 'valid-from', 'valid-to'] as const;

/** Days without a year are compared as those of one. */
const ONE_YEAR = { year: { year: 2000 } };

function endsOf(said: SaidFields): { from: string | undefined; to: string | undefined } {
  const [whole, first, last] = DAY_FIELDS.map((field) => parseValidity(said[field]?.text ?? '', ONE_YEAR));
  return {
    from: whole?.from ?? first?.from ?? first?.day,
    to: whole?.to ?? whole?.day ?? last?.to ?? last?.day,
  };
}

/** Whether statements name the same first and last days, as far as each names one. */
function agree(all: readonly SaidDays[]): boolean {
  const ends = all.map(({ statement }) => endsOf(statement.said));
  const differ = (days: readonly (string | undefined)[]) => new Set(days.filter((day) => day !== undefined)).size > 1;
  return !differ(ends.map(({ from }) => from)) && !differ(ends.map(({ to }) => to));
}

/** Days right below each of several blocks of offers: those of `block`, from one offer up to another. None where days stand over offers. */
function daysBelowBlocks(
  days: readonly SaidDays[],
  offers: number,
): { statement: PlacedStatement; block: readonly [first: number, end: number] }[] {
  const isBelow = ({ statement, offersAbove }: SaidDays, at: number) =>
    offersAbove > (days[at - 1]?.offersAbove ?? 0) && !statement.isFirst && !statement.introduces;
  if (days.length < 2 || days.at(-1)?.offersAbove !== offers || !days.every(isBelow)) return [];
  return days.map(({ statement, offersAbove }, at) => ({
    statement,
    block: [days[at - 1]?.offersAbove ?? 0, offersAbove],
  }));
}

/**
 * The statements of different days that stand over the same offers, below them, or over and below all of them: by where they stand nobody
 * can tell which offers each is of. Days over each block, or below each, are its own.
 */
function contestedDays(days: readonly SaidDays[], offers: number): SaidDays[] {
  const groups = [...Map.groupBy(days, ({ offersAbove }) => offersAbove).values()];
  const isOfBlocks = groups.some(([first]) => first && first.offersAbove > 0 && first.offersAbove < offers);
  const [first = [], last = []] = [groups[0], groups.at(-1)];
  const isAround = first[0]?.offersAbove === 0 && last[0]?.offersAbove === offers;
  const together = isAround && !isOfBlocks ? [[...first, ...last]] : groups;
  return together.flatMap((group) => {
    const [{ offersAbove } = { offersAbove: 0 }] = group;
    const isBelow = offersAbove === offers;
    const isOver = !isOfBlocks && group.every(({ isOfAbove }) => !isOfAbove);
    return (isBelow || isOver || together.length === 1) && !agree(group) ? group : [];
  });
}

const keyOf = (said: Said | undefined) => (said ? [`${said.from.tab}!${said.from.row}!${said.text}`] : []);
const keysOfDays = ({ said }: Pick<PlacedStatement, 'said'>) => DAY_FIELDS.flatMap((field) => keyOf(said[field]));

/**
 * Gives offers the days that stand right below their block, and takes those away of which nobody can tell the offers by where they stand.
 * Returns the statements of these, which are read by whom they name.
 */
export function settleDays(days: readonly SaidDays[], offers: readonly Offer[]): PlacedStatement[] {
  const below = daysBelowBlocks(days, offers.length);
  for (const { statement, block } of below) {
    const others = new Set(below.flatMap((one) => (one.statement === statement ? [] : keysOfDays(one.statement))));
    for (const offer of offers.slice(...block))
      if (keysOfDays(offer).some((key) => others.has(key)))
        for (const field of DAY_FIELDS) offer.said[field] = statement.said[field];
  }
  const contested = contestedDays(days, offers.length).map(({ statement }) => statement);
  const keys = new Set(contested.flatMap(keysOfDays));
  for (const { said } of offers)
    for (const field of DAY_FIELDS) if (keyOf(said[field]).some((key) => keys.has(key))) delete said[field];
  return contested;
}
