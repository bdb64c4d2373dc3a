/** What the list of shipments is filtered by, as its address holds it. */
export type ShipmentFilters = { readonly reference?: string; readonly page?: number };

/** The filters in an address; what is empty is left out. */
export function readShipmentFilters(search: Readonly<Record<string, unknown>>): ShipmentFilters {
  const reference = String(search.reference ?? '').trim();
  const page = Number(search.page ?? 1);
  return {
    ...(reference === '' ? {} : { reference }),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}

/** Documents that a new shipment is made of, their ids with commas between, and the extraction of them. */
export type NewShipment = { documents?: string; extraction?: number };

/** Reads them from the address; what is none is left out. The address has a single id as a number. */
export function readNewShipment({ documents, extraction }: Record<string, unknown>): NewShipment {
  const ids = String(documents ?? '');
  return {
    ...(/^\d+(?:,\d+)*$/.test(ids) ? { documents: ids } : {}),
    ...(Number.isInteger(Number(extraction ?? Number.NaN)) ? { extraction: Number(extraction) } : {}),
  };
}
