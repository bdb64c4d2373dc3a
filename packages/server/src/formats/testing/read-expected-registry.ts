import { readFileSync } from 'node:fs';

/** A row of an expected table: the columns in order, absent keys left out. */
export type ExpectedRow = Record<string, unknown>;

/** Reads `expected-registry.md`: section heading → rows, keys in the order of the columns. */
export function readExpectedRegistry(): Map<string, ExpectedRow[]> {
  const text = readFileSync(new URL('./expected-registry.md', import.meta.url), 'utf8');
  const sections = text.split('\n## ').slice(1);
  return new Map(sections.map((section) => [section.slice(0, section.indexOf('\n')), parseTable(section)]));
}

function parseTable(section: string): ExpectedRow[] {
  const [head, , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(parseCells);
  return rows.map((cells) => {
    const pairs = cells.map((cell, at): [string, unknown] => [head?.[at] ?? '', parseValue(head?.[at] ?? '', cell)]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  });
}

function parseCells(line: string): string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
}

function parseValue(column: string, cell: string): unknown {
  if (cell === '(absent)') return undefined;
  if (cell === '(null)') return null;
  if (cell === 'true' || cell === 'false') return cell === 'true';
  if (column !== 'options') return cell;
  return cell.split(', ').map((option) => (option === '(empty)' ? '' : option));
}
