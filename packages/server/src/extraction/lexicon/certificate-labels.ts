import type { Label } from '../labels/labels.ts';
import { readLabels } from './read-labels.ts';

/** What a line of a certificate can be about, besides what safety data sheets also say. `other` only marks where a value ends. */
export const CERTIFICATE_CONCEPTS = [
  'number',
  'goods',
  'applicant',
  'manufacturer',
  'state',
  'packageCount',
  'packageKind',
  'packingCode',
  'mark',
  'grossTotal',
  'netTotal',
  'use',
  'contact',
  'other',
] as const;
/** One of them. */
export type CertificateConcept = (typeof CERTIFICATE_CONCEPTS)[number];

export const CERTIFICATE_LABELS: readonly Label<CertificateConcept>[] = readLabels(
  'certificate-labels',
  CERTIFICATE_CONCEPTS,
);

const asOther = (label: Label<CertificateConcept>): Label<'other'> => ({ ...label, concept: 'other' });

/** Labels at which a value of transport or section 9 ends on a certificate. */
export const CERTIFICATE_STOPS: readonly Label<'other'>[] = CERTIFICATE_LABELS.map(asOther);

/** Labels of the goods' name, which no certificate means for their proper shipping name. */
export const GOODS_LABELS: readonly Label<'other'>[] = CERTIFICATE_LABELS.filter(
  ({ concept }) => concept === 'goods',
).map(asOther);
