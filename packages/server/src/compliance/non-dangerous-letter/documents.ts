// IMDG 4.1.1.3 and 6.1.1.1: packagings are tested, marked and certified for dangerous goods. 5.4.1.6: who signs answers for it.
import { textOf } from '../declaration/declaration.ts';
import { declarationRule, goodsRule } from '../rule.ts';

/** A certificate of use of dangerous goods packagings (危包证) exists for dangerous goods only. */
export const letterPackingCertificate = declarationRule({
  code: 'letter_packing_certificate',
  severity: 'error',
  source: 'IMDG 4.1.1.3; Chinese export inspection of dangerous goods packagings',
  sentence: 'No non-dangerous goods letter when there is a packing certificate for dangerous goods.',
  check: (declaration) =>
    declaration.documents.flatMap((document) => {
      const use = document.type === 'packing-use-certificate';
      if (!use && document.type !== 'packing-performance-certificate') return [];
      return {
        message: use
          ? `${document.name} certifies the use of dangerous goods packagings: such goods are dangerous.`
          : `${document.name} certifies dangerous goods packagings. Verify what they are for.`,
        about: [{ places: [{ document: document.name }] }],
        severity: use ? 'error' : 'warning',
        ask: {
          english: 'Which goods is the packing certificate for, and why shall they go as non-dangerous?',
          chinese: '该危险货物包装证书对应哪种货物？为何按非危险货物出运？',
        },
      } as const;
    }),
});

/** A UN mark is no proof by itself, but it costs money and has a reason. */
export const letterUnMark = goodsRule({
  code: 'letter_un_mark',
  severity: 'warning',
  source: 'IMDG 6.1.3',
  sentence: 'UN marked packagings under a non-dangerous goods letter want a reason.',
  check: (facts) =>
    facts.mark?.ok
      ? {
          message: `The packagings bear the UN mark ${facts.text('packingCode')}, as those of dangerous goods do.`,
          about: facts.stated('packingCode'),
          ask: { english: 'Why are the goods in UN marked packagings?', chinese: '为何使用带有UN标记的包装？' },
        }
      : undefined,
});

/** The shipper's own word. */
export const letterDeclaredDangerous = declarationRule({
  code: 'letter_declared_dangerous',
  severity: 'error',
  source: 'IMDG 5.4.1.1',
  sentence: 'No non-dangerous goods letter for goods that are declared as dangerous.',
  check: ({ shipperDeclareAs }) =>
    /^DG\b|dangerous|^危险/i.test(textOf(shipperDeclareAs) ?? '') && !/non|非|not/i.test(textOf(shipperDeclareAs) ?? '')
      ? { message: `The goods are declared as ${textOf(shipperDeclareAs)}.`, about: [shipperDeclareAs] }
      : undefined,
});

/** A letter based on an expired certificate is refused at the terminal. */
export const letterCertificateExpired = declarationRule({
  code: 'letter_certificate_expired',
  severity: 'warning',
  source: 'The printed validity; carriers take transport certificates of the same calendar year',
  sentence: 'The certificate that the non-dangerous goods letter is based on must be valid on the day of sailing.',
  check: ({ documents }, _, { on }) =>
    documents.flatMap(({ name, type, validUntil }) => {
      const until = textOf(validUntil) ?? '';
      if (type !== 'transport-certificate' || !/^\d{4}-\d{2}-\d{2}$/.test(until) || until >= on) return [];
      const message = `${name} was valid until ${until}.`;
      const question = { english: 'Please send the certificate of this year.', chinese: '请提供本年度有效的鉴定书。' };
      return { message, about: [validUntil], ask: question };
    }),
});
