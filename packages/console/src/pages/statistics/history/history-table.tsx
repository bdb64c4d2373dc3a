import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { statisticsWords } from '../statistics-words.ts';
import { pricesAt, type Shown } from './measure.ts';

/** The figures behind the lines, the newest first. */
export function HistoryTable({ series, moments, measure, label }: Shown) {
  const { moment, number } = useWords();
  const texts = useAreaWords(statisticsWords).history;
  const columns = series.map((one) => ({ name: one.name, prices: pricesAt(one, { moments, measure }) }));
  const rows = moments.map(({ asOf }, index) => ({ asOf, index })).toReversed();
  return (
    <div className="scroll">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.asOf}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ asOf, index }) => (
            <tr key={`${asOf} ${index}`}>
              <th scope="row">{moment(asOf)}</th>
              {columns.map(({ name, prices }) => {
                const price = prices[index] ?? null;
                return (
                  <td key={name} className="number">
                    {price === null ? '—' : number(price)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
