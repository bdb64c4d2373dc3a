import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const REPOSITORY = fileURLToPath(new URL('../../../../../../', import.meta.url));

/** Every page that is written for readers of the repository, by its path in it. */
export const PAGES: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'packages/client/README.md',
  'packages/server/README.md',
  'acceptance/README.md',
  ...globSync(['docs/*.md', 'examples/**/*.md', 'bench/*/README.md'], { cwd: REPOSITORY }).sort(),
];

/** A fenced block of a page: its language, the options behind it, its text, and the line where it begins. */
export type Block = {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly options: readonly string[];
  readonly text: string;
};

export const readPage = (page: string): string => readFileSync(REPOSITORY + page, 'utf8');

/** The fenced blocks of a page, in order. */
export function blocksOf(page: string): Block[] {
  const markdown = readPage(page);
  return [...markdown.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map((match) => {
    const [language = '', ...options] = (match[1] ?? '').split(' ');
    const line = markdown.slice(0, match.index).split('\n').length;
    return { page, line, language, options, text: match[2] ?? '' };
  });
}

/** The value of an option such as `exit=3`. */
export const optionOf = ({ options }: Block, name: string): string | undefined =>
  options.find((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);
