// IMDG 1.2.1 (liquid, solid), 2.9.3.4.3 (UN 3077 and UN 3082): the state of the goods against the entry.

import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { ownWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';

/** Names that are for one state only. */
const NAMED_STATE = /\b(?:LIQUID|SOLID)\b/;
/** Entries that are for the solution alone. */
const SOLUTION = /SOLUTION\b(?!.*\bSOLID\b)/;
/** Liquids in solids, hot solids and articles have entries of their own; solutions and wetted solids are both. */
const BOTH = /SOLIDS? CONTAINING|SOLUTION|MOLTEN|WETTED|PASTE|REFRIGERATED|CONTAINING .*LIQUID/;

function statedState({ text }: GoodsFacts): 'liquid' | 'solid' | undefined {
  const words = text('appearance') ?? '';
  const liquid = /liquid|液/i.test(words);
  const solid = /solid|固|powder|粉|granul|crystal|flake|颗粒|结晶/i.test(words);
  return liquid === solid ? undefined : liquid ? 'liquid' : 'solid';
}

/** The goods are in packages that only the other state travels in. */
function packedState(facts: GoodsFacts): 'liquid' | 'solid' | undefined {
  const { kind } = (facts.mark?.ok ? facts.mark.value.code : undefined) ?? { kind: '' };
  const inner = facts.text('innerPackageQuantityAndType');
  if (inner === undefined && (kind === 'bag' || /flexible IBC/.test(kind))) return 'solid';
  if (/\b(?:powder|granules|crystals|flakes|pellets)\b/i.test(ownWordsOf(facts))) return 'solid';
  return undefined;
}

const ask = {
  english: 'Are the goods liquid or solid at 20 °C (melting point, IMDG 1.2.1)?',
  chinese: '该货物在20℃时为液体还是固体（熔点）？',
};

export const entryState = goodsRule({
  code: 'entry_state',
  severity: 'error',
  source: 'IMDG 1.2.1, 2.9.3.4.3, 3.1.2.2',
  sentence:
    'Liquids are not declared under an entry for solids, nor solids under one for liquids: UN 3077 and UN 3082.',
  check: (facts) => {
    const [first] = facts.rows;
    if (first === undefined || !facts.rows.every(({ state }) => state === first.state)) return undefined;
    const isSolution = facts.rows.every(({ name }) => SOLUTION.test(name));
    const isNamed = isSolution || (NAMED_STATE.test(first.name) && !BOTH.test(first.name));
    if (!isNamed && BOTH.test(first.name)) return undefined;
    const stated = statedState(facts) ?? (isNamed ? packedState(facts) : undefined);
    if (stated === undefined || (first.state !== 'liquid' && first.state !== 'solid') || stated === first.state)
      return undefined;
    if (isSolution && stated !== 'solid') return undefined;
    return {
      message: `UN ${first.un} is for ${isSolution ? 'solutions' : `${first.state}s`}; the goods are ${stated}.`,
      about: facts.stated('appearance', 'packingCode', 'commodityName', 'unNo'),
      ask,
      severity: isStatedDirectly(facts) && isNamed ? 'error' : 'warning',
    };
  },
});
