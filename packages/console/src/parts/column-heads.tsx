type Props<Column extends string> = {
  readonly columns: Readonly<Record<Column, string>>;
  /** Columns of numbers, which stand at the end of their cells. */
  readonly numbers?: readonly NoInfer<Column>[];
};

/** The head of a table, a column for each name in order. */
export function ColumnHeads<Column extends string>({ columns, numbers = [] }: Props<Column>) {
  return (
    <thead>
      <tr>
        {(Object.entries(columns) as [Column, string][]).map(([column, name]) => (
          <th key={column} scope="col" className={numbers.includes(column) ? 'number' : ''}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
