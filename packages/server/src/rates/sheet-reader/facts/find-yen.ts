import { hasHan } from '../plain-text.ts';
import type { SurveyedTab } from '../tables/survey-tab.ts';
import { linesOf } from './tab-facts.ts';

/** ¥ is yuan in a Chinese sheet and yen in a Japanese one. */
export function findYen(surveyed: readonly SurveyedTab[]): string | null {
  const text = surveyed.flatMap((tab) => [tab.grid.tab.name, ...tab.headers, ...linesOf(tab.title)]).join(' ');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JPY';
  return hasHan(text) ? 'CNY' : null;
}
