/** What a line of section 14 can be about. `other` only marks where a value ends. */
export type TransportConcept =
  | 'mode'
  | 'unNumber'
  | 'shippingName'
  | 'technicalName'
  | 'class'
  | 'subsidiary'
  | 'hazardLabel'
  | 'packingGroup'
  | 'marinePollutant'
  | 'environment'
  | 'ems'
  | 'limitedQuantity'
  | 'basicDescription'
  | 'specialProvisions'
  | 'other';
