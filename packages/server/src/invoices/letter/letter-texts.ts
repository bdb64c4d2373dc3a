import type { Reason } from '../verdicts/judgement.ts';

/** The reasons that a claim is made for. */
type Claimed = Extract<
  Reason,
  'price_over' | 'quantity_over' | 'charged_twice' | 'included_in_freight' | 'multiplied_wrongly'
>;

/** The texts of a claim in one language. {words} are values. */
export type LetterTexts = {
  to: string;
  subject: string;
  subjectWithoutNumber: string;
  salutation: string;
  begin: string;
  /** Of an order that was confirmed in part. */
  confirmed: string;
  confirmedPart: string;
  /** Between the members of a list. */
  and: string;
  item: string;
  reasons: Readonly<Record<Claimed, string>>;
  clause: string;
  included: string;
  condition: string;
  source: string;
  sum: string;
  ask: string;
  rest: string;
  close: string;
  /** What one unit is. */
  bases: Readonly<Record<string, string>>;
};

const en: LetterTexts = {
  to: 'To: {issuer}',
  subject: 'Claim on invoice {number}',
  subjectWithoutNumber: 'Claim on your invoice',
  salutation: 'Dear Sir or Madam,',
  begin:
    'Your invoice{ofDay} was compared with the quote {quote}, which was issued on {issued} and is signed. These lines exceed what was agreed:',
  confirmed: 'Order {order} was confirmed in part; quantities are the confirmed ones. Containers confirmed: {parts}.',
  confirmedPart: '{confirmed} of {ordered} of part {part}',
  and: ' and ',
  item: '{n}. Line {line}, "{description}": invoiced {amount}, too much {difference}. {reason}',
  reasons: {
    price_over: 'The price is higher than agreed.',
    quantity_over: 'More units are charged than were agreed and shipped.',
    charged_twice: 'The charge is on the invoice once already.',
    included_in_freight: 'The charge is included in the ocean freight.',
    multiplied_wrongly: 'The amount is not the quantity times the unit price.',
  },
  clause: 'Quote, line {quoteLine}: "{name}", {unit} {basis} × {quantity} = {total}.',
  included: 'Quote, line {quoteLine}: "{name}", included in the ocean freight.',
  condition: 'The quote charges it under this condition only: "{condition}".',
  source: 'Source: rate {rate}, rate sheet "{file}"{place}.',
  sum: 'We claim {sums}.',
  ask: 'Please send a credit note for this amount, or say on which agreement the difference is based.',
  rest: 'Lines that are not named here are no part of this claim.',
  close: 'Yours faithfully',
  bases: {
    PER_CONTAINER: 'per container',
    PER_TEU: 'per TEU',
    PER_BILL_OF_LADING: 'per bill of lading',
    PER_DOCUMENT: 'per document',
    PER_SHIPMENT: 'per shipment',
    UNKNOWN: 'per unit',
  },
};

const zh: LetterTexts = {
  to: '致：{issuer}',
  subject: '关于发票 {number} 的索赔',
  subjectWithoutNumber: '关于贵司发票的索赔',
  salutation: '敬启者：',
  begin: '我司已将贵司发票{ofDay}与 {issued} 出具并经签名的报价 {quote} 逐行核对，下列各行超出约定：',
  confirmed: '订单 {order} 仅部分确认，数量以已确认的为准。已确认箱量：{parts}。',
  confirmedPart: '第 {part} 部分 {confirmed}/{ordered}',
  and: '、',
  item: '{n}. 第 {line} 行“{description}”：开票金额 {amount}，多收 {difference}。{reason}',
  reasons: {
    price_over: '单价高于约定价格。',
    quantity_over: '计费数量多于约定且实际出运的数量。',
    charged_twice: '该费用在同一发票中已收取一次。',
    included_in_freight: '该费用已包含在海运费中。',
    multiplied_wrongly: '金额不等于数量乘以单价。',
  },
  clause: '报价第 {quoteLine} 行：“{name}”，{unit} {basis} × {quantity} = {total}。',
  included: '报价第 {quoteLine} 行：“{name}”，已包含在海运费中。',
  condition: '报价仅在以下条件下收取该费用：“{condition}”。',
  source: '依据：运价 {rate}，运价表“{file}”{place}。',
  sum: '索赔金额：{sums}。',
  ask: '请就上述金额开具贷记通知单，或说明差额所依据的约定。',
  rest: '本函未列出的各行不在本次索赔之内。',
  close: '此致',
  bases: {
    PER_CONTAINER: '每箱',
    PER_TEU: '每 TEU',
    PER_BILL_OF_LADING: '每票提单',
    PER_DOCUMENT: '每份文件',
    PER_SHIPMENT: '每批货',
    UNKNOWN: '每单位',
  },
};

/** The texts of a claim by language. */
export const LETTER_TEXTS = { english: en, chinese: zh } as const;
/** A language that a claim is written in. */
export type LetterLanguage = keyof typeof LETTER_TEXTS;

/** The place in a file: ", tab Rates, row 12". */
export function placeText(language: LetterLanguage, tab: string | null, row: number | null): string {
  if (language === 'chinese') return `${tab === null ? '' : `，工作表“${tab}”`}${row === null ? '' : `，第 ${row} 行`}`;
  return `${tab === null ? '' : `, tab "${tab}"`}${row === null ? '' : `, row ${row}`}`;
}

/** Behind the word for the invoice: its day, where it has one. */
export function dayText(language: LetterLanguage, day: string | null): string {
  if (day === null) return '';
  return language === 'chinese' ? `（${day}）` : ` of ${day}`;
}
