/** What a line of section 14 can be about. `other` only marks where a value ends. */
export const TRANSPORT_CONCEPTS = [
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
] as const;
/** One of them. */
export type TransportConcept = (typeof TRANSPORT_CONCEPTS)[number];
