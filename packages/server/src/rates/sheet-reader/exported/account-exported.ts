import type { SheetTab } from '../../../spreadsheets/index.ts';
import type { RateColumnName } from '../../exports/rate-columns.ts';
import { type CellAccount, type CellRole, TabAccounts } from '../accounts/cell-account.ts';
import type { ExportedColumns } from './exported-cells.ts';

const ROLES: Readonly<Partial<Record<RateColumnName, CellRole>>> = {
  ...{ origin: 'origin', originCode: 'origin', originText: 'origin', destination: 'destination' },
  ...{ destinationCode: 'destination', destinationText: 'destination', receipt: 'receipt', delivery: 'delivery' },
  ...{
    via: 'via',
    carrier: 'carrier',
    scac: 'carrier',
    equipment: 'container-type',
    base: 'price',
    currency: 'currency',
  },
  ...{ charges: 'charge', allIn: 'charge', excluded: 'charge', validFrom: 'validity', validTo: 'validity' },
  ...{ transitDays: 'transit', transitDaysMin: 'transit', demurrage: 'free-time', detention: 'free-time' },
  ...{ combined: 'free-time', service: 'service', serviceMode: 'service', commodity: 'commodity' },
  ...{ contractType: 'contract', contractReference: 'contract', remarks: 'note' },
};

const CALCULATED: CellAccount = { role: 'ignored', reason: 'Calculated from the other columns, or about the export.' };
const ADDED: CellAccount = { role: 'ignored', reason: 'The column is none of an export.' };

/** What became of the cells of a tab of exported rates. */
export function accountExported(tab: SheetTab, columns: ExportedColumns): TabAccounts {
  const accounts = new TabAccounts(tab);
  const roles = new Map<number, CellAccount>();
  for (let column = 0; column < tab.columnCount; column += 1) roles.set(column, ADDED);
  for (const [name, column] of columns) {
    const role = ROLES[name];
    roles.set(column, role === undefined ? CALCULATED : { role, reason: null });
  }
  accounts.region(1, tab.rows.length - 1, roles);
  accounts.row(0, 'heading');
  return accounts;
}
