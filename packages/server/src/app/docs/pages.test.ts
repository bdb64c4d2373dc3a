import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/index.ts';
import { startDemo } from './testing/demo-server.ts';
import { type Block, blocksOf, PAGES } from './testing/pages.ts';
import { missingLines, runPage } from './testing/run-page.ts';
import { makeWorkspace } from './testing/workspace.ts';

/** What a fenced block may be; CONTRIBUTING.md says what each is for. */
const LANGUAGES = ['sh', 'ts', 'json', 'text', 'mermaid'];

vi.setConfig({ testTimeout: 240_000 });

const pages = PAGES.map((page) => ({ page, blocks: blocksOf(page) }));
/** Pages whose commands are more than npm's, which are not run. */
const withCommands = pages.filter(({ blocks }) =>
  blocks.some(({ language, text }) => language === 'sh' && !/^(npm .*\n?)+$/.test(text)),
);
const databases = new Map<string, string>();
for (const { page } of withCommands) databases.set(page, (await createTestDatabase()).url);

it.each(pages)('$page says of every fenced block what it is', ({ blocks }) => {
  const unknown = blocks.filter(({ language }) => !LANGUAGES.includes(language));
  expect(unknown.map(({ page, line, language }) => `${page}:${line} ${language}`)).toEqual([]);
});

// Mostly waiting for commands and servers to start: pages run beside one another.
describe.concurrent('the commands of a page run in order on a fresh demo', () => {
  it.each(withCommands)('$page', async ({ page, blocks }) => {
    const workspace = makeWorkspace(databases.get(page) ?? '', process.env);
    const server = await startDemo(workspace.folder, workspace.env);
    try {
      const ran = await runPage(blocks, workspace, server);
      const missing = shownBehind(blocks).flatMap(({ command, shown }) => {
        const output = ran.find(({ block }) => block === command)?.output ?? '';
        return missingLines(shown, output).map(
          (line) => `${page}:${shown.line} shows "${line}", and was: ${output.slice(0, 2000)}`,
        );
      });
      expect(missing).toEqual([]);
    } finally {
      await server.stop();
      workspace.remove();
    }
  });
});

/** Each `text output` block with the `sh` block before it. */
function shownBehind(blocks: readonly Block[]): { command: Block | undefined; shown: Block }[] {
  return blocks.flatMap((shown, at) =>
    shown.language === 'text' && shown.options.includes('output')
      ? [{ command: blocks.slice(0, at).findLast(({ language }) => language === 'sh'), shown }]
      : [],
  );
}
