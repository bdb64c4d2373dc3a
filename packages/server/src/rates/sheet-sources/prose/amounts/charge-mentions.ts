import { CHARGE_WORDS, findCharge, isBaseFreight } from '../../../sheet-reader/charges/charge-lexicon.ts';
import { words } from '../prose-words.ts';
import type { Span } from '../spans.ts';

/** Words between a charge and what follows, where its amount is none of freight: "THC USD 200", "plus USD 15". */
const CLAUSE = /[,;:.()]|\s[–-]\s/;
/** "War risk surcharge (WRS) for Jeddah": the code behind the name of a charge parts nothing. */
const CODE_BEHIND = /\s*[(（](\p{Lu}{2,5})[)）]/gu;
const EXTRA = new RegExp(words('extra', 'increase', 'decrease'), 'iu');
/** "increases to USD 1,850": the new price, not what is added. */
const NEW_LEVEL = /(?:\bto|\bauf|\bzu|\bat|(?<=\s)a|(?<=\s)à|\bpara|\baté|至|到)\s*$/iu;

/** Whether the words before an amount, since the last price or the start of the clause, are about a charge. */
export function isChargeAmount(text: string, { start, end }: Span, since: number): boolean {
  const before = text.slice(since, start).replace(CODE_BEHIND, ' $1');
  const clause = before.split(CLAUSE).findLast((part) => part.trim() !== '') ?? '';
  const mention = (part: string) => EXTRA.test(part) || chargesIn(part);
  if (NEW_LEVEL.test(clause) && !chargesIn(clause)) return false;
  if (/\+\s*$/.test(before)) return true;
  if (mention(clause) || (clause.trim() === '' && /[:(]\s*$/.test(before) && mention(before))) return true;
  // "USD 28/TEU ETS", "USD 60 per B/L"
  const behind = text.slice(end, end + 24);
  return /^\s?(?:\/|per|por|par|pro|je)\s?(?:b\/?l|hbl|mbl|doc|shipment|set|sendung|cbm|w\/?m|ton|kg|day|tag|día|dia|jour|giorno|bill)/i.test(
    behind,
  );
}

const HAN_CHARGES = CHARGE_WORDS.filter((word) => /^\p{Script=Han}{2,}/u.test(word) && !isBaseFreight(word));

/** Whether a text names a charge. */
export function chargesIn(text: string): boolean {
  if (HAN_CHARGES.some((word) => text.includes(word))) return true;
  const terms = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}][\p{Script=Latin}\p{Script=Cyrillic}/]*/gu) ?? [];
  return terms.some((term, at) => {
    const known = findCharge(term) ?? findCharge(`${term} ${terms[at + 1] ?? ''}`);
    return known !== undefined && isWritten(term, known.code) && !isBaseFreight(term.toLowerCase());
  });
}

/** Whether a name of a charge is one as it is written: long enough, a code in capitals, "b/l", or a code in small letters ("thc") that is no word. */
function isWritten(term: string, code: string | null): boolean {
  if (term.length > 4 || /^[A-Z]{2,5}$/.test(term) || /^[a-z]\/[a-z]$/i.test(term)) return true;
  return term.length > 2 && term.toUpperCase() === code && !WORDS_TOO.has(term);
}

const WORDS_TOO: ReadonlySet<string> = new Set(['exp', 'imp', 'acc', 'seal', 'doc']);
