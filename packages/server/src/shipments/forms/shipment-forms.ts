import { PAPER_NAMES } from '../../forms/index.ts';

/** The papers of a shipment, as they are named in addresses. */
export const SHIPMENT_FORMS = PAPER_NAMES;
