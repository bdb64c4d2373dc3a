import { phraseSource } from '../lexicon/phrases.ts';
import { plainText } from '../plain-text.ts';
import type { DraftRate } from '../sheet-reading.ts';
import type { Grid } from '../tables/grid.ts';
import type { Table } from '../tables/table.ts';

const IMPORT = new RegExp(phraseSource('import'), 'u');
const EXPORT = new RegExp(phraseSource('export'), 'u');

/** The heading of a table of charges: the name of its tab, and the lines directly above its columns, down from a blank row. */
export function headingOf(grid: Grid, { header }: Pick<Table, 'header'>): string[] {
  const lines: string[] = [];
  for (let row = header[0] - 1; row >= 0 && lines.length < MOST_LINES; row--) {
    const texts = grid.textsOf(row);
    if (texts.length === 0 && lines.length > 0) break;
    if (texts.length > 0) lines.push(texts.join(' '));
  }
  return [grid.tab.name, ...lines];
}

const MOST_LINES = 4;

/**
 * Whether the rates of a lane are those that the heading of a table of charges is about: "IMPORT LOCAL CHARGES MANZANILLO" is for
 * lanes that end there. A heading that says imports or exports without a port is about the country that all lanes of the file
 * begin or end in, where there are lanes of both directions. Undefined where the heading restricts nothing.
 */
export function lanesOfHeading(
  heading: readonly string[],
  rates: readonly DraftRate[],
): ((rate: DraftRate) => boolean) | undefined {
  const plain = heading.map(plainText);
  const [isImport, isExport] = [IMPORT, EXPORT].map((words) => plain.some((line) => words.test(line)));
  if (isImport === isExport) return undefined;
  const end = isImport ? 'destination' : 'origin';
  const named = portsNamed(plain, rates);
  if (named.size > 0) return ({ content }) => named.has(content[end].code ?? '');
  const home = commonCountry(rates);
  if (home === undefined) return undefined;
  const isOf = ({ content }: DraftRate) => content[end].code?.startsWith(home) ?? false;
  return rates.some(isOf) && !rates.every(isOf) ? isOf : undefined;
}

/** The ports of the rates whose names stand in the lines. */
function portsNamed(lines: readonly string[], rates: readonly DraftRate[]): Set<string> {
  const named = new Set<string>();
  for (const { content } of rates)
    for (const { code, name, text } of [content.origin, content.destination])
      if (code !== null && !named.has(code) && [name, text].some((one) => lines.some((line) => namesIn(line, one))))
        named.add(code);
  return named;
}

function namesIn(line: string, name: string | null): boolean {
  const plain = plainText(name ?? '');
  const at = plain.length < 3 ? -1 : line.indexOf(plain);
  return at !== -1 && !/[\p{L}\p{N}]/u.test((line[at - 1] ?? '') + (line[at + plain.length] ?? ''));
}

/** The country in which every lane begins or ends. */
function commonCountry(rates: readonly DraftRate[]): string | undefined {
  const ends = rates.map(({ content }) => [content.origin, content.destination].map(({ code }) => code?.slice(0, 2)));
  const common = (ends[0] ?? []).filter((country) => country && ends.every((both) => both.includes(country)));
  return new Set(common).size === 1 ? common[0] : undefined;
}
