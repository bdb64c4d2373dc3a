// The printed validity of certificates; IMDG amendments by the years in which they are in force (resolutions MSC.406(96),
// MSC.442(99), MSC.477(102), which became mandatory in June 2022, MSC.501(105), MSC.556(108)).
import { addDays } from '../../base/offline.ts';
import { type SourceDocument, type Stated, textOf } from '../declaration/declaration.ts';
import { type Doubt, declarationRule, goodsRule } from '../rule.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (stated: Stated | undefined): string | undefined => {
  const text = textOf(stated) ?? '';
  return DAY.test(text) ? text : undefined;
};
const isCertificate = ({ type }: SourceDocument) => type !== 'safety-data-sheet' && type !== 'unknown';
const ask = { english: 'Please send the certificate in force.', chinese: '请提供在有效期内的证书。' };

export const certificateExpired = declarationRule({
  code: 'certificate_expired',
  severity: 'error',
  source: 'The printed end of validity',
  sentence: 'Certificates are valid on the day of sailing.',
  check: ({ documents }, _, { on }) =>
    documents.filter(isCertificate).flatMap(({ name, validUntil }): Doubt[] => {
      const until = dayOf(validUntil);
      if (until === undefined || until >= on) return [];
      return [{ message: `${name} was valid until ${until}; the day is ${on}.`, about: [validUntil], ask }];
    }),
});

export const certificateOtherYear = declarationRule({
  code: 'certificate_other_year',
  severity: 'warning',
  source:
    'Practice of Chinese laboratories and carriers: transport certificates hold for the calendar year unless printed otherwise',
  sentence: 'A transport certificate without an end of validity is of this year.',
  check: ({ documents }, _, { on }) =>
    documents.flatMap(({ name, type, issueDate, validUntil }): Doubt[] => {
      const issued = dayOf(issueDate);
      if (type !== 'transport-certificate' || validUntil !== undefined || issued === undefined) return [];
      if (issued.slice(0, 4) >= on.slice(0, 4)) return [];
      const message = `${name} is of ${issued} and prints no end of validity: many carriers take it only in its own year.`;
      return [{ message, about: [issueDate], ask }];
    }),
});

export const documentFuture = declarationRule({
  code: 'document_date_ahead',
  severity: 'warning',
  source: 'Arithmetic',
  sentence: 'No document is of a day to come, and none ends before it begins.',
  check: ({ documents }, _, { on }) =>
    documents.flatMap(({ name, issueDate, validUntil }): Doubt[] => {
      const issued = dayOf(issueDate);
      const until = dayOf(validUntil);
      const about = [issueDate, validUntil];
      if (issued !== undefined && until !== undefined && until < issued) {
        return [
          {
            message: `${name} is of ${issued} and was valid until ${until}: one of the dates is misread or wrong.`,
            about,
            ask,
          },
        ];
      }
      // A day more: east of here it is tomorrow already.
      return issued !== undefined && issued > addDays(on, 1)
        ? [{ message: `${name} is of ${issued}, which is to come: misread or wrong.`, about, ask }]
        : [];
    }),
});

/** From which day an amendment may be used, and to which. */
const AMENDMENTS: Readonly<Record<string, { from: string; until: string }>> = {
  '38-16': { from: '2017-01-01', until: '2019-12-31' },
  '39-18': { from: '2019-01-01', until: '2022-05-31' },
  '40-20': { from: '2021-01-01', until: '2023-12-31' },
  '41-22': { from: '2023-01-01', until: '2025-12-31' },
  '42-24': { from: '2025-01-01', until: '2027-12-31' },
  '43-26': { from: '2027-01-01', until: '2029-12-31' },
};

export const certificateAmendment = declarationRule({
  code: 'certificate_amendment',
  severity: 'error',
  source: 'IMDG amendments 38-16 to 43-26, their periods of use',
  sentence: 'A certificate is based on an amendment that may be used on the day of sailing.',
  check: ({ documents }, _, { on }) =>
    documents.flatMap(({ name, type, amendment }): Doubt[] => {
      const named = /(\d{2})\s*-\s*(\d{2})/.exec(textOf(amendment) ?? '');
      const number = named === null ? undefined : `${named[1]}-${named[2]}`;
      const period = number === undefined ? undefined : AMENDMENTS[number];
      if (number === undefined) return [];
      const about = [amendment];
      if (period === undefined) {
        return [
          { message: `${name} names amendment ${number}, which is not known here.`, about, ask, severity: 'warning' },
        ];
      }
      if (on > period.until)
        return [
          {
            message: `${name} is based on amendment ${number}, which was used until ${period.until}.`,
            about,
            ask,
            severity: type === 'safety-data-sheet' || type === 'unknown' ? 'warning' : 'error',
          },
        ];
      return on < period.from
        ? [
            {
              message: `${name} is based on amendment ${number}, usable from ${period.from}.`,
              about,
              ask,
              severity: 'warning',
            },
          ]
        : [];
    }),
});

const SHEET_YEARS = 5;

export const sheetOld = declarationRule({
  code: 'sheet_old',
  severity: 'warning',
  source: 'Policy of this service: five years (GB/T 17519 and carriers ask for a current safety data sheet)',
  sentence: 'A safety data sheet is at most five years old.',
  check: ({ documents }, _, { on }) =>
    documents.flatMap(({ name, type, issueDate }): Doubt[] => {
      const issued = dayOf(issueDate);
      if (type !== 'safety-data-sheet' || issued === undefined) return [];
      const oldest = `${Number(on.slice(0, 4)) - SHEET_YEARS}${on.slice(4)}`;
      if (issued >= oldest) return [];
      const question = {
        english: 'Please send the current safety data sheet.',
        chinese: '请提供最新版安全技术说明书。',
      };
      return [
        { message: `${name} is of ${issued}, more than ${SHEET_YEARS} years old.`, about: [issueDate], ask: question },
      ];
    }),
});

export const packagesLeft = goodsRule({
  code: 'packages_left',
  severity: 'error',
  source: 'Chinese inspection of dangerous goods packagings: the use certificate is written off by the package',
  sentence: 'No more packages are shipped than the packing certificate has left.',
  check: (facts) => {
    const shipped = Number(/\d[\d,]*/.exec(facts.text('packageQuantityAndType') ?? '')?.[0].replaceAll(',', ''));
    return facts.declaration.documents.flatMap(({ name, packagesLeft: left }): Doubt[] => {
      const count = Number(/\d[\d,]*/.exec(textOf(left) ?? '')?.[0].replaceAll(',', ''));
      if (!(shipped > count)) return [];
      const message = `${shipped} packages are shipped, ${name} has ${count} left.`;
      return [{ message, about: [left, ...facts.stated('packageQuantityAndType')], ask }];
    });
  },
});
