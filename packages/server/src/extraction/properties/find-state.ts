import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import { type Passage, passageOfLine, slicePassage } from '../layout/passage.ts';
import { type Choices, findTicked, isChoice } from '../layout/ticked-words.ts';
import { STATES } from '../lexicon/states-of-matter.ts';
import { wordsOf } from '../lexicon/words.ts';
import { saysNothing } from '../values/parse-negation.ts';
import type { Parsed } from '../values/parsed.ts';
import type { PropertyReader } from './property-reader.ts';

/** Things that are made, whose state of matter only a word for it tells; and words behind which it is their contents'. */
const ARTICLE = new RegExp(String.raw`\b(?:${wordsOf('article')})\b`, 'i');
const CONTENTS = new RegExp(String.raw`\b(?:${wordsOf('contents')})`, 'i');
const STATES_OF_ARTICLES: typeof STATES = [
  ['Gas', /\bgas\b/i],
  ['Solid', /\bsolid\b/i],
  ['Liquid', /\bliquid\b/i],
];

/** Words of forms, of which the one that holds is ticked; what is no state of matter has no name. */
const CHOICES: Choices<'' | 'Gas' | 'Solid' | 'Liquid'> = [
  ['', wordsOf('choice-no-state')],
  ['Gas', wordsOf('choice-gas')],
  ['Liquid', wordsOf('choice-liquid')],
  ['Solid', wordsOf('choice-solid')],
];

/** The state of matter a text names first. Aerosols without a word on the state give none. */
export function parseState(passage: Passage): Parsed<string> | undefined {
  const ticked = findTicked(passage, CHOICES);
  if (ticked) return ticked.name === '' ? undefined : { value: ticked.name, from: ticked.from };
  if (isChoice(passage.text, CHOICES)) return undefined;
  let best: { value: string; start: number; end: number } | undefined;
  const isArticle = ARTICLE.test(passage.text);
  const told = isArticle ? (passage.text.split(CONTENTS)[0] ?? '') : passage.text;
  for (const [value, pattern] of isArticle ? STATES_OF_ARTICLES : STATES) {
    const match = pattern.exec(told);
    if (match && (!best || match.index < best.start)) {
      best = { value, start: match.index, end: match.index + match[0].length };
    }
  }
  return best && { value: best.value, from: slicePassage(passage, best.start, best.end) };
}

/** The state of matter and the words that describe the goods; where section 9 has no labels (`prose`), what it says first. */
export function stateOf(reader: PropertyReader, prose: boolean): { state: Draft; description: Draft } {
  let description: Draft = NOT_STATED;
  const labelled = reader.passages('state');
  for (const { passage, behind } of labelled) {
    const ticked = behind && isChoice(behind.text, CHOICES) ? behind : undefined;
    if (saysNothing(passage.text)) continue;
    if (!description.value && !ticked) description = stated(passage.text, passage);
    const state = parseState(ticked ?? passage);
    if (state) return { state: stated(state.value, state.from), description };
  }
  return prose && labelled.length === 0 ? sentenceOf(reader) : { state: NOT_STATED, description };
}

/** "Pale yellow liquid with a smell of chlorine.": what a section in prose, without labels, says first. */
function sentenceOf(reader: PropertyReader): { state: Draft; description: Draft } {
  const [line] = reader.lines;
  const said = line?.cells.length === 1 ? passageOfLine(line) : undefined;
  const end = said ? /[.,;](?:\s|$)|$/.exec(said.text)?.index : undefined;
  const first = said && end !== undefined && !said.text.includes(':') ? slicePassage(said, 0, end) : undefined;
  const state = first && first.text.split(' ').length > 2 ? parseState(first) : undefined;
  if (!first || !state) return { state: NOT_STATED, description: NOT_STATED };
  return { state: stated(state.value, state.from, 'fallback'), description: stated(first.text, first, 'fallback') };
}
