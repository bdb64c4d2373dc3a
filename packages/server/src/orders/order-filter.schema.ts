import { type Static, Type } from 'typebox';
import { AccountQueryProperties, textEnum } from '../base/index.ts';
import { AMENDMENT_STATES, BOOKING_STATES, CANCELLATION_STATES } from './states/order-states.ts';

/** The query of `GET /orders`. */
export const OrderFilterProperties = {
  ...AccountQueryProperties,
  booking_status: Type.Optional(textEnum(BOOKING_STATES, { description: 'Only orders in this state' })),
  amended_booking_status: Type.Optional(
    textEnum(AMENDMENT_STATES, { description: 'Only orders with an amendment in this state' }),
  ),
  booking_cancellation_status: Type.Optional(
    textEnum(CANCELLATION_STATES, { description: 'Only orders with a cancellation in this state' }),
  ),
  origin: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Port code of loading, of the order or of any of its parts',
      examples: ['CNSHA'],
    }),
  ),
  destination: Type.Optional(
    Type.String({ maxLength: 100, description: 'Port code of discharge, of the same part', examples: ['NLRTM'] }),
  ),
  carrier: Type.Optional(Type.String({ maxLength: 100, description: 'SCAC, of the same part', examples: ['MAEU'] })),
  equipment: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Container type, trade name or ISO 6346 code, of the same part',
      examples: ['40HC'],
    }),
  ),
  reference: Type.Optional(
    Type.String({
      maxLength: 100,
      description: "One of its references, or the carrier's booking number, in upper or lower case",
    }),
  ),
  mandate: Type.Optional(
    Type.Boolean({
      description: 'Only orders made with a mandate, by hand or in a form (true), or without one (false)',
    }),
  ),
  test: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Test orders, which others do not see unless they ask; keys for tests see no others',
    }),
  ),
  placed_from: Type.Optional(Type.String({ format: 'date', description: 'Placed on this day (UTC) or later' })),
  placed_to: Type.Optional(Type.String({ format: 'date', description: 'Placed on this day (UTC) or before' })),
};
const OrderFilterSchema = Type.Object(OrderFilterProperties);
/** The filters of `GET /orders`. */
export type OrderFilter = Static<typeof OrderFilterSchema>;
