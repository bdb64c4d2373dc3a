// IMDG 5.4.1.4.2: UN number, proper shipping name, class, subsidiary hazards in brackets, packing group; in this order, with
// nothing else between.
import { foldName, listShippingNames } from '../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { goodsRule } from '../rule.ts';

/** Where number, name, class and group begin in the basic transport description; -1 for what is not there. */
function positionsOf({ rows, text }: GoodsFacts, description: string) {
  const upper = description.normalize('NFKC').toUpperCase();
  const [row] = rows;
  const words = rows
    .flatMap(({ name }) => listShippingNames(name))
    .map(({ proper }) => foldName(proper).split(' ')[0] ?? '');
  const name = Math.max(
    -1,
    ...words.filter((word) => word !== '').map((word) => upper.search(new RegExp(`(?<![A-Z])${word}`))),
  );
  const hazard = (text('imoHazardClassNo') ?? row?.hazardClass ?? '').replaceAll(/\W/g, '\\$&');
  const number = upper.search(/UN\s?\d{4}/);
  const rest = name < 0 ? number + 6 : name;
  const after = hazard === '' ? -1 : upper.slice(rest).search(new RegExp(`(?<![\\d.])${hazard}(?![\\d.])`));
  const group = upper.search(/(?:PG\s*|PACKING GROUP\s*|[,\s])I{1,3}\s*(?:[,;(]|$)/);
  return { number, name, hazard: after < 0 ? -1 : rest + after, group };
}

export const descriptionOrder = goodsRule({
  code: 'description_order',
  severity: 'error',
  source: 'IMDG 5.4.1.4.2',
  sentence:
    'The basic transport description is UN number, name, class, (subsidiary hazards), packing group, in this order.',
  check: (facts) => {
    const description = facts.text('description');
    if (description === undefined || facts.rows.length === 0) return undefined;
    const { number, name, hazard, group } = positionsOf(facts, description);
    const there = [number, name, hazard, group].filter((at) => at >= 0);
    const sorted = there.every((at, index) => index === 0 || at > (there[index - 1] ?? 0));
    const example = 'UN 1098, ALLYL ALCOHOL, 6.1 (3), PG I';
    if (number < 0)
      return {
        message: `The basic transport description has no UN number with the letters UN: ${example}.`,
        about: facts.stated('description'),
      };
    return sorted
      ? undefined
      : {
          message: `The basic transport description is out of order; it goes like ${example}.`,
          about: facts.stated('description'),
        };
  },
});
