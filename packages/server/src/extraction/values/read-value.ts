import type { FieldType } from '../fields/field.ts';
import type { Passage } from '../layout/passage.ts';
import { type DateOrder, parseDate } from './parse-date.ts';
import { parseEms } from './parse-ems.ts';
import { parseClass, parseSubsidiary } from './parse-hazard-class.ts';
import { parseLimitedQuantity } from './parse-limited-quantity.ts';
import { parseMarinePollutant } from './parse-marine-pollutant.ts';
import { parseKilograms, parsePackageCode } from './parse-package.ts';
import { parsePackingGroup } from './parse-packing-group.ts';
import { findPhones } from './parse-phone.ts';
import { parseUnNumber } from './parse-un-number.ts';
import type { Parsed } from './parsed.ts';

/** What readers know of the whole document. */
export type ReadContext = {
  readonly order: DateOrder;
  readonly ocr: boolean;
  /** Decimals have a comma, and points part thousands. */
  readonly decimalComma: boolean;
};

export type Read = Parsed<string | number> | undefined;
export type Reader = (passage: Passage, context: ReadContext) => Read;

/** How words that stand for a value are read, by what it is. */
export const READERS_BY_TYPE: Partial<Record<FieldType, Reader>> = {
  'un-number': (passage) => parseUnNumber(passage),
  'hazard-class': (passage) => withoutMore(parseClass(passage)),
  'subsidiary-hazards': (passage) => parseSubsidiary(passage),
  'packing-group': (passage, { ocr }) => parsePackingGroup(passage, ocr),
  'marine-pollutant': (passage) => parseMarinePollutant(passage),
  ems: (passage) => parseEms(passage),
  'limited-quantity': (passage) => parseLimitedQuantity(passage),
  'packaging-mark': (passage) => parsePackageCode(passage),
  kilograms: (passage, { decimalComma }) => parseKilograms(passage, decimalComma),
  telephone: (passage) => findPhones(passage).map(({ text, from }) => ({ value: text, from }))[0],
  date: (passage, { order }) => parseDate(passage, order),
};

const withoutMore = (parsed: Read): Read => parsed && { value: parsed.value, from: parsed.from };
