import { chineseChargeName } from '../../../rates/index.ts';

/** Languages that a quote is printed in, ISO 639-1. */
export const PRINT_LANGUAGES = ['en', 'zh'] as const;
/** One of `PRINT_LANGUAGES`. */
export type PrintLanguage = (typeof PRINT_LANGUAGES)[number];

const en = {
  locale: 'en-GB',
  /** Between a label and its value, between parts of a sentence, members of a list, clauses, and sentences. */
  marks: { colon: ': ', comma: ', ', list: ', ', semicolon: '; ', space: ' ' },
  title: 'Quotation',
  chargeName: (name: string): string => name,
  number: 'Quote',
  facts: {
    issued: 'Issued',
    reference: 'Your reference',
    from: 'Port of loading',
    to: 'Port of discharge',
    via: 'Via',
    receipt: 'Place of receipt',
    delivery: 'Place of delivery',
    carrier: 'Carrier',
    service: 'Service',
    containers: 'Containers',
    quantities: 'Priced for',
    day: 'Day of the price',
    transit: 'Transit time',
    freeTime: 'Free time',
    commodity: 'Commodity',
    remarks: 'Remarks of the rate',
  },
  notNamed: 'not named in the rate sheet',
  bills: (n: number) => `${n} ${n === 1 ? 'bill of lading' : 'bills of lading'}`,
  documents: (n: number) => `${n} ${n === 1 ? 'document' : 'documents'}`,
  days: (n: number | string) => `${n} ${n === 1 ? 'day' : 'days'}`,
  demurrage: (days: string) => `demurrage ${days}`,
  detention: (days: string) => `detention ${days}`,
  combined: (days: string) => `${days}, demurrage and detention together`,
  validUntil: (moment: string) => `Valid until ${moment} (UTC)`,
  columns: ['Charge', 'Charged', 'Quantity', 'Each', 'Amount', 'Kind'],
  bases: {
    PER_CONTAINER: 'per container',
    PER_TEU: 'per TEU',
    PER_BILL_OF_LADING: 'per bill of lading',
    PER_DOCUMENT: 'per document',
    PER_SHIPMENT: 'per shipment',
    UNKNOWN: 'basis not stated',
  },
  terms: { PREPAID: 'prepaid', COLLECT: 'collect' },
  standings: {
    base: 'base',
    included: 'included',
    certain: 'on top',
    conditional: 'conditional',
    'at-cost': 'at cost',
    unknown: 'not known',
  },
  freight: 'Ocean freight',
  condition: (condition: string) => `Only if: ${condition}`,
  deduction: 'A deduction that may not always apply.',
  atCost: 'Charged at cost, on top of the sum.',
  noAmount: 'Charged on top; the amount is not stated.',
  noCurrency: 'Charged on top; the currency is not stated.',
  twoWays: 'Carriers count this container in two ways.',
  perDocument: 'The number of documents was not given.',
  noBasis: 'What it is charged for is not stated.',
  sums: ['Total', 'Certain', 'Conditional', 'At least', 'At most'],
  noLimit: 'not known',
  conversion: {
    amounts: (currency: string, atLeast: string, atMost: string) =>
      `In ${currency}, for information: at least ${atLeast}, at most ${atMost}.`,
    none: (currency: string) => `The total is not stated in ${currency}:`,
    rate: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
    source: (source: string, day: string) => ` (${source}, ${day})`,
    noRate: (from: string) => `no exchange rate of ${from} is loaded`,
    stale: (from: string) => `the newest exchange rate of ${from} is too old`,
  },
  complete: 'Complete price: nothing else is known to be charged.',
  partial: 'PARTIAL PRICE. The sums leave out:',
  /** What a rate or the change from one leg to the next leaves open. The words of a rate stay as they are. */
  gap: (sentence: string): string => sentence,
  part: (n: number) => `Part ${n}`,
  partOfLeg: (n: number, leg: number) => `Part ${n}, leg ${leg}`,
  ofParts: (parts: readonly number[], sentence: string) =>
    `${parts.length === 1 ? 'Part' : 'Parts'} ${parts.join(', ')}: ${sentence}`,
  countedIn: (part: number) => `Charged once, with part ${part}.`,
  notOnThisDay: (condition: string) => `Not charged on the day of this price. Applies ${condition}.`,
  insideOnOtherDays: (condition: string) =>
    `Inside the freight on other days only (${condition}); not stated for the day of this price.`,
  stale: {
    quote_expired: 'This quote had expired when it was printed. It can no longer be ordered.',
    quote_price_changed:
      'The price had changed when this was printed: a newer rate sheet is in force. The quote can no longer be ordered.',
    quote_already_ordered: 'This quote had been ordered when it was printed.',
    quote_rate_withdrawn: 'The rate had been withdrawn when this was printed. The quote can no longer be ordered.',
  },
  termsTitle: 'Terms',
  conditions: (moment: string, isBinding: boolean) => [
    isBinding
      ? `Orders of this quote are accepted until ${moment} (UTC) at these prices, also when a newer rate sheet changes the rate before then.`
      : `Orders of this quote are accepted until ${moment} (UTC), as long as the quoted rate is in force. When a newer rate sheet changes the price before then, or the rate is withdrawn, a new quote is needed.`,
    'It holds no space and no equipment, and it obliges nobody to order. An order counts once it has been confirmed.',
    'Included charges are inside the ocean freight. Conditional charges are due only when their condition is met. Charges at cost or of unknown amount are not in the sums and come on top.',
    'Each sum is due in its own currency; an amount in another is for information.',
  ],
  verifyTitle: 'How to verify this quote',
  verify: (keys: string) => [
    'The quote itself is attached to this file as quote.json, signed with Ed25519; these pages only show it. The recipient can verify the signature and calculate every figure again, without an account:',
    `agent-rate quotes verify FILE.pdf --jwks ${keys}`,
    'The client package @agent-rate/client does the same: verifyQuote(quote, keys).',
  ],
  ownKeys: 'https://<the service that issued it>/.well-known/jwks.json',
  signature: 'Signature',
  cut: ' … (in full in quote.json)',
  attached: 'The quote is attached as a PDF. It carries the signed quote, so that you can verify it.',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
};

/** The texts of a printed quote in one language. */
export type PrintTexts = typeof en;

/** The sentences of the service about what is left open, with what they are in Chinese. */
const GAPS_ZH: readonly (readonly [RegExp, string])[] = [
  [
    /^The sheet does not say whether other surcharges and local charges are included\.$/,
    '运价表未说明是否包含其他附加费和当地费用。',
  ],
  [
    /^Handling and storage at (.+) between leg (\d+) and leg (\d+) are not quoted\.$/,
    '未报第 $2 程与第 $3 程之间在 $1 的装卸和堆存费用。',
  ],
  [
    /^The transit time of leg (\d+) is not stated: whether leg (\d+) is reached in time is not checked\.$/,
    '未注明第 $1 程的航程：未核对能否赶上第 $2 程。',
  ],
];

const zh: PrintTexts = {
  locale: 'zh-CN',
  marks: { colon: '：', comma: '，', list: '、', semicolon: '；', space: '' },
  title: '报价单',
  chargeName: (name) => chineseChargeName(name) ?? name,
  number: '报价单号',
  facts: {
    issued: '签发',
    reference: '贵方参考号',
    from: '起运港',
    to: '目的港',
    via: '中转',
    receipt: '收货地',
    delivery: '交货地',
    carrier: '船公司',
    service: '航线服务',
    containers: '箱型箱量',
    quantities: '计价数量',
    day: '运价日期',
    transit: '航程',
    freeTime: '目的港免费期',
    commodity: '品名',
    remarks: '运价备注',
  },
  notNamed: '运价表未注明',
  bills: (n) => `提单 ${n} 份`,
  documents: (n) => `单证 ${n} 份`,
  days: (n) => `${n} 天`,
  demurrage: (days) => `滞期 ${days}`,
  detention: (days) => `滞箱 ${days}`,
  combined: (days) => `滞期与滞箱合计 ${days}`,
  validUntil: (moment) => `有效期至 ${moment}（UTC）`,
  columns: ['费用', '计费单位', '数量', '单价', '金额', '类别'],
  bases: {
    PER_CONTAINER: '每箱',
    PER_TEU: '每标准箱',
    PER_BILL_OF_LADING: '每份提单',
    PER_DOCUMENT: '每份单证',
    PER_SHIPMENT: '每票',
    UNKNOWN: '未注明',
  },
  terms: { PREPAID: '预付', COLLECT: '到付' },
  standings: {
    base: '基本运费',
    included: '已包含',
    certain: '另加',
    conditional: '有条件',
    'at-cost': '实报实销',
    unknown: '金额未知',
  },
  freight: '海运费',
  condition: (condition) => `仅在以下条件下收取：${condition}`,
  deduction: '减免项，不一定适用。',
  atCost: '实报实销，在合计之外收取。',
  noAmount: '另行收取，金额未注明。',
  noCurrency: '另行收取，币种未注明。',
  twoWays: '各船公司对该箱型的标准箱折算不一。',
  perDocument: '未提供单证份数。',
  noBasis: '计费单位未注明。',
  sums: ['合计', '确定', '有条件', '至少', '至多'],
  noLimit: '未知',
  conversion: {
    amounts: (currency, atLeast, atMost) => `折合 ${currency}（仅供参考）：至少 ${atLeast}，至多 ${atMost}。`,
    none: (currency) => `合计未折算为 ${currency}：`,
    rate: (from, rate, to) => `1 ${from} = ${rate} ${to}`,
    source: (source, day) => `（${source}，${day}）`,
    noRate: (from) => `未导入 ${from} 的汇率`,
    stale: (from) => `${from} 的最新汇率已过期`,
  },
  complete: '价格完整：未发现其他收费。',
  partial: '价格不完整。合计未包含：',
  gap: (sentence) => GAPS_ZH.reduce((text, [written, chinese]) => text.replace(written, chinese), sentence),
  part: (n) => `第 ${n} 部分`,
  partOfLeg: (n, leg) => `第 ${n} 部分，第 ${leg} 程`,
  ofParts: (parts, sentence) => `第 ${parts.join('、')} 部分：${sentence}`,
  countedIn: (part) => `仅收取一次，计入第 ${part} 部分。`,
  notOnThisDay: (condition) => `报价当日不收取。适用条件：${condition}。`,
  insideOnOtherDays: (condition) => `仅在其他日期包含在运费中（${condition}）；报价当日是否收取未说明。`,
  stale: {
    quote_expired: '打印时本报价已过期，不能再订舱。',
    quote_price_changed: '打印时运价已变更：已有更新的运价表生效。本报价不能再订舱。',
    quote_already_ordered: '打印时已按本报价订舱。',
    quote_rate_withdrawn: '打印时该运价已撤回。本报价不能再订舱。',
  },
  termsTitle: '条款',
  conditions: (moment, isBinding) => [
    isBinding
      ? `在 ${moment}（UTC）之前，可按本报价所列价格订舱；此前即使有更新的运价表改变运价，本报价价格不变。`
      : `在 ${moment}（UTC）之前，且所报运价仍然有效时，可凭本报价订舱。如在此之前更新的运价表改变了价格，或该运价被撤回，须重新报价。`,
    '本报价不保留舱位和箱子，也不构成订舱义务。订单经确认后生效。',
    '已包含的费用计入海运费。有条件的费用仅在条件满足时收取。实报实销或金额未知的费用不在合计之内，另行收取。',
    '各合计均以原币种结算；折算为其他币种的金额仅供参考。',
  ],
  verifyTitle: '如何核验本报价',
  verify: (keys) => [
    '报价原文以 quote.json 附于本文件，并以 Ed25519 签名；本页仅为其显示。持有本文件者无需账户即可核验签名并重新计算每个数字：',
    `agent-rate quotes verify FILE.pdf --jwks ${keys}`,
    '客户端软件包 @agent-rate/client 的 verifyQuote(quote, keys) 作用相同。',
  ],
  ownKeys: 'https://<签发本报价的服务>/.well-known/jwks.json',
  signature: '签名',
  cut: '…（全文见 quote.json）',
  attached: '报价以 PDF 附于本邮件，其中含签名的报价原文，可供核验。',
  page: (page, of) => `第 ${page} 页，共 ${of} 页`,
};

/** The texts of a printed quote, by language. */
export const PRINT_TEXTS: Readonly<Record<PrintLanguage, PrintTexts>> = { en, zh };
