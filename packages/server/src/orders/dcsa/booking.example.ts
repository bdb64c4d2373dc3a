import type { DcsaBooking } from './booking.schema.ts';

/** A booking request that names its quote. */
export const EXAMPLE_BOOKING: DcsaBooking = {
  ...{ receiptTypeAtOrigin: 'CY', deliveryTypeAtDestination: 'CY' },
  ...{ cargoMovementTypeAtOrigin: 'FCL', cargoMovementTypeAtDestination: 'FCL' },
  contractQuotationReference: 'quo_8tKq2Zr5Wn0v',
  ...{ isPartialLoadAllowed: false, isExportDeclarationRequired: true, isImportLicenseRequired: false },
  isEquipmentSubstitutionAllowed: false,
  expectedDepartureDate: '2026-12-15',
  references: [{ type: 'CR', value: 'PO-20311' }],
  documentParties: {
    bookingAgent: {
      partyName: 'Delta Paints B.V.',
      partyContactDetails: [{ name: 'A. de Vries', email: 'booking@delta.example' }],
    },
  },
  shipmentLocations: [
    { locationTypeCode: 'POL', location: { UNLocationCode: 'CNSHA' } },
    { locationTypeCode: 'POD', location: { UNLocationCode: 'NLRTM' } },
  ],
  requestedEquipments: [
    {
      ...{ ISOEquipmentCode: '45G1', units: 2, isShipperOwned: false },
      commodities: [{ commodityType: 'Water-based paint', cargoGrossWeight: 21_000, cargoGrossWeightUnit: 'KGM' }],
    },
  ],
};
