export type { Carrier, CarrierDirectory } from './carrier.ts';
export { createCarrierDirectory } from './carrier-directory.ts';
export { carrierOperations } from './operations.ts';
