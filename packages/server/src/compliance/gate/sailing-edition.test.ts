import { expect, test } from 'vitest';
import { builtInList } from '../../dangerous-goods/offline.ts';
import { judgeExtraction } from '../compliance.ts';
import { gateForm } from './gate-form.ts';

const stated = (value: string) => ({ value, status: 'stated' as const, evidence: [] });
const PAINT = { unNo: stated('UN1263'), properShippingName: stated('PAINT'), imoHazardClassNo: stated('3') };

/** The days that the list is asked for, and the codes of what is found. */
function gate(values: object) {
  const asked: (string | undefined)[] = [];
  const form = { format: 'yml_dangerous_goods_data', fields: ['unNo'], documents: [], readings: [] };
  const { refusals, findings } = gateForm({ ...form, values: { ...PAINT, ...values }, evidence: {} }, (on) => {
    asked.push(on);
    return builtInList;
  });
  return { asked, codes: [...refusals, ...findings].map(({ code }) => code) };
}

test('a form is judged by the list of its day of sailing, and by that of today where it has none', () => {
  const later = gate({ sailingDate: stated('2029-03-01') });
  expect(later).toEqual({ asked: ['2029-03-01'], codes: expect.arrayContaining(['edition_superseded']) });
  const now = gate({});
  expect(now.asked).toEqual([undefined]);
  expect(now.codes).not.toContain('edition_superseded');
});

test('an extraction is judged by the list of the day of sailing that its documents state', () => {
  const asked: (string | undefined)[] = [];
  const extraction = { values: { ...PAINT, sailingDate: stated('2029-03-01') } };
  judgeExtraction({ extraction: extraction as never, readings: [] }, (on) => {
    asked.push(on);
    return builtInList;
  });
  expect(asked).toEqual(['2029-03-01']);
});
