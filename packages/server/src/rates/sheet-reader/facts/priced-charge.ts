import { beginsWithCharge, mentionsIn } from '../charge-text/mentions.ts';

/** What stands before the name of a charge in a sentence: the mark of an item of a list, an article. */
const BEFORE_NAME =
  /^\s*(?:[•●○■◦*·▪–>+-]\s*|\(?\d{1,2}(?:[.)]\s+|、\s*)|\(?[a-z][.)]\s+)?(?:(?:the|an?|any|eine?|der|die|das|les?|la|los|las|el|un[ae]?|il|lo|gli|os?|as?|de|het|een)\s+)?/iu;

/** "GRI USD 300/箱 (MSC)", "MSC: PSS USD 200 from 15 Dec", "- A PSS of …": a price of a charge, which says nothing of whose the freights are. */
export function isPricedCharge(sentence: string): boolean {
  const clause = sentence.replace(BEFORE_NAME, '');
  const behind = clause.split(/[:：]/).slice(1).join(':');
  return [clause, behind].some(beginsWithCharge) && mentionsIn(clause).money.length > 0;
}
