import { listSegregationGroups } from '../../dangerous-goods/offline.ts';
import type { OpenDgdLine } from '../declaration.schema.ts';

/** A part of the description of goods: its text for a line, undefined where the line says nothing of it, and what stands before it. */
export type Segment = {
  /** Its number in the standard's table. */
  readonly number: number;
  readonly name: string;
  readonly separator: ', ' | ' ' | '. ';
  readonly print: (line: OpenDgdLine) => string | undefined;
};

type Qualifiers = NonNullable<OpenDgdLine['qualifiers']>;

/** A number without exponent and thousands separators, with a point for decimals. */
export function printNumber(value: number): string {
  const plain = String(value);
  return /e/i.test(plain) ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : plain;
}

const degrees = (value: number | undefined, label = '') =>
  value === undefined ? undefined : `${label}${printNumber(value)}°C`;
const joined = (parts: readonly (string | undefined)[], separator: string) => {
  const said = parts.filter((part) => part !== undefined && part !== '');
  return said.length === 0 ? undefined : said.join(separator);
};
const labelled = (label: string, value: string | undefined) => (value ? `${label}${value}` : undefined);

/** "UN 1090", "NA 1993". */
export function printNumberOfGoods(unNumber: string): string {
  const [, list = '', digits = unNumber] = /^(UN|NA)?\s?(\d{4})$/.exec(unNumber) ?? [];
  return `${list || 'UN'} ${digits}`;
}

/** "Class 8 (6.1)". A compatibility group given by itself belongs to the division: "Class 1.4S". */
function printClass([main = '', ...others]: readonly string[]): string | undefined {
  if (main === '') return undefined;
  const isExplosive = /^1\.\d$/.test(main);
  const group = isExplosive && others.includes('S') ? 'S' : '';
  const subsidiary = others.filter((one) => group === '' || one !== 'S');
  return `Class ${main}${group}${subsidiary.length === 0 ? '' : ` (${subsidiary.join(',')})`}`;
}

/** "1 Acids" of `SGG1`; what is no known code stands as it is. */
function printSegregationGroup(code: string): string {
  const known = listSegregationGroups().find((group) => group.code.toLowerCase() === code.trim().toLowerCase());
  return known ? `${known.code.slice('SGG'.length)} ${known.name}` : code;
}

function printCarbon({ carbonOfOrganicOrigin: carbon }: OpenDgdLine): string | undefined {
  if (carbon === undefined) return undefined;
  const { dateOfProduction, dateOfPacking, temperatureOnDateOfPackingCelsius: temperature } = carbon;
  return joined(
    [
      labelled('Date of production: ', dateOfProduction),
      labelled('Date of packing ', dateOfPacking),
      degrees(temperature, 'Temperature '),
    ],
    ', ',
  );
}

/** The activity and the category share a part, as the table has it. */
function printRadioactive({ radioactive }: OpenDgdLine): string | undefined {
  if (radioactive === undefined) return undefined;
  const { radionuclide, description, activity, category, transportIndex, criticalitySafetyIndex } = radioactive;
  const index = (label: string, value: number | undefined) =>
    value === undefined ? undefined : `${label}${printNumber(value)}`;
  return joined(
    [
      radionuclide,
      description,
      joined([labelled('Activity: ', activity), labelled('Category: ', category)], ' '),
      index('TI: ', transportIndex),
      index('CSI: ', criticalitySafetyIndex),
    ],
    ', ',
  );
}

/** "4 x Bottle", "10 x 1A1 Steel drums". */
function printPackages(number: number | undefined, code: string | undefined, kind?: string): string | undefined {
  if (!code) return undefined;
  return joined([number === undefined ? undefined : `${printNumber(number)} x`, code, kind], ' ');
}

function printDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${year} (DD/MM/YYYY)`;
}

function printProvision(note: string): string {
  return /^\d+$/.test(note.trim()) ? `Transport in accordance with special provision ${note.trim()}` : note;
}

const qualifier = (number: number, key: keyof Qualifiers, words: string, separator: Segment['separator'] = ', ') => ({
  number,
  name: words,
  separator,
  print: ({ qualifiers }: OpenDgdLine) => (qualifiers?.[key] === true ? words : undefined),
});

const segment = (
  number: number,
  name: string,
  print: Segment['print'],
  separator: Segment['separator'] = ', ',
): Segment => ({
  number,
  name,
  separator,
  print,
});

/** The 35 parts in the order in which they are printed (OpenDGD 1.0, box 14). */
export const SEGMENTS: readonly Segment[] = [
  qualifier(1, 'isReportableQuantity', 'RQ'),
  segment(2, 'UN number', ({ unNumber }) => printNumberOfGoods(unNumber)),
  segment(3, 'Proper shipping name', ({ qualifiers: { isWaste, isHot } = {}, properShippingName }) =>
    joined([isWaste ? 'WASTE' : undefined, isHot ? 'HOT' : undefined, properShippingName], ' '),
  ),
  qualifier(4, 'isSample', 'SAMPLE'),
  qualifier(5, 'isStabilized', 'STABILIZED'),
  qualifier(6, 'isMolten', 'MOLTEN'),
  qualifier(7, 'isCoolant', 'AS COOLANT'),
  qualifier(8, 'isConditioner', 'AS CONDITIONER'),
  segment(9, 'Temperature controlled', ({ temperatureControl }) =>
    temperatureControl === undefined ? undefined : 'TEMPERATURE CONTROLLED',
  ),
  segment(10, 'Technical name', ({ technicalName }) => (technicalName ? `(${technicalName})` : undefined), ' '),
  segment(
    11,
    'Solution or mixture',
    ({ qualifiers: { isSolution, isMixture } = {} }) =>
      joined([isSolution ? 'SOLUTION' : undefined, isMixture ? 'MIXTURE' : undefined], ' '),
    ' ',
  ),
  segment(12, 'Class and subsidiary hazards', (line) => printClass(line.class)),
  segment(13, 'Packing group', ({ packingGroup }) => (packingGroup ? `PG ${packingGroup}` : undefined)),
  segment(14, 'Carbon of organic origin', printCarbon),
  qualifier(15, 'isEmptyUncleaned', 'EMPTY UNCLEANED'),
  segment(16, 'Flash point', ({ flashpoint }) =>
    flashpoint === undefined
      ? undefined
      : `(${degrees(flashpoint.valueCelsius)} ${flashpoint.cup === 'open' ? 'o.c.' : 'c.c.'})`,
  ),
  segment(17, 'Marine pollutant', ({ marinePollutant }) => (marinePollutant ? 'MARINE POLLUTANT' : undefined)),
  segment(18, 'EmS', ({ emergencySchedule: { fire, spillage } = {} }) =>
    labelled('EmS ', joined([fire, spillage], ',')),
  ),
  qualifier(19, 'isSalvagePackage', 'SALVAGE PACKAGE'),
  qualifier(20, 'isSalvagePressureReceptacle', 'SALVAGE PRESSURE RECEPTACLE'),
  segment(21, 'Control temperature', ({ temperatureControl }) =>
    degrees(temperatureControl?.controlTemperatureCelsius, 'Control Temperature: '),
  ),
  segment(22, 'Emergency temperature', ({ temperatureControl }) =>
    degrees(temperatureControl?.emergencyTemperatureCelsius, 'Emergency Temperature: '),
  ),
  segment(23, 'Radiological information', printRadioactive),
  segment(24, 'Segregation groups', ({ segregationGroups = [] }) =>
    labelled('IMDG Code segregation group - ', joined(segregationGroups.map(printSegregationGroup), ', ')),
  ),
  qualifier(25, 'isLimitedQuantity', 'Limited Quantity'),
  qualifier(26, 'isExceptedQuantity', 'Dangerous goods in excepted quantities', '. '),
  segment(27, 'Net explosive content', ({ weights }) =>
    weights?.netExplosiveContentKg === undefined
      ? undefined
      : `Net explosive content: ${printNumber(weights.netExplosiveContentKg)} kg`,
  ),
  segment(28, 'Inner packaging', ({ packaging }) =>
    labelled('Inner packaging: ', printPackages(packaging?.numberOfInnerPackages, packaging?.innerPackagingCode)),
  ),
  segment(29, 'Outer packaging', ({ packaging }) =>
    printPackages(packaging?.numberOfPackages, packaging?.outerPackagingCode, packaging?.kindOfPackages),
  ),
  segment(30, 'End of holding time', ({ endOfHoldingTime }) =>
    endOfHoldingTime === undefined ? undefined : `END OF HOLDING TIME: ${printDay(endOfHoldingTime)}`,
  ),
  segment(31, 'Approval reference', (line) => labelled('Approval Ref: ', line.packagingApprovalReference), '. '),
  segment(32, 'Total capacity', ({ weights }) =>
    weights?.capacityLitres === undefined ? undefined : `Total capacity ${printNumber(weights.capacityLitres)} Litres`,
  ),
  segment(33, 'Emergency contact', ({ emergencyContact: { name, telephone } = {} }) =>
    joined([labelled('Emergency Contact: ', name), labelled('Emergency Tel: ', telephone)], ', '),
  ),
  segment(
    34,
    'Special provision notes',
    ({ specialProvisionNotes = [] }) => joined(specialProvisionNotes.map(printProvision), '. '),
    '. ',
  ),
  segment(35, 'Additional information', ({ additionalInformation }) => additionalInformation || undefined),
];
