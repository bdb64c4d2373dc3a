import type { Line } from '../model/index.ts';
import { namesComponent } from './component-names.ts';
import { type Draft, NOT_STATED, negated, stated } from './field-value.ts';
import { findLabels } from './find-labels.ts';
import type { Label } from './labels.ts';
import { PROPERTY_LABELS, type PropertyConcept } from './lexicon/property-labels.ts';
import { saysNothing } from './parse-negation.ts';
import { parseTemperature, type Temperature } from './parse-temperature.ts';
import type { Parsed } from './parse-transport-values.ts';
import { type Passage, slicePassage } from './passage.ts';
import { ValueFinder } from './value-finder.ts';

export type PropertyKey =
  | 'flashPoint'
  | 'flashPointCelsius'
  | 'appearance'
  | 'boilingPoint'
  | 'density'
  | 'cargoAppearanceDescription';

const STATES: readonly (readonly [string, RegExp])[] = [
  [
    'Gas',
    /\b(?:gas(?:eous|es)?|gasf[öo]rmig|gazeu[xs]|gaz|gaseoso|gassoso|gasvormig|gasformig|plyn(?:n[ée])?|gazowy|verdichtetes gas)\b|газ(?:ообразн\p{L}*)?|气体|氣體|气态|氣態|気体|기체|가스/iu,
  ],
  [
    'Solid',
    /\b(?:solid|solide|fest|feststoff|s[óo]lid[oa]|vast(?:e stof)?|sta[łl][ya]|cia[łl]o sta[łl]e|proszek|fast(?: [äæ]mne| form)?|pevn[áéýa]|tuh[ýé]|powder|powdery|granul(?:e|es|ar|ate)|granules|crystal(?:s|line)?|pellets?|flakes?|tablets?|beads?|bar|metal|pulver|poudre|polvo|cristal\w*|prills?|chunks?|sticks?|rods?|wipes?)\b|тв[её]рд|порошок|固体|固體|固态|固態|粉末|结晶|結晶|颗粒|顆粒|晶体|고체|분말/iu,
  ],
  [
    'Liquid',
    /\b(?:liquid|liquide|fl[üu]ssig(?:keit)?|l[íi]quido|liquido|oil|oily|solution|emulsion|fluid|vloeibaar|vloeistof|ciecz|ciek[łl][yae]|p[łl]yn(?:n[ya])?|v[äæ]tska|v[æa]ske|flytande|flydende|kapalina|kapaln[áéý])\b|жидк|液体|液體|液态|液態|액체/iu,
  ],
];

/** Things that are made, whose state of matter only a word for it tells; and words behind which it is their contents'. */
const ARTICLE =
  /\b(?:articles?|(?<!storage )batter(?:y|ies)|pens?|cartridges?|devices?|accumulators?|(?:alkaline|lithium|coin|button|sealed) cells?)\b/i;
const CONTENTS = /\b(?:contain|inside|filled|absorb|impregnat|holding|with\b|within\b|electrolyte|inks?\b)/i;
const STATES_OF_ARTICLES: typeof STATES = [
  ['Gas', /\bgas\b/i],
  ['Solid', /\bsolid\b/i],
  ['Liquid', /\bliquid\b/i],
];

/** The state of matter a text names first. Aerosols without a word on the state give none. */
export function parseState(passage: Passage): Parsed<string> | undefined {
  const ticked = /[☑☒■●√✓✔]\s*(\S{1,8})/.exec(passage.text);
  let best: { value: string; start: number; end: number } | undefined;
  const isArticle = ARTICLE.test(passage.text);
  const told = isArticle ? (passage.text.split(CONTENTS)[0] ?? '') : passage.text;
  const text = ticked ? passage.text.slice(ticked.index, ticked.index + ticked[0].length) : told;
  const offset = ticked?.index ?? 0;
  for (const [value, pattern] of isArticle ? STATES_OF_ARTICLES : STATES) {
    const match = pattern.exec(text);
    if (match && (!best || offset + match.index < best.start)) {
      best = { value, start: offset + match.index, end: offset + match.index + match[0].length };
    }
  }
  return best && { value: best.value, from: slicePassage(passage, best.start, best.end) };
}

class PropertyReader {
  private readonly lines: readonly Line[];
  private readonly hits;
  private readonly finder: ValueFinder;

  constructor(lines: readonly Line[], stops: readonly Label<'other'>[] = []) {
    this.lines = lines;
    this.hits = findLabels(lines, [...PROPERTY_LABELS, ...stops]);
    this.finder = new ValueFinder(lines, this.hits);
  }

  passages(concept: PropertyConcept): { passage: Passage; label: string; rank: number }[] {
    const own = this.hits.filter((hit) => hit.concept === concept).sort((a, b) => a.rank - b.rank || a.line - b.line);
    return own.flatMap((hit) => {
      const passage = this.finder.find(hit, 'lines', 2);
      const label = this.lines[hit.line]?.cells[hit.cell]?.text.slice(hit.start, hit.end) ?? '';
      return passage ? [{ passage, label, rank: hit.rank }] : [];
    });
  }
}

function unitOf(words: string): 'C' | 'F' | 'FC' | 'CF' | undefined {
  const label = words.replace(/fahrenheit|deg\.? ?F\b/gi, '°F').replace(/celsius|centigrade|deg\.? ?C\b/gi, '°C');
  const units = (label.match(/(?<=[°º(,\s])[CF](?![a-z])|[℃℉]/g) ?? []).map((unit) => (/[C℃]/.test(unit) ? 'C' : 'F'));
  if (units[0] && units[1] && units[0] !== units[1]) return units[0] === 'F' ? 'FC' : 'CF';
  if (/[°º(]\s?C\b|℃/.test(label)) return 'C';
  if (/[°º(]\s?F\b|℉/.test(label)) return 'F';
  // East Asian sheets know no other degrees than Celsius.
  return /[\u3400-\u9fff\uac00-\ud7af]/.test(label) ? 'C' : undefined;
}

/** Words before a colon that do not name a component. */
const NO_COMPONENT =
  /cup|cc|coc|method|closed|open|tag|pensky|seta|astm|\biso\b|\bdin\b|product|value|mixture|typical|test|flash|point|temperature|range|lowest|minimum|estimated|approx|about|note|liquid|fluid/i;

const COMPONENT =
  /(?<!without |without the |excluding |excluding the |excl\. |less )\b(?:propellants?|(?<!based on (?:the )?(?:major |main )?)(?:components?|ingredients?|constituents?)|Treib(?:mittel|gas)|gaz propulseur|propelente|propulsor)\b|推进剂|抛射剂|推進劑|噴射劑|噴射剤/i;

/** Whether the figure of a text is a component's: «Ethanol: 13 °C», «-50 °C (propellant)», «13 °C (ethanol)». */
function isOfComponent(text: string, components: readonly string[]): boolean {
  if (COMPONENT.test(text) || namesComponent(text, components)) return true;
  const name = /^[\s:]*(\p{L}[\p{L}\d ,'()-]{2,40}):\s*[<>~≈]?\s*[-−–]?\d/u.exec(text)?.[1];
  return name !== undefined && !NO_COMPONENT.test(name);
}

/** The product's own flash point among what stands under a label: «13 °C; propellant: -97 °C». */
function ownDegrees(passage: Passage, label: string, components: readonly string[]): Temperature | undefined {
  if (COMPONENT.test(label) || namesComponent(label, components)) return undefined;
  if (!isOfComponent(passage.text, components)) return parseTemperature(passage, unitOf(label));
  let start = 0;
  for (const part of passage.text.split(/(?<=;)|(?<=\s)(?=\p{Lu}[\p{L} ]{1,24}:\s)/u)) {
    const own = slicePassage(passage, start, start + part.length);
    start += part.length;
    const degrees = isOfComponent(part, components) ? undefined : parseTemperature(own, unitOf(label));
    if (degrees) return degrees;
  }
  return undefined;
}

function flashPointOf(reader: PropertyReader, components: readonly string[]): { text: Draft; number: Draft } {
  let none: Passage | undefined;
  const found: { text: Draft; number: Draft; degrees: Temperature }[] = [];
  for (const { passage, label } of reader.passages('flashPoint')) {
    const degrees = ownDegrees(passage, label, components);
    if (degrees && !/^[\s:]*(?:n\/a|not applicable|none|no data|not available|不适用|无资料)/i.test(passage.text))
      found.push({ text: stated(passage.text, passage), number: stated(degrees.celsius, degrees.from), degrees });
    else none ??= passage;
  }
  const [first] = found;
  // The same once more in degrees Celsius is what the sheet says itself.
  if (first)
    return (
      found.find(({ degrees }) => !degrees.converted && Math.abs(degrees.celsius - first.degrees.celsius) < 1) ?? first
    );
  const nothing = none ? negated(none) : NOT_STATED;
  return { text: nothing, number: nothing };
}

function stateOf(reader: PropertyReader): { state: Draft; description: Draft } {
  let description: Draft = NOT_STATED;
  for (const { passage } of reader.passages('state')) {
    if (saysNothing(passage.text)) continue;
    if (!description.value) description = stated(passage.text, passage);
    const state = parseState(passage);
    if (state) return { state: stated(state.value, state.from), description };
  }
  return { state: NOT_STATED, description };
}

function preferStated<T extends { text: Draft }>(found: T, otherwise: T): T {
  return found.text.value === null ? otherwise : found;
}

/** A property as printed, when it gives a figure. */
function figureOf(reader: PropertyReader, concept: 'boilingPoint' | 'density'): Draft {
  const passages = reader.passages(concept).map(({ passage }) => passage);
  const told = passages.find((passage) => !saysNothing(passage.text) && /\d/.test(passage.text));
  if (told) return stated(told.text, told);
  return passages[0] && saysNothing(passages[0].text) ? negated(passages[0]) : NOT_STATED;
}

/**
 * The fields of section 9: state, flash point, boiling point. `fire` is section 5, `components` the ingredients' names;
 * `stops` are labels of other matters, at which a value ends.
 */
export function extractProperties(
  lines: readonly Line[],
  {
    fire = [],
    components = [],
    stops = [],
  }: { fire?: readonly Line[]; components?: readonly string[]; stops?: readonly Label<'other'>[] } = {},
): Record<PropertyKey, Draft> {
  const reader = new PropertyReader(lines, stops);
  const own = flashPointOf(reader, components);
  // Old sheets give the flash point under fire fighting.
  const flash = own.text.value === null ? preferStated(flashPointOf(new PropertyReader(fire), components), own) : own;
  const { state, description } = stateOf(reader);
  return {
    flashPoint: flash.text,
    flashPointCelsius: flash.number,
    appearance: state,
    cargoAppearanceDescription: description,
    boilingPoint: figureOf(reader, 'boilingPoint'),
    density: figureOf(reader, 'density'),
  };
}
