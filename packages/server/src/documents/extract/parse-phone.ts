import { type Passage, slicePassage } from './passage.ts';

const PHONE = /(?<![\d-])(?:\+\s?\d{1,3}[\s.-]?|00\d{1,3}[\s.-])?(?:\(\s?\+?\d{1,5}\s?\)[\s./-]*)*\d{1,5}(?:[\s./\-–—()]{1,2}[\dA-Z]{2,7}){0,5}(?:\d)?(?:\s?#\d+)?/g;

/** Every telephone number in a passage, as written. Dates, postcodes and CAS numbers are not taken for one. */
export function findPhones(passage: Passage): { text: string; from: Passage }[] {
  const found: { text: string; from: Passage }[] = [];
  for (const match of passage.text.matchAll(PHONE)) {
    const text = match[0].replace(/[\s.\-–—(]+$/, '');
    const digits = text.replace(/\D/g, '');
    if (digits.length > 15 && text.includes('/')) {
      const [first = ''] = text.split('/');
      found.push(...[[0, first.length], [first.length + 1, text.length]].flatMap(([from, to]) => {
        const part = text.slice(from, to);
        return part.replace(/\D/g, '').length >= 7 ? [{ text: part.trim(), from: slicePassage(passage, match.index + (from ?? 0), match.index + (to ?? 0)) }] : [];
      }));
      continue;
    }
    if (digits.length < 7 || digits.length > 17) continue;
    if (/^\d{2,7}-\d{2}-\d$/.test(text) || /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(text) || /^\d{4}-\d{2}-\d{2}$/.test(text)) continue;
    if (!/[\s.\-–/()+]/.test(text) && digits.length < 8) continue;
    found.push({ text, from: slicePassage(passage, match.index, match.index + text.length) });
  }
  return found;
}
