import { useState } from 'react';
import { Findings } from '../../../parts/findings.tsx';
import { Labelled } from '../../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import type { Sheet } from '../import-file.ts';
import { TeachSpelling } from '../teach-spelling.tsx';
import { CorrectMapping } from './correct-mapping.tsx';
import { type CellAt, cellName } from './grid-place.ts';
import { gridWords } from './grid-words.ts';
import { RateOfCell } from './rate-of-cell.tsx';
import type { GridFinding, GridRow } from './use-grid.ts';

const MOST_RATES = 5;

type Props = {
  readonly sheet: Sheet;
  readonly tab: string;
  readonly at: CellAt | undefined;
  readonly row: GridRow | undefined;
  readonly findings: ReadonlyMap<number, GridFinding>;
};

/** What became of the chosen cell: its role, the rates that come from it, what is doubtful, and how to correct it. */
export function CellPanel({ sheet, tab, at, row, findings }: Props) {
  const { count, number } = useWords();
  const texts = useAreaWords(gridWords);
  const [isTaught, setTaught] = useState(false);
  if (!at) return <p className="card">{texts.choose}</p>;
  const name = cellName(at);
  const cell = row?.cells.find((one) => one.cell === name);
  const about = (row?.findings ?? []).flatMap((one) => findings.get(one) ?? []);
  // A cell that is no price is part of every rate of its row.
  const rates = cell && cell.rates.length > 0 ? cell.rates : (row?.rates ?? []);
  return (
    <section className="card" aria-live="polite" aria-label={name}>
      <h2>
        {name} {cell ? <span className="badge">{texts.role[cell.role]}</span> : null}
      </h2>
      <p className="wrapped">{cell ? cell.text : texts.empty}</p>
      {cell?.reason ? <p className="hint">{cell.reason}</p> : null}
      {cell?.comment ? (
        <p className="hint wrapped">
          <Labelled label={texts.comment}>{cell.comment}</Labelled>
        </p>
      ) : null}
      {rates.length > 0 ? (
        <>
          <h2>{count(texts.rates, rates.length)}</h2>
          <ul>
            {rates.slice(0, MOST_RATES).map((rate) => (
              <RateOfCell key={rate} sheet={sheet} rate={rate} row={row} />
            ))}
          </ul>
          {rates.length > MOST_RATES ? (
            <p className="hint">{texts.moreRates.replace('{n}', number(rates.length - MOST_RATES))}</p>
          ) : null}
        </>
      ) : null}
      {about.length > 0 ? (
        <>
          <h2>{texts.findingsHere}</h2>
          <Findings
            findings={about}
            renderActions={(finding) =>
              sheet.status === 'draft' ? <TeachSpelling finding={finding} onTaught={() => setTaught(true)} /> : null
            }
          />
        </>
      ) : null}
      {sheet.status === 'draft' ? (
        <CorrectMapping
          key={name}
          sheet={sheet}
          place={{ tab, at, cell, isInRate: rates.length > 0 }}
          isTaught={isTaught}
        />
      ) : null}
    </section>
  );
}
