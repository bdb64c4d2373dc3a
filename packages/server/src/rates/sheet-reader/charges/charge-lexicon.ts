import type { Charge } from '../../record/rate.schema.ts';
import { normaliseHeader } from '../tables/column-lexicon.ts';

type Basis = Charge['basis'];

/** A charge as the trade knows it: its code (null when it has no common one), its name, and what one amount usually covers. */
export type KnownCharge = { code: string | null; name: string; basis: Basis };

const C: Basis = 'PER_CONTAINER';
const B: Basis = 'PER_BILL_OF_LADING';

/** Code, name, usual basis, other spellings in plain text. */
const CHARGES: readonly (readonly [code: string | null, name: string, basis: Basis, words: string])[] = [
  [
    'BAF',
    'Bunker adjustment factor',
    C,
    'baf|bunker|bunker adjustment factor|bunker surcharge|fuel surcharge|faf|bac|bunker charge|燃油附加费|燃油费',
  ],
  [
    'EBS',
    'Emergency bunker surcharge',
    C,
    'ebs|eba|ebaf|emergency bunker surcharge|emergency bunker fee|ebc|紧急燃油附加费',
  ],
  [
    'LSS',
    'Low sulphur surcharge',
    C,
    'lss|lsf|lsr|low sulphur surcharge|low sulfur surcharge|low sulphur|origin lss|lss origin|lsfo|低硫附加费|低硫费',
  ],
  ['CAF', 'Currency adjustment factor', C, 'caf|currency adjustment factor|货币贬值附加费'],
  ['YAS', 'Yen appreciation surcharge', C, 'yas|yen appreciation surcharge'],
  ['GRI', 'General rate increase', C, 'gri|general rate increase|综合费率上涨|综合费率上涨附加费'],
  ['RRI', 'Rate restoration', C, 'rri|grr|rate restoration|rate restoration initiative|general rate restoration'],
  ['PSS', 'Peak season surcharge', C, 'pss|peak season surcharge|旺季附加费'],
  [
    'PCS',
    'Port congestion surcharge',
    C,
    'pcs|port congestion surcharge|congestion surcharge|拥堵费|港口拥堵费|拥堵附加费|港口拥堵附加费|港口拥挤附加费',
  ],
  [null, 'Port surcharge', C, 'port surcharge|port additional|port additionals|港口附加费'],
  [null, 'Port charges', 'UNKNOWN', 'port charges|port sundries|port sundry charges|港杂费'],
  [null, 'Port construction fee', C, 'port construction fee|港口建设费|港建费'],
  ['CFD', 'Congestion fee at destination', C, 'cfd|congestion fee destination|congestion fee at destination'],
  ['CFO', 'Congestion fee at origin', C, 'cfo|congestion fee origin|congestion fee at origin'],
  [
    'THC',
    'Terminal handling charge',
    C,
    'thc|terminal handling charge|terminal handling|terminal handling charges|码头操作费|码头作业费|码头费',
  ],
  [
    'OTHC',
    'Terminal handling at origin',
    C,
    'othc|origin thc|thc origin|ohc|thc pol|pol thc|origin terminal handling|thc at origin|thc at pol|起运港thc',
  ],
  [
    'DTHC',
    'Terminal handling at destination',
    C,
    'dthc|destination thc|dest thc|thc destination|dhc|thc pod|pod thc|destination terminal handling|thc at destination|thc at pod|目的港thc',
  ],
  [
    'DDF',
    'Documentation fee at destination',
    'PER_DOCUMENT',
    'ddf|documentation fee destination|destination documentation fee|dest doc fee',
  ],
  [
    'ODF',
    'Documentation fee at origin',
    'PER_DOCUMENT',
    'odf|documentation fee origin|origin documentation fee|origin doc fee',
  ],
  [
    'DOC',
    'Documentation fee',
    'PER_DOCUMENT',
    'doc|documentation|documentation fee|doc fee|docs fee|document fee|文件费|单证费',
  ],
  ['BL', 'Bill of lading fee', B, 'bl|b/l|bl fee|b/l fee|bill of lading fee|提单费'],
  ['TLX', 'Telex release fee', B, 'tlx|telex|telex release|telex release fee|surrender fee|surrender|电放费'],
  ['DPA', 'Destination port additionals', C, 'dpa|destination port additionals'],
  ['OPA', 'Origin port additionals', C, 'opa|origin port additionals'],
  ['ERS', 'Emergency risk surcharge', C, 'ers|emergency risk surcharge'],
  ['EXP', 'Export service fee', C, 'exp|export service|export service fee'],
  ['IMP', 'Import service fee', C, 'imp|import service|import service fee'],
  [
    'ISPS',
    'Port security charge',
    C,
    'isps|security|port security|security charge|psf|carrier security charge|csc|安保费|港口安保费|保安费|港口设施保安费',
  ],
  ['SEAL', 'Seal fee', C, 'seal|seal fee|seal charge|铅封费|封条费'],
  [
    'CIC',
    'Container imbalance charge',
    C,
    'cic|cis|eis|eic|container imbalance charge|container imbalance|equipment imbalance surcharge|设备不平衡费',
  ],
  ['EMF', 'Equipment management fee', C, 'emf|equipment management fee|设备管理费'],
  ['ENS', 'Entry summary declaration', B, 'ens|entry summary declaration'],
  ['AMS', 'Advance manifest filing', B, 'ams|afr|aci|acd|manifest|advance manifest|manifest fee|afs|舱单费'],
  ['AMF', 'Advance manifest or amendment fee', B, 'amf'],
  ['ISF', 'Importer security filing', B, 'isf|importer security filing'],
  ['WRS', 'War risk surcharge', C, 'wrs|war risk|war risk surcharge|战争附加费|战争险'],
  ['SCS', 'Suez Canal surcharge', C, 'scs|suez|suez canal surcharge|suez canal'],
  ['PTF', 'Panama Canal surcharge', C, 'ptf|pts|pct|panama canal|panama canal surcharge|panama canal transit fee'],
  ['ACC', 'Alameda Corridor charge', C, 'acc|alameda|alameda corridor|alameda corridor charge'],
  [
    'ETS',
    'Emissions trading surcharge',
    C,
    'ets|ees|eus|emission surcharge|emissions surcharge|eu ets|emissions trading|carbon surcharge|碳排放附加费',
  ],
  [null, 'FuelEU Maritime surcharge', C, 'fueleu|fuel eu|fueleu maritime|fueleu maritime surcharge'],
  ['ECA', 'Emission control area surcharge', C, 'eca'],
  [
    'HEA',
    'Heavy weight surcharge',
    C,
    'hea|hwt|hws|ows|owc|heavy weight|overweight|overweight surcharge|heavy lift|超重费',
  ],
  [
    'DG',
    'Dangerous goods surcharge',
    C,
    'dg|dg surcharge|imo|imo surcharge|haz|hazardous surcharge|dangerous goods surcharge|hazardous|dgs|危险品附加费|危险品',
  ],
  ['SBF', 'Standard bunker factor', C, 'sbf|standard bunker|standard bunker factor'],
  ['RHI', 'Inland haulage import', C, 'rhi'],
  ['RHE', 'Inland haulage export', C, 'rhe'],
  ['PAE', 'Port additionals export', C, 'pae'],
  ['CUC', 'Chassis usage charge', C, 'cuc|chassis|chassis fee'],
  ['PTI', 'Pre-trip inspection', C, 'pti|pre-trip inspection|pre trip inspection'],
  ['WHF', 'Wharfage', C, 'whf|wharfage'],
  ['VGM', 'Verified gross mass fee', C, 'vgm|vgm fee'],
  ['CCF', 'Container cleaning fee', C, 'ccf|cleaning|cleaning fee|container cleaning|container cleaning fee|洗箱费'],
  [
    'CFS',
    'Container freight station charge',
    'UNKNOWN',
    'cfs|cfs charge|cfs charges|cfs fee|container freight station charge',
  ],
  [null, 'Handling fee', B, 'handling|handling fee|handling charge|操作费'],
  [null, 'Local charges', 'UNKNOWN', 'local charges|local charge|locals|destination charges|origin charges|本地费用'],
];

const KNOWN = new Map<string, KnownCharge>();
for (const [code, name, basis, words] of CHARGES) {
  for (const word of words.split('|')) if (!KNOWN.has(word)) KNOWN.set(word, { code, name, basis });
}

/** Every wording of a charge, in plain text. */
export const CHARGE_WORDS: readonly string[] = [...KNOWN.keys()];

const BASE = new Set(
  'bas|of|o/f|oft|ofr|bof|ocean freight|freight|basic freight|basic ocean freight|base freight|base rate|base|frt|sea freight|ocean|海运费|运费|基本运费|flete|flete maritimo|frete|seefracht|fracht|fret|basic freight rate|base ocean freight'.split(
    '|',
  ),
);

/** Whether a charge text means the ocean freight itself (`BAS`, `O/F`, `海运费`). */
export function isBaseFreight(text: string): boolean {
  return BASE.has(normaliseHeader(text));
}

const FILLER =
  /\b(?:subject to|surcharge|charge|fee|usd|eur|per|container|cntr|excl|excluding|plus|additional|add|at|the)\b|\+|附加费$/g;

/** The charge that a code or name means; the code is kept as the sheet writes it when it is one. */
export function findCharge(text: string): KnownCharge | undefined {
  const header = normaliseHeader(text);
  const found = KNOWN.get(header) ?? KNOWN.get(header.replace(FILLER, ' ').replace(/\s+/g, ' ').trim());
  if (!found) return undefined;
  const written = text.trim().toUpperCase();
  return /^[A-Z]{2,5}$/.test(written) ? { ...found, code: written } : found;
}

const BASES: readonly (readonly [pattern: RegExp, basis: Basis])[] = [
  [/per[ _]?b\/?l|bill|提单|\/b\/?l|\bbl\b|票/, 'PER_BILL_OF_LADING'],
  [/doc|文件|\bset\b/, 'PER_DOCUMENT'],
  [/shipment|consignment|每单|sendung/, 'PER_SHIPMENT'],
  [/teu|\bevp\b/, 'PER_TEU'],
  [
    /container|contain|conta?in|\bcont\b|конт|コンテナ|컨테이너|cntr|ctnr|\bunit\b|\bbox\b|柜|箱|contenedor|conteiner|conteneur|\bfeu\b|\b20|\b40|per_container/,
    'PER_CONTAINER',
  ],
];

/** What one amount is charged for: `PER_DOC`, `per B/L`, `/cntr`, `票`. Undefined when the text does not say. */
export function parseBasis(text: string): Basis | undefined {
  const plain = text.toLowerCase().replaceAll('_', ' ');
  return BASES.find(([pattern]) => pattern.test(plain))?.[1];
}

/** What `500/FEU`, `USD 60/20'`, `250 per TEU` is for: a basis, or containers of one length only. */
export type AmountUnit = { basis?: Basis; feet?: 20 | 40; types?: readonly string[] };

const UNIT =
  /(?:\/|\bper\b)\s*(?:(teu)\b|(feu)\b|(20|4[05])\s*(?:['’′"]|ft|feet|gp|dc|dv|dry|st|hc|hq|rf|rh|尺)|(b\/?l\b|bill|doc|set\b|shipment))/i;

/** The unit behind an amount, or undefined when it has none beyond "per container". */
export function findAmountUnit(text: string): AmountUnit | undefined {
  const [whole, teu, feu, feet, paper] = UNIT.exec(text) ?? [];
  if (teu) return { basis: 'PER_TEU' };
  if (feu) return { feet: 40 };
  if (feet) return { feet: feet === '20' ? 20 : 40 };
  const basis = paper && whole ? parseBasis(whole) : undefined;
  return basis ? { basis } : undefined;
}

/** Whether an amount of that unit is charged for a container type. */
export function isForType(unit: AmountUnit | undefined, { code, feet }: { code: string; feet: number }): boolean {
  return unit?.types === undefined ? isForLength(unit, feet) : unit.types.includes(code);
}

/** Whether an amount of that unit is charged for a container of that length; 45 feet count as 40. */
export function isForLength(unit: AmountUnit | undefined, feet: number): boolean {
  return unit?.feet === undefined || (unit.feet === 20) === (feet === 20);
}
