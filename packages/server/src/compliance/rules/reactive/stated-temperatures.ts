import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { parseCelsius } from '../../declaration/parse-quantities.ts';

const CONTROL =
  /\bcontrol(?:led)? temp(?:erature|\.)?[^\d+\-−;]{0,12}([+\-−]?\s?\d{1,3}(?:\.\d)?)\s*(?:°|º|deg)?\s*C|控制温度[^\d+\-−;]{0,6}([+\-−]?\d{1,3})/i;
const EMERGENCY =
  /\bemergency temp(?:erature|\.)?[^\d+\-−;]{0,12}([+\-−]?\s?\d{1,3}(?:\.\d)?)\s*(?:°|º|deg)?\s*C|应急温度[^\d+\-−;]{0,6}([+\-−]?\d{1,3})/i;
const FIELDS = ['controlTemperature', 'emergencyTemperature'] as const;

function inWords(words: string, pattern: RegExp): number | undefined {
  const [, english, chinese] = pattern.exec(words) ?? [];
  const figure = english ?? chinese;
  return figure === undefined ? undefined : parseCelsius(`${figure.replace('+', '')} °C`);
}

/** Control and emergency temperature in °C, from their fields, else from the words of the declaration. */
export function statedTemperatures(facts: GoodsFacts): { control: number | undefined; emergency: number | undefined } {
  const [control, emergency] = FIELDS.map((field) => parseCelsius(facts.text(field)?.replace('+', '') ?? ''));
  const words = allWordsOf(facts);
  return { control: control ?? inWords(words, CONTROL), emergency: emergency ?? inWords(words, EMERGENCY) };
}
