import { LABELLED_FIELDS } from '../fields/find-field.ts';
import { type Label, labelsOf } from '../labels/labels.ts';
import { readLabels } from './read-labels.ts';
import { MODE_PATTERN } from './transport-modes.ts';

const LABELLED_KEYS: readonly string[] = LABELLED_FIELDS.map(({ key }) => key);

/** The concepts of a table, as its rows name them. */
const concepts = <Concept extends string>(...names: readonly Concept[]): readonly Concept[] => names;

// What a line of a safety data sheet can be about, and the labels that ask for it. `other` only marks where a value ends.

const IDENTITY = concepts(
  'product',
  'chemical',
  'manufacturer',
  'supplier',
  'company',
  'name',
  'use',
  'emergency',
  'telephone',
  'contact',
  'cas',
  'address',
  'other',
);
/** What a line of section 1 can be about; `name` is of the goods or of a company, as the label or heading before it says. */
export type IdentityConcept = (typeof IDENTITY)[number];
export const IDENTITY_LABELS: readonly Label<IdentityConcept>[] = readLabels('identity-labels', IDENTITY);

const PROPERTY = concepts('flashPoint', 'state', 'appearance', 'other', ...LABELLED_KEYS);
/** What a line of section 9 can be about, figures by the keys of their fields. */
export type PropertyConcept = (typeof PROPERTY)[number];
export const PROPERTY_LABELS: readonly Label<PropertyConcept>[] = readLabels('property-labels', PROPERTY);

const DATE = concepts('revision', 'issue', 'print', 'validity', 'superseded');
/** What a date can be the date of. `superseded` is another version's. */
export type DateConcept = (typeof DATE)[number];
export const DATE_LABELS: readonly Label<DateConcept>[] = readLabels('date-labels', DATE);

const SUBSTANCE = concepts('other', ...LABELLED_KEYS);
/** What a line of sections 1, 3 or 9 can say of the substance or the article besides its names: keys of fields. */
export type SubstanceConcept = (typeof SUBSTANCE)[number];
export const SUBSTANCE_LABELS: readonly Label<SubstanceConcept>[] = readLabels('substance-labels', SUBSTANCE);

const TRANSPORT = concepts(
  'mode',
  'unNumber',
  'shippingName',
  'technicalName',
  'class',
  'subsidiary',
  'hazardLabel',
  'packingGroup',
  'marinePollutant',
  'environment',
  'ems',
  'limitedQuantity',
  'basicDescription',
  'specialProvisions',
  'other',
);
/** What a line of section 14 can be about. */
export type TransportConcept = (typeof TRANSPORT)[number];
/**
 * What the lines of section 14 are labelled with: in use, and the titles of its subsections (Reg. (EU) 2020/878 Annex II; for
 * Turkish, Norwegian and Russian the rules made after it).
 */
export const TRANSPORT_LABELS: readonly Label<TransportConcept>[] = [
  ...labelsOf('mode', MODE_PATTERN),
  ...readLabels('transport-labels', TRANSPORT),
];

/** Every label of safety data sheets. */
export const SHEET_LABELS: readonly Label[] = [
  ...IDENTITY_LABELS,
  ...DATE_LABELS,
  ...PROPERTY_LABELS,
  ...SUBSTANCE_LABELS,
  ...TRANSPORT_LABELS,
];
