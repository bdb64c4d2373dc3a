import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Imported first, lets a measurement do without the ledger: what the rest of an act costs, to compare with.
const SWITCHED = `
import { readTrees as read } from './publication-trees.ts';
import { recordAct as act, recordWithTrees as withTrees } from './record-act.ts';
export { recordErasure } from './record-act.ts';
const unless = (run, instead) => async (...given) => (globalThis.withoutLedger ? instead : run(...given));
export const readTrees = unless(read, {});
export const recordAct = unless(act);
export const recordWithTrees = unless(withTrees);
`;

registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith('/server/src/ledger/index.ts')) return next(url, context);
    const kept = readFileSync(fileURLToPath(url), 'utf8')
      .split('\n')
      .filter((line) => !/readTrees|recordAct/.test(line));
    return { format: 'module-typescript', shortCircuit: true, source: kept.join('\n') + SWITCHED };
  },
});
