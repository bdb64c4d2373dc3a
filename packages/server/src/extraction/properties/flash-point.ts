import { type Draft, NOT_STATED, negated, stated } from '../fields/field-value.ts';
import { type Passage, passageOfLine, slicePassage } from '../layout/passage.ts';
import { wordsOf } from '../lexicon/words.ts';
import { namesComponent } from '../values/component-names.ts';
import { parseTemperature, type Temperature } from '../values/parse-temperature.ts';
import type { PropertyReader } from './property-reader.ts';

function unitOf(words: string): 'C' | 'F' | 'FC' | 'CF' | undefined {
  const label = words.replace(/fahrenheit|deg\.? ?F\b/gi, '°F').replace(/celsius|centigrade|deg\.? ?C\b/gi, '°C');
  const units = (label.match(/(?<=[°º(,\s])[CF](?![a-z])|[℃℉]/g) ?? []).map((unit) => (/[C℃]/.test(unit) ? 'C' : 'F'));
  if (units[0] && units[1] && units[0] !== units[1]) return units[0] === 'F' ? 'FC' : 'CF';
  if (/[°º(]\s?C\b|℃/.test(label)) return 'C';
  if (/[°º(]\s?F\b|℉/.test(label)) return 'F';
  // East Asian SDSs know no other degrees than Celsius.
  return /[\u3400-\u9fff\uac00-\ud7af]/.test(label) ? 'C' : undefined;
}

/** Words before a colon that do not name a component. */
const NO_COMPONENT = new RegExp(wordsOf('no-component'), 'i');

const COMPONENT = new RegExp(wordsOf('component'), 'i');

/** A name before a figure, with no colon: "Butyl acetate 22 °C". */
const NAME_BEFORE = /^[\s:]*(\p{L}[^:\d()]{3,40}?)\s+[<>~≈≥≤]?\s*[-−–]?\d/u;

/** Whether the figure of a text is a component's: "Ethanol: 13 °C", "-50 °C (propellant)", "13 °C (ethanol)". */
function isOfComponent(text: string, components: readonly string[]): boolean {
  if (COMPONENT.test(text) || namesComponent(text, components)) return true;
  const name = /^[\s:]*(\p{L}[\p{L}\d ,'()-]{2,40}):\s*[<>~≈]?\s*[-−–]?\d/u.exec(text)?.[1];
  return (
    (name !== undefined && !NO_COMPONENT.test(name)) || namesComponent(`(${NAME_BEFORE.exec(text)?.[1]})`, components)
  );
}

/** The product's own flash point among what stands under a label: "13 °C; propellant: -97 °C". */
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

/** "The flash point is greater than 110 °C": said in a sentence, with no label. */
const SENTENCE = /\bflash ?point (?:of (?:this|the) (?:product|mixture|material) )?(?:is|was)\s+/i;

/** What sentences say of the flash point. */
function sentencesOf(reader: PropertyReader): { passage: Passage; label: string }[] {
  return reader.lines.flatMap((line) => {
    const whole = passageOfLine(line);
    const said = SENTENCE.exec(whole.text);
    if (!said) return [];
    return [{ passage: slicePassage(whole, said.index + said[0].length, whole.text.length), label: '' }];
  });
}

const NOTHING = new RegExp(String.raw`^[\s:]*(?:${wordsOf('no-flash-point')})`, 'i');

/** How a flash point was measured. */
const OPEN_CUP = new RegExp(wordsOf('open-cup'), 'i');
const CLOSED_CUP = new RegExp(wordsOf('closed-cup'), 'i');

/** The product's flash point: as printed, and its number in °C. `components` are its ingredients' names, whose own flash points do not count. */
export function flashPointOf(reader: PropertyReader, components: readonly string[]): { text: Draft; number: Draft } {
  const labelled = reader.passages('flashPoint');
  let none: Passage | undefined;
  const found: { text: Draft; number: Draft; degrees: Temperature; said: string }[] = [];
  for (const { passage, label } of labelled.length > 0 ? labelled : sentencesOf(reader)) {
    const degrees = ownDegrees(passage, label, components);
    if (degrees && !NOTHING.test(passage.text))
      found.push({
        text: stated(passage.text, passage),
        number: stated(degrees.celsius, degrees.from),
        degrees,
        said: `${label} ${passage.text}`,
      });
    else none ??= passage;
  }
  // "Flash point, open cup" over "Flash point, closed cup": the IMDG Code goes by the closed cup.
  const isOpen = OPEN_CUP.test(found[0]?.said ?? '');
  const closed = isOpen ? found.find(({ said }) => CLOSED_CUP.test(said)) : undefined;
  const first = closed ?? found[0];
  // The same once more in degrees Celsius is what the SDS says itself.
  if (first)
    return (
      found.find(({ degrees }) => !degrees.converted && Math.abs(degrees.celsius - first.degrees.celsius) < 1) ?? first
    );
  const nothing = none ? negated(none) : NOT_STATED;
  return { text: nothing, number: nothing };
}
