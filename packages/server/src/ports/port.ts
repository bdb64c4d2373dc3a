/** A UN/LOCODE-shaped code, e.g. `CNSHA`: two letters of the country (ISO 3166-1), three of the place. */
export type PortCode = string;

/** A seaport or an inland point of the trade: one key, several codes, many names. */
export type Port = {
  /** The key: the code used in the trade (CNSHA), which may differ from UN/LOCODE's port entry. */
  code: PortCode;
  /** Every code of this port, the key first: trade code, UN/LOCODE's function-1 code, others in use. */
  codes: readonly PortCode[];
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  countryName: string;
  nameZhHans: string | null;
  nameZhHant: string | null;
  localName: string | null;
  /** Other names of this port: old names, terminals, spellings. */
  aliases: readonly string[];
  /** Keys of the region groups it belongs to, e.g. `us-west-coast`. */
  regions: readonly string[];
  latitude: number | null;
  longitude: number | null;
  /** IANA time zone. */
  timeZone: string | null;
  /** Keys of ports within this one: a search for Shenzhen also finds Yantian and Shekou. */
  includes: readonly PortCode[];
  /** Its importance for the container trade. */
  importance: Importance;
  /** What it is for: a seaport has only `port`, an inland point what serves it. */
  functions: readonly PlaceFunction[];
};

/** `port`: sea-going ships. The others are functions of an inland point. */
export const PLACE_FUNCTIONS = ['port', 'barge', 'rail', 'road', 'inland-depot'] as const;
export type PlaceFunction = (typeof PLACE_FUNCTIONS)[number];

/** Whether a place is an inland point: a rail ramp, a barge terminal, an inland container depot, a city. */
export function isInland({ functions }: Pick<Port, 'functions'>): boolean {
  return !functions.includes('port');
}

/** 3 main port, 2 container port, 1 minor or inland point, 0 listed only. */
export type Importance = 0 | 1 | 2 | 3;

/** A group of ports that are priced together, e.g. `us-west-coast`, USWC, 美西. */
export type Region = {
  key: string;
  name: string;
  nameZh: string;
  /** Short forms and other names, English and Chinese. */
  aliases: readonly string[];
  portCodes: readonly PortCode[];
  /** What carriers usually mean by its base ports, the main one first; empty where that is not known. */
  basePorts: readonly PortCode[];
};

/** A country with its ports. */
export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  nameZh: string;
  portCodes: readonly PortCode[];
};

/** How a text matched a place. */
export type MatchReason =
  | 'code'
  | 'name'
  | 'alias'
  | 'chinese-name'
  | 'prefix'
  | 'part'
  | 'typo'
  | 'region'
  | 'country';

/** One reading of a text. A region or country stands for all its ports (`portCodes`); a port for itself. */
export type PlaceCandidate = {
  kind: 'port' | 'region' | 'country';
  /** Port key, region key, or ISO 3166-1 alpha-2 code. */
  code: string;
  codes: readonly string[];
  name: string;
  /** Empty for a region. */
  country: string;
  /** 0 to 1. */
  score: number;
  reason: MatchReason;
  portCodes: readonly PortCode[];
};

/** The readings of a text, ranked, or none with similar places under `suggestions`. */
export type PlaceResolution = {
  query: string;
  candidates: readonly PlaceCandidate[];
  /** More than one reading is as good as the best one; a search uses them all. */
  ambiguous: boolean;
  suggestions: readonly PlaceCandidate[];
  /** A code was given with the text, and the text surely names another place: a mistake in the source. */
  conflict?: { kind: 'other-country' | 'other-place'; named: PlaceCandidate } | undefined;
};

/** What stands beside the text of a place. */
export type PlaceHints = {
  /** A UN/LOCODE, which decides. */
  code?: string | undefined;
  /** ISO 3166-1 alpha-2: only places of this country are meant. */
  country?: string | undefined;
  /** The ports of the region or trade: they are meant rather than others of the same name. */
  portCodes?: readonly PortCode[] | undefined;
};

/** An alias that an operator added: `text` means the port `code`. */
export type PortAlias = { text: string; code: PortCode };

/** Finds ports by any name, in memory. Created by `createPortResolver`. */
export type PortResolver = {
  /** The readings of a text as one place, within what stands beside it; no candidates rather than a guess. */
  resolve: (text: string, hints?: PlaceHints) => PlaceResolution;
  /** A text that may name several places ("Gdansk/Gdynia", "LA/LB", "Shanghai, Ningbo"): one resolution each. */
  resolvePlaces: (text: string) => readonly PlaceResolution[];
  /** The port that has `code` among its codes (any case), otherwise undefined. */
  find: (code: string) => Port | undefined;
  /** Every port, ordered by key. */
  list: () => readonly Port[];
  /** Ports for autocompletion: those starting with `text` first (codes, names, words of names, Chinese), then typos. */
  search: (text: string, limit: number) => readonly PlaceCandidate[];
  /** Every region, with the ports in it. */
  regions: () => readonly Region[];
  /** Every country that has a port, ordered by code. */
  countries: () => readonly Country[];
};
