/** The papers of a shipment, as they are named in addresses. */
export const SHIPMENT_FORMS = ['dangerous-goods-form'] as const;
