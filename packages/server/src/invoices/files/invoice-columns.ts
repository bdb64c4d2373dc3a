import { findCurrency, plainText } from '../../rates/index.ts';

/** What a column of an invoice's table holds. */
export type InvoiceColumn =
  | 'description'
  | 'code'
  | 'quantity'
  | 'basis'
  | 'unit-amount'
  | 'amount'
  | 'currency'
  | 'known';

/** Headings in plain text, in English, Chinese, German, Spanish and French. `known`: understood, and no part of the audit. */
const HEADINGS: Readonly<Record<InvoiceColumn, string>> = {
  description:
    'description|charge|charges|charge description|description of charges|description of charge|charge name|item|items|service|particulars|details|费用|费用名称|费用项目|收费项目|项目|品名|名称|摘要|bezeichnung|leistung|beschreibung|concepto|descripcion|designation|libelle',
  code: 'code|charge code|item code|费用代码|代码|codigo',
  quantity: 'qty|quantity|no of units|units|pcs|volume|数量|件数|箱量|menge|anzahl|cantidad|quantite',
  basis: 'basis|unit|per|charge basis|rate basis|uom|单位|计费单位|计量单位|einheit|unidad|unite',
  'unit-amount':
    'unit price|unit rate|price|rate|unit amount|price per unit|单价|单价金额|einzelpreis|precio unitario|precio|prix unitaire',
  amount:
    'amount|total|total amount|line total|line amount|net amount|net|charge amount|invoice amount|sum|金额|总价|小计|合计|总金额|betrag|gesamt|gesamtpreis|importe|total importe|montant',
  currency: 'currency|curr|cur|ccy|币种|币别|货币|wahrung|waehrung|moneda|devise',
  known:
    'no|#|item no|line|pos|position|sn|s/n|序号|container|container no|container number|箱号|remarks|remark|备注|tax|vat|tax rate|vat rate|税率|税额|exchange rate|ex rate|roe|汇率',
};

const COLUMNS = new Map<string, InvoiceColumn>(
  Object.entries(HEADINGS).flatMap(([column, words]) =>
    words.split('|').map((word) => [word, column as InvoiceColumn] as const),
  ),
);

/** A column with the currency that its heading names. */
export type ReadHeading = { column: InvoiceColumn; currency: string | undefined };

/** What a heading says of its column: "Amount (USD)", "金额 Amount". Undefined when it is none. */
export function readHeading(text: string): ReadHeading | undefined {
  const currency = statedCurrency(text);
  const plain = plainText(text)
    .replace(/[()[\]（）:：.*]/g, ' ')
    .replace(/(?:\bin\s+)?\b(?:usd|eur|cny|rmb|gbp|jpy|hkd|sgd|us\$)(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const halves = [plain.replace(/\p{Script=Han}+/gu, ' '), plain.replace(/[^\p{Script=Han}]+/gu, '')];
  const found = [plain, ...halves, ...plain.split('/')].map((one) => COLUMNS.get(one.replace(/[/\s]+/g, ' ').trim()));
  const column = found.find((one) => one !== undefined);
  return column === undefined ? undefined : { column, currency };
}

/** The currency that a text names without doubt: not by a sign that several currencies share. */
export function statedCurrency(text: string): string | undefined {
  if (!/[A-Za-z]{3}|US\s?\$|[€£₩₹฿₫₱]|\p{Script=Han}/u.test(text)) return undefined;
  const found = findCurrency(text);
  return found === 'yen-or-yuan' ? undefined : found;
}
