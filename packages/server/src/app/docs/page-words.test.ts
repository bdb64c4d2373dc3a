import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REPOSITORY, readPage } from './testing/pages.ts';

/** Words that this repository once used in a sense of its own; the standard terms are in docs/words.md and CONTRIBUTING.md. */
const PRIVATE_WORDS = new RegExp(
  [
    'house|floors?|rooms?|doors?|guests?|shelf|shelves|desks?|manners|hardness|witness(?:es)?',
    'mend(?:s|ed)?|settles?|makers?|stands? on|known interval|what we knew|free days',
    'nobody|somebody|whoever|anybody|everybody',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|')
    .concat('|[«»]'),
  'gi',
);

const pages = globSync(
  ['*.md', '{docs,examples,bench,acceptance}/**/*.md', 'packages/*/README.md', 'packages/*/src/**/*.md'],
  { cwd: REPOSITORY, exclude: ['CHANGELOG.md', '**/node_modules', 'packages/server/src/formats/testing'] },
);

it.each(pages.sort())('%s has no private words', (page) => {
  const prose = readPage(page).replace(/`[^`\n]*`/g, '');
  expect(prose.match(PRIVATE_WORDS)).toBe(null);
});
