import { useAreaWords } from '../../../words/use-words.tsx';
import { gridWords } from './grid-words.ts';
import type { GridCell, GridRow } from './use-grid.ts';

/** The colours and marks of the cells in view, in words. */
export function Legend({ rows }: { readonly rows: ReadonlyMap<number, GridRow> }) {
  const texts = useAreaWords(gridWords);
  const seen = new Set([...rows.values()].flatMap(({ cells }) => cells.map(({ role }) => role)));
  const roles = (Object.keys(texts.role) as GridCell['role'][]).filter((role) => seen.has(role));
  return (
    <ul className="legend" aria-label={texts.legend}>
      {roles.map((role) => (
        <li key={role}>
          <span className="grid-cell" data-role={role}>
            <span className="grid-mark">{texts.mark[role]}</span>
          </span>{' '}
          {texts.role[role]}
        </li>
      ))}
    </ul>
  );
}
