import { inAllScripts } from './han-variants.ts';
import { readTable } from './read-table.ts';

/** What a text may say that only dangerous goods have. */
export type DangerSignKind = 'un-number' | 'class' | 'packing-group' | 'label' | 'packing-certificate';

/** How texts say it, with the sign itself as the first group (`tables/danger-signs.tsv`). */
export const DANGER_SIGNS: readonly { readonly kind: DangerSignKind; readonly wording: RegExp }[] = readTable(
  'danger-signs',
).map(([kind = '', wording = '']) => ({
  kind: kind as DangerSignKind,
  wording: new RegExp(inAllScripts(wording), 'giu'),
}));

/** Takes a statement back, or makes it one of a test, a rule or other goods. */
export const DENIES =
  /\b(?:not|no|non|none|nor|neither|never|without|exempt\w*|except\w*|excluded?|unless|outside|doesn'?t|isn'?t|aren'?t|negative|if|when|would|criteri\w+|test(?:s|ed)?|manual|method|according to|in accordance|defin\w+|example|e\.g|see also|previous\w*|former\w*|similar)\b|不|非|无|無|未|否|免|除|阴性|陰性|若|如果|当|试验|試驗|标准|標準|方法|依据|判定|定义|例如|曾/i;

/** An answer that there is none: by itself, or as the end of what it is said of; "N/A, UN 1993" denies nothing. */
export const ANSWERS_NONE = /(?:^|[\s:：,(|/-])(?:n\/?a|nil)\.?\)?\s*$/i;
