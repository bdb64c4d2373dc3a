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
};
