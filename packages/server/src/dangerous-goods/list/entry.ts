import type { Carriage } from '../carriage/carriage.ts';
import type { Ems } from '../codes/ems.ts';
import type { HazardClass } from '../codes/hazard-class.ts';
import type { PackingGroup } from '../codes/packing-group.ts';
import type { UnNumber } from '../codes/un-number.ts';

/** How the goods of an entry are usually offered: decides whether limits are litres or kilograms. */
export type PhysicalState = 'liquid' | 'solid' | 'gas' | 'article';

/**
 * The regulation of an entry in sea transport: `allowed`; `prohibited` (special provision 900); `not-subject` to the Code
 * (special provision 960, other modes may differ); `not-by-sea` (the entry is not used in sea transport, special provision 968).
 */
export type SeaTransport = 'allowed' | 'prohibited' | 'not-subject' | 'not-by-sea';

/** One row of the dangerous goods list: a UN number has several when names, packing groups or hazards differ. */
export type DangerousGoodsEntry = {
  readonly un: UnNumber;
  /** Counts the rows of a number from 1. */
  readonly row: number;
  /** The list's text: proper shipping names in capitals, qualifying text in lower case, alternatives joined by "or". */
  readonly name: string;
  readonly nameZh: string | null;
  readonly hazardClass: HazardClass;
  readonly subsidiaryHazards: readonly HazardClass[];
  /** Subsidiary hazards that apply only when a special provision says so (181: explosive, for type B substances). */
  readonly conditionalHazards: readonly HazardClass[];
  /** Further hazards depend on the contents (special provisions 172 and 391). */
  readonly furtherHazards: boolean;
  readonly packingGroup: PackingGroup | null;
  readonly state: PhysicalState;
  /** Null where the list gives none. */
  readonly ems: Ems | null;
  /** Per inner packaging: `1 L`, `500 g`, `0` for none, or the special provision that decides (`SP 277`). Empty: not known. */
  readonly limitedQuantity: string;
  /** `E0` to `E5`, or the special provision that decides. Empty: not known. */
  readonly exceptedQuantity: string;
  /** Listed as a marine pollutant. Others are pollutants by their properties (IMDG 2.10.3). */
  readonly marinePollutant: boolean;
  /** 274 or 318: the proper shipping name needs the technical name in brackets (IMDG 3.1.2.8). */
  readonly technicalNameProvision: 274 | 318 | null;
  readonly specialProvisions: readonly number[];
  /** Where the special provisions are from. */
  readonly provisionsSource: string;
  readonly seaTransport: SeaTransport;
  /** Stowage, segregation, packing instructions, IBCs and tanks, each with its source. */
  readonly carriage: Carriage;
};
