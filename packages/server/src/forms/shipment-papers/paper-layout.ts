import { firstLine } from '../dangerous-goods-form/form.ts';
import type { FillValues } from '../fill-value.ts';
import { type PaperLanguage, packagesIn } from '../layout/packaging-words.ts';
import { box, type FormRow } from '../layout/paper.ts';
import { type GoodsColumn, textOf } from './goods-table.ts';

/** What a paper of a shipment is composed of. */
export type PaperContent = {
  readonly values: FillValues;
  readonly goods: readonly FillValues[];
  readonly remarks: readonly string[];
};

/** How a paper is laid out: boxes above its table of goods, the table, boxes below it. */
export type Layout = {
  readonly title: string;
  readonly subtitle: string;
  /** In which words for kinds of packages are said. */
  readonly language: PaperLanguage;
  readonly sheet: string;
  readonly columns: number;
  readonly landscape?: boolean;
  readonly above: (content: PaperContent, page: string) => readonly FormRow[];
  readonly table: readonly GoodsColumn[];
  readonly totalWords: string;
  readonly below: (content: PaperContent) => readonly FormRow[];
  readonly footnote: string;
};

/** A field of goods as text. */
export const of = (key: string) => (goods: FillValues) => textOf(goods, key);
/** The number of the goods on the paper. */
export const numbered = (_: FillValues, number: number) => String(number);
/** Packages, and the containers that they travel in where these are several. */
export const packages = (language: PaperLanguage) => (goods: FillValues) =>
  lines(
    packagesIn(language, textOf(goods, 'packageQuantityAndType')),
    packagesIn(language, textOf(goods, 'packagesByContainer')),
  );
/** The shipper, or its company. */
export const shipperOf = (values: FillValues) => textOf(values, 'shipper') || textOf(values, 'shipperCompanyName');
/** The company of the shipper, without its address. */
export const companyOf = (values: FillValues) => textOf(values, 'shipperCompanyName') || firstLine(shipperOf(values));
/** Vessel and voyage. */
export const vesselOf = (values: FillValues) =>
  textOf(values, 'vesselFlightNoAndDate') || textOf(values, 'vesselVoyage');
/** Parts below each other, empty ones left out. */
export const lines = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n');
/** Company, name and status, place and date of who signs. */
export const signerOf = (values: FillValues, who: 'declarant' | 'packer', company = '') =>
  lines(
    textOf(values, `${who}Company`) || company,
    [textOf(values, `${who}Name`), textOf(values, `${who}Status`)].filter((part) => part !== '').join(', '),
    textOf(values, `${who}PlaceAndDate`),
  );
/** Remarks in a box of their own, where there are any. */
export const remarksRow = ({ remarks }: PaperContent, title: string, columns: number): FormRow[] =>
  remarks.length === 0 ? [] : [{ height: 30, boxes: [box('', title, columns, remarks.join('\n'))] }];

/** Whom to call, of all goods once. */
export function emergencyOf({ values, goods }: PaperContent): string {
  const contacts = [values, ...goods].map((one) =>
    [textOf(one, 'emergencyContactPerson'), textOf(one, 'emergencyContactTelephone')]
      .filter((part) => part !== '')
      .join(', '),
  );
  return [...new Set(contacts)].filter((contact) => contact !== '').join('\n');
}
