import { describe, expect, it } from 'vitest';
import { createTestDatabase, createTestFeed } from '../testing/index.ts';
import type { UnNumber } from './codes/un-number.ts';
import { openDangerousGoods } from './dangerous-goods.ts';
import { printListTable } from './import/print-list-table.ts';
import { builtInList } from './list/dangerous-goods-list.ts';
import type { DangerousGoodsEntry } from './list/entry.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const module = await openDangerousGoods({ database, changes });
const elsewhere = await openDangerousGoods({ database, changes: await createTestFeed(url) });

const bytes = (text: string) => new TextEncoder().encode(text);
const request = (text: string, more: object = {}) => ({
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

const editionNamed = (name: string) => ({ ...builtInList.edition, name });
/** What importing `OURS` over the built-in list does. */
const IMPORTED = {
  mode: 'extend',
  isNew: true,
  rows: 2,
  unNumbers: 2,
  added: ['9990'],
  changed: ['1090'],
  removed: [],
  heldBack: [],
  findings: [],
};

describe("an operator's list", () => {
  it('is previewed without being used', async () => {
    const preview = await module.importList(request(OURS, { dryRun: true }));
    expect(preview).toEqual({ ...IMPORTED, edition: editionNamed(`${builtInList.edition.name}, ours.csv`) });
    expect(module.list().find(un('9990'))).toEqual([]);
  });

  it('replaces the rows of its numbers, in every process within a second', async () => {
    await module.importList(request(OURS, { editionName: 'Our list 7' }));
    await expect.poll(() => elsewhere.list().edition.name, { timeout: 1000 }).toBe('Our list 7');
    for (const { list } of [module, elsewhere]) {
      const [builtIn] = builtInList.find(un('1090'));
      expect(list().find(un('1090'))).toEqual([{ ...builtIn, limitedQuantity: '500 mL' }]);
      expect(list().find(un('1230'))).toEqual(builtInList.find(un('1230')));
    }
  });

  it('replaces columns of stowage, segregation and tanks, and says where each is from', async () => {
    const text =
      'un,name,class,packingGroup,stowage,stowageCodes,segregationCodes,tankInstructions\n1090,ACETONE,3,II,B,"SW1, SW2",-,T7\n';
    await module.importList(request(text, { editionName: 'Our list 8' }));
    const [builtIn] = builtInList.find(un('1090'));
    const ours = (...values: string[]) => ({ values, source: 'Our list 8' });
    expect(module.list().find(un('1090'))[0]?.carriage).toEqual({
      ...builtIn?.carriage,
      stowageCategory: ours('B'),
      stowageCodes: ours('SW1', 'SW2'),
      segregationCodes: ours(),
      tankInstructions: ours('T7'),
    });
    await module.importList(request(OURS, { editionName: 'Our list 7' }));
  });

  it('may begin with the table that the service prints, which says the same', async () => {
    const rows = ['1263', '1830', '1950', '2794', '3480'].flatMap((number) => builtInList.find(un(number)));
    await module.importList(request(printListTable(rows), { mode: 'replace', editionName: 'Printed' }));
    const codesOf = ({ carriage }: DangerousGoodsEntry) =>
      Object.entries(carriage).map(([column, { values }]) => [column, values.filter((code) => !code.includes('('))]);
    const read = module.list().unNumbers.flatMap((number) => module.list().find(number));
    expect(read.map((row) => ({ ...row, provisionsSource: '', carriage: codesOf(row) }))).toEqual(
      rows.map((row) => ({ ...row, provisionsSource: '', carriage: codesOf(row) })),
    );
    await module.importList(request(OURS, { editionName: 'Our list 7' }));
  });

  it('changes nothing when it is imported again', async () => {
    expect(await module.importList(request(OURS, { editionName: 'Our list 7' }))).toEqual({
      ...IMPORTED,
      edition: editionNamed('Our list 7'),
      isNew: false,
      added: [],
      changed: [],
    });
  });

  it('is imported without the numbers that have a faulty row, with a finding for each', async () => {
    const text =
      'UN no,PSN,Class,PG\n1090,ACETONE,3,II\n1993,"FLAMMABLE LIQUID, N.O.S.",3,II\n1993,"FLAMMABLE LIQUID, N.O.S.",12,III\n12,,8,\n';
    const imported = await module.importList(request(text, { dryRun: true }));
    const fault = (row: number, code: string, message: string, quote: string) => ({
      ...{ code, severity: 'error', message, place: { row }, quote },
    });
    expect([imported.rows, imported.unNumbers, imported.heldBack]).toEqual([1, 1, ['1993', '0012']]);
    expect(imported.findings).toEqual([
      fault(4, 'list_class', 'class: This is not a class or division.', '12'),
      fault(5, 'list_name', 'name: The cell is empty.', ''),
    ]);
  });

  it('of the next amendment is used from its day of sailing, upon the list of this one', async () => {
    const next = 'un,name,class,packingGroup,limitedQuantity\n1263,PAINT,3,II,1 L\n3561,NEW NUMBER,9,-,0\n';
    const imported = await module.importList(request(next, { amendment: '43-26', editionName: 'Draft 43-26' }));
    expect([imported.edition.amendment, imported.added, imported.changed]).toEqual(['43-26', ['3561'], ['1263']]);
    await expect.poll(() => elsewhere.list('2027-01-01').edition.name, { timeout: 1000 }).toBe('Draft 43-26');
    for (const { list } of [module, elsewhere]) {
      expect(list('2026-12-31').edition.name).toBe('Our list 7');
      expect(list('2026-12-31').find(un('3561'))).toEqual([]);
      expect(
        list('2027-01-01')
          .find(un('1263'))
          .map(({ limitedQuantity }) => limitedQuantity),
      ).toEqual(['1 L']);
      expect(list('2027-01-01').find(un('9990'))).toHaveLength(1);
    }
  });

  it('of the next amendment may be used from a later day', async () => {
    const next = 'un,name,class\n3561,NEW NUMBER,9\n';
    await module.importList(request(next, { amendment: '43-26', usedFrom: '2027-07-01' }));
    expect(module.list('2027-06-30').edition.amendment).toBe('42-24');
    expect(module.list('2027-07-01').edition).toMatchObject({ amendment: '43-26', usedFrom: '2027-07-01' });
  });

  it('replaces the whole list in mode replace, and is removed by a reset', async () => {
    await module.importList(request(OURS, { mode: 'replace' }));
    expect(module.list().unNumbers).toEqual(['1090', '9990']);
    await module.resetList('test');
    expect(module.list().unNumbers.length).toBe(builtInList.unNumbers.length);
    expect(module.list().edition).toEqual(builtInList.edition);
    expect(module.list('2028-01-01').edition).toEqual(builtInList.edition);
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
    const imported = await module.importList({ ...request(xml), name: 'title-49.xml', dryRun: true });
    expect(imported).toEqual({
      ...IMPORTED,
      edition: editionNamed(`${builtInList.edition.name}, title-49.xml`),
      rows: 4,
      unNumbers: 3,
      added: [],
      changed: ['1992'],
    });
  });

  it('is refused when a required column is missing', async () => {
    await expect(module.importList(request('un,name\n1090,ACETONE\n'))).rejects.toMatchObject({
      code: 'dangerous_goods_list_unreadable',
    });
  });
});
