import { readChargeText } from '../../sheet-reader/charge-text/read-charge-text.ts';
import { memoize } from '../../sheet-reader/memoize.ts';
import type { PlacedStatement } from './offers/offer.ts';
import { type Assembled, OfferAssembly } from './offers/offers.ts';
import type { NameReader } from './places/places-in-prose.ts';
import { withSlashLanes } from './places/slash-lanes.ts';
import { proseLines, sentencesOf, type TextLine } from './prose-lines.ts';
import { withProseNotes } from './prose-notes.ts';
import { words } from './prose-words.ts';
import { readStatement, type SaidFields } from './statement.ts';

const ALL = new RegExp(words('all'), 'iu');
/** "THC at both ends", "all in": said of something else than all prices. */
const NOT_ALL = /\b(?:both|all) (?:ends|sides|ports)\b|\ball[\s-]?in\b/giu;
const EVERY = new RegExp(words('every'), 'iu');
const OPTION = new RegExp(words('option', 'all'), 'giu');
/** "Option 2", "Angebot B". */
const NUMBERED = new RegExp(`^\\s*${words('option')}\\s*(?:no\\.?\\s?)?#?\\s?(?:\\d+|[a-z]\\b)`, 'iu');
/** A heading has few words beside what it names. */
const MOST_OTHER_WORDS = { heading: 2, introduced: 7 };

const saysCharge = memoize((text: string) => {
  const { charges, allIn } = readChargeText(text);
  return charges.length > 0 || allIn;
});

function isHeading({ text, rest, said, types, offers, introduces, isLabelled }: PlacedStatement): boolean {
  if (offers.length > 0 || /\?\s*$/.test(text)) return false;
  if (introduces || isLabelled) return true;
  if (Object.keys(said).length === 0 && !types) return NUMBERED.test(text) && rest.trim().length < 40;
  const others = rest.replace(OPTION, ' ').match(/[\p{L}\d]{2,}/gu) ?? [];
  return others.length <= (/[:：]\s*$/.test(text) ? MOST_OTHER_WORDS.introduced : MOST_OTHER_WORDS.heading);
}

/** The offers that lines of prose make, and the statements that are none. `skip`: sentences that something else has read. */
export function readProse(lines: readonly TextLine[], names: NameReader, skip?: ReadonlySet<string>): Assembled {
  const assembly = new OfferAssembly({
    isHeading,
    saysAll: (text) => ALL.test(text.replace(NOT_ALL, ' ')),
    saysEvery: (text) => EVERY.test(text.replace(NOT_ALL, ' ')),
    saysCharge,
    areInOneCountry: names.areInOneCountry,
  });
  for (const statement of withSlashLanes(statementsOf(lines, names), names))
    if (!skip?.has(quoteOf(statement.text))) assembly.add(statement);
  return assembly.done();
}

/** A sentence as a finding quotes it. */
export const quoteOf = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Every sentence with its place in the text. */
function statementsOf(lines: readonly TextLine[], names: NameReader): PlacedStatement[] {
  let isFirst = true;
  const { lines: plain, notesOf } = withProseNotes(lines);
  const notesAt = new Map([...notesOf].map(([{ from }, notes]) => [from, notes]));
  const statements = proseLines(plain).flatMap(({ text, from, bullet, depth, isLast }, line) => {
    const notes = (notesAt.get(from) ?? []).map((note) => readStatement(note.text, note.from, names));
    const isTop = isFirst;
    isFirst = isLast;
    return sentencesOf(text).map((sentence, at): PlacedStatement => {
      const written = at === 0 ? `${bullet}${sentence}` : sentence;
      const place = { written, isBullet: bullet !== '', isFirst: isTop && at === 0, introduces: false, line, depth };
      const read = readStatement(sentence, from, names);
      const said = Object.assign({}, read.said, ...notes.map((note) => note.said)) as SaidFields;
      return { ...read, said, notes: notes.map((note) => ({ text: note.text, from: note.from })), ...place };
    });
  });
  return statements.map((one, at) => {
    const statement = goesOnWithCharges(one, statements[at - 1]) ? { ...one, offers: [], hasExtra: true } : one;
    const next = statements[at + 1];
    const introduces = /[:：]\s*$/.test(statement.text) && next?.isFirst === false && next.offers.length > 0;
    return introduces ? { ...statement, introduces } : statement;
  });
}

/** "Suez surcharge USD 38 per TEU; war risk USD 40 per TEU": what goes on with a list of charges is one more. */
const goesOnWithCharges = (statement: PlacedStatement, before: PlacedStatement | undefined): boolean =>
  before !== undefined &&
  before.line === statement.line &&
  before.hasExtra &&
  before.offers.length === 0 &&
  (['origin', 'destination', 'place', 'carrier'] as const).every((field) => statement.said[field] === undefined);
