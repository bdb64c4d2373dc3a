/** A search of rates: the filters and the order, as `GET /rates` takes them. */
export type Search = {
  origin?: string;
  destination?: string;
  carrier?: string;
  equipment?: string;
  valid_on?: string;
  orderby?: 'amount' | 'total' | 'transit_days' | 'valid_to' | 'origin' | 'carrier';
  order?: 'asc' | 'desc';
};
