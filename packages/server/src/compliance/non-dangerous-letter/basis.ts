// IMDG 2.0.0.1 and 5.4.1: the shipper classifies; a non-dangerous goods letter repeats what the documents say for the sea, so they must say it.
import type { Mode } from '../declaration/declaration.ts';
import { goodsRule } from '../rule.ts';
import { saysNotDangerous } from './says-not-dangerous.ts';
import { isOrdinaryMerchandise, namesUnderstood } from './shown.ts';

const ask = {
  english:
    'Please send a safety data sheet whose section 14 says for sea transport (IMDG) that the goods are not dangerous, or a transport certificate for sea.',
  chinese: '请提供第14部分针对海运（IMDG）注明“非危险货物”的安全技术说明书，或海运运输条件鉴定书。',
};

/** No evidence is no permission. */
export const letterNothingStated = goodsRule({
  code: 'letter_nothing_stated',
  severity: 'error',
  omission: true,
  source: 'IMDG 2.0.0.1, 5.4.1.6',
  sentence: 'No non-dangerous goods letter for goods of which neither a name nor a document says what they are.',
  check: (facts) => {
    const names = facts.stated('commodityName', 'properShippingName', 'technicalName', 'casNo');
    return names.length > 0 || facts.composition.length > 0 || saysNotDangerous(facts)
      ? undefined
      : { message: 'Nothing says what the goods are.', ask };
  },
});

/** "Not regulated" counts with its own words, for the sea or for every mode. */
export const letterBasis = goodsRule({
  code: 'letter_basis',
  severity: 'warning',
  source: 'IMDG 2.0.0.1',
  sentence: 'A document should say in its own words that the goods are not dangerous for the sea.',
  check: (facts) => {
    if (saysNotDangerous(facts)) return undefined;
    const { goods } = facts;
    const others = (['road', 'air', 'dot', 'tdg'] as const satisfies readonly Mode[])
      .map((mode) => goods.modes[mode]?.notRegulated)
      .filter((row) => row !== undefined);
    const message =
      others.length > 0
        ? '"Not regulated" is said for other modes only, not for sea transport.'
        : 'No document says in its own words that the goods are not dangerous for the sea.';
    if (!isOrdinaryMerchandise(facts)) return { message, about: others, ask };
    const goodsNamed = namesUnderstood(facts).flatMap(({ reading }) => reading.goods);
    return { message: `${message} Their name says ordinary merchandise: ${goodsNamed.join(', ')}.`, severity: 'note' };
  },
});

const DECISIVE = ['unNo', 'imoHazardClassNo', 'flashPoint', 'flashPointCelsius', 'shipperDeclareAs', 'hCodeGHS'];

/** What is unclear must not be signed. */
export const letterUnclear = goodsRule({
  code: 'letter_unclear',
  severity: 'error',
  source: 'IMDG 5.4.1.6',
  sentence:
    'No non-dangerous goods letter while a document contradicts itself, or cannot be read, where it would say that goods are dangerous.',
  check: ({ goods }) =>
    goods.unclear
      .filter(({ field }) => DECISIVE.includes(field))
      .map((one) => ({
        message:
          one.reason === 'conflict'
            ? `The document contradicts itself on ${one.field}.`
            : `The document cannot be read where it states ${one.field}.`,
        about: [one],
        ask: {
          english: `Please confirm in writing what the document says on ${one.field}, or send a legible copy.`,
          chinese: '请书面确认该项内容，或提供清晰的文件。',
        },
      })),
});

/** Gases: class 2 unless below 200 kPa at 20 °C and neither liquefied nor refrigerated (2.2.2.5). */
export const letterGas = goodsRule({
  code: 'letter_gas',
  severity: 'error',
  source: 'IMDG 2.2.1, 2.2.2.5',
  sentence: 'No non-dangerous goods letter for gases, unless they are of division 2.2 and nearly without pressure.',
  check: (facts) =>
    facts.state === 'gas' && /gas|气/i.test(facts.text('appearance') ?? '')
      ? {
          message:
            'The goods are a gas. Only gases of division 2.2 below 200 kPa at 20 °C that are not liquefied are exempt.',
          about: facts.stated('appearance'),
          ask: {
            english: 'What is the pressure in the receptacle at 20 °C, and is the gas liquefied?',
            chinese: '容器在20℃时的压力是多少？气体是否液化？',
          },
        }
      : undefined,
});
