// IMDG 2.1.3.5.5 (default classification of fireworks): shells and flash powder that are not of a mild division.

import { ownWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';

const FIREWORKS: ReadonlySet<string> = new Set(['0334', '0335', '0336', '0337']);
const STATED = /(?:hazard division|division|class(?:ified as)?|HD)\s*(1\.[1-4][A-S])\b/i;
const CALIBRE =
  /\b(?:display |aerial |colou?r |ball )?shells?\b[^.;]{0,25}?(\d{2,3})\s*mm|(\d{2,3})\s*mm[^.;]{0,15}\bshells?\b|礼花弹[^。；]{0,10}?(\d{2,3})\s*(?:mm|毫米)/i;
const FLASH = /\b(?:flash powder (?:salutes?|shells?)|salutes?)\b|闪光(?:弹|炮)/i;
const [LARGE, SMALL] = [180, 50];

/** The division that words mean by the default table, and its number. */
function meant(words: string): { said: string; division: string; un: string } | undefined {
  const [said = '', ...figures] = CALIBRE.exec(words) ?? [];
  const calibre = Number(figures.find((one) => one !== undefined) ?? Number.NaN);
  if (calibre >= LARGE) return { said, division: '1.1G', un: '0333' };
  const [salute] = FLASH.exec(words) ?? [];
  if (salute !== undefined) return { said: salute, division: '1.1G', un: '0333' };
  return calibre > SMALL ? { said, division: '1.3G', un: '0335' } : undefined;
}

export const fireworksClass = goodsRule({
  code: 'fireworks_class',
  severity: 'error',
  source: 'IMDG 2.1.3.5.5',
  sentence: 'Large shells and flash powder fireworks are not declared as a milder division than the default table has.',
  check: (facts) => {
    if (!facts.un?.ok || !FIREWORKS.has(facts.un.value) || facts.hazardClass?.ok !== true) return undefined;
    const words = ownWordsOf(facts);
    const declared = facts.hazardClass.value;
    const stated = STATED.exec(words)?.[1];
    const default_ = meant(words);
    const about = facts.stated('commodityName', 'additionalInformation', 'imoHazardClassNo', 'unNo');
    const ask = {
      english: 'By which classification of the competent authority are these fireworks of this division?',
      chinese: '主管机关将该烟花划为哪一项？请提供分类批准文件。',
    };
    if (stated !== undefined && stated.toUpperCase() !== declared.toUpperCase())
      return { message: `"${stated}" is said of the goods; ${declared} is declared.`, about, ask, expected: [stated] };
    if (default_ === undefined || declared <= default_.division) return undefined;
    return {
      message: `"${default_.said}" is ${default_.division} by the default table, not ${declared}.`,
      ...{ about, ask, expected: [`UN ${default_.un}`] },
      severity: /\btest series 6\b|classified by test/i.test(words) ? 'warning' : 'error',
    };
  },
});
