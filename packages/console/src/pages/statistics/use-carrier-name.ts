import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { statisticsWords } from './statistics-words.ts';

/** Names carriers as statistics key them: by SCAC, by the sheet's own name, empty where it names none, null for all. */
export function useCarrierName(): (key: string | null) => string {
  const { language } = useWords();
  const texts = useAreaWords(statisticsWords);
  const carriers = useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => client.call('list-carriers', { query: { per_page: 100 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = new Map(
    carriers.data?.data.map(({ scac, name, nameZh }) => [scac, language === 'zh' ? (nameZh ?? name) : name]),
  );
  return (key) => {
    if (key === null) return texts.allCarriers;
    return key === '' ? texts.noCarrier : (names.get(key) ?? key);
  };
}
