import { expect, test } from 'vitest';
import { gateForm } from './gate-form.ts';

const stated = (value: string, quote?: string) => ({
  ...{ value, status: 'stated' as const, confidence: 1 },
  evidence: quote === undefined ? [] : [{ document: 'sds.pdf', page: 7, box: [0, 0, 1, 1], quote }],
});
const given = (value: string) => ({ value, status: 'given', evidence: [] });
const SHEET = {
  ...{ id: 1, name: 'sds.pdf', documentType: 'safety-data-sheet' },
  values: {
    commodityName: stated('Floor binder F2', 'Floor binder F2'),
    shipperDeclareAs: stated('General Cargo', 'IMDG: not regulated'),
  },
};
const gate = (values: object, readings: readonly object[]) =>
  gateForm({
    ...{ format: 'yml_non_dangerous_letter', fields: [], documents: [{ name: 'sds.pdf' }] },
    ...{ values: values as never, evidence: (readings.length > 0 ? SHEET.values : {}) as never },
    readings: readings as never,
  });
const refused = ({ refusals }: ReturnType<typeof gate>) => refusals.map(({ code }) => code);

test('a data sheet that says not regulated for the sea shows it, whatever the name', () => {
  expect(refused(gate({}, [SHEET]))).toEqual([]);
});

test('the name of other goods is not shown by it', () => {
  expect(refused(gate({ commodityName: given('Crystal glimmer') }, [SHEET]))).toEqual(['letter_not_shown']);
});

test('the letter of the shipper proves nothing', () => {
  expect(refused(gate({}, [{ ...SHEET, documentType: 'non-dangerous-goods-letter' }]))).toEqual(['letter_not_shown']);
});

test('a data sheet that says nothing of the sea shows nothing, and a person may declare it', () => {
  const { shipperDeclareAs: _, ...values } = SHEET.values;
  const verdict = gateForm({
    ...{ format: 'yml_non_dangerous_letter', fields: [], documents: [{ name: 'sds.pdf' }] },
    ...{ values: {}, evidence: values as never, readings: [{ ...SHEET, values }] as never },
  });
  expect(refused(verdict)).toEqual(['letter_not_shown']);
  expect(verdict.final).toBe(false);
});
