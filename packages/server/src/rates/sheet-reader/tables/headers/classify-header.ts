import { type EquipmentType, parseEquipment, parseEquipmentList, withLengths } from '../../../record/equipment.ts';
import { beginsWithCharge, mentionsIn } from '../../charge-text/mentions.ts';
import { findCharge, isBaseFreight, type KnownCharge, parseBasis } from '../../charges/charge-lexicon.ts';
import { LCL_TYPE, type LclHeading, readLclHeading } from '../../lcl/lcl-heading.ts';
import { phraseSource } from '../../lexicon/phrases.ts';
import { plainText } from '../../plain-text.ts';
import { type CurrencyReading, findCurrency } from '../../prices/parse-currency.ts';
import { type ColumnRole, normaliseHeader, roleOfHeader } from '../columns/column-lexicon.ts';

/** Which of two prices of one lane a column holds. */
export type PriceSide = 'buy' | 'sell';

/** What a header cell says about its column. */
export type HeaderMeaning =
  | { kind: 'field'; role: ColumnRole; currency?: CurrencyReading }
  | {
      kind: 'price';
      equipment: readonly EquipmentType[];
      currency?: CurrencyReading;
      side?: PriceSide;
      allIn?: boolean;
      /** Words that are neither price nor charge: they may restrict the price ("DG", "SOC"). */
      qualifier?: string;
      lcl?: LclHeading;
    }
  | {
      kind: 'charge';
      charge: KnownCharge;
      equipment: readonly EquipmentType[];
      /** Of its types alone, not of others of their length. */
      isTypeAlone?: true;
      /** What the heading says more than the name of the charge: a port, a condition. */
      clause?: string;
      currency?: CurrencyReading;
      lcl?: LclHeading;
    }
  | { kind: 'unknown' };

const TYPES =
  "gp|dc|dv|dry|std|st|sd|standard|hdry|h'?c|h'?q|high ?cube|hi-?cube|rf ?nor|hc ?nor|nor ?hc|rf|reef|reefer|frigo|frigorifico|refrigerado|refrigere|kuhl|kuhlcontainer|rh|rq|hr|ot|open ?top|fr|flat ?rack|tk|iso ?tank|tank ?iso|tank|plataforma|platform|plattform|plateforme|nor|普[柜櫃]|高[柜櫃]|小[柜櫃]|大[柜櫃]|冻代干|冷藏柜|冷高柜|开顶柜|框架柜|[柜櫃]";
const EQUIPMENT = new RegExp(
  `(?<![\\d.a-z+])(?:1 ?[x*] ?)?(?:20|40|45)[ -]?(?:'{1,2}|"|ft|feet|foot|pi(?![a-z])|fot|fod|stop|jalkaa|jalan|picioare|尺|呎|pies|pieds|piedi|pes)? ?(?:(?:${TYPES})(?![a-z]))?(?: ?(?:dry|dc|gp|hc)(?![a-z]))?(?![\\d%]| ?(?:m?t|tons?|tonnes?|kgs?)(?![a-z]))|(?<![a-z])(?:hq|hc|高柜|小柜|大柜)(?![a-z])`,
  'gi',
);
const SELL =
  /\bsell(?:ing)?\b|\bcustomer\b|\bclient\b|\boffer\b|售价|卖价|对外|销售价|venta|venda|vendita|satis|продажа|verkauf|\bvk\b|vente/;
const BUY =
  /\bbuy(?:ing)?\b|\bcost\b|\bnet+\b|成本|底价|进价|compra|custo|costo|acquisto|alis|закупк|einkauf|\bek\b|achat/;
const ALL_IN = /\ball[ -]?in\b|全包|全含|包干|总价/;
/** Containers that are shipped, wanted or offered, not what one costs: "Annual volume (40'HC)". */
const QUANTITY = new RegExp(phraseSource('quantity'));
const PRICE_OF_QUANTITY = new RegExp(`${phraseSource('about-rates')}|${SELL.source}|${BUY.source}`);
const PRICE_WORDS =
  /\b(?:price|prices|rate|rates|freight|ocean|sea|o\/f|of|oft|ofr|base|basic|bas|per|container|containers|cntr|ctnr|unit|box|in|usd|eur|cny|rmb|gbp|hkd|amount|total|fee|new|nuev[oa]|nov[oa]|neue?|nouveau|nouvelle|nuov[oa]|yeni|nieuwe?|nolo|noli|navlun|ставка|frete|flete|tarifa|precio|frete|preco|valor|fracht|preis|seefracht|fret|prix|tarif|offer|venda|venta|vendita|custo|costo|selling|sell|buying|buy|ek|vk|net+|cost|customer|all|fcl|coc|size|dry|base port|maritimo|maritime|transporte)\b|运费|海运费|价格|运价|单价|费率|售价|卖价|成本|底价|全包|总价|美元|美金|人民币|us\$|[$€¥£]/g;

/** Words of prices that are as well those of charges. */
const FEE = /\bfees?\b|\bcharges?\b/;

function withoutPriceWords(text: string): string {
  return text
    .replace(PRICE_WORDS, ' ')
    .replace(/[/&+,.\-–:|()'"\s]+/g, ' ')
    .trim();
}

function equipmentIn(text: string): { equipment: readonly EquipmentType[]; rest: string } | undefined {
  const whole = parseEquipmentList(text);
  if (whole) return { equipment: whole, rest: '' };
  // "D20/D40/H40" behind other words: the types are one word.
  const word = text.split(/\s+/).find((each) => /[/+&].*(?:20|40|45)/.test(each));
  const listed = word === undefined ? undefined : parseEquipmentList(word);
  if (word !== undefined && listed) return { equipment: listed, rest: text.replace(word, ' ') };
  const found: EquipmentType[] = [];
  const rest = text.replace(EQUIPMENT, (match) => {
    const type = parseEquipment(match);
    if (!type) return match;
    found.push(type);
    return ' ';
  });
  return found.length > 0 ? { equipment: found, rest } : undefined;
}

function chargeNamed(rest: string): KnownCharge | undefined {
  if (rest === '' || isBaseFreight(rest)) return undefined;
  const known = findCharge(rest);
  if (known) return known;
  if (!/surcharge|\bcharges?\b|\bfees?\b|费|zuschlag|gebuhr|recargo|taxa|frais/.test(rest)) return undefined;
  const name = rest.trim();
  return { code: null, name: name.charAt(0).toUpperCase() + name.slice(1), basis: parseBasis(rest) ?? 'PER_CONTAINER' };
}

function priceOrCharge(plain: string, currency: { currency?: CurrencyReading }): HeaderMeaning | undefined {
  const found = equipmentIn(plain.replace(/[()[\]（）]/g, ' '));
  if (!found) return undefined;
  const rest = found.rest
    .replace(/\b(?:usd|eur|cny|rmb|subject to)\b|us\$|[$€¥£]/g, ' ')
    .replace(/^[\s/&,+|-]+|[\s/&,+|-]+$/g, '');
  const isPriced = withoutPriceWords(rest) === '' && !FEE.test(rest);
  const charge = isPriced ? undefined : chargeNamed(rest);
  if (charge) return { kind: 'charge', charge, equipment: found.equipment, ...currency };
  const said = isPriced ? undefined : chargeWithMore(rest);
  if (said) return { kind: 'charge', ...said, equipment: found.equipment, ...currency };
  const qualifier = withoutPriceWords(found.rest);
  const [only, ...more] = found.equipment;
  // "Reefer (40' HC)": the word is part of the container type.
  const joined =
    only && more.length === 0 && qualifier !== '' ? parseEquipment(`${qualifier} ${only.code}`) : undefined;
  if (joined) return priceOf(plain, { equipment: [joined], currency, qualifier: '' });
  const role = qualifier === '' ? undefined : roleOfHeader(qualifier);
  // "Contenedor 20'": a word for containers beside a type restricts nothing.
  if (role === 'equipment') return priceOf(plain, { equipment: found.equipment, currency, qualifier: '' });
  if (role && role !== 'amount') return { kind: 'field', role, ...currency };
  return priceOf(plain, { equipment: found.equipment, currency, qualifier });
}

/** Which price a heading in plain text names: buying ("nolo acquisto"), selling ("nolo vendita"), or undefined. */
export function sideOfHeading(plain: string): PriceSide | undefined {
  return SELL.test(plain) ? 'sell' : BUY.test(plain) ? 'buy' : undefined;
}

function priceOf(
  plain: string,
  {
    equipment,
    currency,
    qualifier,
  }: { equipment: readonly EquipmentType[]; currency: { currency?: CurrencyReading }; qualifier: string },
): HeaderMeaning {
  const side = sideOfHeading(plain);
  return {
    kind: 'price',
    equipment,
    ...currency,
    ...(side ? { side } : {}),
    ...(ALL_IN.test(plain) ? { allIn: true } : {}),
    ...(qualifier !== '' ? { qualifier } : {}),
  };
}

function classify(text: string): HeaderMeaning {
  // "OF20", "BAF40/HC": the container type is written behind the word.
  const plain = plainText(withLengths(text))
    .replace(/(?<![a-z])([a-z]{2,6})(?=(?:20|40|45)(?!\d))/g, '$1 ')
    .replace(/^(of|oft|ofr|o\/f|baf|rate)(hc|hq)$/, '$1 $2');
  if (plain === '' || plain.length > 90) return { kind: 'unknown' };
  const found = findCurrency(text);
  const currency = found === undefined ? {} : { currency: found };
  const lcl = ofLcl(plain, currency);
  if (lcl) return lcl;
  const role = roleOfHeader(text);
  if (role && !/\d/.test(plain)) return { kind: 'field', role, ...currency };
  if (QUANTITY.test(plain) && !PRICE_OF_QUANTITY.test(plain)) return { kind: 'field', role: 'known' };
  if (isStatement(text)) return { kind: 'unknown' };
  if (isPerDay(plain)) return { kind: 'field', role: 'known' };
  const priced =
    role === 'other-mode-price' ? undefined : (priceOfUnit(plain, currency) ?? priceOrCharge(plain, currency));
  if (priced) return priced;
  if (role) return { kind: 'field', role, ...currency };
  if (isBaseFreight(text)) return { kind: 'field', role: 'amount', ...currency };
  const charge = chargeByUnit(normaliseHeader(text), plain) ?? namedCharge(normaliseHeader(text));
  if (charge) return { kind: 'charge', charge, equipment: [], ...currency };
  const said = chargeWithMore(text);
  return said ? { kind: 'charge', ...said, equipment: [], ...currency } : { kind: 'unknown' };
}

/** "USD/TEU", "Rate per FEU": the unit says the container type, where no other word stands beside it. */
function priceOfUnit(plain: string, currency: { currency?: CurrencyReading }): HeaderMeaning | undefined {
  const [whole, unit = ''] = /\b(teu|feu)s?\b/.exec(plain) ?? [];
  const type = parseEquipment(unit);
  if (whole === undefined || !type || withoutPriceWords(plain.replace(whole, ' ')) !== '') return undefined;
  return priceOf(plain, { equipment: [type], currency, qualifier: '' });
}

/** "Doc fee", "Gate charge": a charge by its last word. */
const CHARGE_WORD = /.{3}(?:\bsurcharges?|\bcharges?|\bfees?|费|zuschlag|gebuhr|recargo|\btaxa)$/;

function namedCharge(header: string): KnownCharge | undefined {
  return header.length <= 40 && CHARGE_WORD.test(header) ? chargeNamed(header) : undefined;
}

/** A price, or a charge, per W/M, cubic metre or tonne: "O/F USD/CBM", "CFS per W/M", "Min (W/M)", "5-10 CBM". */
function ofLcl(plain: string, currency: { currency?: CurrencyReading }): HeaderMeaning | undefined {
  const read = readLclHeading(plain);
  if (!read) return undefined;
  const { lcl, isMeasured } = read;
  const rest = read.rest
    .replace(/\b(?:usd|eur|cny|rmb|subject to)\b|us\$|[$€¥£]|[()[\]（）]/g, ' ')
    .replace(/^[\s/&,+|:-]+|[\s/&,+|:-]+$/g, '');
  if (parseEquipmentList(rest) || equipmentIn(rest)) return undefined;
  const charge = chargeNamed(rest);
  if (charge) return { kind: 'charge', charge: { ...charge, basis: 'UNKNOWN' }, equipment: [], lcl, ...currency };
  return isMeasured && withoutPriceWords(rest) === ''
    ? { kind: 'price', equipment: [LCL_TYPE], lcl, ...currency }
    : undefined;
}

/** What an amount is charged for, behind the name of a charge: "ISPS/ctr", "ENS per B/L". */
const UNIT =
  /\s*(?:\/|\bper\b|\bpor\b|\bpar\b|\bje\b|\bpro\b|\bx\b|每|\()\s*(?:(ctr|cntr|ctnr|cont\w*|box|unit|柜|箱)|teu|feu|h?b\/?l|bill|doc\w*|shipment|set|票)\.?\)?$/;

/** The charge of a heading without brackets, with the unit behind its name. */
function chargeByUnit(header: string, plain: string): KnownCharge | undefined {
  const unit = UNIT.exec(header);
  const charge = findCharge(header) ?? (unit ? findCharge(header.slice(0, unit.index)) : undefined);
  const basis = unit?.[1] === undefined ? parseBasis(plain) : 'PER_CONTAINER';
  return charge && { ...charge, basis: basis ?? charge.basis };
}

/** "20' EUR/gg", "40'HC per day": what a day of demurrage costs. */
const PER_DAY =
  /(?:\/|\b(?:per|por|par|pro|je|al|a|each)\b)\s?(?:gg|day|giorno|tag|jour|dia|gun|dag|dzien|ngay|hari)s?\b|\/\s?[天日]|每[天日]/;

/** Whether a heading is over what a day costs, which is no price of a carriage. */
export function isPerDay(heading: string): boolean {
  return PER_DAY.test(plainText(heading));
}

/** Shorter texts with money are headings: "THC USD 225/40'". */
const SHORTEST_STATEMENT = 25;

/** "ISPS EUR 10/container and B/L EUR 40/BL on top": a text that prices charges says something of rates and heads none. */
function isStatement(text: string): boolean {
  if (text.length <= SHORTEST_STATEMENT || !/\d/.test(text)) return false;
  const { charges, money } = mentionsIn(text);
  return charges.length > 0 && money.some(({ value }) => ![20, 40, 45].includes(value));
}

/** Longer headings are sentences. */
const LONGEST_CHARGE = 40;

/** "THC Genoa", "PSS from 15 Dec": a heading that begins with the only charge that it names, and says more of it. */
function chargeWithMore(text: string): { charge: KnownCharge; clause: string } | undefined {
  if (text.length > LONGEST_CHARGE || !beginsWithCharge(text)) return undefined;
  const { charges, money, speaks } = mentionsIn(text);
  const [charge, ...more] = charges;
  return charge && more.length === 0 && money.length === 0 && !speaks ? { charge, clause: text } : undefined;
}

const remembered = new Map<string, HeaderMeaning>();

/** Reads one header cell. Remembers texts, because every row of a sheet is looked at as if it could be a header. */
export function classifyHeader(text: string): HeaderMeaning {
  let meaning = remembered.get(text);
  if (!meaning) {
    if (remembered.size > 20_000) remembered.clear();
    meaning = classify(text);
    remembered.set(text, meaning);
  }
  return meaning;
}
