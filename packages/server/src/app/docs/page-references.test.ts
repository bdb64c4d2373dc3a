import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from './testing/demo-server.ts';
import { PAGES, REPOSITORY, readPage } from './testing/pages.ts';

/** Addresses that serve documents, pages or agents, and so are no operations. */
const NO_OPERATION = /^\/($|docs$|mcp$|wp-json|\.well-known\/|llms\.txt$|openapi\.json$|arazzo\.json$|console)/;

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map((match) => anchorOf(match[1] ?? ''));

const inlineCodeOf = (page: string) => [...readPage(page).matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');

describe.each(PAGES)('%s', (page) => {
  it('links to files and headings that are there', () => {
    const links = [...readPage(page).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map((match) => match[1] ?? '');
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? join(REPOSITORY, page) : join(REPOSITORY, dirname(page), path);
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('names operations that the service has', () => {
    const { paths } = JSON.parse(readFileSync(`${REPOSITORY}docs/openapi.json`, 'utf8'));
    const shapeOf = (path: string) => path.replace(/\{[^}]*\}/g, '{}');
    const known = Object.keys(paths).flatMap((path) =>
      Object.keys(paths[path]).map((method) => `${method.toUpperCase()} ${shapeOf(path)}`),
    );
    const named = inlineCodeOf(page).flatMap((code) => /^(GET|POST|PUT|PATCH|DELETE) (\/[^\s?]*)/.exec(code) ?? []);
    const unknown = named.filter((text) => {
      const [, path] = text.split(' ');
      return path !== undefined && !NO_OPERATION.test(path) && !known.includes(shapeOf(text));
    });
    expect(unknown).toEqual([]);
  });

  it('names scripts that package.json has', () => {
    const { scripts } = JSON.parse(readPage('package.json'));
    const named = [...readPage(page).matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('commands', () => {
  const help = execFileSync(process.execPath, [PROGRAM, '--help'], { encoding: 'utf8' });
  const commands = [...help.slice(help.indexOf('Commands:')).matchAll(/^ {2}([a-z-]+) /gm)].map((match) => match[1]);

  it('named in the pages are commands of agent-rate', () => {
    const named = PAGES.flatMap((page) => {
      const texts = inlineCodeOf(page).map((code) => /^(?:npx )?agent-rate ([a-z][a-z-]*)/.exec(code)?.[1]);
      return texts.filter((name) => name !== undefined).map((name) => ({ page, name }));
    });
    expect(named.filter(({ name }) => !commands.includes(name))).toEqual([]);
  });

  it('are all listed on their page', () => {
    const listed = [...readPage('docs/command-line.md').matchAll(/^\| `agent-rate ([a-z-]+)/gm)].map(
      ([, name]) => name,
    );
    expect(listed.toSorted()).toEqual(commands.filter((name) => name !== 'help').toSorted());
  });
});
