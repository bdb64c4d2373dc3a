export { importOperations } from './import/operations.ts';
export { shipmentOperations } from './operations.ts';
export { planStated } from './plan/operations.ts';
export { planConsignments } from './plan/plan-consignments.ts';
export { shipmentProblems } from './problems.ts';
export { openShipments, type Shipments } from './shipments.ts';
