import { mentionsIn } from '../charge-text/mentions.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import { plainText } from '../plain-text.ts';

const TERMS = new RegExp(phraseSource('sale-terms'), 'u');
/** Where a clause ends. */
const CLAUSE_END = /[,;，；。\n]\s*|\.\s+|\s[-–—|]\s/u;

/** The clauses of a text that say how freight is to be paid: "prepaid only", "collect not accepted". Those of a charge are none. */
export function saleTermsIn(text: string): string[] {
  if (!TERMS.test(plainText(text))) return [];
  return text
    .split(CLAUSE_END)
    .map((clause) => clause.trim().replace(/[.!]$/, ''))
    .filter((clause) => TERMS.test(plainText(clause)) && mentionsIn(clause).charges.length === 0);
}
