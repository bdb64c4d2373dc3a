import { parsePackages } from '../../compliance/index.ts';
import { type OpenDgd, readDeclaration, type StatedFields } from '../../opendgd/offline.ts';
import type { ShipmentContent, ShipmentGoods } from '../shipment.schema.ts';

type Values = NonNullable<ShipmentGoods['values']>;

const valuesOf = (fields: StatedFields): Values =>
  Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));

const textOf = (value: Values[string] | undefined) => {
  const text = String(value ?? '').trim();
  return text === '' ? undefined : text;
};
const massOf = (value: Values[string] | undefined) => {
  const kilograms = Number(value ?? Number.NaN);
  return kilograms > 0 ? kilograms : undefined;
};
/** Without what is not stated. */
const stated = <T extends object>(properties: T) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** Goods with their packages, where number and kind of these are stated; otherwise all stays a value. */
function goodsOf(fields: StatedFields, container: string | undefined): ShipmentGoods {
  const { packageQuantityAndType, grossWeightKgs, netWeightKgs, ...values } = valuesOf(fields);
  const { count, kind = '' } = parsePackages(textOf(packageQuantityAndType) ?? '');
  if (count === undefined || count < 1 || kind.trim() === '') return { values: valuesOf(fields) };
  const masses = { grossMassKg: massOf(grossWeightKgs), netMassKg: massOf(netWeightKgs) };
  return { values, packages: [{ ...stated({ container, ...masses }), count, kind }] };
}

/** An OpenDGD declaration as a shipment: its goods with their packages, its container, and what holds of all goods. */
export function contentOfDeclaration(declaration: OpenDgd): ShipmentContent {
  const { goods, shipment } = readDeclaration(declaration);
  const { containerNumber, containerSizeType, sealNumbers, tareMassKgs, totalGrossMassKgs, sailingDate, ...values } =
    valuesOf(shipment);
  const number = textOf(containerNumber)?.slice(0, 20);
  const unit = {
    sizeType: textOf(containerSizeType)?.slice(0, 50),
    seals: textOf(sealNumbers),
    tareKg: massOf(tareMassKgs),
  };
  return {
    ...stated({
      reference: textOf(declaration.documentReference ?? null)?.slice(0, 100),
      sailingDate: textOf(sailingDate),
    }),
    values,
    goods: goods.map((fields) => goodsOf(fields, number)),
    ...(number === undefined ? {} : { containers: [{ number, ...stated(unit) }] }),
  };
}
