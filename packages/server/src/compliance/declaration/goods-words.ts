import type { GoodsField } from './declaration.ts';
import type { GoodsFacts } from './goods-facts.ts';

const NAMES = ['commodityName', 'properShippingName', 'technicalName', 'packageQuantityAndType'] as const;
const REMARKS = ['additionalInformation', 'description', 'cargoMainUsage'] as const;

const join = ({ text }: Pick<GoodsFacts, 'text'>, fields: readonly GoodsField[]): string =>
  fields.map((field) => text(field) ?? '').join(' ; ');

/** The words in which goods, packages and an exemption are stated. */
export const wordsOf = (facts: Pick<GoodsFacts, 'text'>): string =>
  join(facts, [...NAMES, 'exemptedFromIMDGCode', 'additionalInformation']);

/** All words that speak of the goods, with what the declaration says of them beside its fields. */
export const allWordsOf = (facts: Pick<GoodsFacts, 'text'>): string => join(facts, [...NAMES, ...REMARKS]);

/** What the shipper says of the goods in words of his own, without the shipping name. */
export const ownWordsOf = (facts: Pick<GoodsFacts, 'text'>): string =>
  join(facts, [
    'commodityName',
    'packageQuantityAndType',
    'additionalInformation',
    'cargoMainUsage',
    'containerTypeQuantity',
  ]);

/** The words of the transport description: the shipping name and the line, where the Code wants additions to stand. */
export const descriptionOf = (facts: Pick<GoodsFacts, 'text'>): string =>
  join(facts, ['properShippingName', 'description', 'technicalName', 'additionalInformation']);

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;

/** Figures before a unit, as stated: bounds ("< 10 %", "10-20 %") are no figures. */
export function plainFigures(words: string, unit: RegExp): number[] {
  const pattern = new RegExp(
    String.raw`(?<![<>≤≥~\d.,]\s?|[-–]\s?|\bto |below |under |above |over )${NUMBER}\s*(?:${unit.source})`,
    'giu',
  );
  return [...words.normalize('NFKC').matchAll(pattern)].map(([, figure = '']) => Number(figure.replace(',', '.')));
}
