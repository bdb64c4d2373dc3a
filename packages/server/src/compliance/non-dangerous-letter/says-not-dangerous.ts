import type { GoodsFacts } from '../declaration/goods-facts.ts';

const quoted = (places: readonly { quote?: string }[] | undefined) =>
  (places ?? []).some(({ quote }) => (quote ?? '').trim() !== '');

/** Whether a document says in its own words that the goods are not dangerous, for the sea or for every mode. */
export function saysNotDangerous({ goods }: Pick<GoodsFacts, 'goods'>): boolean {
  const rows = [goods.modes.sea?.notRegulated, goods.modes.any?.notRegulated];
  return quoted(goods.fields.notDangerous?.places) || rows.some((row) => quoted(row?.places));
}
