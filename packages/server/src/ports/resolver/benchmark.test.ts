import { describe, expect, it } from 'vitest';
import { LANGUAGES_FOLDER, PLACES_FOLDER, readQueries } from '../../../../../bench/ports/queries.ts';
import { isRight, outcomeOf, overallScore, scoreByKind } from '../../../../../bench/ports/scoring.ts';
import { bestReadings } from './ranking.ts';
import { createPortResolver } from './resolver.ts';

const resolver = createPortResolver();
const queries = readQueries();
const answers = queries.map(({ text }) => {
  const { candidates } = resolver.resolve(text);
  return { keys: candidates.map(({ code }) => code), readings: bestReadings(candidates).length };
});
const scores = scoreByKind(queries, answers);
const wrong = queries.filter((query, i) => !isRight(query, answers[i] ?? { keys: [], readings: 0 }));
const wrongTexts = wrong.map(({ kind, text }) => `${kind}: ${text}`).join('; ');

describe('the open benchmark of ports', () => {
  it('has at least six hundred queries of thirteen kinds', () => {
    expect(queries.length).toBeGreaterThanOrEqual(600);
    expect(scores.length).toBe(13);
  });

  it('is answered correctly in at least 98 of 100 cases', () => {
    const { right, total } = overallScore(scores);
    expect(right / total, wrongTexts).toBeGreaterThanOrEqual(0.98);
  });

  it.each(scores)('is answered correctly in at least 95 of 100 cases of the kind $kind', ({ right, total }) => {
    expect(right / total, wrongTexts).toBeGreaterThanOrEqual(0.95);
  });

  it('finds a port for at most 2 of 100 texts that name none', () => {
    const none = scores.find(({ kind }) => kind === 'no-such-port');
    expect((none?.right ?? 0) / (none?.total ?? 1), wrongTexts).toBeGreaterThanOrEqual(0.98);
  });
});

describe.each([
  ['inland and look-alike places', PLACES_FOLDER, 500],
  ['names in other languages', LANGUAGES_FOLDER, 390],
])('the open benchmark of %s', (_, folder, least) => {
  const places = readQueries(folder).map((query) => {
    const keys = bestReadings(resolver.resolve(query.text).candidates).map(({ code }) => code);
    return { text: query.text, outcome: outcomeOf(query, keys) };
  });
  const textsOf = (outcome: string) => places.filter((place) => place.outcome === outcome).map(({ text }) => text);

  it('has enough texts, of which 98 of 100 are read right and 1 of 100 is read wrong at most', () => {
    expect(places.length).toBeGreaterThanOrEqual(least);
    expect(textsOf('right').length / places.length).toBeGreaterThanOrEqual(0.98);
    expect(textsOf('wrong').length / places.length, textsOf('wrong').join('; ')).toBeLessThanOrEqual(0.01);
  });
});
