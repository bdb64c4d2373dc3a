import { describe, expect, it } from 'vitest';
import { createPortResolver } from '../../ports/index.ts';
import { checkAnswers } from './check-answers.ts';

const ports = createPortResolver();

describe('answers to what a sheet leaves out', () => {
  it('are taken when they make sense, the currency in capitals', () => {
    const answers = { origin: 'Shanghai, Ningbo', carrier: 'Unheard Line', currency: 'usd', validFrom: '2026-12-01' };
    expect(checkAnswers(answers, ports)).toEqual({ ...answers, currency: 'USD' });
    expect(checkAnswers({}, ports)).toEqual({});
  });

  it.each([
    [{ currency: 'DOLLAR' }, 'currency'],
    [{ currency: 'XQZ' }, 'currency'],
    [{ origin: 'Atlantis' }, 'origin'],
    [{ destination: 'North Europe' }, 'destination'],
    [{ validFrom: '2026-12-31', validTo: '2026-12-01' }, 'validTo'],
  ])('%j is refused: it would hold for the next sheets too', (answers, name) => {
    const refusal = expect.objectContaining({ code: 'rate_sheet_answer_invalid', status: 400 });
    expect(() => checkAnswers(answers, ports)).toThrow(refusal);
    try {
      checkAnswers(answers, ports);
    } catch (error) {
      expect((error as { data: { answers: object } }).data.answers).toHaveProperty(name);
    }
  });
});
