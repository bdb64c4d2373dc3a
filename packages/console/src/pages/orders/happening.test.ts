import { expect, it } from 'vitest';
import { EVENT_TYPE_NAMES } from '../../../../server/src/events/event-types.ts';
import { happening } from './happening.ts';
import { ordersWords } from './orders-words.ts';

it('says in words that an extraction which an order declares was corrected', () => {
  const type = EVENT_TYPE_NAMES.find((name) => name.includes('evidence-changed')) ?? '';
  expect(happening(type, 'correct-evidence', ordersWords.en)).toBe('What its documents say was corrected');
  expect(happening(type, 'correct-evidence', ordersWords.zh)).toBe('所附单证的提取结果已更正');
});
