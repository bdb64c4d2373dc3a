// IMDG 6.1.2 and 6.5.1.4 (codes of kinds), 5.4.1.5.1 (kind of packages): the words for the packages against the code or mark.

import { parsePackagingCode } from '../../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { packagesOf } from '../../declaration/package-masses.ts';
import { goodsRule } from '../../rule.ts';

const ask = {
  english: 'Which packagings are used? Please send the UN mark as printed on them.',
  chinese: '请提供实际使用的包装种类及包装上的UN标记原文。',
};

type Kind = { readonly name: string; readonly words: RegExp; readonly codes: RegExp };

/* Words that name one kind only; the codes that such packages can have. */
const KINDS: readonly Kind[] = [
  { name: 'drum', words: /\bdrums?\b|钢桶|铁桶|塑料桶|纸板桶/i, codes: /^(?:0A|1[A-HN]|3H|6[HP][A-H]1?$|6H[A-H]1)/ },
  { name: 'jerrican', words: /\bjerr[iy]-?cans?\b/i, codes: /^3/ },
  { name: 'box', words: /\b(?:box(?:es)?|cartons?|cases?)\b|纸箱|木箱/i, codes: /^(?:4|6[HP][A-H]2?$|50)/ },
  {
    name: 'bag',
    words: /(?<!in )(?<!big )(?<!jumbo )(?<!bulk )\b(?:bags?|sacks?)\b(?!\s*-?in)|编织袋|纸袋/i,
    codes: /^(?:5[HLM]|13)/,
  },
  {
    name: 'IBC',
    words: /\bIBCs?\b|intermediate bulk|\b(?:big|jumbo|bulk) bags?\b|\bFIBCs?\b|中型散装|吨桶|吨袋/i,
    codes: /^(?:11|13|21|31)/,
  },
];
/* A material in the words beside its letter in the code. */
const MATERIALS: readonly (readonly [words: RegExp, letter: RegExp])[] = [
  [/\b(?:steel|iron)\b|钢桶|铁桶/i, /A/],
  [/\balumini?um\b|铝/i, /B/],
  [/\bplywood\b|胶合板/i, /D/],
  [/\bfib(?:re|er)(?:board)?\b|\bcartons?\b|纸箱|纸板/i, /G/],
  [/\bplastics?\b|\b(?:HD)?PE\b|塑料/i, /H/],
];
const CODE = /\(?\b(\d{1,2}[A-Z]{1,2}\d?[VWTU]?)\b\)?/;
/** Packages on pallets and in overpacks, and those of several kinds, say nothing by their words. */
const UNCLEAR = /pallet|overpack|\band\b|\bwith\b|\bin\b|\bcontaining\b|托盘|内/i;

function codeOf({ mark, text }: GoodsFacts): string | undefined {
  if (mark?.ok) return mark.value.code.code;
  const parsed = parsePackagingCode(
    (text('packingCode') ?? '')
      .replace(/^UN\s*/i, '')
      .split('/')[0]
      ?.trim() ?? '',
  );
  return parsed.ok ? parsed.value.code : undefined;
}

function contradiction(words: string, code: string): string | undefined {
  if (UNCLEAR.test(words)) return undefined;
  const kinds = KINDS.filter((kind) => kind.words.test(words));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) return undefined;
  if (!kind.codes.test(code)) return `A ${kind.name} has no code ${code}`;
  const [letter = ''] = /(?<=^\d{1,2})[A-Z]{1,2}/.exec(code) ?? [];
  const materials = MATERIALS.filter(([material]) => material.test(words));
  const isOther = letter.length === 1 && materials.length === 1 && materials.every(([, own]) => !own.test(letter));
  return isOther ? `The words and the code ${code} are of different materials` : undefined;
}

export const kindAgainstMark = goodsRule({
  code: 'packages_kind_mark',
  severity: 'error',
  source: 'IMDG 5.4.1.5.1, 6.1.2, 6.5.1.4',
  sentence: 'The words for the packages and the code or mark are of the same kind and material of packaging.',
  check: (facts) => {
    const words = packagesOf(facts)?.kind ?? '';
    const code = codeOf(facts);
    const about = facts.stated('packageQuantityAndType', 'packingCode');
    const [, written] = CODE.exec(words) ?? [];
    const beside = written === undefined ? undefined : parsePackagingCode(written);
    if (beside?.ok && code !== undefined && beside.value.code.replace(/[VWTU]$/, '') !== code.replace(/[VWTU]$/, '')) {
      return { message: `The packages are ${beside.value.code} by their words and ${code} by their mark.`, about, ask };
    }
    const own = code ?? (beside?.ok ? beside.value.code : undefined);
    const said = own === undefined ? undefined : contradiction(words.replace(CODE, ''), own);
    return said === undefined ? undefined : { message: `${said}: "${words.trim()}".`, about, ask };
  },
});

export const markDateAhead = goodsRule({
  code: 'packaging_mark_date_ahead',
  severity: 'error',
  source: 'IMDG 6.1.3.1 (e), 6.5.2.1.1 (d)',
  sentence: 'The date of manufacture in a mark is past.',
  check: (facts) => {
    if (!facts.mark?.ok) return undefined;
    const { year, month } = facts.mark.value;
    const [thisYear, thisMonth] = facts.on.split('-').map(Number) as [number, number];
    if (year < thisYear || (year === thisYear && (month ?? 0) <= thisMonth)) return undefined;
    const made = month === null ? String(year) : `${String(month).padStart(2, '0')}/${year}`;
    return {
      message: `The mark says that the packagings were made in ${made}.`,
      about: facts.stated('packingCode'),
      ask,
    };
  },
});
