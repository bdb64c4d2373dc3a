import { mappingOf } from '../mapping.ts';
import { endsOfLane } from '../places/lane-text.ts';
import { plainText } from '../plain-text.ts';
import type { SheetAnswers } from '../sheet-reading.ts';
import { hasColumn, type Table } from '../tables/table.ts';
import { equipmentIn } from './equipment-in.ts';
import { carrierInProse, type FactContext, readFacts, type TextRow } from './read-facts.ts';
import { narrower, resolveMentionedValidity, type SheetFacts } from './sheet-facts.ts';
import { readStatedDays } from './stated-days.ts';

/** Longer texts are sentences that happen to name a port. */
const LONGEST_PLACE = 40;
const LONGEST_LANE = 70;

/** What applies to the rows under a heading, and the operator's answers for both ends of the lanes. */
export type HeadingContext = FactContext & { table: Table; given: SheetAnswers };

/** The end of the lane that a bare port in a heading ("NINGBO") means: the one that nothing else names. */
function placeFact(text: string, over: SheetFacts, context: HeadingContext): SheetFacts {
  const { places } = context;
  const read = text.length < LONGEST_PLACE ? places?.read(text) : undefined;
  if (!read || read.places.length === 0 || read.doubts.length > 0) return {};
  if (isOpen('origin', over, context)) return { origin: text };
  return isOpen('destination', over, context) ? { destination: text } : {};
}

function placesFact(text: string, over: SheetFacts, context: HeadingContext): SheetFacts {
  const lane = laneFact(text, over, context);
  if (lane.origin !== undefined) return lane;
  const named = laneOfArrow(text, context);
  const end = named.origin === undefined ? 'destination' : 'origin';
  if (named[end] !== undefined && isOpen(end, over, context)) return named;
  const ports = portsFact(text, over, context);
  return ports.origin === undefined && ports.destination === undefined ? placeFact(text, over, context) : ports;
}

/** The ports of a heading, where they are the only end of the lanes that nothing else names. */
function portsFact(text: string, over: SheetFacts, context: HeadingContext): SheetFacts {
  const [end, ...more] = (['origin', 'destination'] as const).filter((one) => isOpen(one, over, context));
  const ports = end === undefined || more.length > 0 ? undefined : portsOfHeading(text, context);
  return end !== undefined && ports !== undefined ? { [end]: ports } : {};
}

/** "ECSA - Santos / Montevideo - HMM": the ports that stand beside their region and a carrier. Any other word may say more. */
function portsOfHeading(text: string, { places, carriers }: FactContext): string | undefined {
  const parts = text.length > LONGEST_LANE ? [] : text.split(PART_OF_HEADING).filter((part) => /\p{L}/u.test(part));
  // A region that the sheet itself says the ports of is one name of several.
  const isRegion = (part: string) => {
    const { places: found, doubts } = places?.read(part) ?? { places: [], doubts: [] };
    return doubts.some(({ code }) => code === 'place_is_group') || (found.length > 1 && !LISTED.test(part));
  };
  const others = parts.filter((part) => carriers.find(part) !== undefined || isRegion(part));
  const [named, ...more] = parts.filter((part) => !others.includes(part));
  const read = named === undefined || more.length > 0 || others.length === 0 ? undefined : places?.read(named);
  const isPorts = read && read.places.length > 0 && read.doubts.every(({ severity }) => severity !== 'error');
  return isPorts ? named?.trim() : undefined;
}

/** What may be the ports of a heading: all of it, either end of its lane, those beside a region or a carrier. */
export function namesInHeading(text: string, context: FactContext): string[] {
  const lane = endsOfLane(text);
  const { origin, destination } = laneOfArrow(text, context);
  const names = [text, lane?.origin, lane?.destination, origin, destination, portsOfHeading(text, context)];
  return names.filter((name) => name !== undefined);
}

const LISTED = /[/,&+、]|\s(?:and|und|et|y|e|ve)\s/iu;
/** What parts a heading: a dash or a bar between blanks, a colon, brackets. */
const PART_OF_HEADING = /(?:\s+|(?<=[)）]\s*))[-–—|•·]\s+|\s*[:：;；]\s+|\s*[(（)）]\s*(?![-–—])/u;

/**
 * "India → Aliağa (USD)", "Aliağa → India": the one port that a lane of a heading names; ports of the country or region at its other
 * end stand over the prices, or in a column.
 */
function laneOfArrow(text: string, context: Pick<FactContext, 'places'>): SheetFacts {
  return ARROW.test(text) ? laneToRegion(text, context) : {};
}

/** What no name of a port has in it, as a dash may stand between a port and its country. */
const ARROW = /->|=>|[→⇒至]/u;

/**
 * "Shanghai - Hamburg", "Le Havre to Houston - carrier MSC": both ends of the lanes below, where nothing else names either. What
 * stands behind them names no port.
 */
function laneFact(text: string, over: SheetFacts, context: HeadingContext): SheetFacts {
  const isFree = isOpen('origin', over, context) && isOpen('destination', over, context);
  if (!isFree) return {};
  const isSure = (name: string) => {
    const read = context.places?.read(name);
    return read !== undefined && read.places.length > 0 && read.doubts.every(({ severity }) => severity !== 'error');
  };
  const parts = text.split(/\s+[-–—|•·]\s+/);
  for (const said of [parts.length, 2, 1]) {
    const [begin, others] = [parts.slice(0, said).join(' - '), parts.slice(said)];
    const lane = begin.length < LONGEST_LANE ? endsOfLane(begin) : undefined;
    if (lane && isSure(lane.origin) && isSure(lane.destination) && !others.some(isSure)) return lane;
  }
  return {};
}

/** Whether neither a column nor a title nor a person names an end of the lanes. */
function isOpen(end: 'origin' | 'destination', over: SheetFacts, { table, given }: HeadingContext): boolean {
  if (given[end] !== undefined || table.matrix) return false;
  if (over[end] !== undefined && over.endsOfHeading !== true) return false;
  return end === 'origin'
    ? !hasColumn(table, 'origin', 'origin-code', 'receipt')
    : !hasColumn(table, 'destination', 'destination-code', 'delivery');
}

const EXPORT =
  /\bexports?\b|\bex\b|\boutbound\b|\bausfuhr\b|\bexporta[cç](?:ion|ao)\b|\bpartenza\b|\bcikisli\b|出口|出(?=[\p{Script=Han}/、]{1,8}[线線])|起运|起運|수출|출발|輸出|積み|積$/u;
const IMPORT = /\bimports?\b|\binbound\b|\beinfuhr\b|\bimporta[cç](?:ion|ao)\b|进口|進口|수입|도착|輸入|揚げ/;
/** Longer lines are sentences. */
const LONGEST_LINE = 70;

/** A port that only the name of the tab, or a line of the title, gives to the end of the lane that nothing else names. */
export type NamedPlace = { end: 'origin' | 'destination'; name: string; from: 'tab' | 'title' };

/** Finds it: "Ningbo" and "ex Ningbo" as names of tabs, "Ningbo export rates" as a title. */
export function findNamedPlace(
  { tabName, title }: { tabName: string; title: readonly TextRow[] },
  over: SheetFacts,
  context: HeadingContext,
): NamedPlace | undefined {
  const given: NamedPlace[] = [];
  const add = (facts: SheetFacts, from: NamedPlace['from']) => {
    for (const end of ['origin', 'destination'] as const)
      if (facts[end] !== undefined && over[end] === undefined && isOpen(end, over, context))
        given.push({ end, name: facts[end], from });
  };
  const said = readFacts([{ row: 0, texts: [tabName] }], context);
  add(said, 'tab');
  if (given.length === 0) add(placeFact(tabName, over, context), 'tab');
  for (const line of title.flatMap(({ texts }) => texts)) {
    const [text = line] = line.length > LONGEST_LINE ? line.split(CLAUSE_END) : [line];
    if (given.length > 0 || text.length > LONGEST_LINE) continue;
    const isClause = text !== line;
    const plain = plainText(text);
    const end = EXPORT.test(plain) ? 'origin' : IMPORT.test(plain) ? 'destination' : undefined;
    const name = end === undefined ? undefined : onePlaceIn(withoutDirection(text), context);
    if (end !== undefined && name !== undefined && !isClause) add({ [end]: name }, 'title');
    else add(laneToRegion(text, context), 'title');
  }
  return given[0];
}

/** Where the first clause of a sentence ends: "China - Mersin rates as below, in USD, valid 1-14 December". */
const CLAUSE_END = /\s*[,;:(（，；：]\s*/u;

const LANE_SIGN = /\s(?:-|–|—|to)\s|\s?(?:->|=>|[→⇒至])\s?/iu;

/**
 * "Ningbo - Southeast Asia rates": a port of loading, and the region of the ports that a column names; "China - Mersin" the other way
 * round.
 */
function laneToRegion(text: string, context: Pick<FactContext, 'places'>): SheetFacts {
  const { places } = context;
  const [before = '', behind] = text.split(LANE_SIGN);
  if (behind === undefined) return {};
  const [end = ''] = behind.trim().split(/\s*[(（]|\s{2,}/u);
  const words = end.split(/[\s,/&]+/);
  const heads = [1, 2, 3].map((length) => words.slice(0, length).join(' '));
  const isPort = (name: string) => {
    const read = places?.read(name);
    return read?.places.length === 1 && read.doubts.length === 0;
  };
  const isRegion = (name: string) => namesRegion(name, context);
  const origin = before.trim();
  if (isPort(origin)) return heads.some(isRegion) ? { origin } : {};
  const destination = isRegion(origin) ? heads.findLast(isPort) : undefined;
  // "Asia - Rotterdam / Hamburg" names more than one.
  if (destination === undefined || LIST_GOES_ON.test(behind.trim().slice(destination.length))) return {};
  return { destination };
}

const namesRegion = (name: string, { places }: Pick<FactContext, 'places'>) =>
  places?.read(name).doubts.some(({ code }) => code === 'place_is_group') === true;

const LIST_GOES_ON = /^\s*(?:[/&+,、]|(?:and|und|et|y|e|ve)\s)/iu;

/** "Ningbo出口", "大阪積み": the direction behind the port has no blank before it. */
function withoutDirection(text: string): string {
  return text
    .normalize('NFKC')
    .replace(
      /出口|出(?=[\p{Script=Han}/、]{1,8}[线線])|起运|起運|수출|출발|輸出|積み|積$|进口|進口|수입|도착|輸入|揚げ/gu,
      ' ',
    );
}

/** The end of the lane that a short line names by its direction: "İzmir çıkışlı", "大阪積み". */
function placeByDirection(text: string, over: SheetFacts, context: HeadingContext): SheetFacts {
  const plain = plainText(text);
  const end = EXPORT.test(plain) ? 'origin' : IMPORT.test(plain) ? 'destination' : undefined;
  const name =
    end === undefined || text.length >= LONGEST_PLACE ? undefined : onePlaceIn(withoutDirection(text), context);
  return end !== undefined && name !== undefined && isOpen(end, over, context) ? { [end]: name } : {};
}

/** The one port that a line names; undefined where it names none, or several. */
function onePlaceIn(text: string, { places }: HeadingContext): string | undefined {
  const words = text.split(/[^\p{L}']+/u).filter((word) => word !== '');
  const found = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(3, words.length - at); length >= 1; length--) {
      const phrase = words.slice(at, at + length).join(' ');
      const read =
        phrase.length >= SHORTEST_NAME || /\p{Script=Han}{2}/u.test(phrase) ? places?.read(phrase) : undefined;
      const [place, ...more] = read?.doubts.length === 0 ? read.places : [];
      if (!place?.code || more.length > 0) continue;
      found.set(place.code, phrase);
      at += length - 1;
      break;
    }
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** Shorter words of a title are prose. */
const SHORTEST_NAME = 4;

const isGroupOfPorts = (text: string, { places }: HeadingContext) =>
  places?.read(text).doubts.some(({ code }) => code === 'place_is_group') === true;

/** What holds under a heading such as "MSC", "EX NINGBO" or "CMA CGM - valid 1-15 Dec": what it says, and the rest from above. */
export function headingFacts(heading: TextRow, over: SheetFacts, context: HeadingContext): SheetFacts {
  const text = heading.texts.join(' ').trim();
  const told = mappingOf(context.given)?.headingOf(text);
  if (told) return told === 'ignore' ? over : narrower(over, { [told]: text });
  const facts = resolveMentionedValidity(readFacts([heading], context));
  const days = readStatedDays([heading], context);
  if (days) facts.statedDays = days;
  // "地中海" is short for MSC, and the sea: where a title names the carrier, it parts its ports.
  const isRegion = over.carrier !== undefined && namesRegion(text, context);
  const carrier = context.carriers.find(text) && !isRegion ? text : carrierInProse(heading.texts, context.carriers);
  if (facts.carrier === undefined && carrier !== undefined) facts.carrier = carrier;
  // "地中海" is the Mediterranean, and MSC in short: below a title of Yang Ming it is where the rates go to.
  if (over.carrier !== undefined && isGroupOfPorts(text, context)) delete facts.carrier;
  const about = equipmentIn(heading.texts);
  if (about) facts.equipment = about;
  const named = facts.origin === undefined ? placesFact(text, over, context) : {};
  const isNamed = named.origin !== undefined || named.destination !== undefined || facts.destination !== undefined;
  const place = isNamed || facts.origin !== undefined ? named : placeByDirection(text, over, context);
  const isGiven = place.origin !== undefined || place.destination !== undefined;
  return narrower(over, { ...facts, ...place, ...(isGiven ? { endsOfHeading: true } : {}) });
}
