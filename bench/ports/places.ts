import { createHash } from 'node:crypto';
import { bestReadings, createPortResolver } from '../../packages/server/src/ports/index.ts';
import { LANGUAGES_FOLDER, PLACES_FOLDER, type Query, readQueries } from './queries.ts';
import { type Outcome, outcomeOf } from './scoring.ts';

/**
 * Inland and look-alike places: `node bench/ports/places.ts`. Prints how many texts are read right, are left to a person
 * (none found, or several readings as good) and are read wrong, for the two thirds that we work with and the third that
 * is kept aside. `--wrong` lists the answers that are not right of the two thirds only; `--languages` asks for names of
 * ports in other languages instead.
 */

const resolver = createPortResolver();

/** Chosen by a hash of the text, so that nobody chooses. */
function isKeptAside({ text }: Query): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % 3 === 0;
}

function judge(query: Query): { outcome: Outcome; got: string } {
  const { candidates, ambiguous } = resolver.resolve(query.text);
  const keys = bestReadings(candidates).map(({ code }) => code);
  const got = `${keys.join(' ') || '-'}${ambiguous ? ' (asks)' : ''}`;
  return { outcome: outcomeOf(query, keys), got };
}

function printPart(name: string, queries: readonly Query[], isListed: boolean): void {
  const judged = queries.map((query) => ({ query, ...judge(query) }));
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

const queries = readQueries(process.argv.includes('--languages') ? LANGUAGES_FOLDER : PLACES_FOLDER);
printPart(
  'worked with',
  queries.filter((query) => !isKeptAside(query)),
  true,
);
printPart('kept aside', queries.filter(isKeptAside), false);
printPart('all', queries, false);
