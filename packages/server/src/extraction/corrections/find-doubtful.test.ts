import { describe, expect, test } from 'vitest';
import { findDoubtful } from './find-doubtful.ts';

const found = { value: 'UN1263', confidence: 1, evidence: [] };

describe('a person should look at', () => {
  test('what was not read, what documents disagree on, and values that may not be taken unseen', () => {
    expect(
      findDoubtful({
        unNo: { ...found, status: 'stated', confidence: 0.995 },
        model: { ...found, status: 'stated', confidence: 0.985 },
        flashPoint: { ...found, status: 'conflict', value: null, confidence: 0 },
        casNo: { ...found, status: 'unreadable', value: null, confidence: 0 },
      }),
    ).toEqual(['model', 'flashPoint', 'casNo']);
  });

  test('nothing that is settled: a corrected value, and what the documents do not state', () => {
    expect(
      findDoubtful({
        unNo: { ...found, status: 'corrected' },
        model: { ...found, status: 'not_stated', value: null, confidence: 0 },
        casNo: { ...found, status: 'negated', value: null, confidence: 0 },
      }),
    ).toEqual([]);
  });
});
