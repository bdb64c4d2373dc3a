import { targetFormats } from '../../formats/index.ts';
import type { FieldValue } from './field-value.ts';

type Values = Readonly<Record<string, FieldValue>>;
type Cell = string | number | null;

/** Target fields that are not named as the value they are filled from. */
const SOURCES: Readonly<Record<string, string>> = {
  model: 'productCode',
  shipmentName: 'properShippingName',
  cargoQuantity: 'packageQuantityAndType',
  cargoPackage: 'packageQuantityAndType',
  grossWeight: 'grossWeightKgs',
  netWeight: 'netWeightKgs',
  shipper: 'shipperCompanyName',
};

function textOf(values: Values, key: string): Cell {
  return values[key]?.value ?? null;
}

const isChinese = (text: Cell) => typeof text === 'string' && /[\u3400-\u9fff]/.test(text);
const isLatin = (text: Cell) => typeof text === 'string' && /[A-Za-z]{2}/.test(text);

/** Fields whose form differs from the value's: the letter wants the name in two languages, the declaration «Y» or «N». */
function special(values: Values, key: string): Cell | undefined {
  const names = [textOf(values, 'commodityName'), textOf(values, 'properShippingName')];
  if (key === 'cargoChineseName') return names.find(isChinese) ?? null;
  if (key === 'cargoEnglishName') return names.find(isLatin) ?? null;
  if (key === 'limitedQuantity') {
    const stated = textOf(values, key);
    return stated === null ? null : stated === 'N' || stated === '0' ? 'N' : 'Y';
  }
  return undefined;
}

/** Fills each target format from the values: every field is there, null where the document does not say. */
export function projectFormats(values: Values): Record<string, Record<string, Cell>> {
  return Object.fromEntries(
    targetFormats.map((format) => [
      format.id,
      Object.fromEntries(
        format.fields.map(({ key }) => {
          const own = special(values, key);
          return [key, own === undefined ? textOf(values, SOURCES[key] ?? key) : own];
        }),
      ),
    ]),
  );
}
