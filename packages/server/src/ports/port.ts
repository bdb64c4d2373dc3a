/** A UN/LOCODE-shaped code, e.g. `CNSHA`: two letters of the country (ISO 3166-1), three of the place. */
export type PortCode = string;

/** A seaport as the service knows it: one key, several codes, many names. */
export type Port = {
  /** The key: the code that the trade writes on its sheets (CNSHA), which may differ from UN/LOCODE's port entry. */
  code: PortCode;
  /** Every code that means this port, the key first: trade code, UN/LOCODE's function-1 code, others in use. */
  codes: readonly PortCode[];
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  countryName: string;
  nameZhHans: string | null;
  nameZhHant: string | null;
  localName: string | null;
  /** Names that also find this port: old names, terminals, spellings. */
  aliases: readonly string[];
  /** Keys of the region groups it belongs to, e.g. `us-west-coast`. */
  regions: readonly string[];
  latitude: number | null;
  longitude: number | null;
  /** IANA time zone. */
  timeZone: string | null;
  /** Keys of ports that lie inside this one: a search for Shenzhen also finds Yantian and Shekou. */
  includes: readonly PortCode[];
  /** How much the container trade uses it: 3 main port, 2 container port, 1 minor or inland point, 0 merely listed. */
  importance: Importance;
};

/** 3 main port, 2 container port, 1 minor or inland point, 0 merely listed. */
export type Importance = 0 | 1 | 2 | 3;

/** A group of ports that the trade prices together, e.g. `us-west-coast`, USWC, 美西. */
export type Region = {
  key: string;
  name: string;
  nameZh: string;
  /** Short forms and other names, English and Chinese. */
  aliases: readonly string[];
  portCodes: readonly PortCode[];
};

/** A country that has ports here. */
export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  nameZh: string;
  portCodes: readonly PortCode[];
};

/** Why a text was understood as a place. */
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

/** What a text was understood as: ranked readings, or none with near misses under `suggestions`. */
export type PlaceResolution = {
  query: string;
  candidates: readonly PlaceCandidate[];
  /** More than one reading is as good as the best one; a search takes them all. */
  ambiguous: boolean;
  suggestions: readonly PlaceCandidate[];
};

/** A spelling that an operator taught the service: `text` means the port `code`. */
export type LearntAlias = { text: string; code: PortCode };

/** Finds ports by any name. Made by `createPortResolver`; holds everything in memory and never waits. */
export type PortResolver = {
  /** One text, one place. Refuses (no candidates) rather than guesses. */
  resolve: (text: string) => PlaceResolution;
  /** A text that may name several places («Gdansk/Gdynia», «LA/LB», «Shanghai, Ningbo»): one resolution each. */
  resolvePlaces: (text: string) => readonly PlaceResolution[];
  /** The port that has `code` among its codes (any case), otherwise undefined. */
  find: (code: string) => Port | undefined;
  /** Every port, ordered by key. */
  list: () => readonly Port[];
  /** Ports for autocomplete: what begins with `text` first (codes, names, words of names, Chinese), then typos. */
  search: (text: string, limit: number) => readonly PlaceCandidate[];
  /** Every region, with the ports in it. */
  regions: () => readonly Region[];
  /** Every country that has a port, ordered by code. */
  countries: () => readonly Country[];
};
