/** Keys of carriers that were others before, with these; published rates carry the key of their day. */
const FORMER_KEYS: ReadonlyMap<string, string> = new Map([['REGU', 'RCLC']]);

/** The SCACs by which published rates carry a carrier: its key, and the one that was its key before. */
export function keysInRates(scac: string): readonly string[] {
  const former = FORMER_KEYS.get(scac);
  return former === undefined ? [scac] : [scac, former];
}

/** The SCAC that stays the same when the key of a carrier changes, so that newer rates supersede older ones. */
export function lastingKey(scac: string): string {
  return FORMER_KEYS.get(scac) ?? scac;
}
