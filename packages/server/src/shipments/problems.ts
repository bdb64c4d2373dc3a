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
  plan_too_large: {
    status: 422,
    message: 'More consignments than can be planned at once.',
    next: 'Plan at most 200 consignments in one request.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of the shipments module. */
export const shipmentProblem = problemsOf(shipmentProblems);
