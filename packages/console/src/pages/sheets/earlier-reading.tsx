import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../parts/notice.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import type { Sheet } from './import-file.ts';
import { sheetsWords } from './sheets-words.ts';
import { type EarlierReading, earlierReadingKey } from './use-reread.ts';

/** What reading a sheet again has changed, after it was read again. */
export function EarlierReadingNotice({ sheet: { id, rates, findings } }: { readonly sheet: Sheet }) {
  const { number } = useWords();
  const texts = useAreaWords(sheetsWords);
  const { data: earlier } = useQuery<EarlierReading | null>({
    queryKey: earlierReadingKey(id),
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!earlier) return null;
  const text = texts.readAgain
    .replace('{rates}', `${number(earlier.rates)} → ${number(rates)}`)
    .replace('{findings}', `${number(earlier.findings)} → ${number(findings.length)}`);
  return <Notice role="status">{text}</Notice>;
}
