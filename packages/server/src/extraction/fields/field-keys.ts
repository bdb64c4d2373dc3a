import { targetFormats } from '../../formats/offline.ts';

/** Fields of the canonical catalogue that shipping documents can state, besides those of the target formats. */
const CANONICAL = [
  'casNo',
  'chemicalName',
  'chemicalFormula',
  'unNumber',
  'hazardClass',
  'boilingPoint',
  'density',
  'shipperCompanyName',
  'validUntil',
  'cargoMainUsage',
] as const;

/** Target fields that a value's own key stands for. */
const NOT_VALUES = new Set([
  'cargoEnglishName',
  'cargoChineseName',
  'cargoQuantity',
  'cargoPackage',
  'grossWeight',
  'netWeight',
  'shipmentName',
  'shipper',
  'declarationDate',
]);

/** Every key that an extraction answers for, always all of them. */
export const FIELD_KEYS: readonly string[] = [
  ...new Set([...targetFormats.flatMap((format) => format.fields.map((field) => field.key)), ...CANONICAL]),
].filter((key) => !NOT_VALUES.has(key));
