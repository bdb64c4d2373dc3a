import type { Invoice } from '../invoice.schema.ts';
import { statedCurrency } from './invoice-columns.ts';
import { type InvoiceRow, textOf } from './invoice-row.ts';

type Head = Pick<Invoice, 'number' | 'issuedOn' | 'currency' | 'billsOfLading' | 'containers'>;

const NUMBER =
  /(?:invoice\s*(?:no\.?|number|#)|发票\s*(?:号码|号|编号)|rechnungs?(?:nr\.?|nummer))\s*[:：#]?\s*([A-Z0-9][A-Z0-9/_-]{2,39})/i;
const DAY =
  /(?:invoice\s*date|date\s*of\s*(?:issue|invoice)|发票日期|开票日期|日期|\bdate|rechnungsdatum)\s*[:：]?\s*(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/i;
const BILL =
  /(?:\bb\/?l\s*(?:no\.?|number|#)|bill of lading\s*(?:no\.?|number)?|提单号码?)\s*[:：#]?\s*([A-Z0-9][A-Z0-9/-]{5,29})/i;
const CURRENCY = /(?:currency|币种|币别)\s*[:：]?\s*(\S+)/i;
const CONTAINER = /\b[A-Z]{3}[UJZ][ -]?\d{6}[ -]?\d\b/g;

/** What the rows above the table say of the whole invoice. */
export function readHead(rows: readonly InvoiceRow[]): Head {
  const text = rows.map(textOf).join('\n');
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const number = NUMBER.exec(text)?.[1];
  const bill = BILL.exec(text)?.[1];
  const currency = statedCurrency(CURRENCY.exec(text)?.[1] ?? '');
  const containers = [...new Set([...text.matchAll(CONTAINER)].map(([found]) => found.replace(/[ -]/g, '')))];
  return {
    ...(number === undefined ? {} : { number }),
    ...(year === '' ? {} : { issuedOn: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }),
    ...(currency === undefined ? {} : { currency }),
    // One of several bills of lading would be taken for all of them.
    ...(bill === undefined || /,|;|&|\//.test(bill) ? {} : { billsOfLading: [bill] }),
    ...(containers.length === 0 ? {} : { containers }),
  };
}
