import type { PriceGroup, ProsePrice } from '../amounts/prices-in-prose.ts';
import type { Field, Said, Statement } from '../statement.ts';

/** An offer: the prices of one lane, what is said of them, and the lines that say it. */
export type Offer = {
  group: PriceGroup;
  /** Empty as long as nothing says its container types. */
  prices: ProsePrice[];
  said: { [F in Field]?: Said | undefined };
  remarks: Said[];
  statement: PlacedStatement;
  /** Its port of loading is not said for it: it is the one of all other offers. */
  hasCommonOrigin?: true;
  /** A line above names its carrier, beside a lane of its own. */
  hasCarrierOfLineAbove?: true;
  /** The number or letter of its option. */
  option: string | undefined;
};

/** A statement with its place in the text: `written` with the mark of its item, `isFirst` below a blank line; `introduces` the prices below. */
export type PlacedStatement = Statement & {
  written: string;
  isBullet: boolean;
  isFirst: boolean;
  introduces: boolean;
  line: number;
  depth: number;
  /** The notes that marks in its line refer to. */
  notes: readonly Said[];
};

/** What tells lanes apart. */
export const LANE: readonly Field[] = ['origin', 'destination', 'carrier'];
