/** Codes that are used on ocean rate sheets. ISO 4217 has more, but ALL, TOP or CUP are words on a sheet. */
/** They are looked for in prose, too. */
export const CURRENCY_CODES: readonly string[] =
  'USD EUR CNY CNH RMB GBP JPY HKD SGD AUD CAD NZD CHF INR THB IDR MYR VND KRW TWD PHP LKR BDT PKR MMK KHR AED SAR QAR OMR KWD BHD EGP ZAR KES NGN TZS GHS MAD DZD TND XOF XAF TRY RUB UAH PLN SEK NOK DKK CZK HUF RON BGN BRL MXN CLP COP PEN ARS UYU ILS JOD MOP BND FJD MUR'.split(
    ' ',
  );

/** Currencies that are written `$` where the sheet names one of them. */
export const OF_DOLLAR_SIGN: ReadonlySet<string> = new Set(
  'CAD AUD NZD SGD HKD TWD FJD BND MXN CLP COP ARS UYU'.split(' '),
);

const SAME: Readonly<Record<string, string>> = { RMB: 'CNY', CNH: 'CNY' };

const WORDS: readonly (readonly [pattern: RegExp, currency: string])[] = [
  [/美元|美金/, 'USD'],
  [/人民币|人民幣/, 'CNY'],
  [/欧元|歐元/, 'EUR'],
  [/日元|日圆|日圓/, 'JPY'],
  [/港币|港幣|港元/, 'HKD'],
  [/英镑|英鎊/, 'GBP'],
  [/US\s?\$|\$\s?US|USD?\s?\$/, 'USD'],
  [/HK\s?\$/, 'HKD'],
  [/NT\s?\$/, 'TWD'],
  [/AUD?\s?\$/, 'AUD'],
  [/NZD?\s?\$/, 'NZD'],
  [/CAD?\s?\$|(?<![A-Z])C\$/, 'CAD'],
  [/(?<![A-Z])S\$/, 'SGD'],
  [/(?<![A-Z])A\$/, 'AUD'],
  [/(?<![A-Z])R\$/, 'BRL'],
  [/CN[¥￥]|[¥￥]\s?CN/, 'CNY'],
  [/JP[¥￥]/, 'JPY'],
  [/€|\bEUROS?\b/, 'EUR'],
  [/£/, 'GBP'],
  [/₩/, 'KRW'],
  [/₹/, 'INR'],
  [/฿/, 'THB'],
  [/₫/, 'VND'],
  [/₱/, 'PHP'],
  // "TL" is a truck load elsewhere.
  [/₺|\d\s?Y?TL(?![A-Z])|(?<![A-Z])Y?TL(?=\s*(?:[/),]|$))/, 'TRY'],
  [/₽|(?<!\p{L})РУБ/u, 'RUB'],
  [/₪|(?<![A-Z])NIS(?![A-Z])/, 'ILS'],
  [/(?<!\p{L})ZŁ(?!\p{L})/u, 'PLN'],
  [/(?<!\p{L})KČ(?!\p{L})/u, 'CZK'],
  [/(?<![A-Z])RM\s?(?=\d)/, 'MYR'],
  [/(?<![A-Z])RP\.?\s?(?=\d)/, 'IDR'],
  [/新?台[币幣]/, 'TWD'],
  [/韩元|韓元|韩币|韓幣/, 'KRW'],
  [/泰[铢銖]/, 'THB'],
  [/越南盾/, 'VND'],
  [
    /US DOLLARS?|U\.S\. DOLLARS?|\bUS DLRS?\b|D[OÓ]LARES? (?:AMERICANOS?|ESTADOUNIDENSES?|EE)|DOLLARI? (?:USA|AMERICAN)/,
    'USD',
  ],
  [/دولار(?! ?(?:أسترالي|كندي|سنغافور))|ДОЛЛ(?:АР|\.)|달러|ドル(?!建)|ดอลลาร์|ĐÔ LA|DO LA MY/, 'USD'],
  [/يورو|ЕВРО|유로|ユーロ|ยูโร/, 'EUR'],
];

const CODE_PATTERN = new RegExp(`(?<![A-Z])(${CURRENCY_CODES.join('|')})(?![A-Z])`);

/** Locale identifiers of number formats whose yen sign says which yen it is. */
const YEN_LOCALES: Readonly<Record<string, string>> = { '804': 'CNY', '1004': 'CNY', '411': 'JPY' };

/** A currency, or `yen-or-yuan` for a bare ¥, which only the sheet's language distinguishes. */
export type CurrencyReading = string | 'yen-or-yuan';

/** The currency a text names (`USD 1,234`, `(US$)`, `€`, `元`). Undefined when it names none. */
export function findCurrency(text: string): CurrencyReading | undefined {
  const upper = text.toUpperCase();
  const code = CODE_PATTERN.exec(upper)?.[1];
  if (code) return SAME[code] ?? code;
  for (const [pattern, currency] of WORDS) if (pattern.test(upper)) return currency;
  if (/[¥￥]|(?<=\d)元|元\//.test(upper)) return upper.includes('元') ? 'CNY' : 'yen-or-yuan';
  if (upper.includes('$')) return 'USD';
  return undefined;
}

const formatCurrencies = new Map<string, CurrencyReading | undefined>();

/** The currency in a number format code: `[$€-407]#,##0.00`, `"US$"0`, `[$¥-804]0`, `_-[$£-809]* 0`. */
export function currencyOfFormat(format: string | null): CurrencyReading | undefined {
  if (format === null) return undefined;
  if (!formatCurrencies.has(format)) {
    if (formatCurrencies.size > 5000) formatCurrencies.clear();
    formatCurrencies.set(format, readFormat(format));
  }
  return formatCurrencies.get(format);
}

function readFormat(format: string): CurrencyReading | undefined {
  const tagged = /\[\$([^\]-]+)(?:-([0-9A-Fa-f]+))?\]/.exec(format);
  if (tagged) {
    const found = findCurrency(tagged[1] ?? '');
    const locale = (tagged[2] ?? '').replace(/^0+/, '');
    return found === 'yen-or-yuan' ? (YEN_LOCALES[locale] ?? found) : found;
  }
  const plain = format
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\\(.)/g, '$1')
    .replaceAll('"', '')
    .replace(/[_*]./g, '');
  return findCurrency(plain);
}
