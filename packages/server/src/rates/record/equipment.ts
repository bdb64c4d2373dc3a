import type { EquipmentRef } from './rate.schema.ts';

/** One container type: the trade's name, the ISO 6346 size and type code, and other ISO codes that mean it on rate sheets. */
export type EquipmentType = EquipmentRef & {
  /** 0 where it is not of a container. */
  readonly feet: 0 | 20 | 40 | 45;
  readonly isoVariants: readonly string[];
  readonly description: string;
};

const TABLE: readonly (readonly [code: string, isoCode: string, isoVariants: string, description: string])[] = [
  ['20GP', '22G1', '22G0 20G0 20G1 22GP', "20' dry standard"],
  ['40GP', '42G1', '42G0 40G0 40G1 42GP', "40' dry standard"],
  ['40HC', '45G1', '45G0 44G1 45GP', "40' dry high cube"],
  ['45HC', 'L5G1', 'L5G0 LEG1 L5GP', "45' dry high cube"],
  ['20HC', '25G1', '25G0', "20' dry high cube"],
  ['20RF', '22R1', '22R0 20R1 22RT', "20' reefer"],
  ['40RF', '42R1', '42R0 42RT', "40' reefer, standard height"],
  ['40RH', '45R1', '45R0 45RT', "40' reefer, high cube"],
  ['45RH', 'L5R1', 'L5RT', "45' reefer, high cube"],
  ['20OT', '22U1', '22U0 22U6 22UT', "20' open top"],
  ['40OT', '42U1', '42U0 42U6 42UT', "40' open top"],
  ['40OTH', '45U1', '45UT', "40' open top, high cube"],
  ['20FR', '22P3', '22P1 22P8 22PC 22PF', "20' flat rack"],
  ['40FR', '42P3', '42P1 42P8 42PC 42PF', "40' flat rack"],
  ['40FRH', '45P3', '45P8 45PC', "40' flat rack, high cube"],
  ['20PL', '22P0', '22PL', "20' platform"],
  ['40PL', '42P0', '42PL', "40' platform"],
  ['20TK', '22T6', '22T0 22T1 22T2 22T3 22T4 22T5 22T7 22T8 22TN 22TD 22TG 20T6 22K2', "20' tank"],
  ['40TK', '42T6', '42TN', "40' tank"],
  ['20VH', '22V1', '22V0 22V2 22VH', "20' ventilated"],
  ['20BU', '22B1', '22B0 22BU', "20' dry bulk"],
  ['40NOR', '45R1', '', "40' non-operating reefer, used as dry"],
];

/** Every container type the service knows, trade name first (ISO 6346:2022 size and type codes). */
export const EQUIPMENT_TYPES: readonly EquipmentType[] = TABLE.map(([code, isoCode, variants, description]) => ({
  code,
  isoCode,
  feet: Number(code.slice(0, 2)) as 20 | 40 | 45,
  isoVariants: variants === '' ? [] : variants.split(' '),
  description,
}));

const BY_CODE = new Map(EQUIPMENT_TYPES.map((type) => [type.code, type]));
const BY_ISO = new Map<string, EquipmentType>();
for (const type of EQUIPMENT_TYPES) {
  for (const iso of [type.isoCode, ...type.isoVariants]) if (!BY_ISO.has(iso)) BY_ISO.set(iso, type);
}

/** What the trade writes behind (or before) the length, by our own type letters. */
const TYPE_WORDS: readonly (readonly [letters: string, words: string])[] = [
  [
    'GP',
    'GP DC DV DRY ST STD SD DRYSTANDARD STANDARD STANDARDDRY GENERAL GENERALPURPOSE BOX DRYVAN VAN D G SECO SECA SECCO SEC TROCKEN STANDART STANDAARD STANDARDO ESTANDAR ESTÁNDAR PADRAO PADRÃO NORMAL KURU KHÔ KHO СУХОЙ СУХ СТАНДАРТ جاف جافة عادي 드라이 일반 ドライ 普通 ตู้แห้ง 普柜 普櫃 普通柜 平柜 平櫃 干货柜 干柜 乾櫃 普箱',
  ],
  [
    'HC',
    'HC HQ H DH HIGH HDRY HIGHCUBE HICUBE HIGH CUBE HDC HDV HCDV HGP DHC 高柜 高櫃 超高柜 高箱 هايكيوب ВЫСОКИЙ ХАЙКЬЮБ 하이큐브 ハイキューブ ไฮคิวบ์ YÜKSEK',
  ],
  [
    'RF',
    'RF REEFER REEF RE RFR REF R REEFERS KOEL SOGUTMALI SOĞUTMALI FRIGORIFERO LẠNH LANH РЕФ РЕФРИЖЕРАТОР مبرد مبردة 냉동 냉장 リーファー 冷凍 ตู้เย็น FRIGO FRIGORIFICO FRIGORÍFICO REFRIGERADO REFRIGERE RÉFRIGÉRÉ KUHLCONTAINER KÜHLCONTAINER KUHL KÜHL 冷藏柜 冷柜 冷箱 冻柜 冷冻柜',
  ],
  ['RH', 'RH RQ HR HRF HREEFER RHC HREF DRYREEFERHC 冷高柜 高冷柜 冷藏高柜 高冻柜'],
  ['NOR', 'NOR HCNOR NORHC RFNOR NORRF RHNOR NONOPERATINGREEFER 冻代干 冷代干'],
  ['OT', 'OT OPENTOP OP 开顶柜'],
  ['OTH', 'OTH OTHC 开顶高柜'],
  ['FR', 'FR FLATRACK FLAT 框架柜 框架箱'],
  ['FRH', 'FRH 框架高柜'],
  ['PL', 'PL PLATFORM PLAT PLATAFORMA PLATTFORM PLATEFORME 平台柜'],
  ['TK', 'TK TANK TNK TANKCONTAINER ISOTANK TANKISO 罐柜 罐箱'],
  ['VH', 'VH VENTILATED 通风柜'],
  ['BU', 'BU BULK 散货柜'],
];
const LETTERS = new Map(
  TYPE_WORDS.flatMap(([letters, words]) => words.split(' ').map((word) => [word, letters] as const)),
);

const HIGH_CUBE: Readonly<Record<string, string>> = { GP: 'HC', RF: 'RH', OT: 'OTH', FR: 'FRH' };

/** The letters of a word, or of two words of which one says that the type is a high cube: "REEFHC", "HQ OPEN TOP". */
function lettersOf(word: string): string | undefined {
  const known = LETTERS.get(word);
  if (known !== undefined) return known;
  for (let at = 2; at <= word.length - 2; at++) {
    const parts = [LETTERS.get(word.slice(0, at)), LETTERS.get(word.slice(at))];
    const other = parts.includes('HC') ? parts.find((part) => part !== 'HC') : undefined;
    if (other !== undefined && HIGH_CUBE[other] !== undefined) return HIGH_CUBE[other];
  }
  return undefined;
}

/** Chinese and trade words that mean a whole type. */
const WHOLE_WORDS = new Map([
  ['小柜', '20GP'],
  ['小櫃', '20GP'],
  ['大櫃', '40GP'],
  ['高櫃', '40HC'],
  ['大柜', '40GP'],
  ['高柜', '40HC'],
  ['HQ', '40HC'],
  ['HC', '40HC'],
  ['40H', '40HC'],
  ['TEU', '20GP'],
  ['FEU', '40GP'],
  ['FEUHC', '40HC'],
  ['FEUHQ', '40HC'],
  ['VEINTE', '20GP'],
  ['CUARENTA', '40GP'],
  ['CUARENTAHC', '40HC'],
  ['CUARENTAHQ', '40HC'],
  ['VINTE', '20GP'],
  ['QUARENTA', '40GP'],
  ['QUARENTAHC', '40HC'],
  ['ZWANZIG', '20GP'],
  ['VIERZIG', '40GP'],
  ['D2', '20GP'],
  ['D4', '40GP'],
  ['D5', '40HC'],
  ['D7', '45HC'],
  ['D4H', '40HC'],
  ['R2', '20RF'],
  ['R5', '40RH'],
  ['R4H', '40RH'],
]);

const UNITS =
  /['’‘′`"”″]|英尺|尺|呎|FEET|FOOT|FT|(?<=\d)PI(?![A-Z])|(?<=\d)PI(?=HC|HQ)|FOTS?|FOD|STÓP|STOP|JALKAA|JALAN|PICIOARE|STOPY|PIES|PIEDS|PIEDI|FUSS|FUß|PÉS|PES|VOETS?|قدما?|ФУТОВ|ФУТА?|피트|フィート|ฟุต/g;
const FILLERS = /CONTAINERS?|CNTRS?|CTNRS?|UNITS?|[柜櫃]$(?<=[尺呎][柜櫃])|集装箱/g;

/** Lengths in words: "a twenty", "forty high cube". */
const LENGTH_WORDS: readonly (readonly [feet: string, words: RegExp])[] = [
  [
    '20',
    /(?<!\p{L})(?:(?:A|EL|UN|UNE|EIN|PER) )?(?:TWENTY|VEINTE|VINTE|ZWANZIGER|ZWANZIG|VINGT|VENTI|TWINTIG)(?: ?(?:FOOTER|FOOT))?(?!\p{L})/gu,
  ],
  [
    '40',
    /(?<!\p{L})(?:(?:A|EL|UN|UNE|EIN|PER) )?(?:FOU?RTY|CUARENTA|QUARENTA|VIERZIGER|VIERZIG|QUARANTE|QUARANTA|VEERTIG)(?: ?(?:FOOTER|FOOT))?(?!\p{L})/gu,
  ],
];

/** A text with container lengths in figures. */
export function withLengths(text: string): string {
  if (!/[eiu]/i.test(text)) return text;
  return LENGTH_WORDS.reduce((left, [feet, words]) => left.replace(new RegExp(words, 'giu'), feet), text);
}

function compact(text: string): string {
  return withLengths(text.normalize('NFKC').toUpperCase())
    .replace(/^\s*\d{1,2}\s*[X×*]\s*(?=\d{2})/, '')
    .replace(/[\s.\-_]+/g, '');
}

function typeOf(size: string, word: string): EquipmentType | undefined {
  if (word === '') return BY_CODE.get(size === '45' ? '45HC' : `${size}GP`);
  const letters = lettersOf(word);
  if (letters === undefined) return undefined;
  if (size === '45')
    return letters === 'GP' || letters === 'HC'
      ? BY_CODE.get('45HC')
      : letters === 'RF' || letters === 'RH'
        ? BY_CODE.get('45RH')
        : undefined;
  return BY_CODE.get(`${size}${letters}`);
}

/** Texts that were parsed before: there are few different ones. */
const known = new Map<string, EquipmentType>();
const MOST_KNOWN = 1_000;

/**
 * The container type that a text names: `20GP`, `20'`, `20ft`, `40'HC`, `40HQ`, `40HDRY`, `1x40HC`, `HC40`, `45G1`, `40尺高柜`.
 * A bare length is the dry standard type (45 feet: high cube). Undefined for anything else.
 */
export function parseEquipment(text: string): EquipmentType | undefined {
  const type = known.get(text) ?? readEquipment(text);
  if (type && known.size < MOST_KNOWN) known.set(text, type);
  return type;
}

/** Lengths in metres, as Southern Africa writes them: "6M", "12M HC". */
const METRES: readonly (readonly [RegExp, string])[] = [
  [/^6M(?:T?RS?|ETRES?|ETERS?)?(?=$|[A-Z]{2})/, '20'],
  [/^12M(?:T?RS?|ETRES?|ETERS?)?(?=$|[A-Z]{2})/, '40'],
];

function readEquipment(text: string): EquipmentType | undefined {
  const plain = compact(text);
  if (plain.length === 0 || plain.length > 40) return undefined;
  const iso = BY_ISO.get(plain);
  if (iso) return iso;
  const whole = WHOLE_WORDS.get(plain);
  if (whole) return BY_CODE.get(whole);
  const bare = METRES.reduce((text, [length, feet]) => text.replace(length, feet), plain)
    .replace(UNITS, '')
    .replace(FILLERS, '')
    .replace(/[尺呎][柜櫃]$/, '');
  const sizeFirst = /^(20|40|45)(\D*)$/.exec(bare);
  if (sizeFirst) return typeOf(sizeFirst[1] ?? '', (sizeFirst[2] ?? '').replace(/^[柜櫃]$/, ''));
  // "HC40", and "Reefer 40' HC": the words before and behind the length are one type.
  const typeFirst = /^(\D+)(20|40|45)(\D*)$/.exec(bare);
  if (typeFirst) return typeOf(typeFirst[2] ?? '', `${typeFirst[1]}${typeFirst[3]}`);
  return undefined;
}

/** A length and nothing more: "20", "40'", "20 ft". */
const isBareLength = (part: string) => /^(?:20|40|45)$/.test(compact(part).replace(UNITS, ''));

/**
 * Parts of a list of which one names a kind of container and the others bare lengths: "reefers 20' and 40'", "20' & 40' open top",
 * "20RF/40" are all of that kind. Where a length stands with the kind and without it ("40'/40'RF"), the bare ones are dry, and so
 * they are before a code ("20'/40RF").
 */
function ofOneKind(parts: readonly string[]): readonly string[] {
  const at = parts.findIndex((part) => !isBareLength(part));
  const named = parts[at];
  if (parts.length < 2 || named === undefined || (at > 0 && at < parts.length - 1)) return parts;
  if (parts.some((part, index) => index !== at && !isBareLength(part))) return parts;
  const plain = compact(named).replace(UNITS, '').replace(FILLERS, '');
  const [, before = '', length = '', behind = ''] = /^(\D*)(20|40|45)(\D*)$/.exec(plain) ?? [];
  const letters = lettersOf(`${before}${behind}`);
  const isDry = letters === undefined || letters === 'GP' || letters === 'HC';
  const isCodeBehind = at > 0 && !/\s\p{L}{4,}/u.test(named);
  if (isDry || isCodeBehind || parts.some((part, index) => index !== at && compact(part).includes(length)))
    return parts;
  return parts.map((part, index) => (index === at ? part : `${part} ${letters}`));
}

/**
 * Several types in one text: `20/40/40HQ`, `20'/40'`, `40GP/HQ`, `20GP & 40HC`. Undefined unless every part names one.
 */
export function parseEquipmentList(text: string): readonly EquipmentType[] | undefined {
  const listed = text
    .split(/[/&+、,|;]|(?<!\p{L})(?:and|und|y|e|et|en|ve)(?!\p{L})|\n/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (listed.length === 0 || listed.length > 8) return undefined;
  const parts = ofOneKind(listed);
  const types: EquipmentType[] = [];
  for (const part of parts) {
    const type = parseEquipment(part);
    if (!type) return undefined;
    types.push(type);
  }
  return types;
}

/** The shape that a rate carries. */
export function equipmentRef(type: EquipmentType): EquipmentRef {
  return { code: type.code, isoCode: type.isoCode };
}
