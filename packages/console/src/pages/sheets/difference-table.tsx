import type { components } from '@agent-rate/client';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { sheetsWords } from './sheets-words.ts';

/** What publishing a draft would add and change, price by price. */
export function DifferenceTable({ difference }: { readonly difference: components['schemas']['Difference'] }) {
  const { count, day, money, number } = useWords();
  const texts = useAreaWords(sheetsWords);
  const { added, changed, unchanged, superseded, changes } = difference;
  return (
    <section>
      <h2>{texts.difference}</h2>
      <p>
        {[
          count(texts.added, added),
          count(texts.changed, changed),
          count(texts.unchanged, unchanged),
          count(texts.superseded, superseded),
        ].join(' · ')}
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              {Object.values(texts.columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <tr key={[one.origin, one.destination, one.carrier, one.equipment, one.validFrom, one.after].join(' ')}>
                <td>{texts.kind[one.kind]}</td>
                <td>
                  {one.origin} → {one.destination}
                </td>
                <td>{one.carrier}</td>
                <td>{one.equipment}</td>
                <td>
                  {day(one.validFrom)} – {day(one.validTo)}
                </td>
                <td className="number">
                  {one.before === null ? '—' : money(one.before, one.beforeCurrency ?? one.currency)}
                </td>
                <td className="number">{money(one.after, one.currency)}</td>
                <td className="number">{one.changePercent === null ? '—' : number(one.changePercent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
