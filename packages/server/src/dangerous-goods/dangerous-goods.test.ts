import { describe, expect, it } from 'vitest';
import { createTestDatabase, createTestFeed } from '../testing/index.ts';
import type { UnNumber } from './codes/un-number.ts';
import { openDangerousGoods } from './dangerous-goods.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const module = await openDangerousGoods({ database, changes });
const elsewhere = await openDangerousGoods({ database, changes: await createTestFeed(url) });

const bytes = (text: string) => new TextEncoder().encode(text);
const order = (text: string, more: object = {}) => ({
  name: 'ours.csv',
  bytes: bytes(text),
  mode: 'extend' as const,
  by: 'test',
  ...more,
});
const un = (text: string) => text as UnNumber;

const OURS = 'un,name,class,packingGroup,limitedQuantity\n1090,ACETONE,3,II,500 mL\n9990,OWN NUMBER,9,III,5 kg\n';

/** A row of the table of 49 CFR 172.101 as eCFR publishes it. */
const ecfrRow = (...cells: string[]) =>
  `<TR>${[...cells, ...Array<string>(14 - cells.length).fill('')].map((cell) => `<TD align="left">${cell}</TD>`).join('')}</TR>`;

describe("an operator's list", () => {
  it('is previewed without being used', async () => {
    const preview = await module.importList(order(OURS, { dryRun: true }));
    expect(preview).toMatchObject({ rows: 2, added: ['9990'], changed: ['1090'], removed: [], findings: [] });
    expect(module.list().find(un('9990'))).toEqual([]);
  });

  it('replaces the rows of its numbers, in every process within a second', async () => {
    await module.importList(order(OURS, { editionName: 'Our list 7' }));
    await expect.poll(() => elsewhere.list().edition.name, { timeout: 1000 }).toBe('Our list 7');
    for (const { list } of [module, elsewhere]) {
      expect(list().find(un('1090'))[0]).toMatchObject({
        limitedQuantity: '500 mL',
        ems: { fire: 'F-E' },
        nameZh: '丙酮',
      });
      expect(list().find(un('1230'))).toHaveLength(1);
    }
  });

  it('changes nothing when it is imported again', async () => {
    expect(await module.importList(order(OURS, { editionName: 'Our list 7' }))).toMatchObject({
      isNew: false,
      added: [],
      changed: [],
    });
  });

  it('is imported without the numbers that have a faulty row, with a finding for each', async () => {
    const text =
      'UN no,PSN,Class,PG\n1090,ACETONE,3,II\n1993,"FLAMMABLE LIQUID, N.O.S.",3,II\n1993,"FLAMMABLE LIQUID, N.O.S.",12,III\n12,,8,\n';
    const imported = await module.importList(order(text, { dryRun: true }));
    expect(imported.heldBack).toEqual(['1993', '0012']);
    expect(imported.rows).toBe(1);
    expect(imported.findings.map(({ place, code }) => [place?.row, code])).toEqual([
      [4, 'list_class'],
      [5, 'list_name'],
    ]);
  });

  it('replaces the whole list in mode replace, and is removed by a reset', async () => {
    await module.importList(order(OURS, { mode: 'replace' }));
    expect(module.list().unNumbers).toEqual(['1090', '9990']);
    await module.resetList('test');
    expect(module.list().unNumbers.length).toBeGreaterThan(2300);
    expect(module.list().edition.name).toBe('IMDG Code Amendment 42-24');
  });

  it('may be the table of 49 CFR 172.101: UN numbers, without forbidden and American ones', async () => {
    const xml = `<DIV8 N="172.101"><TABLE>${[
      ecfrRow('', 'Acetone', '3', 'UN1090', 'II', '3', '148, IB2'),
      ecfrRow('G', 'Flammable liquids, toxic, n.o.s', '3', 'UN1992', 'I', '3, 6.1', ''),
      ecfrRow('', '', '', '', 'II', '3, 6.1', ''),
      ecfrRow('D', 'Combustible liquid, n.o.s', 'Comb liq', 'NA1993', 'III', 'None', ''),
      ecfrRow('', 'Methyl nitrite', 'Forbidden', '', '', '', ''),
      ecfrRow('', 'Fire extinguishers <I>with compressed or liquefied gas</I>', '2.2', 'UN1044', '', '2.2', ''),
    ].join('')}</TABLE></DIV8>`;
    const imported = await module.importList({ ...order(xml), name: 'title-49.xml', dryRun: true });
    expect(imported).toMatchObject({ rows: 4, unNumbers: 3, heldBack: [], findings: [] });
  });

  it('is refused when a required column is missing', async () => {
    await expect(module.importList(order('un,name\n1090,ACETONE\n'))).rejects.toMatchObject({
      code: 'dangerous_goods_list_unreadable',
    });
  });
});
