// IMDG 2.0.0.1 and 5.4.1.6: who signs that goods are not dangerous must know it. No list of dangerous names is whole, so that a name
// which is on none of them shows nothing.
import { textOf } from '../declaration/declaration.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { allWordsOf } from '../declaration/goods-words.ts';
import { goodsRule } from '../rule.ts';
import { type NameReading, suspicionsIn, understandName } from './merchandise/understand-name.ts';
import { saysNotDangerous } from './says-not-dangerous.ts';

/** What has to be sent, or who may say it instead. */
export const NEEDED = {
  english:
    'Please send a safety data sheet or a transport certificate of the goods that says for the sea that they are not dangerous; or a person of the documents department declares it by name, with the reason.',
  chinese: '请提供注明海运非危险货物的安全技术说明书或运输条件鉴定书；或由单证部门人员署名声明并说明理由。',
};

/** The names of the goods, each as it was understood. */
export const namesUnderstood = ({ text }: Pick<GoodsFacts, 'text'>): { name: string; reading: NameReading }[] =>
  [text('commodityName'), text('properShippingName'), text('technicalName')].flatMap((name) =>
    name === undefined ? [] : [{ name, reading: understandName(name) }],
  );

/** Whether the names say harmless goods, and nothing that is said beside them makes it doubtful. */
export function isOrdinaryMerchandise(facts: Pick<GoodsFacts, 'text'>): boolean {
  const names = namesUnderstood(facts);
  const isUnderstood = names.length > 0 && names.every(({ reading }) => reading.isUnderstood);
  return isUnderstood && suspicionsBeside(facts, names).length === 0;
}

/** Words of suspicion in what is said of the goods beside their names. */
function suspicionsBeside(facts: Pick<GoodsFacts, 'text'>, names: readonly { name: string }[]): string[] {
  const words = names.reduce((rest, { name }) => rest.replaceAll(name, ' '), allWordsOf(facts));
  return suspicionsIn(words);
}

function reasonOf({ name, reading: { unknown, suspicious, goods } }: { name: string; reading: NameReading }): string {
  const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ');
  if (suspicious.length > 0) return `"${name}": ${quoted(suspicious)} may stand for dangerous goods.`;
  if (unknown.length > 0 && goods.length > 0)
    return `"${name}": nobody can tell from the name what ${quoted(unknown)} is.`;
  return `"${name}" does not say by itself that the goods are harmless.`;
}

/** A name alone is no permission, unless every word of it is known of ordinary merchandise. */
export const letterNotShown = goodsRule({
  code: 'letter_not_shown',
  severity: 'error',
  omission: true,
  source: 'IMDG 2.0.0.1, 5.4.1.6',
  sentence:
    'No non-dangerous goods letter on a name alone: a document says that the goods are not dangerous for the sea, or every word of the name is known of ordinary merchandise, or a person declares it by name.',
  check: (facts) => {
    const names = namesUnderstood(facts);
    const isNothingStated = names.length === 0 && facts.composition.length === 0 && facts.text('casNo') === undefined;
    if (isNothingStated || saysNotDangerous(withoutLetters(facts)) || isOrdinaryMerchandise(facts)) return undefined;
    const doubtful = names.filter(({ reading }) => !reading.isUnderstood);
    const beside = suspicionsBeside(facts, names).map((word) => `"${word}" is said of the goods.`);
    const unnamed = names.length === 0 ? ['No name says what they are.'] : [];
    const reasons = [...unnamed, ...doubtful.map(reasonOf), ...beside].join(' ');
    return {
      message: `Nothing shows that the goods are not dangerous. ${reasons}`,
      about: facts.stated('commodityName', 'properShippingName', 'technicalName', 'casNo'),
      ask: NEEDED,
    };
  },
});

/** The goods without what non-dangerous goods letters say of them: a letter is the shipper's word, and proves no other. */
function withoutLetters(facts: GoodsFacts): Pick<GoodsFacts, 'goods'> {
  const letters = new Set(
    facts.declaration.documents.flatMap(({ name, type }) => (type === 'non-dangerous-goods-letter' ? [name] : [])),
  );
  const { notDangerous, ...fields } = facts.goods.fields;
  const places = notDangerous?.places.filter(({ document }) => document === undefined || !letters.has(document)) ?? [];
  const isLetter = notDangerous !== undefined && places.length === 0 && textOf(notDangerous) !== undefined;
  return isLetter ? { goods: { ...facts.goods, fields } } : facts;
}
