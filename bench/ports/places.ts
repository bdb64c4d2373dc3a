import { createHash } from 'node:crypto';
import { bestReadings, createPortResolver } from '../../packages/server/src/ports/index.ts';
import { PLACES_FOLDER, type Query, readQueries } from './queries.ts';

/**
 * Inland and look-alike places: `node bench/ports/places.ts`. Prints how many texts are read right, are left to a person
 * (none found, or several readings as good) and are read wrong, for the two thirds that we work with and the third that
 * is kept aside. `--wrong` lists the answers that are not right of the two thirds only.
 */

type Outcome = 'right' | 'asked' | 'wrong';

const resolver = createPortResolver();

/** Chosen by a hash of the text, so that nobody chooses. */
function isKeptAside({ text }: Query): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % 3 === 0;
}

function outcomeOf({ kind, text, answers }: Query): { outcome: Outcome; got: string } {
  const { candidates, ambiguous } = resolver.resolve(text);
  const best = bestReadings(candidates).map(({ code }) => code);
  const got = `${best.join(' ') || '-'}${ambiguous ? ' (asks)' : ''}`;
  if (best.length === 0) return { outcome: answers.length === 0 ? 'right' : 'asked', got };
  if (kind === 'asks' && answers.length > 1) {
    return { outcome: ambiguous && answers.every((code) => best.includes(code)) ? 'right' : 'wrong', got };
  }
  const meant = best.filter((code) => answers.includes(code));
  if (best.length === 1) return { outcome: meant.length === 1 ? 'right' : 'wrong', got };
  return { outcome: 'asked', got };
}

function printPart(name: string, queries: readonly Query[], isListed: boolean): void {
  const judged = queries.map((query) => ({ query, ...outcomeOf(query) }));
  const share = (of: typeof judged, outcome: Outcome) =>
    `${((100 * of.filter((each) => each.outcome === outcome).length) / of.length).toFixed(1)} % ${outcome}`;
  const line = (label: string, of: typeof judged) =>
    console.log(`${label} (${of.length}): ${share(of, 'right')}, ${share(of, 'asked')}, ${share(of, 'wrong')}`);
  line(name, judged);
  if (!isListed) return;
  for (const kind of new Set(queries.map((query) => query.kind))) {
    const ofKind = judged.filter(({ query }) => query.kind === kind);
    line(`  ${kind}`, ofKind);
    if (!process.argv.includes('--wrong')) continue;
    for (const { query, outcome, got } of ofKind.filter((each) => each.outcome !== 'right'))
      console.log(`    ${outcome}: ${query.text} wanted ${query.answers.join(' ') || '-'}, got ${got}`);
  }
}

const queries = readQueries(PLACES_FOLDER);
printPart(
  'worked with',
  queries.filter((query) => !isKeptAside(query)),
  true,
);
printPart('kept aside', queries.filter(isKeptAside), false);
printPart('all', queries, false);
