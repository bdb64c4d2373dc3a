import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoServer } from './demo-server.ts';
import { type Block, optionOf } from './pages.ts';
import type { Workspace } from './workspace.ts';

/** What a block printed, on both streams. */
export type Ran = { readonly block: Block; readonly output: string };

/** Pages name the demo's usual address and a key that is cut short; the commands get those of this run. */
const fill = (text: string, { address, key }: DemoServer) =>
  text.replace(/http:\/\/(?:127\.0\.0\.1|localhost):8080/g, address).replace(/ar_live_…/g, key);

/**
 * Runs the `sh` blocks of a page in order, in one shell, so that a later block sees the variables of an earlier one. A block
 * must end with 0, or with what its `exit=` says. Throws with the page, the line and the output of the block that does not.
 */
export async function runPage(blocks: readonly Block[], workspace: Workspace, server: DemoServer): Promise<Ran[]> {
  const shell = blocks.filter(({ language }) => language === 'sh');
  const output = (at: number) => join(workspace.folder, `block-${at}.out`);
  const script = shell.map((block, at) => {
    const code = optionOf(block, 'exit');
    const text = fill(block.text, server);
    if (code === undefined) return `{\n${text}\n} > ${output(at)} 2>&1`;
    return `code=0; (\n${text}\n) > ${output(at)} 2>&1 || code=$?; [ "$code" = ${code} ]`;
  });
  const file = join(workspace.folder, 'page.sh');
  writeFileSync(file, `set -e\n${script.join('\n')}\n`);
  const page = spawn('sh', [file], {
    cwd: workspace.folder,
    env: { ...workspace.env, URL: server.address, KEY: server.key },
    stdio: 'ignore',
  });
  const [status] = await once(page, 'close');
  const ran = shell.flatMap((block, at) =>
    existsSync(output(at)) ? [{ block, output: readFileSync(output(at), 'utf8') }] : [],
  );
  const last = ran.at(-1);
  if (status !== 0 && last)
    throw new Error(`${last.block.page}:${last.block.line} failed:\n${last.block.text}\n${last.output.slice(-2000)}`);
  return ran;
}

/**
 * The lines of a `text output` block that the block before it did not print, in their order. `…` stands for anything, also
 * for lines; blanks of any number are one.
 */
export function missingLines(shown: Block, output: string): string[] {
  let rest = output;
  return shown.text.split('\n').filter((line) => {
    if (line.trim() === '' || line.trim() === '…') return false;
    const found = patternOf(line).exec(rest);
    if (found) rest = rest.slice(found.index + found[0].length);
    return found === null;
  });
}

function patternOf(line: string): RegExp {
  const parts = line
    .trim()
    .split(/(…|\s+)/)
    .map((part) => {
      if (part === '…') return '.*?';
      return /^\s+$/.test(part) ? '\\s+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
  return new RegExp(parts.join(''));
}
