import { CLASS_3_CLOSED_CUP, parseFlashPoint, printFlashPoint } from '../../dangerous-goods/offline.ts';
import { type FillValues, isFilled } from '../fill-value.ts';

const text = (values: FillValues, key: string) => (isFilled(values[key]) ? String(values[key]).trim() : '');

/** "UN 1993" of `UN1993`, `1993` or `UN 1993`. */
export function printUn(value: string): string {
  const number = /\d{4}/.exec(value)?.[0];
  return number === undefined ? value : `UN ${number}`;
}

/** "FLAMMABLE LIQUID, N.O.S. (ACETONE)": the technical name in brackets unless the name has it already (IMDG 3.1.2.8.1). */
export function nameOf(values: FillValues): string {
  const name = text(values, 'properShippingName');
  const technical = text(values, 'technicalName').replace(/^\((.*)\)$/s, '$1');
  return technical === '' || name.toLowerCase().includes(technical.toLowerCase()) ? name : `${name} (${technical})`;
}

/** "3 (8)": the class, then subsidiary hazards in brackets (IMDG 5.4.1.4.1.3 and .4). */
export function classOf(values: FillValues): string {
  const main = text(values, 'imoHazardClassNo').replace(/^class\s*/i, '');
  const subsidiary = text(values, 'subRiskClassNo').replace(/^\((.*)\)$/s, '$1');
  const none = subsidiary === '' || /^(?:none|no|n\/?a|-|无|不适用)$/i.test(subsidiary);
  return none ? main : `${main} (${subsidiary})`;
}

/** "PG II"; empty when no group is assigned. */
export function groupOf(values: FillValues): string {
  const group = text(values, 'packingGroup').replace(/^(?:PG|packing group)\s*/i, '');
  return group === '' || /^(?:none|n\/?a|-|无)$/i.test(group) ? '' : `PG ${group}`;
}

const flashPointText = (values: FillValues) => text(values, 'flashPoint') || text(values, 'flashPointCelsius');

/**
 * The flash point of goods in °C, whatever the unit of their papers: "12.8 °C", "40 °C o.c."; words that say no temperature as they
 * are. Empty where none is stated.
 */
export function celsiusOf(values: FillValues, named: 'every-cup' | 'open-cup' = 'open-cup'): string {
  const stated = flashPointText(values);
  const read = parseFlashPoint(stated);
  return read === undefined ? stated : printFlashPoint(read, named);
}

/** "(-17 °C c.c.)": asked for when the flash point is 60 °C or below (IMDG 5.4.1.4.3.6). Unclear texts stay as they are. */
export function flashPointOf(values: FillValues): string {
  const stated = celsiusOf(values, 'every-cup').replace(/^\((.*)\)$/s, '$1');
  const { least = 0 } = parseFlashPoint(flashPointText(values)) ?? {};
  return stated === '' || least > CLASS_3_CLOSED_CUP ? '' : `(${stated})`;
}

/**
 * The basic transport description in the order of IMDG 5.4.1.4.2: UN number, proper shipping name with technical name, class
 * with subsidiary hazards, packing group; then what 5.4.1.4.3 adds: flash point, MARINE POLLUTANT, LIMITED QUANTITY.
 * Empty when there is neither a number nor a name.
 */
export function transportDescription(values: FillValues): string {
  const number = text(values, 'unNo');
  if (number === '' && text(values, 'properShippingName') === '') return '';
  const limited = text(values, 'limitedQuantity');
  const pollutant = text(values, 'marinePollutant');
  const parts = [
    number === '' ? '' : printUn(number),
    nameOf(values),
    classOf(values),
    groupOf(values),
    flashPointOf(values),
    pollutant === 'Y' || pollutant === 'P' ? 'MARINE POLLUTANT' : '',
    limited === 'Y' ? 'LIMITED QUANTITY' : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
