import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import { type Passage, passageOfCell, slicePassage } from '../layout/passage.ts';
import { wordsOf } from '../lexicon/words.ts';
import { saysNothing } from '../values/parse-negation.ts';
import type { IdentityReader } from './identity-reader.ts';

/** Services that answer emergency calls about chemicals. */
const SERVICE = new RegExp(String.raw`\b(?:${wordsOf('emergency-service')})\b`);

/** Words with which no name begins: what number it is, when it answers, and from where. */
const NO_NAME = wordsOf('no-contact');
const NOT_A_PERSON = new RegExp(`^(?:${NO_NAME})\\b|[@:;]|\\d|(?:番号|電話|电话|號碼|号码)$`, 'i');

/** The words before a telephone number, when they name a person. */
function personIn(passage: Passage | undefined): Passage | undefined {
  if (!passage || saysNothing(passage.text)) return undefined;
  const end = /[(+]?\d/.exec(passage.text)?.index ?? passage.text.length;
  const words = slicePassage(passage, 0, passage.text.slice(0, end).replace(/[\s:,–-]+$/, '').length);
  const fits = words.text.length >= 3 && words.text.length <= 60 && /^\p{Lu}|^\p{Lo}/u.test(words.text);
  return fits && !NOT_A_PERSON.test(words.text) ? words : undefined;
}

/** Who answers in an emergency: a contact person, or the service named before the number ("CHEMTREC: …"). */
export function findContact(reader: IdentityReader): Draft {
  for (const concept of ['contact', 'emergency'] as const) {
    for (const hit of reader.ranked(concept)) {
      const service = concept === 'emergency' ? SERVICE.exec(reader.labelOf(hit))?.[0] : undefined;
      const line = reader.lines[hit.line];
      const cell = line?.cells[hit.cell];
      if (service && line && cell) {
        const start = cell.text.indexOf(service, hit.start);
        return stated(service, passageOfCell(line, cell, start, start + service.length), 'pattern');
      }
      const person = personIn(reader.find(hit, 'row'));
      if (person) return stated(person.text, person, concept === 'contact' ? 'label' : 'pattern');
    }
  }
  return NOT_STATED;
}
