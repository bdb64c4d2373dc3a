import { statedField } from '../fields/find-field.ts';
import { extractFile, type FileExtraction } from '../files/extract-file.ts';
import { textSds } from './text-sds.ts';

/**
 * All that was read from a document, to be compared as a whole, so that an invented value shows: its type and language, each
 * field that is not empty, and the codes of findings. Values that are not plainly stated have their status behind them:
 * `DG Cargo (derived)`; empty ones with a reason have it alone: `(negated)`. A field that only repeats another is left out.
 */
export type Answer = Readonly<Record<string, string | number>>;

/** The answer for a file; text is that of a plain text file. */
export async function answerOf(document: string | Uint8Array): Promise<Answer> {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document;
  return printAnswer(await extractFile({ name: 'document', bytes }));
}

type Read = Pick<FileExtraction, 'documentType' | 'language' | 'values' | 'findings'>;

/** An extraction as an answer. */
export function printAnswer({ documentType, language, values, findings }: Read): Answer {
  const fields: Record<string, string | number> = {};
  for (const [key, { value, status }] of Object.entries(values)) {
    const source = statedField(key).copyOf;
    if (status === 'not_stated' || (source !== undefined && values[source]?.value === value)) continue;
    if (value === null) fields[key] = `(${status})`;
    else fields[key] = status === 'stated' ? value : `${value} (${status})`;
  }
  const doubts = findings.map(({ code, field }) => (field === undefined ? code : `${code} ${field}`)).join(', ');
  return { document: `${documentType} ${language}`, ...fields, ...(doubts === '' ? {} : { findings: doubts }) };
}

/** The goods of section 14 are not regulated for sea transport. */
export const NOT_REGULATED: Answer = {
  shipperDeclareAs: 'General Cargo (derived)',
  unNo: '(negated)',
  properShippingName: '(negated)',
  technicalName: '(negated)',
  imoHazardClassNo: '(negated)',
  subRiskClassNo: '(negated)',
  packingGroup: '(negated)',
  marinePollutant: '(negated)',
  emsCode: '(negated)',
  limitedQuantity: '(negated)',
};

/** What the sections of `textSds` state, by section; 0 is the whole document. */
const USUAL: Readonly<Record<number, Answer>> = {
  0: { document: 'safety-data-sheet en' },
  1: {
    commodityName: 'Brightwater Thinner 40',
    manufacturerCompanyName: 'Brightwater Coatings Ltd',
    emergencyContactTelephone: '+44 20 7946 0999',
  },
  2: { hCodeGHS: 'H225' },
  3: { casNo: '67-64-1' },
  9: { appearance: 'Liquid', cargoAppearanceDescription: 'Liquid', flashPointCelsius: -17, flashPoint: '-17 °C' },
  14: {
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1263',
    properShippingName: 'PAINT',
    imoHazardClassNo: '3',
    packingGroup: 'II',
  },
};

/**
 * All that a safety data sheet with these sections answers beyond what its other, usual sections state. What those state and
 * the answer lacks is `(missing)`.
 */
export async function answerOfSections(sections: Readonly<Record<number, string>>, title?: string): Promise<Answer> {
  return beyondUsual(await answerOf(new TextDecoder().decode(textSds(sections, title))), sections);
}

/** An answer without what the usual sections, those that are not given, state. */
export function beyondUsual(answer: Answer, sections: Readonly<Record<number, string>>): Answer {
  const usual = Object.entries(USUAL).filter(([number]) => !(number in sections));
  const expected: Answer = Object.assign({}, ...usual.map(([, stated]) => stated));
  const lacking = Object.keys(expected).filter((key) => !(key in answer));
  const further = Object.entries(answer).filter(([key, value]) => expected[key] !== value);
  return { ...Object.fromEntries(further), ...Object.fromEntries(lacking.map((key) => [key, '(missing)'])) };
}
