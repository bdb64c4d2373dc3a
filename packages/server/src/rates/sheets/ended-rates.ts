import type { IsoDate } from '../../base/index.ts';
import { createFindingList } from '../sheet-reader/finding-list.ts';
import type { SheetFinding } from '../sheet-reader/index.ts';
import type { SheetReading } from '../sheet-reader/sheet-reading.ts';

/** A finding for rates whose validity had ended when they were imported: published, nobody finds them who asks for a price of today. */
export function endedRates({ rates, lcl = [] }: Pick<SheetReading, 'rates' | 'lcl'>, today: IsoDate): SheetFinding[] {
  const list = createFindingList();
  for (const { content, tab, row } of [...rates, ...lcl]) {
    if (content.validTo >= today || tab === null || row === null) continue;
    const message = `The validity of these rates ended before ${today}.`;
    list.add({ code: 'rates_ended', severity: 'warning', message, tab, row: row - 1, group: 'ended' });
  }
  return list.list();
}
