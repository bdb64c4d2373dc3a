import type { Box } from '../../documents/offline.ts';
import { DECLARED_FIELDS, MODE_KEYS } from '../../extraction/offline.ts';

/** Where a value stands: file, page from 1, place on it in PDF points, and the words. */
export type Place = {
  /** File name. */
  readonly document?: string;
  /** Id of the document, when it is stored. */
  readonly documentId?: number;
  readonly page?: number;
  readonly box?: Box;
  readonly quote?: string;
  /** JSON Pointer into an OpenDGD declaration. */
  readonly pointer?: string;
};

/** A value as a document or a person states it. No places: it was stated directly. */
export type Stated<T = string | number> = { readonly value: T; readonly places: readonly Place[] };

/** What only a declaration states of goods: no document is read for it. */
const ONLY_DECLARED = {
  description: { description: 'The transport description as one line', example: 'UN 1219, ISOPROPANOL, 3, PG II' },
  exceptedQuantity: {
    description: 'Y or N: shipped as excepted quantity; or the code a data sheet gives',
    example: 'E2',
  },
  vapourPressure50Kpa: { description: 'Vapour pressure at 50 °C, absolute, in kPa', example: 120 },
  innerPackageQuantityAndType: { description: 'Number and kind of inner packagings', example: '12 bottles of 1 L' },
  innerPackagingNet: { description: 'Net quantity of one inner (or single) packaging', example: '1 L' },
  grossMassPerPackageKg: { description: 'Gross mass of one package in kg', example: 25 },
  netMassPerPackageKg: { description: 'Net mass in one package in kg', example: 23.7 },
  controlTemperature: { description: 'Control temperature; a number is °C', example: -10 },
  emergencyTemperature: { description: 'Emergency temperature; a number is °C', example: 0 },
  netExplosiveMassKg: { description: 'Net explosive mass in kg, all packages (class 1)', example: 12.5 },
  classificationReference: {
    description: 'Classification reference of fireworks, with the State of the competent authority',
    example: 'CN/SDWJ-2026-0336',
  },
  radionuclide: { description: 'Name or symbol of the radionuclides (class 7)', example: 'Ir-192' },
  physicalChemicalForm: {
    description: 'Physical and chemical form, or special form (class 7)',
    example: 'special form',
  },
  activity: { description: 'Maximum activity, with its unit (class 7)', example: '3.7 GBq' },
  radioactiveCategory: { description: 'Category of the packages (class 7)', example: 'II-YELLOW' },
  transportIndex: { description: 'Transport index (class 7)', example: 0.6 },
  criticalitySafetyIndex: { description: 'Criticality safety index (fissile material)', example: 0 },
  fumigant: { description: 'Fumigant of a fumigated unit, and how much of it', example: 'phosphine, 2 g/m³' },
  fumigationDate: { description: 'Day and time of the fumigation', example: '2026-11-30T09:00' },
  productionDate: { description: 'Day of production of charcoal', example: '2026-11-01' },
  packingDate: { description: 'Day of packing of charcoal', example: '2026-11-20' },
  packingTemperature: { description: 'Temperature on the day of packing; a number is °C', example: 30 },
  endOfHoldingTime: {
    description: 'Day on which the holding time of a refrigerated liquefied gas in a portable tank ends',
    example: '2026-12-30',
  },
  segregationGroup: { description: 'Segregation group that the shipper names (3.1.4)', example: 'SGG1' },
  additionalInformation: {
    description: 'Whatever else the declaration says of the goods, in words',
    example: 'Carried at 150 °C',
  },
  containerTypeQuantity: { description: 'Containers by number and type', example: '1x20RF' },
  notDangerous: {
    description: 'Y: a document says that the goods are not dangerous for sea transport, in the words at its place',
    example: 'Y',
  },
} as const;

/** What can be stated of goods: fields of documents by the registry's keys, and more. Values stay as written; rules read them. */
export const GOODS_FIELDS = { ...DECLARED_FIELDS, ...ONLY_DECLARED };
/** One of them. */
export type GoodsField = keyof typeof GOODS_FIELDS;

/** A substance of the composition. The share is in per cent, as stated: `30-60`, `< 5`. */
export type Ingredient = {
  readonly name?: string;
  readonly casNo?: string;
  readonly ecNo?: string;
  readonly percent?: string | number;
  readonly places: readonly Place[];
};

/** A way of carriage that section 14 has a row for; `any` when it names none. */
export const MODES = ['sea', 'road', 'air', 'dot', 'tdg', 'any'] as const;
/** One of them. */
export type Mode = (typeof MODES)[number];

/** What can be stated for one mode. */
export const MODE_FIELDS = [...MODE_KEYS, 'notRegulated'] as const;
/** One of them. `notRegulated` holds `Y`, its place the words that say so. */
export type ModeField = (typeof MODE_FIELDS)[number];
/** One mode's row of section 14. */
export type ModeRow = Partial<Readonly<Record<ModeField, Stated>>>;

/** A field that a document states in a way that leaves it open: it disagrees with itself, or cannot be read there. */
export type Unclear = {
  readonly field: string;
  readonly reason: 'conflict' | 'unreadable';
  readonly places: readonly Place[];
};

/** One dangerous goods entry of a declaration (or goods said to be none). */
export type DeclaredGoods = {
  readonly fields: Partial<Readonly<Record<GoodsField, Stated>>>;
  readonly composition: readonly Ingredient[];
  readonly modes: Partial<Readonly<Record<Mode, ModeRow>>>;
  readonly unclear: readonly Unclear[];
  /** Words of the documents that only dangerous goods have, whatever the fields were read as. */
  readonly signs?: readonly Sign[];
  /** Numbers of the containers that the goods travel in, where that is known. */
  readonly containers?: readonly string[];
};

/** Words that only dangerous goods have. */
export type Sign = {
  readonly kind: 'un-number' | 'class' | 'packing-group' | 'label' | 'packing-certificate';
  readonly value: string;
  readonly places: readonly Place[];
};

/** The kinds of documents that a declaration is based on. */
export const DOCUMENT_TYPES = [
  'safety-data-sheet',
  'transport-certificate',
  'classification-report',
  'packing-performance-certificate',
  'packing-use-certificate',
  'container-packing-certificate',
  'dangerous-goods-declaration',
  'non-dangerous-goods-letter',
  'un38.3-test-summary',
  'unknown',
] as const;

/** A document behind a declaration. Dates are ISO days as stated; the amendment is the IMDG one it names, `42-24`. */
export type SourceDocument = {
  readonly name: string;
  readonly type: (typeof DOCUMENT_TYPES)[number];
  readonly certificateNo?: Stated;
  readonly issueDate?: Stated;
  readonly validUntil?: Stated;
  readonly amendment?: Stated;
  /** Packages that a packing certificate still has to give. */
  readonly packagesLeft?: Stated;
  /** Its text was read by OCR, which mistakes letters. */
  readonly scanned: boolean;
  /** It is data that states all that a declaration states, and no page that leaves some of it to others. */
  readonly complete?: boolean;
};

/** Goods as declared for carriage by sea: by a person, or as documents state them. */
export type Declaration = {
  readonly goods: readonly DeclaredGoods[];
  readonly documents: readonly SourceDocument[];
  /** `General Cargo` or `DG Cargo`. */
  readonly shipperDeclareAs?: Stated;
  readonly emergencyContactTelephone?: Stated;
  /** The day it sails, ISO. */
  readonly sailingDate?: Stated;
  /** Whether the goods travel in one container. True unless said otherwise. */
  readonly sameContainer: boolean;
  /** What else is packed with the goods and is not dangerous, in words. */
  readonly otherCargo?: Stated;
  /** Who signed, in words; and the day. */
  readonly signedBy?: Stated;
  readonly signedOn?: Stated;
  /** Somebody is about to sign it: what one of its documents leaves to others is missing all the same. */
  readonly toBeSigned?: boolean;
};

/** An entry of which nothing is stated. */
export const NO_GOODS: DeclaredGoods = { fields: {}, composition: [], modes: {}, unclear: [] };

/** A declaration of nothing, to be completed. */
export const EMPTY_DECLARATION: Declaration = { goods: [], documents: [], sameContainer: true };

/** The value as trimmed text; undefined when there is none. */
export function textOf(stated: Stated | undefined): string | undefined {
  const text = stated === undefined ? '' : String(stated.value).trim();
  return text === '' ? undefined : text;
}
