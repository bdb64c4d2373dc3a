import { expect, test } from 'vitest';
import { IDENTITY_LABELS } from '../lexicon/sheet-labels.ts';
import { hitAt } from './match-label.ts';

test.each(["Manufacturer's Name生產商:", "Manufacturer'sName 生產商:", "Manufacturer's Name:"])(
  'the label "%s" is read to its colon, with or without blanks before its Chinese words',
  (label) => {
    const hit = hitAt({ line: 0, cell: 0 }, `${label} Brightwater Battery Limited`, 0, IDENTITY_LABELS);
    expect(hit?.end).toBe(label.length + 1);
  },
);
