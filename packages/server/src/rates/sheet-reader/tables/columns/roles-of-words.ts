import { sideOfHeading } from '../headers/classify-header.ts';
import { type ColumnRole, normaliseHeader, roleOfUnit } from './column-lexicon.ts';

/** What else a heading of a role may mean, and how much of its words speak for that. */
const ALSO: Readonly<Partial<Record<ColumnRole, readonly (readonly [role: ColumnRole, share: number])[]>>> = {
  code: [
    ['origin-code', 0.9],
    ['destination-code', 0.9],
  ],
  'port-name': [
    ['origin', 0.9],
    ['destination', 0.9],
  ],
  'destination-country': [['origin-country', 0.9]],
  service: [['routing', 0.8]],
  charge: [['remarks', 0.8]],
  // "Item" over names of charges.
  known: [['charge', 0.5]],
};

/** Words for the outer places of "Origin | POL | POD | Destination", which are those of receipt and delivery. */
const OUTER =
  /^(?:origin|destination|origen|destino|origem|origine|destinazione|dest|start|ursprung|place of origin|final destination|from|to|起运地|目的地|출발지|도착지|仕向地|origin (?:city|point)|destination (?:city|point))$/;
/** Words for an inland place of either end: in the country of the port of loading it is the place of receipt. */
const INLAND =
  /^(?:inland|rail|ipi)?[\s/]*(?:ramp|door|point|city|location|terminal)?(?:\s?\/\s?(?:ramp|door|point|city|cy))?$/;
/** The sum of other columns, as a selling price beside a buying one, unless it is the only price. */
const TOTAL = /\btotal\w*|\bsumm?[ae]?\b|\bgesamt\w*|\btoplam\b|итого|合计|合計|总计|總計|합계|الإجمالي|tong cong/;
/** Words for a place or a day. */
const FROM = /^(?:from|von|desde|de|du|ab|start|da|dal|fran|fra|od)$/;
const TO = /^(?:to|nach|bis|hasta|a|au|end|al|jusqu'au|till|til|do)$/;

/** The roles that the words of a heading may mean, each with the share of the words' weight that it gets. */
export function rolesOfWords(role: ColumnRole, own: string): [ColumnRole, number][] {
  const word = normaliseHeader(own);
  const roles: [ColumnRole, number][] = [
    [role, 1],
    ...(ALSO[role] ?? []).map(([also, share]): [ColumnRole, number] => [also, share]),
  ];
  if (role === 'amount' && (TOTAL.test(word) || sideOfHeading(word) === 'sell'))
    return [
      ['known', 1],
      ['amount', 0.5],
    ];
  if (role === 'validity' && roleOfUnit(own) === 'transit') roles.push(['transit', 0.9]);
  if (role === 'origin' && OUTER.test(word)) roles.push(['receipt', 0.8]);
  if (role === 'destination' && OUTER.test(word)) roles.push(['delivery', 0.8]);
  if (role === 'delivery' && INLAND.test(word)) roles.push(['receipt', 1]);
  if (role === 'valid-from' && FROM.test(word)) roles.push(['origin', 0.9]);
  if (role === 'valid-to' && TO.test(word)) roles.push(['destination', 0.9]);
  if (role === 'origin' && FROM.test(word)) roles.push(['valid-from', 0.9]);
  if (role === 'destination' && TO.test(word)) roles.push(['valid-to', 0.9]);
  return roles;
}
