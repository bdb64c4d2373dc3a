import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractFile } from '../files/extract-file.ts';
import { answerOfSections } from '../testing/answer-of.ts';
import { textSds } from '../testing/text-sds.ts';
import { ACCEPT_CONFIDENCE, CONFIDENCE_WEIGHTS, confidenceOf } from './confidence.ts';

const FACTS = Object.keys(CONFIDENCE_WEIGHTS.values.facts);
const read = (sections: Readonly<Record<number, string>>) =>
  extractFile({ name: 'sheet.txt', bytes: textSds(sections) });

describe('the confidence of a value', () => {
  test('is a probability, is never certainty, and falls with each fact that speaks against the value', () => {
    fc.assert(
      fc.property(fc.subarray(FACTS), fc.constantFrom(...FACTS), (facts, further) => {
        const before = confidenceOf({ of: 'values', facts: facts.filter((fact) => fact !== further) });
        const after = confidenceOf({ of: 'values', facts: [...facts.filter((fact) => fact !== further), further] });
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThan(1);
        if ((CONFIDENCE_WEIGHTS.values.facts[further] ?? 0) < 0) expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  test('asks a person to look, however likely, where a fact says so; a blank is never taken unseen', () => {
    for (const fact of CONFIDENCE_WEIGHTS.lookedAt)
      expect(confidenceOf({ of: 'values', facts: ['confirmed', 'borne out', fact] })).toBeLessThan(ACCEPT_CONFIDENCE);
    expect(confidenceOf({ of: 'blanks', facts: ['denied', 'the list has none'] })).toBeLessThan(ACCEPT_CONFIDENCE);
  });

  test('has weights that say on what they were fitted', () => {
    expect(CONFIDENCE_WEIGHTS.basedOn).toMatch(/^\d+ values and \d+ blanks of \d+ labelled documents, \d+ suppliers/);
  });
});

describe('a field left empty', () => {
  const ENTRY = 'UN number: UN1170\nProper shipping name: ETHANOL\nClass: 3\nPacking group: II\nMarine pollutant: No';

  test('is the surer, the more the dangerous goods list says that there is nothing', async () => {
    const none = await read({ 14: ENTRY });
    const one = await read({ 14: ENTRY.replace('UN1170', 'UN1230').replace('ETHANOL', 'METHANOL') });
    // The list has no subsidiary hazard for UN1170, and 6.1 for UN1230.
    expect(none.values.subRiskClassNo?.confidence).toBeGreaterThan(0.95);
    expect(one.values.subRiskClassNo?.confidence).toBeLessThan(none.values.subRiskClassNo?.confidence ?? 0);
  });

  test('is doubtful where its section was not found, and the finding names what was not read', async () => {
    const whole = new TextDecoder().decode(textSds({}));
    const cutOff = whole.slice(0, whole.indexOf('14. TRANSPORT'));
    const { values, findings } = await extractFile({ name: 'sheet.txt', bytes: new TextEncoder().encode(cutOff) });
    expect(values.unNo).toMatchObject({ value: null, status: 'not_stated' });
    expect(values.unNo?.confidence).toBeLessThan(0.9);
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'section_not_found',
        field: 'unNo',
        message: expect.stringContaining('No section on transport (14) was found, so unNo, '),
      }),
    );
  });

  test('is unreadable, with its words, where a label asks for it and what stands there says neither', async () => {
    expect(await answerOfSections({ 14: `${ENTRY}\nSubsidiary risk: depends on the batch` })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1170',
      properShippingName: 'ETHANOL',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      marinePollutant: 'N',
      subRiskClassNo: '(unreadable)',
      findings: 'value_not_read subRiskClassNo',
    });
  });
});
