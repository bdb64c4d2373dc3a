// IMDG 7.1.4.5.3 (sums of transport and criticality safety indexes) and 5.4.1.5.7.1.8 (marks of approval certificates).

import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { packagesOf } from '../../declaration/package-masses.ts';
import { declarationRule, goodsRule } from '../../rule.ts';

const MOST_SUM = 50;
const isRadioactive = ({ rows, hazardClass }: GoodsFacts) =>
  rows.some((row) => row.hazardClass === '7') || (hazardClass?.ok === true && hazardClass.value === '7');
const EXCLUSIVE = /exclusive use|专用/i;

const INDEXES = [
  [
    'transportIndex',
    'transport',
    /\b(?:T\.?I\.?|transport ind(?:ex|ices))\s*[:=]?\s*(?:of |is |each )?(\d+(?:\.\d+)?)/i,
  ],
  [
    'criticalitySafetyIndex',
    'criticality safety',
    /\b(?:CSI|criticality safety index)\s*[:=]?\s*(?:of |is |each )?(\d+(?:\.\d+)?)/i,
  ],
] as const;

export const radioactiveSum = declarationRule({
  code: 'radioactive_index_sum',
  severity: 'error',
  source: 'IMDG 7.1.4.5.3',
  sentence:
    'The transport indexes of one container make at most 50, and the criticality safety indexes too, unless under exclusive use.',
  check: (declaration, goods) => {
    const own = goods.filter(isRadioactive);
    if (own.length === 0 || !declaration.sameContainer || own.some((facts) => EXCLUSIVE.test(allWordsOf(facts))))
      return undefined;
    return INDEXES.flatMap(([field, name, pattern]) => {
      const stated = own.map((facts) => {
        const one = Number(facts.text(field) ?? pattern.exec(allWordsOf(facts))?.[1] ?? 0);
        return { one: Number.isFinite(one) ? one : 0, count: packagesOf(facts)?.count ?? 1 };
      });
      const [least, all] = [
        stated.reduce((sum, { one }) => sum + one, 0),
        stated.reduce((sum, { one, count }) => sum + one * count, 0),
      ].map((sum) => Math.round(sum * 10) / 10);
      if (all === undefined || least === undefined || all <= MOST_SUM) return [];
      return {
        message: `The ${name} indexes of the packages make ${all}; a container has at most ${MOST_SUM}.`,
        about: own.flatMap((facts) => facts.stated(field, 'packageQuantityAndType')),
        // Some state the sum of all packages.
        severity: 'error' as const,
        ask: {
          english: `Is ${least} the index of each package or of all? How are the packages distributed over the containers?`,
          chinese: '运输指数是单件还是总和？货物如何分装集装箱？',
        },
      };
    });
  },
});

/** Entries of packages and materials whose design or shipment an authority approves. */
const APPROVED: ReadonlySet<string> = new Set('2916 2917 3323 3327 3328 3329 3330 3331 3332 3333 2919'.split(' '));
const MARK =
  /\b[A-Z]{1,3}\s?\/\s?[\w()-]+\s?\/\s?(?:S|LD|B\([UM]\)F?|B|AF|IF|C|H\([UM]\)|X|T|FE|AL|DP|RS)\b|certificate (?:no|number|ref)\.?|approval (?:no|number|certificate)|certificate of (?:competent|approval)|批准(?:证书|编号)/i;
const NO_MARK =
  /\b(?:no|without(?: a)?|missing|not available|expired|pending)\b[^.;]{0,35}\b(?:certificate|approval)|\b(?:certificate|approval)[^.;]{0,30}\b(?:missing|expired|pending|not (?:yet )?(?:available|issued|held)|to follow)|无(?:批准)?证书/i;

export const radioactiveCertificate = goodsRule({
  code: 'radioactive_certificate',
  severity: 'error',
  omission: 'beside-forms',
  source: 'IMDG 5.4.1.5.7.1.8, 5.1.5.2.1, 6.4.22',
  sentence: 'Special form, fissile and type B or C packages are declared with the mark of their approval certificate.',
  check: (facts) => {
    if (!facts.un?.ok || !isRadioactive(facts)) return undefined;
    const words = allWordsOf(facts);
    const isSpecial = /(?<!non[- ])(?<!not )\bspecial form\b/i.test(
      `${words} ${facts.text('physicalChemicalForm') ?? ''}`,
    );
    if (!APPROVED.has(facts.un.value) && !isSpecial) return undefined;
    const [denied] = NO_MARK.exec(words) ?? [];
    if (denied === undefined && MARK.test(words)) return undefined;
    return {
      message:
        denied === undefined
          ? 'The mark of the approval certificate is not stated.'
          : `"${denied}": the approval certificate is needed.`,
      about: facts.stated('unNo', 'physicalChemicalForm', 'additionalInformation'),
      severity: denied === undefined ? 'warning' : 'error',
      ask: {
        english: 'Which competent authority approved it, with which identification mark and validity?',
        chinese: '请提供主管机关批准证书的识别标记及有效期。',
      },
    };
  },
});
