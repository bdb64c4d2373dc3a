// IMDG 3.2.1 column 1, 5.4.1.4.1.1: the UN number preceded by the letters UN, as the list in force has it.
import { findWithdrawn, foldName } from '../../dangerous-goods/offline.ts';
import { isDangerous } from '../declaration/declared-hazards.ts';
import { rowsNamed } from '../declaration/rows-named.ts';
import { goodsRule } from '../rule.ts';

const ask = {
  english:
    'Under which UN number do the goods go by sea? Please send section 14 of the data sheet (IMDG) or the transport certificate.',
  chinese: '该货物海运的联合国编号是什么？请提供安全技术说明书第14部分（IMDG）或运输条件鉴定书。',
};

export const unNumberMissing = goodsRule({
  code: 'un_number_missing',
  severity: 'error',
  omission: true,
  source: 'IMDG 5.4.1.4.1.1',
  sentence: 'Dangerous goods are declared with their UN number.',
  check: (facts) =>
    facts.un === undefined && isDangerous(facts)
      ? { message: 'The goods are declared as dangerous, without a UN number.', about: facts.stated('unNo'), ask }
      : undefined,
});

export const unNumberUnreadable = goodsRule({
  code: 'un_number_unreadable',
  severity: 'error',
  source: 'IMDG 5.4.1.4.1.1; 49 CFR 172.101(c)(11) for NA numbers',
  sentence: 'The number must be a UN number: North American (NA) and air (ID) numbers do not go by sea.',
  check: (facts) =>
    facts.un?.ok === false ? { message: facts.un.finding.message, about: facts.stated('unNo'), ask } : undefined,
});

export const unNumberWithdrawn = goodsRule({
  code: 'un_number_withdrawn',
  severity: 'error',
  source: 'IMDG 3.2.1 column 1',
  sentence: 'A number that was withdrawn is not used any more.',
  check: (facts) => {
    const withdrawn = facts.un?.ok && facts.entries.length === 0 ? findWithdrawn(facts.un.value) : undefined;
    if (withdrawn === undefined) return undefined;
    const { un, name, successors } = withdrawn;
    const now = successors.length === 0 ? '' : ` Such goods are now listed under UN ${successors.join(', ')}.`;
    const message = `UN ${un} (${name}) was withdrawn.${now}`;
    return { message, about: facts.stated('unNo'), ask, expected: [...successors] };
  },
});

export const unNumberNotLoaded = goodsRule({
  code: 'un_number_not_loaded',
  severity: 'error',
  source: 'IMDG 3.2.1 column 1',
  sentence:
    'A number that is not in the loaded list has to be looked up; it is wrong when the name is of another number.',
  check: (facts) => {
    if (!facts.un?.ok || facts.entries.length > 0 || findWithdrawn(facts.un.value) !== undefined) return undefined;
    const name = facts.text('properShippingName');
    const own = name === undefined ? [] : rowsNamed(facts.list, foldName(name));
    const numbers = [...new Set(own.map(({ un }) => `UN ${un}`))];
    if (numbers.length > 0) {
      const message = `UN ${facts.un.value} is not in the loaded list (${facts.list.edition.name}); "${name}" is ${numbers.join(', ')}.`;
      const about = facts.stated('unNo', 'properShippingName');
      return { message, about, ask, expected: numbers, severity: 'error' };
    }
    const message = `UN ${facts.un.value} is not in the loaded list (${facts.list.edition.name}). Look it up in the edition in force.`;
    return { message, about: facts.stated('unNo'), ask, severity: 'warning' };
  },
});
