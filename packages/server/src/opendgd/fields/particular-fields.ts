import {
  amountRow,
  type FieldRow,
  joined,
  numberAt,
  patchAt,
  plainCelsius,
  plainKilograms,
  textAt,
  textRow,
  valueAt,
} from './field-row.ts';

const CATEGORIES: readonly string[] = ['I-WHITE', 'II-YELLOW', 'III-YELLOW'];
const plainIndex = (text: string): number | undefined =>
  /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;

/** A day as the standard writes it; anything less plain is none. */
function dayRow(key: string, ...path: readonly string[]): FieldRow {
  return {
    ...{ key, paths: [path], read: (line) => textAt(line, ...path) },
    write: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? patchAt(path, String(value)) : undefined),
  };
}

/** What only some classes are declared with: explosives, radioactive material, fumigated units, charcoal. */
export const PARTICULAR_ROWS: readonly FieldRow[] = [
  amountRow('netExplosiveMassKg', ['weights', 'netExplosiveContentKg'], plainKilograms),
  textRow('classificationReference', ['fireworkClassificationCode'], 70),
  textRow('radionuclide', ['radioactive', 'radionuclide'], 200),
  {
    key: 'physicalChemicalForm',
    paths: [
      ['radioactive', 'physicalChemicalForm'],
      ['radioactive', 'description'],
    ],
    read: (line) => textAt(line, 'radioactive', 'physicalChemicalForm') ?? textAt(line, 'radioactive', 'description'),
    write: (value) => {
      const form = String(value).trim();
      return [...form].length > 200 ? undefined : patchAt(['radioactive', 'physicalChemicalForm'], form);
    },
  },
  textRow('activity', ['radioactive', 'activity'], 100),
  {
    key: 'radioactiveCategory',
    paths: [['radioactive', 'category']],
    read: (line) => textAt(line, 'radioactive', 'category'),
    write: (value) => {
      const category = String(value).trim().toUpperCase();
      return CATEGORIES.includes(category) ? patchAt(['radioactive', 'category'], category) : undefined;
    },
  },
  amountRow('transportIndex', ['radioactive', 'transportIndex'], plainIndex),
  amountRow('criticalitySafetyIndex', ['radioactive', 'criticalitySafetyIndex'], plainIndex),
  {
    key: 'fumigant',
    paths: [
      ['fumigation', 'fumigantName'],
      ['fumigation', 'dosage'],
    ],
    read: (line) => joined([textAt(line, 'fumigation', 'fumigantName'), textAt(line, 'fumigation', 'dosage')], ', '),
    write: (value) => {
      const name = String(value).trim();
      return [...name].length > 200 ? undefined : patchAt(['fumigation', 'fumigantName'], name);
    },
  },
  {
    key: 'fumigationDate',
    paths: [['fumigation', 'fumigationDateTime']],
    read: (line) => textAt(line, 'fumigation', 'fumigationDateTime'),
    write: (value) =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(String(value))
        ? patchAt(['fumigation', 'fumigationDateTime'], String(value))
        : undefined,
  },
  dayRow('endOfHoldingTime', 'endOfHoldingTime'),
  dayRow('productionDate', 'carbonOfOrganicOrigin', 'dateOfProduction'),
  dayRow('packingDate', 'carbonOfOrganicOrigin', 'dateOfPacking'),
  {
    key: 'packingTemperature',
    paths: [['carbonOfOrganicOrigin', 'temperatureOnDateOfPackingCelsius']],
    read: (line) => numberAt(line, 'carbonOfOrganicOrigin', 'temperatureOnDateOfPackingCelsius'),
    write: (value) => {
      const degrees = plainCelsius(value);
      return degrees === undefined
        ? undefined
        : patchAt(['carbonOfOrganicOrigin', 'temperatureOnDateOfPackingCelsius'], degrees);
    },
  },
  {
    key: 'segregationGroup',
    paths: [['segregationGroups']],
    read: (line) => {
      const groups = valueAt(line, ['segregationGroups']);
      return joined(Array.isArray(groups) ? groups.filter((one) => typeof one === 'string') : [], ', ');
    },
    write: (value) => {
      const groups = String(value)
        .split(/,\s*/)
        .map((one) => one.trim());
      return groups.every((one) => /^SGG\d{1,2}a?$/.test(one)) ? { segregationGroups: groups } : undefined;
    },
  },
  textRow('additionalInformation', ['additionalInformation'], 2000),
];
