import { words } from '../prose-words.ts';
import { runsOf, type Span } from '../spans.ts';
import { type Amount, amountsIn } from './amounts-in-prose.ts';
import { BETWEEN_TYPES, type TypeSpan, typesIn } from './types-in-prose.ts';

const BETWEEN_AMOUNTS = /^\s*[/|]\s*$/;

/** A type right of its amount: "USD 1,850 per 20'", "1850/20'", "3900 (40HC)". */
const PER = new RegExp(
  `^(?:\\s*[(\\[])?(?:\\s*(?:[/=@x×-]|all[ -]?in|net|${words('per')}))?(?:\\s*(?:[/(]|${words('per')}))?\\s*$`,
  'iu',
);
/** A type left of its amount: "20': USD 1,850", "40HC at 3,900". */
const AT = new RegExp(
  `^(?:\\s*[)\\]])?(?:\\s*(?:containers?|cntrs?|box))?(?:\\s*(?:[:=@–-]|->|→))?(?:\\s*${words('at')})?(?:\\s*[(])?\\s*$`,
  'iu',
);

/** Amounts or container types that are set as a list. */
export type List<One extends Span> = Span & { all: One[] };
export const listOf = <One extends Span>(all: One[]): List<One> => ({
  start: all[0]?.start ?? 0,
  end: all.at(-1)?.end ?? 0,
  all,
});

/** A list of amounts with the container types beside it. */
export type Bound = { amounts: List<Amount>; types: List<TypeSpan> | undefined };

/** Pairs lists of amounts with lists of types, those on the given side first. */
function bind(
  text: string,
  amountLists: readonly List<Amount>[],
  typeLists: readonly List<TypeSpan>[],
  first: 'left' | 'right',
): Bound[] {
  const taken = new Set<List<TypeSpan>>();
  return amountLists.map((amounts) => {
    const right = typeLists.find((types) => types.start >= amounts.end && !taken.has(types));
    const left = typeLists.findLast((types) => types.end <= amounts.start && !taken.has(types));
    const fits = {
      right: right && fitting(amounts, right) && PER.test(text.slice(amounts.end, right.start)) ? right : undefined,
      left: left && fitting(amounts, left) && AT.test(text.slice(left.end, amounts.start)) ? left : undefined,
    };
    const chosen = fits[first] ?? fits[first === 'right' ? 'left' : 'right'];
    if (chosen) taken.add(chosen);
    return { amounts, types: chosen };
  });
}

const fitting = ({ all: amounts }: List<Amount>, { all: types }: List<TypeSpan>) =>
  amounts.length === types.length || amounts.length === 1;

/** The amounts of a text, each list with the container types beside it. */
export function boundAmounts(text: string): Bound[] {
  const types = typesIn(text);
  const amountLists = runsOf(text, amountsIn(text, types), BETWEEN_AMOUNTS).map(listOf);
  const typeLists = runsOf(text, types, BETWEEN_TYPES).map(listOf);
  const [right, left] = [bind(text, amountLists, typeLists, 'right'), bind(text, amountLists, typeLists, 'left')];
  const count = (list: readonly Bound[]) => list.filter(({ types: found }) => found !== undefined).length;
  return count(left) > count(right) ? left : right;
}
