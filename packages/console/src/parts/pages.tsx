import { useWords } from '../words/use-words.tsx';

type Props = {
  readonly meta: { readonly page: number; readonly totalPages: number };
  readonly onPage: (page: number) => void;
};

/** Steps through the pages of a list; nothing when there is only one. */
export function Pages({ meta, onPage }: Props) {
  const { words } = useWords();
  const { page, totalPages } = meta;
  if (totalPages < 2) return null;
  return (
    <p>
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)} aria-label="‹">
        ‹
      </button>{' '}
      {words.common.page} {page} {words.common.of} {totalPages}{' '}
      <button type="button" disabled={page >= totalPages} onClick={() => onPage(page + 1)} aria-label="›">
        ›
      </button>
    </p>
  );
}
