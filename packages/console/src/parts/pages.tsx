import { useWords } from '../words/use-words.tsx';

type Props = {
  /** The page last asked for. It runs ahead of `meta.page` while the rows of the page before are still shown. */
  readonly asked: number;
  readonly meta: { readonly page: number; readonly totalPages: number };
  readonly onPage: (page: number) => void;
};

/**
 * Steps through the pages of a list; nothing when there is only one. A step counts from the page last asked for, so that
 * two quick steps go two pages on.
 */
export function Pages({ asked, meta, onPage }: Props) {
  const { words } = useWords();
  const { page, totalPages } = meta;
  if (totalPages < 2) return null;
  return (
    <p>
      <button type="button" disabled={asked <= 1} onClick={() => onPage(asked - 1)} aria-label="‹">
        ‹
      </button>{' '}
      {words.common.page} {page} {words.common.of} {totalPages}{' '}
      <button type="button" disabled={asked >= totalPages} onClick={() => onPage(asked + 1)} aria-label="›">
        ›
      </button>
    </p>
  );
}
