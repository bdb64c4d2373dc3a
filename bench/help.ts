/**
 * Imported first by a script: with `--help` its head, the first comment of its file, is printed, and nothing else happens.
 */
import { readFileSync } from 'node:fs';

const [, file = ''] = process.argv;
if (process.argv.includes('--help')) {
  const text = readFileSync(file, 'utf8');
  const [, block, lines] = /^\/\*\*([\s\S]*?)\*\/|^((?:\/\/.*\n)+)/m.exec(text) ?? [];
  const options = [...text.matchAll(/^ {4}'?([\w-]+)'?: \{ type: '(\w+)'(?:, default: ([^}]+?))?,? \}/gm)].map(
    ([, name, type, initial]) =>
      `  --${name}${type === 'string' ? ' VALUE' : ''}${initial ? `  (${initial.replaceAll("'", '')})` : ''}`,
  );
  const head = (block ?? lines ?? '').replace(/^\s*(?:\*|\/\/) ?/gm, '').trim();
  process.stdout.write(`${head}\n${options.length > 0 ? `\nOptions:\n${options.join('\n')}\n` : ''}`);
  process.exit(0);
}
