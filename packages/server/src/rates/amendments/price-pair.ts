import { numberOf } from '../sheet-sources/prose/amounts/amounts-in-prose.ts';
import { daysIn } from '../sheet-sources/prose/days-in-prose.ts';
import { masked } from '../sheet-sources/prose/spans.ts';

const PRICE = String.raw`(?:[A-Z]{3}|US\$|[$€£])?\s?(\d{1,3}(?:[.,']\d{3})+|\d{3,5})(?:[.,]\d{2})?(?:\s?(?:[A-Z]{3}|[$€£]))?`;
const OLD_THEN_NEW = new RegExp(
  `${PRICE}[^\\d]{0,30}?(?:\\bby\\b|\\bwith\\b|\\bto\\b|\\binto\\b|->|→|=>|durch|auf|por|para|par|con|da|改为|为)[^\\d]{0,20}?${PRICE}`,
  'iu',
);
const NEW_THEN_OLD = new RegExp(
  `${PRICE}[^\\d]{0,30}?(?:instead of|\\bnot\\b|statt|anstatt|en lugar de|en vez de|em vez de|au lieu de|invece di|而不是)[^\\d]{0,20}?${PRICE}`,
  'iu',
);

/** The old and the new price that a sentence names: "replace 1,950 by 1,900", "1,900 instead of 1,950". */
export function pairIn(text: string): { before: number; after: number } | undefined {
  const undated = masked(text, daysIn(text));
  const [, after, before] = NEW_THEN_OLD.exec(undated) ?? [];
  const [, old, next] = after === undefined ? (OLD_THEN_NEW.exec(undated) ?? []) : [];
  const pair = { before: numberOf(before ?? old ?? ''), after: numberOf(after ?? next ?? '') };
  return pair.before === undefined || pair.after === undefined ? undefined : { before: pair.before, after: pair.after };
}
