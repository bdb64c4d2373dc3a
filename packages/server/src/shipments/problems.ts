import { type ProblemTable, problemsOf } from '../base/index.ts';

/** The refusals of the shipments module. */
export const shipmentProblems = {
  shipment_not_found: {
    status: 404,
    message: 'There is no shipment with that id.',
    next: 'GET /shipments lists the shipments.',
  },
  shipment_changed: {
    status: 409,
    message: 'The shipment has changed since the version in the request.',
    next: 'Read it with GET /shipments/{id}, check what changed, and send the request again with the version in data.version.',
  },
  shipment_invalid: {
    status: 422,
    message: 'The shipment contradicts itself.',
    next: 'Correct what data.faults names, and send it again.',
  },
  shipment_container_unknown: {
    status: 404,
    message: 'The shipment has no container of that number.',
    next: 'Take one of the numbers in data.containers.',
  },
  shipment_container_needed: {
    status: 409,
    message: 'A declaration is of one container, and the shipment has several.',
    next: 'Name one of the numbers in data.containers as container.',
  },
  shipment_mass_missing: {
    status: 422,
    message: 'The gross mass of some goods is not known, so their containers cannot be planned.',
    next: 'State grossMassKg of the packages of the goods in data.goods with PATCH /shipments/{id}.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of the shipments module. */
export const shipmentProblem = problemsOf(shipmentProblems);
