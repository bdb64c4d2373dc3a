/** Goods as JSON states them. */
export type Json = Record<string, unknown>;
/** Goods that a rule speaks of: what they are, its code and severity, the entries, and the rest of the declaration. */
export type Case = [sentence: string, code: string, severity: string, goods: Json | readonly Json[], rest?: Json];
/** Goods that a rule says nothing of. */
export type Free = [sentence: string, code: string, goods: Json | readonly Json[], rest?: Json];

/** A flammable liquid in drums, rightly declared. */
export const SOLVENT: Json = {
  unNo: 'UN1993',
  properShippingName: 'FLAMMABLE LIQUID, N.O.S.',
  technicalName: 'ethyl acetate, isopropanol',
  imoHazardClassNo: '3',
  packingGroup: 'II',
  flashPoint: '-18 °C c.c.',
  packageQuantityAndType: '80 steel drums',
  grossWeightKgs: 14400,
};

/** Lithium ion batteries in boxes. */
export const BATTERY: Json = {
  unNo: 'UN3480',
  properShippingName: 'LITHIUM ION BATTERIES',
  imoHazardClassNo: '9',
  packageQuantityAndType: '20 fibreboard boxes',
  grossWeightKgs: 400,
};
