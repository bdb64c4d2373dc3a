/** What a forwarder does by REST, so that there is something to find: publishing prices. */
export type Book = { publish: (name: string, rows: readonly object[]) => Promise<void> };

const DAY = 86_400_000;

/** A day so many days from today, YYYY-MM-DD. */
export const day = (offset: number) => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10);

/** The lane of the errands. No example sheet has it. */
export const LANE = { origin: 'Qingdao', destination: 'Reykjavik', equipment: '40HC' } as const;

/** A price of the lane with a surcharge for low-sulphur fuel, all in. */
export function priceOf(carrier: string, amount: number, more: object = {}) {
  const charges = [{ code: 'LSS', amount: 70, currency: 'USD', status: 'subject-to' }];
  // The same sheet twice is one sheet.
  const remarks = crypto.randomUUID();
  const validity = { validFrom: day(-2), validTo: day(60) };
  return { ...LANE, carrier, amount, currency: 'USD', ...validity, remarks, allIn: true, charges, ...more };
}

/** The book of a service, for a key with the scope rates:write. */
export function openBook(url: string, key: string): Book {
  const post = async (path: string, json: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(json) });
    const body = (await response.json()) as { id: number; message?: string };
    if (!response.ok) throw new Error(`${path}: ${body.message}`);
    return body;
  };
  return {
    publish: async (name, rows) => {
      const { id } = await post('/rate-sheets', { name, rows });
      await post(`/rate-sheets/${id}/publish`, {});
    },
  };
}
