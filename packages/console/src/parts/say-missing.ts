import type { Words } from '../words/en.ts';

/** The service's sentences for a price of a sheet that does not say that it is all-in. */
const UNSTATED: ReadonlySet<string> = new Set([
  'The sheet does not say whether other surcharges and local charges are included.',
  'It is not stated whether other surcharges and local charges are included.',
]);

/** Sentences of the service about charges, by the texts that say the same; names, amounts and conditions stand in `{1}`, `{2}` … */
const OF_CHARGES = [
  [/^(.+) is charged at cost\.$/s, 'atCost'],
  [/^(.+?) is charged on top \((.+)\); the sheet does not state the amount\.$/s, 'onTopIf'],
  [/^(.+) is charged on top; the sheet does not state the amount\.$/s, 'onTop'],
  [/^(.+?), (-?[\d.]+ [A-Z]{3}), applies under a condition: (.+)$/s, 'condition'],
  [/^(.+), (-?[\d.]+ [A-Z]{3}), is charged per TEU\.$/s, 'teu'],
  [/^(.+), (-?[\d.]+ [A-Z]{3}), is charged per bill of lading\.$/s, 'billOfLading'],
  [/^(.+), (-?[\d.]+ [A-Z]{3}), is charged per document\.$/s, 'document'],
  [/^(.+), (-?[\d.]+ [A-Z]{3}), is charged per shipment\.$/s, 'shipment'],
  [/^(.+), (-?[\d.]+ [A-Z]{3}), is charged on a basis that the sheet does not state\.$/s, 'basis'],
  [/^(.+), (-?[\d.]+ [A-Z]{3}), is in another currency\.$/s, 'currency'],
  [/^(.+), (-?[\d.]+ [A-Z]{3}), is a deduction that may not always apply\.$/s, 'deduction'],
] as const;

/** Sentences of the service about the parts of a quote, by the texts that say the same; places and numbers stand in `{1}`, `{2}` … */
const OF_PARTS = [
  [/^Handling and storage at (.+) between leg (\d+) and leg (\d+) are not quoted\.$/, 'handling'],
  [/^The transit time of leg (\d+) is not stated: whether leg (\d+) is reached in time is not checked\.$/, 'transit'],
] as const;

type Texts = Words['common'];

/** A sentence of the service about what a price leaves out, in the chosen language; undefined: it is not known there. */
export function sayMissing(text: string, common: Texts): string | undefined {
  const ofPart = /^Part (\d+): (.+)$/s.exec(text);
  if (ofPart) {
    const [, part = '', rest = ''] = ofPart;
    return `${common.missingOfParts.part.replace('{1}', part)} ${sayMissing(rest, common) ?? rest}`;
  }
  if (UNSTATED.has(text)) return common.unstated;
  const texts = { ...common.missingOfParts, ...common.missingOfCharges };
  for (const [pattern, name] of [...OF_PARTS, ...OF_CHARGES]) {
    const found = pattern.exec(text);
    if (found) return texts[name].replaceAll(/\{(\d)\}/g, (_, at: string) => found[Number(at)] ?? '');
  }
  return undefined;
}
