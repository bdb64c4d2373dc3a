import type { KnownCharge } from '../charges/charge-lexicon.ts';
import { isPricedLength } from '../prices/parse-price.ts';
import { flatten, isTerm, nest } from './clauses.ts';
import { foldLetters } from './fold-letters.ts';
import { SPEAKING } from './polarity.ts';
import { ALL, BESIDE_FREIGHT } from './read-charge-text.ts';
import type { AmountUnit } from './stated-charge.ts';
import { hasChargeOrMoney, tokenise } from './tokenise.ts';

/** An amount, and the containers that it names. */
export type MentionedAmount = { value: number; unit: AmountUnit | undefined };

/** What a text names, whatever it says of it: charges by name or code, amounts of money, and shares. */
export type Mentions = {
  charges: readonly KnownCharge[];
  money: readonly MentionedAmount[];
  percents: readonly number[];
  /** It says how a charge applies: included, on top, at cost, all-in. */
  speaks: boolean;
};

/** Names of many charges together, and of what is paid beside the freight: a mention of them alone says nothing of a price. */
const GENERAL = new Set<string>([ALL, 'Local charges', 'Origin charges', 'Destination charges', ...BESIDE_FREIGHT]);

/** "MSC USD 2026": a year behind the currency of a title. */
const isYear = (value: number) => Number.isInteger(value) && value >= 2020 && value < 2050;

const NOTHING: Mentions = { charges: [], money: [], percents: [], speaks: false };

/** Finds the charges, the amounts with a currency, and the shares that a text in any of the languages names. */
export function mentionsIn(text: string): Mentions {
  if (isPricedLength(text)) return NOTHING;
  const original = text.normalize('NFKC');
  const tokens = flatten(nest(tokenise({ text: foldLetters(original), original })));
  return {
    charges: tokens.flatMap((token) =>
      token.kind === 'charge' && !GENERAL.has(token.charge.name) ? [token.charge] : [],
    ),
    money: tokens.flatMap((token) =>
      token.kind === 'amount' && token.hasCurrency
        ? token.amounts.flatMap(({ values, unit }) =>
            values.flatMap((value) => (value === null || isYear(value) ? [] : [{ value: Math.abs(value), unit }])),
          )
        : [],
    ),
    percents: tokens.flatMap((token) => (token.kind === 'percent' ? [token.percent] : [])),
    speaks: tokens.some(
      (token) => token.kind === 'term' && [...token.terms].some((term) => SPEAKING.has(term) || term === 'all-in'),
    ),
  };
}

/** Whether a text says something of charges: money, or a charge and how it applies. */
export function saysOfCharges({ charges, money, percents, speaks }: Mentions): boolean {
  return money.length > 0 || (charges.length > 0 && (percents.length > 0 || speaks)) || (percents.length > 0 && speaks);
}

/** Whether a text names a charge or an amount of money, so that `mentionsIn` may find one; quick where it does not. */
export function mayMention(text: string): boolean {
  return hasChargeOrMoney(foldLetters(text.normalize('NFKC')));
}

/** Whether a text says something of charges, as `saysOfCharges` of what it mentions. */
export function textSaysOfCharges(text: string): boolean {
  return mayMention(text) && saysOfCharges(mentionsIn(text));
}

/** Whether a text begins with the name of a charge: "THC Genoa", "PSS from 15 Dec". */
export function beginsWithCharge(text: string): boolean {
  const original = text.normalize('NFKC').trim();
  const [first] = tokenise({ text: foldLetters(original), original });
  return first?.kind === 'charge' && first.start === 0;
}

/** Whether a text has words that restrict: "if requested", "only", "over 18 t". */
export function restricts(text: string): boolean {
  const original = text.normalize('NFKC');
  const tokens = tokenise({ text: foldLetters(original), original });
  return tokens.some((token) => isTerm(token, 'condition', 'only', 'relation'));
}
