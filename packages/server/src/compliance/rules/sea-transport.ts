// IMDG 1.1.3, special provisions 349, 350, 900, 960, 968: goods that are forbidden or exempt by sea.
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { goodsRule } from '../rule.ts';

export const seaProhibited = goodsRule({
  code: 'sea_prohibited',
  severity: 'error',
  source: 'IMDG 1.1.3, special provision 900',
  sentence: 'Some goods may not be carried by sea.',
  check: (facts) =>
    facts.rows.length > 0 && facts.rows.every(({ seaTransport }) => seaTransport === 'prohibited')
      ? {
          message: `UN ${facts.rows[0]?.un} may not be carried by sea (special provision 900).`,
          about: facts.stated('unNo'),
          ask: {
            english: 'These goods may not go by sea. Is the UN number right?',
            chinese: '该货物禁止海运。请确认联合国编号是否正确。',
          },
        }
      : undefined,
});

export const seaNotUsed = goodsRule({
  code: 'sea_not_used',
  severity: 'error',
  source: 'IMDG special provision 968',
  sentence: 'Some numbers are not used by sea.',
  check: (facts) =>
    facts.rows.length > 0 && facts.rows.every(({ seaTransport }) => seaTransport === 'not-by-sea')
      ? {
          message: `UN ${facts.rows[0]?.un} is not used by sea (special provision 968): the goods are declared under what they held.`,
          about: facts.stated('unNo'),
          ask: { english: 'What did the packagings hold?', chinese: '该空包装原装何种货物？' },
        }
      : undefined,
});

export const seaNotSubject = goodsRule({
  code: 'sea_not_subject',
  severity: 'note',
  source: 'IMDG special provision 960',
  sentence: 'Some goods are not subject to the Code by sea, though other modes regulate them.',
  check: (facts) =>
    facts.rows.length > 0 && facts.rows.every(({ seaTransport }) => seaTransport === 'not-subject')
      ? {
          message: `UN ${facts.rows[0]?.un} is not subject to the IMDG Code (special provision 960).`,
          about: facts.stated('unNo'),
        }
      : undefined,
});

/** Ammonium salts that are not carried by sea, whatever number they are declared under. */
const AMMONIUM_SALT = /\bammonium (?:bromate|chlorate|chlorite|hypochlorite|permanganate|nitrite)s?\b/i;

const MAY_NOT_GO = {
  english: 'Please confirm what the product is; it may not go by sea.',
  chinese: '请确认产品成分；该物质禁止海运。',
};
const AMMONIUM = /\b(?:di|mono)?ammonium (?!hydroxide|compounds?, quaternary|perchlorate)\w+/i;
const SALT = /\b(?:hypochlorite|bromate|chlorate|chlorite|permanganate)s?\b/i;

/** A salt that is mixed with an ammonium salt, in one product: the words for it. */
function mixedSalts({ text, composition }: GoodsFacts): string | undefined {
  const words = [text('technicalName'), text('commodityName'), ...composition.map(({ name }) => name)].join(' ; ');
  return AMMONIUM.test(words) ? SALT.exec(words)?.[0] : undefined;
}

export const seaProhibitedName = goodsRule({
  code: 'sea_prohibited_name',
  severity: 'error',
  source: 'IMDG special provisions 349 to 353, 900',
  sentence:
    'Ammonium bromate, chlorate, chlorite, hypochlorite, permanganate and nitrite, and mixtures of such salts with ammonium salts, may not be carried by sea.',
  check: (facts) => {
    const fields = (['properShippingName', 'technicalName', 'commodityName'] as const).filter((field) =>
      AMMONIUM_SALT.test(facts.text(field) ?? ''),
    );
    const mixed = fields.length === 0 ? mixedSalts(facts) : undefined;
    if (mixed !== undefined)
      return {
        message: `Mixtures of ${mixed} with an ammonium salt may not be carried by sea (special provisions 349 to 353).`,
        about: [...facts.stated('technicalName', 'commodityName'), ...facts.composition],
        ask: MAY_NOT_GO,
      };
    if (fields.length === 0) return undefined;
    return {
      message: `"${facts.text(fields[0] ?? 'commodityName')}" may not be carried by sea.`,
      about: facts.stated(...fields),
      ask: MAY_NOT_GO,
    };
  },
});
