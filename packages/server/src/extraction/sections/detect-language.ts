/** Words that only one of the languages uses on every page of a safety data sheet. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ['en', /\b(?:the|and|of|with|for|not|no|or|from)\b/gi],
  ['de', /\b(?:und|der|die|das|nicht|mit|von|zur|zum|oder|für|im|bei)\b/gi],
  ['fr', /\b(?:les|des|une|dans|pour|avec|est|et|du|aux|ou|le|de la)\b/gi],
  ['es', /\b(?:los|las|una|para|con|por|del|el|y|no|en|según)\b/gi],
  ['pt', /(?<!\p{L})(?:não|para|com|uma|dos|das|são|em|do|da|ao|os|ou)(?!\p{L})/giu],
  ['it', /\b(?:della|delle|dei|per|con|sono|non|il|che|di|del|nel|e|gli|alla|sul)\b/gi],
  ['nl', /\b(?:het|een|van|niet|voor|met|zijn|bij|wordt|worden|volgens)\b/gi],
  ['pl', /(?<!\p{L})(?:nie|oraz|dla|przez|lub|jest|do|na|się|w|z|zgodnie)(?!\p{L})/giu],
  ['sv', /(?<!\p{L})(?:och|av|för|inte|att|med|vid|är|den|eller|ej)(?!\p{L})/giu],
  ['da', /(?<!\p{L})(?:og|af|ikke|ved|med|til|er|det|eller|på)(?!\p{L})/giu],
  ['cs', /(?<!\p{L})(?:není|pro|při|nebo|se|je|na|látky|podle)(?!\p{L})/giu],
];

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
