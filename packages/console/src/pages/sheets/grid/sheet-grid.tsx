import type { OutputOf } from '@agent-rate/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { useAreaWords } from '../../../words/use-words.tsx';
import type { Sheet } from '../import-file.ts';
import { CellPanel } from './cell-panel.tsx';
import { type CellAt, cellName, columnLetters, type GridPlace, parseCell } from './grid-place.ts';
import { GridLine } from './grid-row.tsx';
import { gridWords } from './grid-words.ts';
import { Legend } from './legend.tsx';
import { type GridRow, useGridRows } from './use-grid.ts';

/** In pixels, as grid.css has them. */
const ROW_HEIGHT = 30;
const COLUMN_WIDTH = 140;
const MARGIN_WIDTH = 64;
const PAGE_ROWS = 15;

type Props = {
  readonly sheet: Sheet;
  readonly tab: OutputOf<'get-sheet-grid'>['meta']['tabs'][number];
  readonly place: GridPlace;
};

/** Where a key moves the chosen cell. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE_ROWS, 0],
  PageDown: [PAGE_ROWS, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

const within = (value: number, most: number) => Math.min(Math.max(value, 1), Math.max(most, 1));

/** One tab: only the cells in view are drawn, which a table cannot do and keep its columns. Arrow keys move, and the panel says what became of the chosen cell. */
export function SheetGrid({ sheet, tab, place }: Props) {
  const texts = useAreaWords(gridWords);
  const scroll = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<CellAt | undefined>(() => startOf(place));
  const { lines, columns, width, height } = useDrawn(scroll, tab, chosen);
  const inView = { first: (lines[0]?.index ?? 0) + 1, last: (lines.at(-1)?.index ?? 0) + 1 };
  const { rows, findings, error } = useGridRows(sheet.id, tab.name, inView);
  const at = chosenIn(rows, chosen, place);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const from = at ?? { row: 1, column: 1 };
    setChosen({ row: within(from.row + step[0], tab.rows), column: within(from.column + step[1], tab.columns) });
  };
  return (
    <div className="grid-page">
      <div>
        {error ? <ProblemNotice error={error} /> : null}
        <div
          ref={scroll}
          className="grid"
          role="grid"
          tabIndex={0}
          aria-label={texts.grid.replace('{tab}', tab.name)}
          aria-rowcount={tab.rows + 1}
          aria-colcount={tab.columns + 1}
          aria-activedescendant={at ? cellName(at) : undefined}
          onKeyDown={onKeyDown}
        >
          <div
            role="rowgroup"
            className="grid-space"
            style={{ width: width + MARGIN_WIDTH, height: height + ROW_HEIGHT }}
          >
            <ColumnNames columns={columns} />
            {lines.map(({ index, start }) => (
              <GridLine
                key={index}
                row={index + 1}
                top={start + ROW_HEIGHT}
                cells={rows.get(index + 1)}
                columns={columns.map((column) => ({ column: column.index + 1, left: column.start + MARGIN_WIDTH }))}
                chosen={at}
                onChoose={(column) => setChosen({ row: index + 1, column })}
              />
            ))}
          </div>
        </div>
        <Legend rows={rows} />
      </div>
      <CellPanel sheet={sheet} tab={tab.name} at={at} row={at && rows.get(at.row)} findings={findings} />
    </div>
  );
}

function ColumnNames({ columns }: { readonly columns: readonly { readonly index: number; readonly start: number }[] }) {
  const texts = useAreaWords(gridWords);
  return (
    <div role="row" aria-rowindex={1} className="grid-head">
      <span role="columnheader" aria-colindex={1} className="grid-margin">
        {texts.row}
      </span>
      {columns.map(({ index, start }) => (
        <span key={index} role="columnheader" aria-colindex={index + 2} style={{ left: start + MARGIN_WIDTH }}>
          {columnLetters(index + 1)}
        </span>
      ))}
    </div>
  );
}

/** The cell that an address names; of a row, its first. */
function startOf({ cell, row }: GridPlace): CellAt | undefined {
  return (cell === undefined ? undefined : parseCell(cell)) ?? (row === undefined ? undefined : { row, column: 1 });
}

/** The chosen cell; before a person chooses one, the price of the rate that the address names. */
function chosenIn(
  rows: ReadonlyMap<number, GridRow>,
  chosen: CellAt | undefined,
  { rate, row, cell }: GridPlace,
): CellAt | undefined {
  const isStart = chosen !== undefined && cell === undefined && chosen.row === row && chosen.column === 1;
  if (!isStart || rate === undefined) return chosen;
  const price = rows.get(chosen.row)?.cells.find(({ rates }) => rates.includes(rate));
  return (price && parseCell(price.cell)) ?? chosen;
}

/** The rows and columns in view, kept at the chosen cell. */
function useDrawn(scroll: React.RefObject<HTMLDivElement | null>, tab: Props['tab'], chosen: CellAt | undefined) {
  const drawn = { getScrollElement: () => scroll.current, overscan: 6 };
  const down = useVirtualizer({
    ...{ ...drawn, count: tab.rows, estimateSize: () => ROW_HEIGHT },
    ...{ scrollPaddingStart: ROW_HEIGHT, scrollPaddingEnd: ROW_HEIGHT },
  });
  const across = useVirtualizer({
    ...{ ...drawn, count: tab.columns, estimateSize: () => COLUMN_WIDTH, horizontal: true },
    ...{ scrollPaddingStart: MARGIN_WIDTH, scrollPaddingEnd: MARGIN_WIDTH },
  });
  const { row, column } = chosen ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizers are the same for as long as the grid is there.
  useEffect(() => {
    if (row !== undefined) down.scrollToIndex(row - 1);
    if (column !== undefined) across.scrollToIndex(column - 1);
  }, [row, column]);
  return {
    lines: down.getVirtualItems(),
    columns: across.getVirtualItems(),
    width: across.getTotalSize(),
    height: down.getTotalSize(),
  };
}
