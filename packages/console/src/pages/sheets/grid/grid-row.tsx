import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { type CellAt, cellName, columnLetters } from './grid-place.ts';
import { gridWords } from './grid-words.ts';
import type { GridCell, GridRow } from './use-grid.ts';

type Props = {
  readonly row: number;
  readonly top: number;
  /** Undefined until it has arrived. */
  readonly cells: GridRow | undefined;
  readonly columns: readonly { readonly column: number; readonly left: number }[];
  readonly chosen: CellAt | undefined;
  readonly onChoose: (column: number) => void;
};

/** One row of the grid: its number, and the cells in view. The grid has the focus, and names the chosen cell. */
export function GridLine({ row, top, cells, columns, chosen, onChoose }: Props) {
  const { count } = useWords();
  const texts = useAreaWords(gridWords);
  const byName = new Map(cells?.cells.map((cell) => [cell.cell, cell]));
  const isChosen = chosen?.row === row;
  const doubts = cells?.findings.length ?? 0;
  return (
    <div role="row" aria-rowindex={row + 1} className="grid-row" data-chosen={isChosen} style={{ top }}>
      <span role="rowheader" aria-colindex={1} className="grid-margin">
        {row}
        {doubts > 0 ? (
          <span className="grid-doubt" title={count(texts.findings, doubts)}>
            {' '}
            !
          </span>
        ) : null}
      </span>
      {columns.map(({ column, left }) => (
        <Cell
          key={column}
          at={{ row, column }}
          left={left}
          cell={byName.get(`${columnLetters(column)}${row}`)}
          isChosen={isChosen && chosen.column === column}
          onChoose={() => onChoose(column)}
        />
      ))}
    </div>
  );
}

type CellProps = {
  readonly at: CellAt;
  readonly left: number;
  readonly cell: GridCell | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function Cell({ at, left, cell, isChosen, onChoose }: CellProps) {
  const { count } = useWords();
  const texts = useAreaWords(gridWords);
  const doubts = cell?.findings.length ?? 0;
  return (
    <span
      id={cellName(at)}
      role="gridcell"
      aria-colindex={at.column + 1}
      aria-selected={isChosen}
      className="grid-cell"
      data-role={cell?.role}
      style={{ left }}
      title={cell ? `${cell.text} (${texts.role[cell.role]})` : undefined}
      onClick={onChoose}
    >
      {cell ? (
        <>
          <span className="grid-mark">{texts.mark[cell.role]}</span>
          <span className="grid-text">{cell.text}</span>
          {doubts > 0 ? (
            <span className="grid-doubt" title={count(texts.findings, doubts)}>
              !
            </span>
          ) : null}
        </>
      ) : null}
    </span>
  );
}
