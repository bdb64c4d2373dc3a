import type { OutputOf } from '@agent-rate/client';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { statisticsWords } from '../statistics-words.ts';

type Line = OutputOf<'list-rate-changes'>['data'][number]['lines'][number];
type Value = Line['before'];

/** The lines of a price that differ: before, after, and by how much. */
export function ChangeLines({ lines }: { readonly lines: readonly Line[] }) {
  const texts = useAreaWords(statisticsWords).changes;
  const { columns } = texts;
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.line}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
            <th scope="col" className="number">
              {columns.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two charges may be called alike, and lines never move.
            <LineRow key={index} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineRow({ line }: { readonly line: Line }) {
  const { number } = useWords();
  const { difference, percent, reason } = line;
  const signed = (value: number) => `${value > 0 ? '+' : ''}${number(value)}`;
  return (
    <tr>
      <th scope="row">{useLineName()(line)}</th>
      <td>
        <ValueText value={line.before} other={line.after} />
      </td>
      <td>
        <ValueText value={line.after} other={line.before} />
      </td>
      <td className="number" title={reason ?? undefined}>
        {difference === null ? '—' : signed(difference)}
        {percent === null ? null : ` (${signed(percent)} %)`}
      </td>
    </tr>
  );
}

function useLineName(): (line: Line) => string {
  const { labelled } = useWords();
  const texts = useAreaWords(statisticsWords).changes;
  const freeTime: Readonly<Record<string, string>> = texts.freeTime;
  return ({ line, name, code }) => {
    if (line === 'charge') return code === null ? name : `${code} (${name})`;
    if (line === 'freeTime') return freeTime[name] ?? name;
    return line === 'other' ? labelled(texts.lines.other, name) : texts.lines[line];
  };
}

/** An amount as the language writes it; in full where the amount alone does not tell the difference. */
function ValueText({ value, other }: { readonly value: Value; readonly other: Value }) {
  const { money, count } = useWords();
  const { reasons } = useAreaWords(statisticsWords).changes;
  if (value === null) return <em>{reasons.none}</em>;
  const { value: amount, unit, text } = value;
  if (amount === null || unit === null || (amount === other?.value && unit === other.unit)) return text;
  return unit === 'days' ? count(reasons.days, amount) : money(amount, unit);
}
