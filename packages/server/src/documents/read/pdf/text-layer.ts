import type { Page } from '../../model/index.ts';

/** Fewer characters than this are a stamp or a page number over a picture, not a page's text. */
export const FEW_CHARACTERS = 40;

/** Why a page's own text cannot be used; undefined when it can. */
export type TextLayerFault = 'missing' | 'broken';

const UNREADABLE = /[\ufffd\ue000-\uf8ff\p{Cc}]/gu;
/** GBK bytes shown as Latin-1: long runs of accented capitals and signs. */
const MOJIBAKE = /[\u00a1-\u00ff]{4,}/g;

/** Tests a page's text layer: hardly any text, glyphs without characters, or text decoded as the wrong alphabet. */
export function findTextLayerFault(page: Page): TextLayerFault | undefined {
  const text = page.lines.map((line) => line.text).join('');
  const length = text.replace(/\s/g, '').length;
  if (length < FEW_CHARACTERS) return 'missing';
  const bad = (text.match(UNREADABLE) ?? []).length;
  const mojibake = (text.match(MOJIBAKE) ?? []).reduce((sum, run) => sum + run.length, 0);
  const letters = (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
  if (bad > 0.15 * length || mojibake > 0.3 * length || letters < 0.25 * length) return 'broken';
  return undefined;
}
