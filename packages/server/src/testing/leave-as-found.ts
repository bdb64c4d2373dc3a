import { afterAll, expect } from 'vitest';

/** What a test may replace for a while, by its owner's name. */
const REPLACEABLE: Readonly<Record<string, { owner: object; names: readonly string[] }>> = {
  globalThis: {
    owner: globalThis,
    names: ['Date', 'RegExp', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  },
  Date: { owner: Date, names: ['now'] },
  Math: { owner: Math, names: ['random'] },
  performance: { owner: performance, names: ['now'] },
};

function describeProcess(): Record<string, unknown> {
  const replaceable = Object.entries(REPLACEABLE).flatMap(([of, { owner, names }]) =>
    names.map((name) => [`${of}.${name}`, Reflect.get(owner, name)] as const),
  );
  const settings = Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value] as const);
  return Object.fromEntries([...replaceable, ...settings, ['process.cwd()', process.cwd()]]);
}

// A setup file of vitest: many test files run one after another in one process, with the same modules. What one of them
// changes for all and does not change back in its own `afterAll`, which comes before this one, fails it.
const found = describeProcess();

afterAll(() => {
  expect(describeProcess(), 'the process as this file found it').toEqual(found);
});
