import type { PlacedStatement } from '../offers/offer.ts';
import type { NameReader } from './places-in-prose.ts';

const ENDS = ['origin', 'destination'] as const;

/** The two names of "Genoa / New York", where the statement has nothing else for an end of its lane. */
function pairOf({ text, said }: PlacedStatement): [string, string] | undefined {
  const [one, other, ...more] = said.place?.text.split(' / ') ?? [];
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const at = text.indexOf(one);
  return /^\s*\/\s*$/.test(text.slice(at + one.length, text.indexOf(other, at + one.length)))
    ? [one, other]
    : undefined;
}

/** So many pairs of ports of two regions, and none of one, are lanes whatever else the text names. */
const LIST_OF_LANES = 3;

/**
 * "Genoa / New York: USD 2,190": a slash parts the ends of a lane where nothing in the whole text says an end otherwise, and most pairs
 * are of two regions. "Hamburg / Rotterdam" below a port of loading are two ports of discharge.
 */
export function withSlashLanes(statements: readonly PlacedStatement[], names: NameReader): PlacedStatement[] {
  const pairs = new Map(statements.map((statement) => [statement, pairOf(statement)] as const));
  const found = [...pairs.values()].filter((pair) => pair !== undefined);
  const saysEnd = ({ said, offers }: PlacedStatement) =>
    [said, ...offers.map((offer) => offer.said)].some((one) => ENDS.some((end) => one[end] !== undefined));
  const hasPlace = (statement: PlacedStatement) =>
    saysEnd(statement) || (statement.said.place !== undefined && pairs.get(statement) === undefined);
  const far = found.filter(([one, other]) => !names.areNear(one, other));
  const isList = far.length >= LIST_OF_LANES && far.length === found.length;
  if (far.length <= found.length / 2 || (!isList && statements.some(hasPlace))) return [...statements];
  return statements.map((statement) => {
    const [origin, destination] = pairs.get(statement) ?? [];
    const from = statement.said.place?.from;
    if (origin === undefined || destination === undefined || !from) return statement;
    const said = { ...statement.said, place: undefined, origin: { text: origin, from } };
    return { ...statement, said: { ...said, destination: { text: destination, from } } };
  });
}
