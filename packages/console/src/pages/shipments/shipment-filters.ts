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
