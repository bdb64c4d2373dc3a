/** Names of countries that the locale data lacks. */
const EXTRA_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: [
    'UAE',
    'U.A.E.',
    'Emirates',
    'EAU',
    'E.A.U.',
    'VAE',
    'BAE',
    'Emiratos Arabes',
    'Emirados Arabes',
    'Emirats arabes',
    '阿联酋',
  ],
  BN: ['Brunei Darussalam'],
  BO: ['Bolivia Plurinational State of'],
  CD: ['DR Congo', 'DRC', 'Democratic Republic of the Congo', 'Congo DR', '刚果金'],
  CG: ['Congo', 'Republic of Congo', 'Congo Republic', '刚果布', '刚果'],
  CI: ['Ivory Coast', "Cote d'Ivoire", '象牙海岸', '科特迪瓦'],
  CN: [
    'PR China',
    'P.R. China',
    'PRC',
    'R.P. China',
    'RP China',
    'P.R.C.',
    "People's Republic of China",
    'Mainland China',
    'China Mainland',
    '中国大陆',
  ],
  CV: ['Cabo Verde', 'Cape Verde'],
  CZ: ['Czech Republic'],
  DO: ['Dominican Rep', 'Rep Dominicana', '多米尼加'],
  GB: [
    'UK',
    'U.K.',
    'Great Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'İngiltere',
    'Inglaterra',
    'Angleterre',
    'Inghilterra',
    'Engeland',
    'Англия',
    '英国',
  ],
  HK: ['Hong Kong', 'Hongkong', 'Hong Kong SAR', 'HKSAR', '香港'],
  IN: ['Indian'],
  IR: ['Iran Islamic Republic of'],
  KH: ['Kampuchea'],
  KP: ['DPRK'],
  KR: [
    'Korea',
    'Corea',
    'Coreia',
    'Coree',
    'South Korea',
    'Republic of Korea',
    'Korea Republic of',
    'Korea South',
    'S. Korea',
    'S Korea',
    'ROK',
    '韩国',
    '南韩',
  ],
  LA: ['Lao', "Lao People's Democratic Republic"],
  LY: ['Libyan Arab Jamahiriya'],
  MM: ['Burma', 'Myanmar'],
  MO: ['Macau', 'Macao', '澳门'],
  MX: ['Mejico', 'Estados Unidos Mexicanos'],
  MY: ['W. Malaysia', 'West Malaysia', 'East Malaysia', 'Malysia'],
  NL: ['Holland', 'The Netherlands', 'Holanda', 'Hollande', 'Olanda', '荷兰'],
  NZ: ['N.Z.', 'Aotearoa', '纽西兰', '新西兰'],
  PG: ['PNG'],
  PH: ['Phils', 'Philippine'],
  PS: ['Palestine'],
  RU: ['Russian Federation', '俄国', '俄罗斯'],
  SA: ['KSA', 'K.S.A.', 'Kingdom of Saudi Arabia', 'Saudi', '沙特', '沙特阿拉伯'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Turkiye', '土耳其'],
  TT: ['Trinidad', 'Trinidad and Tobago'],
  TW: ['Taiwan', 'Taiwan ROC', 'Taiwan China', 'Chinese Taipei', '中国台湾', '台湾'],
  TZ: ['Tanzania United Republic of'],
  US: [
    'Nước Mỹ',
    'USA',
    'U.S.A.',
    'U.S.',
    'United States of America',
    'America',
    'EUA',
    'E.U.A.',
    'EEUU',
    'EE.UU.',
    'EE. UU.',
    'ABD',
    'A.B.D.',
    'США',
    'アメリカ',
    '美国',
  ],
  VE: ['Venezuela Bolivarian Republic of'],
  VN: ['Vietnam', 'Viet Nam', 'S.R. Vietnam', '越南'],
  ZA: ['RSA', 'South Africa'],
};

/** Names that we show where the locale data's English name is not the one the trade uses. */
const SHOWN_NAMES: Readonly<Record<string, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Congo',
  CI: "Côte d'Ivoire",
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  TR: 'Türkiye',
};

const SHOWN_NAMES_ZH: Readonly<Record<string, string>> = { HK: '香港', MO: '澳门', CD: '刚果（金）', CG: '刚果（布）' };

/** Country names (Unicode CLDR, through the runtime's own locale data) in the languages that sheets come in. */
const LOCALES = [
  'en',
  'zh-Hans',
  'zh-Hant',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'tr',
  'vi',
  'id',
  'nl',
  'ru',
  'el',
  'ar',
  'ko',
  'ja',
  'th',
].map((locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }));
const [ENGLISH, CHINESE] = LOCALES;

/** The English name of a country by its ISO 3166-1 alpha-2 code; the code itself when it is unknown. */
export function countryName(code: string): string {
  return SHOWN_NAMES[code] ?? ENGLISH?.of(code) ?? code;
}

/** The simplified Chinese name of a country by its ISO 3166-1 alpha-2 code; the code itself when it is unknown. */
export function countryNameZh(code: string): string {
  return SHOWN_NAMES_ZH[code] ?? CHINESE?.of(code) ?? code;
}

/** Names of countries in other languages that are English words in names of ports: German for Iceland. */
const ENGLISH_WORDS = new Set(['Island']);

/** Names that are the ISO code of another country once their marks are taken off, or a word of one letter: known with their marks alone. */
const KNOWN_BY_MARKS: ReadonlyMap<string, string> = new Map([
  ['mỹ', 'US'],
  ['áo', 'AT'],
  ['bỉ', 'BE'],
  ['ấn', 'IN'],
  ['ý', 'IT'],
]);
const isKnownByMarks = (name: string) => KNOWN_BY_MARKS.has(name.normalize('NFC').toLowerCase());

/** A word on its own: the whole text, or between commas, brackets, slashes and dashes. */
const MARKED_WORD = new RegExp(
  `(^|[,;(/+]\\s*|[–-]\\s+)(${[...KNOWN_BY_MARKS.keys()].join('|')})(?=\\s*(?:$|[,;)/+]|\\s[–-]))`,
  'giu',
);

/** "Mỹ", "Los Angeles, Mỹ": a text with the codes of countries whose names are told from those of others by their marks alone. */
export function withMarkedCountries(text: string): string {
  return text
    .normalize('NFC')
    .replace(
      MARKED_WORD,
      (_, before: string, name: string) => before + (KNOWN_BY_MARKS.get(name.toLowerCase()) ?? name),
    );
}

/** Everything that people write for a country, its names in many languages and short forms, with repetitions. */
export function countryNames(code: string): string[] {
  const names = LOCALES.flatMap((locale) => locale.of(code) ?? []).filter(
    (name) => !ENGLISH_WORDS.has(name) && !isKnownByMarks(name),
  );
  return [...names, countryName(code), countryNameZh(code), ...(EXTRA_NAMES[code] ?? [])];
}

/** The two-letter codes of US states, Canadian provinces and Australian states that follow a port's name. */
export const STATE_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'
    .split(' ')
    .map((state): [string, string] => [state, 'US']),
  ...'BC ON QC NS NB NL PE AB MB SK'.split(' ').map((state): [string, string] => [state, 'CA']),
  ...'NSW VIC QLD TAS'.split(' ').map((state): [string, string] => [state, 'AU']),
]);
