import { plainText } from '../plain-text.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** Shorter names stand at the beginning of other headings by chance. */
const SHORTEST = 4;

const named = (text: string) =>
  plainText(text)
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a heading says the name that a note speaks of: "Gulf (USD)" and "Gulf: war risk USD 80". */
function isNamed(heading: string, name: string): boolean {
  return name.length >= SHORTEST && (named(heading) === name || named(heading).startsWith(`${name} `));
}

/**
 * The charges of a sheet that are for the rates under a heading: those that name it without that name, those that name another
 * heading not at all.
 */
export function chargesUnder(facts: SheetFacts, own: readonly string[], others: readonly string[]): SheetFacts {
  if (!facts.charges) return facts;
  const charges = facts.charges.flatMap((charge) => {
    const name = charge.scope?.sure ? named(charge.scope.text) : '';
    if (own.some((heading) => isNamed(heading, name))) {
      const { scope: _, ...unscoped } = charge;
      return [unscoped];
    }
    return others.some((heading) => isNamed(heading, name)) ? [] : [charge];
  });
  return { ...facts, charges };
}
