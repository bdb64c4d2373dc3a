import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileExtraction } from '../../packages/server/src/extraction/offline.ts';
import { supplierOf } from './suppliers.ts';

const OUTCOMES = ['invented', 'missed', 'wrong'] as const;
type Figures = { documents: number; fields: number; errors: Record<(typeof OUTCOMES)[number], number> };

const nothing = (): Figures => ({ documents: 0, fields: 0, errors: { invented: 0, missed: 0, wrong: 0 } });

/** The figures of each supplier: documents, labelled fields, what was wrong with them; the lowest share of right fields first. */
export function supplierRows(
  results: readonly Pick<FileExtraction, 'file'>[],
  errors: readonly string[],
  labels: string,
): string[] {
  const table = new Map<string, Figures>();
  const figuresOf = (file: string): Figures => {
    const supplier = supplierOf(basename(file));
    const figures = table.get(supplier) ?? nothing();
    table.set(supplier, figures);
    return figures;
  };
  for (const { file } of results) {
    const { fields } = JSON.parse(readFileSync(join(labels, `${basename(file)}.json`), 'utf8')) as { fields: object };
    const figures = figuresOf(file);
    figures.documents++;
    figures.fields += Object.keys(fields).length;
  }
  for (const line of errors) {
    const [, file = '', outcome] = /^(.*?): \w+ (invented|missed|wrong)/.exec(line) ?? [];
    const known = OUTCOMES.find((one) => one === outcome);
    if (known) figuresOf(file).errors[known]++;
  }
  const errorsOf = ({ errors: { invented, missed, wrong } }: Figures) => invented + missed + wrong;
  const rightOf = (figures: Figures) => (figures.fields - errorsOf(figures)) / (figures.fields || 1);
  return [
    `${'supplier'.padEnd(44)}  documents  fields  invented  missed  wrong  right`,
    ...[...table]
      .sort(([one, a], [other, b]) => rightOf(a) - rightOf(b) || (one < other ? -1 : 1))
      .map(([supplier, figures]) => {
        const counts = OUTCOMES.map((outcome) => String(figures.errors[outcome]).padStart(outcome.length));
        const sizes = `${String(figures.documents).padStart(9)}  ${String(figures.fields).padStart(6)}`;
        return `${supplier.slice(0, 44).padEnd(44)}  ${sizes}  ${counts.join('  ')}  ${rightOf(figures).toFixed(3)}`;
      }),
  ];
}
