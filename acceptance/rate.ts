/** What these tests read of a rate. */
export type Place = { code: string | null; name: string | null; country: string | null; text: string };
export type Rate = {
  id: number;
  origin: Place;
  destination: Place;
  carrier: { scac: string | null; name: string } | null;
  equipment: { code: string; isoCode: string };
  base: { amount: number; currency: string };
  total: { amount: number; currency: string; complete: boolean; missing: string[] };
  validFrom: string;
  validTo: string;
};

/** The answer of `GET /rates`. */
export type RateList = {
  data: Rate[];
  meta: { total: number; page: number; perPage: number; totalPages: number } & Record<string, unknown>;
};
