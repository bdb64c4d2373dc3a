import { useSent } from '../api/upload.ts';
import { useWords } from '../words/use-words.tsx';

const MEGABYTE = 1_000_000;

/** How many bytes of a file have been sent. */
export function SentBar({ file, label }: { readonly file: File; readonly label: string }) {
  const { words, number } = useWords();
  const { sent, total } = useSent(file) ?? { sent: 0, total: 0 };
  const megabytes = (bytes: number) => number(Math.round((bytes / MEGABYTE) * 10) / 10);
  return (
    <>
      <progress aria-label={label} {...(total > 0 && sent < total ? { value: sent, max: total } : {})} />{' '}
      {total > 0 ? (
        <span className="hint">
          {words.common.sent.replace('{sent}', megabytes(sent)).replace('{total}', megabytes(total))}
        </span>
      ) : null}
    </>
  );
}
