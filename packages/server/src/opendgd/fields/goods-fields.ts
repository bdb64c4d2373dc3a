import {
  parseEms,
  parseHazardClass,
  parsePackagingCode,
  parsePackingGroup,
  parseUnNumber,
} from '../../dangerous-goods/offline.ts';
import {
  amountRow,
  type FieldRow,
  type FieldValue,
  type Json,
  joined,
  numberAt,
  type Patch,
  type Path,
  patchAt,
  plainCelsius,
  plainCubicMetres,
  plainKilograms,
  textAt,
  textRow,
  valueAt,
} from './field-row.ts';
import { PARTICULAR_ROWS } from './particular-fields.ts';

/** Words that come before the name, and words that follow it where it has them not itself. */
const BEFORE = [
  ['isWaste', 'WASTE'],
  ['isHot', 'HOT'],
] as const;
const BEHIND = [
  ['isStabilized', 'STABILIZED'],
  ['isMolten', 'MOLTEN'],
  ['isSolution', 'SOLUTION'],
  ['isMixture', 'MIXTURE'],
  ['isEmptyUncleaned', 'EMPTY UNCLEANED'],
  ['isCoolant', 'AS COOLANT'],
  ['isConditioner', 'AS CONDITIONER'],
  ['isSalvagePackage', 'SALVAGE PACKAGING'],
  ['isSalvagePressureReceptacle', 'SALVAGE PRESSURE RECEPTACLE'],
] as const;

const isSet = (line: Json, qualifier: string) => valueAt(line, ['qualifiers', qualifier]) === true;

function readName(line: Json): string | undefined {
  const name = textAt(line, 'properShippingName');
  if (name === undefined) return undefined;
  const added = (words: readonly (readonly [string, string])[]) =>
    words.filter(([key, word]) => isSet(line, key) && !name.toUpperCase().includes(word)).map(([, word]) => word);
  return [[...added(BEFORE), name].join(' '), ...added(BEHIND)].join(', ');
}

/** The name without WASTE and HOT, which the list has in no name. */
function writeName(value: FieldValue): Patch | undefined {
  let name = String(value).trim();
  const qualifiers: Record<string, boolean> = {};
  for (const [key, word] of BEFORE) {
    if (!name.toUpperCase().startsWith(`${word} `)) continue;
    name = name.slice(word.length).trim();
    qualifiers[key] = true;
  }
  if ([...name].length > 500 || name === '') return undefined;
  return { properShippingName: name, ...(Object.keys(qualifiers).length === 0 ? {} : { qualifiers }) };
}

function readUnNumber(line: Json): string | undefined {
  const written = textAt(line, 'unNumber');
  const [, list = '', digits] = /^(UN|NA)?\s?(\d{4})$/.exec(written ?? '') ?? [];
  return digits === undefined ? written : `${list || 'UN'}${digits}`;
}

function writeUnNumber(value: FieldValue): Patch | undefined {
  const parsed = parseUnNumber(String(value));
  if (parsed.ok) return { unNumber: parsed.value };
  const [, domestic] = /^NA\s*-?\s*(\d{4})$/i.exec(String(value).trim()) ?? [];
  return domestic === undefined ? undefined : { unNumber: `NA${domestic}` };
}

function classesOf(line: Json): string[] {
  const classes = valueAt(line, ['class']);
  const said = Array.isArray(classes) ? classes.filter((one) => typeof one === 'string') : [];
  const [main = '', ...others] = said;
  const explosive = /^1\.\d$/.test(main) && others.includes('S');
  return explosive ? [`${main}S`, ...others.filter((one) => one !== 'S')] : said;
}

const NONE = /^(?:none|nil|no|n\/?a|not applicable|-+|—|无|不适用)?$/i;

/** Class and subsidiary hazards go into one list, whichever of them is asked for. */
function writeClasses(_value: FieldValue, of: (key: string) => string): Patch | undefined {
  const [, main = of('imoHazardClassNo'), inBrackets = ''] =
    /^([^(（]*)[(（]\s*([^)）]*)[)）]\s*$/.exec(of('imoHazardClassNo')) ?? [];
  const subsidiary = of('subRiskClassNo') || inBrackets;
  const others = NONE.test(subsidiary.trim()) ? [] : subsidiary.replace(/[()（）]/g, ' ').split(/[,，、;；/+&]/);
  const parsed = [main, ...others.map((one) => one.trim()).filter((one) => one !== '')].map((one) => {
    const read = parseHazardClass(one);
    return read.ok ? read.value : undefined;
  });
  return parsed.every((one) => one !== undefined) ? { class: parsed } : undefined;
}

function readFlashPoint(line: Json): string | undefined {
  const degrees = numberAt(line, 'flashpoint', 'valueCelsius');
  if (degrees === undefined) return undefined;
  return `${degrees} °C ${valueAt(line, ['flashpoint', 'cup']) === 'open' ? 'o.c.' : 'c.c.'}`;
}

const CUP = /\s*[,(（]?\s*(closed[ -]cup|c\.\s?c\.?|cc|闭杯|open[ -]cup|o\.\s?c\.?|oc|开杯)\s*[)）]?\s*$/i;

/** A plain temperature in Celsius with or without its cup; "< 23 °C" is none. */
function writeFlashPoint(value: FieldValue): Patch | undefined {
  const text = String(value).normalize('NFKC').trim();
  const cup = CUP.exec(text);
  const degrees = plainCelsius(cup ? text.slice(0, cup.index) : text);
  if (degrees === undefined) return undefined;
  const named = cup === null ? {} : { cup: /^(?:o|开)/i.test(cup[1] ?? '') ? 'open' : 'closed' };
  return { flashpoint: { valueCelsius: degrees, ...named } };
}

const YES = /^(?:y|yes|p|pp|是)$/i;
const NO = /^(?:n|no|否)$/i;

/** Yes or no at a place; what a data sheet gives instead, such as an amount, says nothing of the shipment. */
function flagRow(key: string, path: Path): FieldRow {
  return {
    key,
    paths: [path],
    read: (line) => ({ true: 'Y', false: 'N' })[String(valueAt(line, path))],
    write: (value) => {
      const text = String(value).trim();
      if (YES.test(text)) return patchAt(path, true);
      return NO.test(text) ? patchAt(path, false) : {};
    },
  };
}

function temperatureRow(key: string, name: string): FieldRow {
  const path = ['temperatureControl', name];
  return {
    key,
    paths: [path],
    read: (line) => numberAt(line, ...path),
    write: (value) => {
      const degrees = plainCelsius(value);
      return degrees === undefined ? undefined : patchAt(path, degrees);
    },
  };
}

const PACKAGES = /^(\d{1,3}(?:,\d{3})+|\d{1,15})(?![\d.,])\s*(?:[x×*]\s*)?(.*)$/isu;

/** "80 steel drums" as number and kind. */
function writePackages(value: FieldValue, number: string, kind: string, most: number): Patch | undefined {
  const text = String(value).normalize('NFKC').trim();
  const [, count, words = text] = PACKAGES.exec(text) ?? [];
  // Several kinds of packages have no place of their own.
  if ([...words].length > most || /[,;+]\s*\d+\s*\p{L}/u.test(words)) return undefined;
  const packaging = {
    ...(count === undefined ? {} : { [number]: Number(count.replaceAll(',', '')) }),
    ...(words === '' ? {} : { [kind]: words }),
  };
  return { packaging };
}

function writePackagingCode(value: FieldValue): Patch | undefined {
  const text = String(value).trim();
  const [code = ''] = text.replace(/^\(?u\s*\/?\s*n\)?\s*/i, '').split('/');
  const parsed = parsePackagingCode(code.trim());
  return parsed.ok ? { packaging: { outerPackagingCode: code.trim().toUpperCase() } } : undefined;
}

/** The fields of an entry of goods. */
export const GOODS_ROWS: readonly FieldRow[] = [
  { key: 'unNo', paths: [['unNumber']], read: readUnNumber, write: writeUnNumber },
  {
    key: 'properShippingName',
    paths: [['properShippingName'], ...[...BEFORE, ...BEHIND].map(([key]) => ['qualifiers', key])],
    read: readName,
    write: writeName,
  },
  {
    key: 'technicalName',
    paths: [['technicalName'], ['marinePollutantChemicalName']],
    read: (line) => textAt(line, 'technicalName') ?? textAt(line, 'marinePollutantChemicalName'),
    write: (value) => {
      const name = String(value)
        .trim()
        .replace(/^\((.*)\)$/s, '$1');
      return [...name].length > 500 ? undefined : { technicalName: name };
    },
  },
  {
    key: 'imoHazardClassNo',
    paths: [['class', '0']],
    read: (line) => classesOf(line)[0],
    write: writeClasses,
  },
  {
    key: 'subRiskClassNo',
    paths: [['class', '1']],
    read: (line) => joined(classesOf(line).slice(1), ', '),
    write: (value, of) => (NONE.test(String(value).trim()) ? {} : writeClasses(value, of)),
  },
  {
    key: 'packingGroup',
    paths: [['packingGroup']],
    read: (line) => textAt(line, 'packingGroup'),
    write: (value) => {
      const parsed = parsePackingGroup(String(value));
      if (parsed.ok) return { packingGroup: parsed.value };
      return NONE.test(String(value).trim()) ? {} : undefined;
    },
  },
  {
    key: 'flashPoint',
    paths: [
      ['flashpoint', 'valueCelsius'],
      ['flashpoint', 'cup'],
    ],
    read: readFlashPoint,
    write: writeFlashPoint,
  },
  {
    key: 'flashPointCelsius',
    paths: [],
    read: () => undefined,
    write: (value, of) => (of('flashPoint') === '' ? writeFlashPoint(value) : {}),
  },
  flagRow('marinePollutant', ['marinePollutant']),
  {
    key: 'emsCode',
    paths: [
      ['emergencySchedule', 'fire'],
      ['emergencySchedule', 'spillage'],
    ],
    read: (line) =>
      joined([textAt(line, 'emergencySchedule', 'fire'), textAt(line, 'emergencySchedule', 'spillage')], ', '),
    write: (value) => {
      const parsed = parseEms(String(value));
      return parsed.ok ? { emergencySchedule: { ...parsed.value } } : undefined;
    },
  },
  flagRow('limitedQuantity', ['qualifiers', 'isLimitedQuantity']),
  flagRow('exceptedQuantity', ['qualifiers', 'isExceptedQuantity']),
  {
    key: 'packageQuantityAndType',
    paths: [
      ['packaging', 'numberOfPackages'],
      ['packaging', 'kindOfPackages'],
    ],
    read: (line) =>
      joined([numberAt(line, 'packaging', 'numberOfPackages'), textAt(line, 'packaging', 'kindOfPackages')], ' '),
    write: (value) => writePackages(value, 'numberOfPackages', 'kindOfPackages', 200),
  },
  {
    key: 'packingCode',
    paths: [['packaging', 'outerPackagingCode']],
    read: (line) => textAt(line, 'packaging', 'outerPackagingCode'),
    write: writePackagingCode,
  },
  {
    key: 'innerPackageQuantityAndType',
    paths: [
      ['packaging', 'numberOfInnerPackages'],
      ['packaging', 'innerPackagingCode'],
    ],
    read: (line) =>
      joined(
        [numberAt(line, 'packaging', 'numberOfInnerPackages'), textAt(line, 'packaging', 'innerPackagingCode')],
        ' ',
      ),
    write: (value) => writePackages(value, 'numberOfInnerPackages', 'innerPackagingCode', 20),
  },
  amountRow('grossWeightKgs', ['weights', 'grossMassKg'], plainKilograms),
  amountRow('netWeightKgs', ['weights', 'netMassKg'], plainKilograms),
  temperatureRow('controlTemperature', 'controlTemperatureCelsius'),
  temperatureRow('emergencyTemperature', 'emergencyTemperatureCelsius'),
  ...PARTICULAR_ROWS,
  textRow('shippingMarks', ['marks'], 500),
  amountRow('cubeM3', ['cubeM3'], plainCubicMetres),
  // Written, it would freeze what the other values say.
  { key: 'description', paths: [['descriptionOverride']], read: (line) => textAt(line, 'descriptionOverride') },
];
