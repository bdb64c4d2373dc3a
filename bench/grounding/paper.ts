import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Pen, type Setting } from './pen.ts';

export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Goods as the dangerous goods list has them, with an invented trade name. */
export type Goods = Readonly<Record<string, string>>;

/** A kind of paper as it is made somewhere: `aside` ones are not looked at while the reader is repaired. */
export type Layout = {
  readonly name: string;
  readonly documentType: string;
  readonly aside: boolean;
  readonly languages: readonly Language[];
  readonly draw: (language: Language) => Pen;
};

function tableOf(name: string): Record<string, string>[] {
  const [head = '', ...rows] = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

const WORDS = new Map(tableOf('words').map((row) => [row.concept ?? '', row]));
const GOODS = tableOf('goods');
const PARTIES = tableOf('parties');
const MONTHS: Partial<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};
/** Words for the state of goods, in every language of the papers. */
export const STATE_WORD =
  /(?:liquid|solid|liquide|solide|líquido|sólido|Flüssigkeit|Feststoff|fester|固体|液体|固體|液體|crystalline|kristalliner|cristallin|cristalino|结晶|結晶)/g;
const NUMERALS = '〇一二三四五六七八九';
const ROMAN: Readonly<Record<string, string>> = { I: 'Ⅰ', II: 'Ⅱ', III: 'Ⅲ' };

/** The words, goods, people and figures of one paper: the same for the same layout and language in every run. */
export class Paper {
  readonly language: Language;
  readonly pen: Pen;
  private readonly seed: Buffer;
  private drawn = 0;

  constructor(layout: string, language: Language, setting: Partial<Setting> = {}, across = false) {
    this.language = language;
    this.seed = createHash('sha256').update(`${layout} ${language}`).digest();
    const font = this.isHan ? 'han' : (setting.font ?? 'sans');
    const size = across ? { width: 842, height: 595 } : { width: 595, height: 842 };
    this.pen = new Pen({ size: 9, leading: 1.3, ...setting, font }, size);
  }

  get isHan(): boolean {
    return this.language.startsWith('zh');
  }

  /** A number from 0 up to `below`, each time another one. */
  any(below: number): number {
    this.drawn++;
    return (this.seed.readUInt32BE(this.drawn % 28) + 7 * this.drawn) % below;
  }

  one<Value>(...values: readonly [Value, ...Value[]]): Value {
    return values[this.any(values.length)] ?? values[0];
  }

  /** One of the wordings of a label, in this paper's language or another. */
  word(concept: string, language: Language = this.language): string {
    const wordings = WORDS.get(concept)?.[language]?.split('|');
    if (!wordings) throw new Error(`words.tsv has no "${concept}".`);
    return wordings[this.any(wordings.length)] ?? '';
  }

  /** A label in Chinese with its English words behind it, elsewhere alone. */
  both(concept: string, joint = ' '): string {
    return this.isHan ? `${this.word(concept)}${joint}${this.word(concept, 'en')}` : this.word(concept);
  }

  goods(wanted: (goods: Goods) => boolean = () => true): Goods {
    const fitting = GOODS.filter(wanted);
    return fitting[this.any(fitting.length)] ?? (GOODS[0] as Goods);
  }

  company(at: number): string {
    return PARTIES[at]?.[this.language] ?? '';
  }

  private value(key: string, words: string, ...right: (string | number | null)[]): string {
    return this.pen.value(key, words, right.length === 0 ? words : right);
  }

  party(key: string, at: number): string {
    return this.value(key, this.company(at));
  }

  trade(goods: Goods): string {
    return this.value('commodityName', goods.trade ?? '');
  }

  un(goods: Goods, sign = 'UN'): string {
    const number = (goods.un ?? '').slice(2);
    this.pen.says('shipperDeclareAs', 'DG Cargo');
    return this.value('unNo', `${sign}${number}`, goods.un ?? '');
  }

  /** The proper shipping name, with the technical name in brackets where it needs one. */
  name(goods: Goods, language: Language = this.language, alsoRight: string[] = []): string {
    const own = goods[language] ?? '';
    const name = this.value('properShippingName', own, own, ...alsoRight);
    return goods.technical ? `${name} (${this.value('technicalName', goods.technical)})` : name;
  }

  hazardClass(goods: Goods): string {
    return this.value('imoHazardClassNo', goods.class ?? '');
  }

  subsidiary(goods: Goods, none = this.word('none')): string {
    return goods.subsidiary ? this.value('subRiskClassNo', goods.subsidiary) : none;
  }

  group(goods: Goods): string {
    const group = goods.group ?? '';
    return this.value('packingGroup', this.isHan ? (ROMAN[group] ?? group) : group, group);
  }

  pollutant(goods: Goods): string {
    const answer = goods.pollutant === 'Y';
    return this.value('marinePollutant', this.word(answer ? 'yes' : 'no'), ...(answer ? ['Y', 'P'] : ['N']));
  }

  ems(goods: Goods): string {
    return this.value('emsCode', goods.ems ?? '');
  }

  limited(goods: Goods): string {
    return this.value('limitedQuantity', goods.limited ?? '');
  }

  flash(goods: Goods, unit = ' °C'): string {
    if (!goods.flash) return this.word('none');
    const words = `${goods.flash}${unit}`;
    return this.value('flashPointCelsius', words, Number(goods.flash));
  }

  cas(goods: Goods): string {
    return this.value('casNo', goods.cas ?? '');
  }

  appearance(goods: Goods): string {
    return this.state(
      this.word(goods.kind === 'bags' ? 'solid' : 'liquid'),
      goods.kind === 'bags' ? 'Solid' : 'Liquid',
    );
  }

  /** Words that describe goods: the state is proved by all of them, and by the word for it. */
  state(words: string, right: string): string {
    const inner = words.replace(STATE_WORD, (word) => this.value('appearance', word, right));
    return this.value('appearance', inner, right);
  }

  number(key: string, prefix: string): string {
    return this.value(key, `${prefix}${2026}-${String(10000 + this.any(89999))}`);
  }

  /** A date as it is written in this language, as the value of a field or as another date. */
  date(key: string, month = 1 + this.any(12), inNumerals = false, year = 2026): string {
    const day = 1 + this.any(28);
    const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const words = inNumerals && this.isHan ? numeralDate(year, month, day) : this.writtenDate(iso);
    return key === '' ? words : this.value(key, words, iso);
  }

  private writtenDate(iso: string): string {
    const [year = '', month = '', day = ''] = iso.split('-');
    const name = MONTHS[this.language]?.split(' ')[Number(month) - 1] ?? '';
    if (this.isHan) return this.one(`${year}年${month}月${day}日`, iso, `${year}.${month}.${day}`);
    if (this.language === 'en')
      return this.one(`${Number(day)} ${name} ${year}`, iso, `${name} ${Number(day)}, ${year}`);
    if (this.language === 'de') return this.one(`${day}.${month}.${year}`, `${Number(day)}. ${name} ${year}`);
    const inFigures = Number(day) > 12 ? `${day}/${month}/${year}` : undefined;
    const inWords = this.language === 'fr' ? `${Number(day)} ${name} ${year}` : `${Number(day)} de ${name} de ${year}`;
    return this.one(inFigures ?? inWords, inWords);
  }

  /** A mass in kilograms as it is written in this language. */
  mass(key: string, kilograms: number, unit = this.one(' kg', '')): string {
    const words = `${this.figure(kilograms)}${unit}`;
    return key === '' ? words : this.value(key, words, kilograms);
  }

  private figure(amount: number): string {
    const [whole = '', part = ''] = String(amount).split('.');
    const grouped = (sign: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign);
    if (this.language === 'de' || this.language === 'es') {
      const decimals = part === '' ? '' : `,${part}`;
      return this.one(`${grouped('.')}${decimals}`, `${grouped(' ')}${decimals}`);
    }
    if (this.language === 'fr') return `${grouped(' ')}${part === '' ? '' : `,${part}`}`;
    return `${this.one(grouped(','), whole, grouped(' '))}${part === '' ? '' : `.${part}`}`;
  }

  /** "160 steel drums (1A1)": the packages of the goods. */
  packages(goods: Goods, count: number, joint = ' '): string {
    const kind = this.word(goods.kind ?? 'drums');
    const bare = kind.replace(/\s?\(.*\)/, '');
    const code = /\((.*)\)/.exec(kind)?.[1] ?? '';
    this.pen.says('packingCode', code, null);
    return this.value(
      'packageQuantityAndType',
      `${count}${this.isHan ? '' : joint}${kind}`,
      `${count} ${kind}`,
      `${count} ${bare}`,
    );
  }

  phone(): string {
    const words = this.isHan ? '+86 532 8555 0199' : '+44 20 7946 0958';
    return this.value('emergencyContactTelephone', words);
  }
}

function numeralDate(year: number, month: number, day: number): string {
  const small = (value: number) => {
    const [tens, ones] = [Math.floor(value / 10), value % 10];
    const begin = tens === 0 ? '' : tens === 1 ? '十' : `${NUMERALS[tens]}十`;
    return begin + (ones === 0 && tens > 0 ? '' : NUMERALS[ones]);
  };
  return `${[...String(year)].map((digit) => NUMERALS[Number(digit)]).join('')}年${small(month)}月${small(day)}日`;
}
