export type { Carrier, CarrierDirectory } from './carrier.ts';
export { createCarrierDirectory } from './carrier-directory.ts';
export { keysInRates, lastingKey } from './former-keys.ts';
export { carrierOperations } from './operations.ts';
