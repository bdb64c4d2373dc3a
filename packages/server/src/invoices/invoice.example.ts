import { QUOTE_EXAMPLE } from '../orders/index.ts';

/** An invoice for the example quote, with one unit price that is too high. */
export const INVOICE_REQUEST_EXAMPLE = {
  quoteId: QUOTE_EXAMPLE.id,
  invoice: {
    number: 'INV-2026-1187',
    issuedOn: '2026-12-14',
    issuer: 'Quaybright Forwarding Ltd.',
    currency: 'USD',
    billsOfLading: ['QBFL2612001'],
    lines: [
      { description: 'Ocean freight 40HC', quantity: 2, unitAmount: 2610, amount: 5220 },
      { description: 'Low sulphur surcharge', code: 'LSS', quantity: 2, unitAmount: 85, amount: 170 },
      { description: 'Document courier', amount: 30 },
    ],
  },
};
/** What is said of it: the example of the answer. */
export const INVOICE_AUDIT_EXAMPLE = {
  invoice: {
    number: 'INV-2026-1187',
    issuedOn: '2026-12-14',
    issuer: 'Quaybright Forwarding Ltd.',
  },
  quote: {
    id: 'quo_8tKq2Zr5Wn0v',
    issuedAt: '2026-11-24T08:15:00.000Z',
    validUntil: '2026-12-01T08:15:00.000Z',
    date: '2026-12-01',
    binding: true,
  },
  order: null,
  book: {
    asOf: '2026-12-14T23:59:59.999Z',
    rateId: 40,
  },
  lines: [
    {
      line: 1,
      description: 'Ocean freight 40HC',
      charge: 'Ocean freight',
      verdict: 'agreed',
      reason: 'as_quoted',
      message: 'Line 1 is as line 1 of the quote says.',
      invoiced: {
        quantity: 2,
        unitAmount: 2610,
        amount: 5220,
        currency: 'USD',
      },
      difference: 0,
      clause: {
        quoteId: 'quo_8tKq2Zr5Wn0v',
        quoteLine: 1,
        code: 'OFR',
        name: 'Ocean freight',
        basis: 'PER_CONTAINER',
        quantity: 2,
        unitAmount: 2610,
        amount: 5220,
        currency: 'USD',
        status: 'subject-to',
        certainty: 'certain',
        condition: null,
        rateId: 40,
        source: {
          sheet: 4,
          file: 'msc-fak-asia-north-europe.xlsx',
          tab: 'Asia - North Europe',
          row: 7,
        },
      },
      book: null,
    },
    {
      line: 2,
      description: 'Low sulphur surcharge',
      charge: 'Low sulphur surcharge',
      verdict: 'over',
      reason: 'price_over',
      message: 'Line 2 is 30 USD over line 2 of the quote.',
      invoiced: {
        quantity: 2,
        unitAmount: 85,
        amount: 170,
        currency: 'USD',
      },
      difference: 30,
      clause: {
        quoteId: 'quo_8tKq2Zr5Wn0v',
        quoteLine: 2,
        code: 'LSS',
        name: 'Low sulphur surcharge',
        basis: 'PER_CONTAINER',
        quantity: 2,
        unitAmount: 70,
        amount: 140,
        currency: 'USD',
        status: 'subject-to',
        certainty: 'certain',
        condition: null,
        rateId: 40,
        source: {
          sheet: 4,
          file: 'msc-fak-asia-north-europe.xlsx',
          tab: 'Asia - North Europe',
          row: 7,
        },
      },
      book: null,
    },
    {
      line: 3,
      description: 'Document courier',
      charge: null,
      verdict: 'unknown',
      reason: 'charge_not_known',
      message: 'The charge of line 3 is not known, and the quote has none of that name. Ask the issuer what it is for.',
      invoiced: {
        quantity: null,
        unitAmount: null,
        amount: 30,
        currency: 'USD',
      },
      difference: null,
      clause: null,
      book: null,
    },
  ],
  notBilled: [],
  totals: [
    {
      currency: 'USD',
      invoiced: 5420,
      agreed: 5220,
      claimable: 30,
      under: 0,
      unknown: 30,
    },
  ],
  findings: [],
  letter: {
    english:
      'To: Quaybright Forwarding Ltd.\nClaim on invoice INV-2026-1187\n\nDear Sir or Madam,\n\nYour invoice of 2026-12-14 was compared with the quote quo_8tKq2Zr5Wn0v, which was issued on 2026-11-24 and is signed. These lines exceed what was agreed:\n\n1. Line 2, "Low sulphur surcharge": invoiced 170.00 USD, too much 30.00 USD. The price is higher than agreed.\n   Quote, line 2: "Low sulphur surcharge", 70.00 USD per container × 2 = 140.00 USD.\n   Source: rate 40, rate sheet "msc-fak-asia-north-europe.xlsx", tab "Asia - North Europe", row 7.\n\nWe claim 30.00 USD.\n\nPlease send a credit note for this amount, or say on which agreement the difference is based.\n\nLines that are not named here are no part of this claim.\n\nYours faithfully\n',
    chinese:
      '致：Quaybright Forwarding Ltd.\n关于发票 INV-2026-1187 的索赔\n\n敬启者：\n\n我司已将贵司发票（2026-12-14）与 2026-11-24 出具并经签名的报价 quo_8tKq2Zr5Wn0v 逐行核对，下列各行超出约定：\n\n1. 第 2 行“Low sulphur surcharge”：开票金额 170.00 USD，多收 30.00 USD。单价高于约定价格。\n   报价第 2 行：“Low sulphur surcharge”，70.00 USD 每箱 × 2 = 140.00 USD。\n   依据：运价 40，运价表“msc-fak-asia-north-europe.xlsx”，工作表“Asia - North Europe”，第 7 行。\n\n索赔金额：30.00 USD。\n\n请就上述金额开具贷记通知单，或说明差额所依据的约定。\n\n本函未列出的各行不在本次索赔之内。\n\n此致\n',
  },
};
