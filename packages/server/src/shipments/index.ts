export { shipmentOperations } from './operations.ts';
export { shipmentProblems } from './problems.ts';
export { openShipments, type Shipments } from './shipments.ts';
