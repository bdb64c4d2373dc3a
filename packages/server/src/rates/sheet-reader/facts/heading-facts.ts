import { mappingOf } from '../mapping.ts';
import type { SheetAnswers } from '../sheet-reading.ts';
import { hasColumn, type Table } from '../tables/table.ts';
import { equipmentIn } from './equipment-in.ts';
import { carrierInProse, type FactContext, readFacts, type TextRow } from './read-facts.ts';
import { narrower, resolveMentionedValidity, type SheetFacts } from './sheet-facts.ts';

/** Longer texts are sentences that happen to name a port. */
const LONGEST_PLACE = 40;

/** What applies to the rows under a heading, and the operator's answers for both ends of the lanes. */
export type HeadingContext = FactContext & { table: Table; given: SheetAnswers };

/** The end of the lane that a bare port in a heading ("NINGBO") means: the one that nothing else names. */
function placeFact(text: string, over: SheetFacts, context: HeadingContext): SheetFacts {
  const { table, given, places } = context;
  const read = text.length < LONGEST_PLACE ? places?.read(text) : undefined;
  if (!read || read.places.length === 0 || read.doubts.length > 0) return {};
  const isOpen = (end: 'origin' | 'destination') => given[end] === undefined && over[end] === undefined;
  if (isOpen('origin') && !hasColumn(table, 'origin', 'origin-code', 'receipt')) return { origin: text };
  if (isOpen('destination') && !hasColumn(table, 'destination', 'destination-code', 'delivery'))
    return { destination: text };
  return {};
}

/** What holds under a heading such as "MSC", "EX NINGBO" or "CMA CGM - valid 1-15 Dec": what it says, and the rest from above. */
export function headingFacts(heading: TextRow, over: SheetFacts, context: HeadingContext): SheetFacts {
  const text = heading.texts.join(' ').trim();
  const told = mappingOf(context.given)?.headingOf(text);
  if (told) return told === 'ignore' ? over : narrower(over, { [told]: text });
  const facts = resolveMentionedValidity(readFacts([heading], context));
  const carrier = context.carriers.find(text) ? text : carrierInProse(heading.texts, context.carriers);
  if (facts.carrier === undefined && carrier !== undefined) facts.carrier = carrier;
  const about = equipmentIn(heading.texts);
  if (about) facts.equipment = about;
  const place = facts.origin === undefined ? placeFact(text, over, context) : {};
  return narrower(over, { ...facts, ...place });
}
