/** Words that only one of the languages uses on every page of a data sheet. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ['en', /\b(?:the|and|of|with|for|not)\b/gi],
  ['de', /\b(?:und|der|die|das|nicht|mit|von)\b/gi],
  ['fr', /\b(?:les|des|une|dans|pour|avec|est|et)\b/gi],
  ['es', /\b(?:los|las|una|para|con|por|del|el)\b/gi],
  ['pt', /\b(?:não|para|com|uma|dos|das|são|em)\b/gi],
  ['it', /\b(?:della|delle|per|con|sono|non|il|che)\b/gi],
  ['nl', /\b(?:het|een|van|niet|voor|met|zijn)\b/gi],
  ['pl', /\b(?:nie|oraz|dla|przez|lub|jest)\b/gi],
];

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** The language most of a text is written in (ISO 639-1). */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, 40_000);
  const letters = count(sample, /\p{L}/gu) || 1;
  if (count(sample, /[\uac00-\ud7af]/g) / letters > 0.15) return 'ko';
  if (count(sample, /[\u3040-\u30ff]/g) / letters > 0.1) return 'ja';
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
