import { either } from '../lexicon/either.ts';
import { readTable } from '../lexicon/read-table.ts';

/** Words that only one of the languages uses on every page of a safety data sheet. */
const WORDS = [...Map.groupBy(readTable('language-words'), ([language = '']) => language)].map(
  ([language, rows]) =>
    [language, new RegExp(`(?<!\\p{L})(?:${either(...rows.map(([, word = '']) => word))})(?!\\p{L})`, 'giu')] as const,
);

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** The language most of a text is written in (ISO 639-1). */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, 40_000);
  const letters = count(sample, /\p{L}/gu) || 1;
  if (count(sample, /[\uac00-\ud7af]/g) / letters > 0.15) return 'ko';
  if (count(sample, /[\u3040-\u30ff]/g) / letters > 0.03) return 'ja';
  if (count(sample, /[\u3400-\u9fff]/g) / letters > 0.15) return 'zh';
  if (count(sample, /[\u0400-\u04ff]/g) / letters > 0.3) return 'ru';
  let best = 'en';
  let most = 0;
  for (const [language, words] of WORDS) {
    const hits = count(sample, words);
    if (hits > most) {
      best = language;
      most = hits;
    }
  }
  return best;
}
