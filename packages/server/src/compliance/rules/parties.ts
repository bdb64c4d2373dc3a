// 49 CFR 172.604, ADR 5.3.2 and carriers' forms: an emergency number that is answered; IMDG 5.4.1.6: who signs, and when.
import { textOf } from '../declaration/declaration.ts';
import { isDangerous, isStatedDirectly, weightOfMissing } from '../declaration/declared-hazards.ts';
import { type Doubt, declarationRule } from '../rule.ts';

const ask = {
  english: 'Please give an emergency number that is answered 24 hours, with country code, and the contact person.',
  chinese: '请提供24小时应急电话（含国家区号）及联系人。',
};

export const emergencyMissing = declarationRule({
  code: 'emergency_contact_missing',
  severity: 'warning',
  omission: true,
  source: '49 CFR 172.604; carriers’ forms (not IMDG 5.4.1)',
  sentence: 'Carriers want an emergency telephone number for dangerous goods.',
  check: (declaration, goods) =>
    declaration.emergencyContactTelephone === undefined && goods.some(isDangerous)
      ? {
          message: 'No emergency telephone number is stated.',
          ask,
          severity: weightOfMissing({ declaration }) === 'error' ? 'warning' : 'note',
        }
      : undefined,
});

const TOLL_FREE = /^\D*(?:1\D{0,2})?8(?:00|88|77|66|55|44|33)\D/;

export const emergencyUnreadable = declarationRule({
  code: 'emergency_contact_unreadable',
  severity: 'warning',
  source: '49 CFR 172.604; ITU E.164 (at most 15 digits)',
  sentence: 'The emergency number must be a telephone number.',
  check: ({ emergencyContactTelephone }) => {
    const text = textOf(emergencyContactTelephone);
    if (text === undefined) return undefined;
    const digits = text.replace(/\D/g, '').length;
    const about = [emergencyContactTelephone];
    if (digits < 7) return { message: `"${text}" is no telephone number.`, about, ask };
    const numbers = text.split(/[;；/]|\bor\b|或/).filter((one) => /\d{3}/.test(one));
    if (numbers.length > 0 && numbers.every((one) => TOLL_FREE.test(one) && !one.includes('+'))) {
      const message = `"${text}" is a toll-free number of North America, which other countries cannot always call.`;
      return { message, about, ask, severity: 'note' };
    }
    return undefined;
  },
});

/** What stands in the place of a name or a day when nobody signed. */
const UNSIGNED =
  /^[\s("[]*(?:[-_.\s/?]+|x+|n\/?a|none|nil|blank|empty|tbd|tba|tbc|unsigned|未签(?:字|名)?|待签|(?:not|no|never)\b[^;]{0,25}\bsign\w*[^;]{0,15}|(?:to be|will be|awaiting|pending|missing)\b[^;]{0,25}(?:sign\w*|dated?|confirmed)?|(?:signature|name|date)\s*(?:is |:)?\s*(?:missing|pending|to follow|blank|outstanding|awaited)|undated)[\s)\]".]*$/i;
const UNSIGNED_WORDS =
  /\b(?:not (?:yet |been )?signed|unsigned|(?:no|without(?: a)?|missing) signature|signature (?:is )?(?:missing|pending|to follow|outstanding))\b|未签字|未签名|尚未签/i;

export const declarationUnsigned = declarationRule({
  code: 'declaration_unsigned',
  severity: 'error',
  source: 'IMDG 5.4.1.6.1, 5.4.1.6.2',
  sentence: 'A declaration names who signs it and the day.',
  check: (declaration, goods): Doubt | undefined => {
    const { signedBy, signedOn, sailingDate } = declaration;
    const [said] = goods.flatMap((facts) => UNSIGNED_WORDS.exec(facts.text('additionalInformation') ?? '')?.[0] ?? []);
    if (said !== undefined && isStatedDirectly({ declaration }))
      return { message: `"${said}": the declaration is not signed.`, about: [signedBy, signedOn] };
    if (signedBy === undefined && signedOn === undefined) {
      const isOwed = goods.some(isDangerous) && isStatedDirectly({ declaration });
      return isOwed ? { message: 'The declaration is not signed.', severity: 'note' } : undefined;
    }
    if (signedBy !== undefined && signedOn !== undefined) {
      const blank = UNSIGNED.test(String(signedBy.value)) || UNSIGNED.test(String(signedOn.value));
      const signed = /\d{4}-\d{2}-\d{2}/.exec(String(signedOn.value))?.[0];
      const sailing = textOf(sailingDate);
      if (blank)
        return {
          message: `"${signedBy.value}", "${signedOn.value}": the declaration is not signed.`,
          about: [signedBy, signedOn],
        };
      return signed !== undefined && sailing !== undefined && signed > sailing
        ? {
            message: `The declaration is signed on ${signed}, after the sailing on ${sailing}.`,
            about: [signedOn, sailingDate],
            severity: 'warning',
          }
        : undefined;
    }
    const missing = signedBy === undefined ? 'who signs' : 'the day';
    const severity = isStatedDirectly({ declaration }) ? 'error' : 'warning';
    return { message: `The declaration does not name ${missing}.`, about: [signedBy, signedOn], severity };
  },
});
