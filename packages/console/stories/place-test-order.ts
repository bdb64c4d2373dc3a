/** A service to order at. */
type Ordering = { readonly url: string; readonly keyWith: (scopes: readonly ['admin']) => Promise<string> };

/** An order that waits for approval: who placed it, and how its own key asks more of the service. */
export type TestOrder = {
  readonly id: string;
  readonly key: string;
  /** Asks with the key that placed the order. */
  readonly ask: (method: string, path: string, body: object) => Promise<Record<string, unknown>>;
};

/** Orders two containers CNSHA to NLRTM with a key whose orders need approval, and that may be a key for tests. */
export async function placeTestOrder(
  { url, keyWith }: Ordering,
  environment: 'live' | 'test' = 'live',
): Promise<TestOrder> {
  const askWith = (key: string) => async (method: string, path: string, body: object) => {
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Record<string, unknown>;
  };
  const { key } = await askWith(await keyWith(['admin']))('POST', '/keys', {
    name: 'Booking agent',
    environment,
    scopes: ['rates:read', 'orders:read', 'orders:write'],
    limits: { approval: 'always' },
  });
  const ask = askWith(String(key));
  const lane = { origin: 'CNSHA', destination: 'NLRTM', equipment: '40HC', quantities: { containers: 2 } };
  const { id: quoteId } = await ask('POST', '/quotes', lane);
  const { id } = await ask('POST', '/orders', {
    quoteId,
    parties: [{ role: 'SHIPPER', name: 'Ningbo <i>Coatings</i> Co., Ltd.', address: '18 Harbour Road' }],
    cargo: [{ description: 'Water-based paint', packages: { count: 80, type: 'drum' }, grossWeightKg: 17_600 }],
    references: [{ type: 'FF', value: 'SEA-2026-1181' }],
  });
  return { id: String(id), key: String(key), ask };
}
