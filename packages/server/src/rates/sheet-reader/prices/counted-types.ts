import { type EquipmentType, parseEquipment } from '../../record/equipment.ts';
import { type CurrencyReading, findCurrency } from './parse-currency.ts';
import { parseNumber } from './parse-price.ts';

/** Prices of a container type that a sentence counts from those of another one: "40'HC: 40'GP rate plus USD 50". */
export type CountedType = {
  type: EquipmentType;
  of: EquipmentType;
  /** What is added to the price, negative where it is less; in `currency`, or the price's. */
  plus: number;
  currency?: CurrencyReading;
  /** The sentence. */
  text: string;
};

const TYPE = String.raw`((?:(?:20|40|45)[\s-]?(?:['’′]|ft\b\.?|feet\b|foot\b)?\s?(?:high[\s-]?cubes?|dry|standard|\p{L}{2}(?!\p{L}))?)|h[cq]|high[\s-]?cubes?)`;
const PRICE = String.raw`(?:\s*(?:rates?|prices?|freight|level|tarif\p{L}*|rate?n?|precio|preço|prezzo|运费|運費|价|價))?`;
const IS = String.raw`\s*(?:[:：=]|is|are|equals?)?\s*(?:at\s+|as\s+)?(?:the\s+)?`;
const PLUS = String.raw`\s*(\+|plus|add|and|zzgl\.?|zuzüglich|mas|más|mais|più|加|-|–|minus|less|weniger|menos|meno|moins|减|減)\s*`;
const MONEY = String.raw`((?:[A-Z]{3}|[A-Z]{0,2}[$€£¥])?\s?\d[\d.,]*\s?(?:[A-Z]{3}|[$€£¥])?)`;
const END = String.raw`(?:\s*(?:each|per (?:container|box|unit|40'?\s?h[cq])|\/\s?(?:container|box|unit)))?\s*[.!。]?$`;
const MORE = String.raw`\s*(?:more|higher|extra|mehr|on top|above|over)\s*(?:than|as|to|on|over|above|of)?\s*(?:the\s+)?`;

/** "40HC = 40GP + 100", and "40HC: add 100 to 40GP", "40HC USD 100 more than 40GP". */
const BASE_FIRST = new RegExp(`^${TYPE}${PRICE}${IS}${TYPE}${PRICE}${PLUS}${MONEY}${END}`, 'iu');
const BASE_LAST = new RegExp(
  `^${TYPE}${PRICE}${IS}(?:(?:\\+|plus|add)\\s*${MONEY}\\s*(?:to|on|over|above)|${MONEY}${MORE})\\s*(?:the\\s+)?${TYPE}${PRICE}${END}`,
  'iu',
);
const SAME = new RegExp(
  `^${TYPE}${PRICE}${IS}(?:=|same as|the same as|wie|igual que|come)\\s*(?:the\\s+)?${TYPE}${PRICE}${END}`,
  'iu',
);
/** "40' = 40DC/40HC", "40' means 40GP & 40HQ": what a length in a heading stands for. */
const LEGEND =
  /^(20|40|45)\s?(?:['’′]|ft\b\.?|feet\b|foot\b|尺)?\s*(?:=|:|：|means|stands for|applies to|for|covers|includes|incl\.?|entspricht|gilt für|vale para|indica|包括|含|指|为)\s*(?:the\s+)?(\1\s?['’′]?\s?\p{L}{2})\s*(?:\/|&|\+|,|and|und|y|e|et|和|及)\s*((?:\1\s?['’′]?\s?)?\p{L}{2})(?:\s*(?:both|same|alike))?\s*[.!。]?$/iu;
const LESS = /^(?:-|–|minus|less|weniger|menos|meno|moins|减|減)$/iu;
/** A list item begins so. */
const ITEM = /^\s*(?:[•*·※–-]\s*)?/u;

function typeOf(text: string): EquipmentType | undefined {
  return parseEquipment(/^\d/.test(text.trim()) ? text : '40HC');
}

function counted(
  text: string,
  of: { type?: string | undefined; base?: string | undefined; money?: string | undefined; sign?: string },
) {
  const [type, base] = [typeOf(of.type ?? ''), typeOf(of.base ?? '')];
  const amount = of.money === undefined ? 0 : parseNumber(of.money.replace(/[^\d.,]/g, '').replace(/[.,]$/, ''));
  if (!type || !base || type === base || amount === undefined) return undefined;
  const currency = of.money === undefined ? undefined : findCurrency(of.money);
  const plus = LESS.test(of.sign ?? '') ? -amount : amount;
  return { type, of: base, plus, text, ...(currency === undefined ? {} : { currency }) };
}

/** What one sentence says of the prices of a container type by another one's; undefined for any other sentence. */
export function countedTypeIn(sentence: string): CountedType | undefined {
  const text = sentence.replace(ITEM, '').trim();
  const first = BASE_FIRST.exec(text);
  if (first) return counted(text, { type: first[1], base: first[2], sign: first[3] ?? '', money: first[4] });
  const last = BASE_LAST.exec(text);
  if (last) return counted(text, { type: last[1], money: last[2] ?? last[3], base: last[4] });
  const same = SAME.exec(text);
  if (same) return counted(text, { type: same[1], base: same[2] });
  const legend = text.split(/[,;，；]\s*/).flatMap((clause) => LEGEND.exec(clause.trim()) ?? []);
  const [whole, length, base, more = ''] = legend;
  return whole === undefined ? undefined : counted(whole, { type: /^\d/.test(more) ? more : `${length}${more}`, base });
}
