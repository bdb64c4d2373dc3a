import { type FillValues, isFilled } from '../fill-value.ts';
import { packagesIn } from '../layout/packaging-words.ts';
import { celsiusOf, flashPointOf, printUn, transportDescription } from './transport-description.ts';

const text = (values: FillValues, key: string) => (isFilled(values[key]) ? String(values[key]).trim() : '');
const labelled = (label: string, value: string): string[] => (value === '' ? [] : [`${label}: ${value}`]);

/** Fields that the transport description states in capitals when they are so, and a line below it when they are not. */
const STATED: Readonly<Record<string, { readonly label: string; readonly words: string }>> = {
  marinePollutant: { label: 'Marine pollutant', words: 'MARINE POLLUTANT' },
  limitedQuantity: { label: 'Limited quantity', words: 'LIMITED QUANTITY' },
};
const YES: ReadonlySet<string> = new Set(['Y', 'P']);

/** How such a field reads on the form; empty where it is neither yes nor no. */
function answered(key: string, value: string): string {
  const { label = '', words = '' } = STATED[key] ?? {};
  if (YES.has(value)) return words;
  return value === 'N' ? `${label}: No` : '';
}

/** What box 14 says of goods: packages, the transport description, and what belongs to it; or a description made before. */
export function describeGoods(values: FillValues, between = '\n'): string {
  if (isFilled(values.goodsDescription)) return text(values, 'goodsDescription');
  const description = transportDescription(values);
  const isSaid = (words: string) => words !== '' && description.includes(words);
  const further = [
    // In front, so that no line ends within its codes.
    ...labelled('EmS', text(values, 'emsCode')),
    ...labelled('Goods', text(values, 'commodityName')),
    ...(isSaid(flashPointOf(values)) ? [] : labelled('Flash point', celsiusOf(values, 'every-cup'))),
    ...Object.keys(STATED)
      .map((key) => answered(key, text(values, key)))
      .filter((words) => !isSaid(words)),
    ...labelled('Packaging', text(values, 'packingCode')),
    ...labelled('Inner packagings', packagesIn('en', text(values, 'innerPackageQuantityAndType'))),
    [
      ...labelled('Certificate No.', text(values, 'certificateNo')),
      ...(isFilled(values.certificateNo) ? labelled('issued', text(values, 'issueDate')) : []),
    ].join(', '),
  ];
  const lines = [
    packagesIn('en', text(values, 'packageQuantityAndType')),
    description,
    further.filter((line) => line !== '').join(between),
    packagesIn('en', text(values, 'packagesByContainer')),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** A mass with its unit, where it is a figure alone. */
export const inKilograms = (value: string): string => (/^[\d.,]+$/.test(value) ? `${value} kg` : value);

const PACKAGES: ReadonlySet<string> = new Set([
  'packageQuantityAndType',
  'packagesByContainer',
  'innerPackageQuantityAndType',
]);

/** How a value reads on the form, where it does not stand as it is. */
export function shownOnForm(key: string, value: string | number): string {
  const written = String(value).trim();
  if (key === 'unNo') return printUn(written);
  if (key in STATED) return answered(key, written);
  if (key === 'flashPoint' || key === 'flashPointCelsius') return celsiusOf({ flashPoint: written }, 'every-cup');
  if (PACKAGES.has(key)) return packagesIn('en', written);
  return key === 'grossWeightKgs' || key === 'netWeightKgs' ? inKilograms(written) : written;
}
