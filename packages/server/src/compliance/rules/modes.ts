// IMDG 5.4.1 wants the sea's entry; ADR, IATA and 49 CFR share the numbers, so their rows are sources.
import { parseHazardClass, parsePackingGroup, parseUnNumber } from '../../dangerous-goods/offline.ts';
import { MODES, type Mode, type ModeField, type ModeRow, type Stated, textOf } from '../declaration/declaration.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { type Doubt, goodsRule } from '../rule.ts';

const NAMES: Readonly<Record<Mode, string>> = {
  sea: 'sea',
  road: 'road and rail',
  air: 'air',
  dot: 'US DOT',
  tdg: 'Canada TDG',
  any: 'any mode',
};
type Compared = Extract<ModeField, 'unNo' | 'imoHazardClassNo' | 'packingGroup'>;
const FIELDS: readonly (readonly [Compared, string, (text: string) => string | undefined])[] = [
  ['unNo', 'UN number', (text) => readValue(parseUnNumber(text))],
  ['imoHazardClassNo', 'class', (text) => readValue(parseHazardClass(text))],
  ['packingGroup', 'packing group', (text) => readValue(parsePackingGroup(text))],
];

function readValue(parsed: { ok: true; value: string } | { ok: false }): string | undefined {
  return parsed.ok ? parsed.value : undefined;
}

/** The sea's value: its own row's, else what is declared. */
const seaOf = ({ goods }: GoodsFacts, field: Compared): Stated | undefined =>
  goods.modes.sea?.[field] ?? goods.fields[field];

/** Whether two values may be of one document; where papers differ, that is said once, as their conflict. */
function isOfOneDocument(one: Stated | undefined, other: Stated | undefined): boolean {
  const [first, second] = [one?.places[0]?.document, other?.places[0]?.document];
  return first === undefined || second === undefined || first === second;
}

export const modeConflict = goodsRule({
  code: 'mode_conflict',
  severity: 'warning',
  source: 'IMDG 5.4.1.4; section 14 of the safety data sheet',
  sentence: 'Number, class and packing group are the same by sea, road and air, or there is a reason.',
  check: (facts) =>
    FIELDS.flatMap(([field, word, parse]): Doubt[] => {
      const sea = seaOf(facts, field);
      const own = parse(textOf(sea) ?? '');
      if (own === undefined) return [];
      const others = MODES.filter((mode) => mode !== 'sea').flatMap((mode) => {
        const stated = facts.goods.modes[mode]?.[field];
        const value = parse(textOf(stated) ?? '');
        const isSame = value === undefined || value === own || !isOfOneDocument(sea, stated);
        return stated === undefined || isSame ? [] : [{ mode, stated, value }];
      });
      if (others.length === 0) return [];
      const said = others.map(({ mode, value }) => `${value} by ${NAMES[mode]}`).join(', ');
      return [
        {
          message: `The ${word} is ${own} by sea, but ${said}. The sea’s value was taken.`,
          about: [sea, ...others.map(({ stated }) => stated)],
          ask: {
            english: `Section 14 gives ${word} ${own} for sea and ${said}. Which is right for sea (IMDG)?`,
            chinese: `第14部分海运与其他运输方式的数据不一致（${word}）。请确认海运（IMDG）以哪一个为准。`,
          },
        },
      ];
    }),
});

const isExempt = (row: ModeRow | undefined) => row?.notRegulated !== undefined && textOf(row.notRegulated) !== 'N';

export const modeNotRegulated = goodsRule({
  code: 'mode_not_regulated',
  severity: 'warning',
  source: 'IMDG 5.4.1; evidence rule of this service',
  sentence:
    '"Not regulated" in another mode’s row exempts nothing by sea, and the sea’s own row must be verified when others are regulated.',
  check: (facts) => {
    const { modes } = facts.goods;
    const exempt = MODES.filter((mode) => isExempt(modes[mode]));
    const regulated = MODES.filter((mode) => !isExempt(modes[mode]) && textOf(modes[mode]?.unNo) !== undefined);
    if (exempt.length === 0 || regulated.length === 0) return undefined;
    const message = `Section 14 says "not regulated" for ${exempt.map((mode) => NAMES[mode]).join(', ')} and gives a UN number for ${regulated.map((mode) => NAMES[mode]).join(', ')}.`;
    const about = [...exempt.map((mode) => modes[mode]?.notRegulated), ...regulated.map((mode) => modes[mode]?.unNo)];
    return {
      message,
      about,
      ask: {
        english: 'For sea (IMDG): are the goods dangerous, under which number, or by which provision are they exempt?',
        chinese: '海运（IMDG）：该货物是否属于危险货物？联合国编号是什么？如豁免，依据哪条规定？',
      },
    };
  },
});
