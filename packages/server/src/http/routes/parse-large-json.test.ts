import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseLargeJson } from './parse-large-json.ts';

const outcome = async (parse: () => unknown) => {
  try {
    return { value: await parse() };
  } catch (error) {
    return { error: (error as Error).message };
  }
};
const SLICE = 12;

it('Any JSON is parsed as JSON.parse does, however it is cut', async () => {
  const body = fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    fc.array(fc.jsonValue()),
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), fc.boolean(), async (value, isSpaced) => {
      const text = JSON.stringify(value, null, isSpaced ? 2 : 0);
      expect(await parseLargeJson(text, SLICE)).toEqual(JSON.parse(text));
    }),
    { numRuns: 500 },
  );
});

it('What is no JSON is refused with the same words, wherever a character was changed', async () => {
  const text = JSON.stringify({
    name: 'a "b" \\',
    rows: [1, 'two, [', { three: [3, 'x]'] }, null, 44444],
    last: { rows: [] },
  });
  const change = fc.tuple(fc.nat(text.length - 1), fc.constantFrom('', ',', '"', '\\', '[', ']', '{', '}', '1'));
  await fc.assert(
    fc.asyncProperty(change, async ([at, character]) => {
      const changed = text.slice(0, at) + character + text.slice(at + 1);
      expect(await outcome(() => parseLargeJson(changed, SLICE))).toEqual(await outcome(() => JSON.parse(changed)));
    }),
    { numRuns: 1_000 },
  );
  const twice = ['{"a":[111111111111,2],"a":[]}', '{"a":[111111111111,2],"\\u0061":1}', '{"a":1,"a":[111111111111,2]}'];
  for (const valid of twice) expect(await parseLargeJson(valid, SLICE)).toEqual(JSON.parse(valid));
  for (const wrong of [
    '{"rows":[11111111111,22222222222,]}',
    '{"rows":[,11111111111,22222222222]}',
    '{"rows":[11111111111,22222222222}',
  ])
    expect(await outcome(() => parseLargeJson(wrong, SLICE))).toEqual(await outcome(() => JSON.parse(wrong)));
});

it('While a hundred thousand rows are parsed, other requests are answered in between', async () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => ({ origin: 'Shanghai', amount: index }));
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  expect(await parseLargeJson(JSON.stringify({ name: 'many', rows }))).toEqual({ name: 'many', rows });
  clearImmediate(next);
  expect(turns).toBeGreaterThan(20);
});
