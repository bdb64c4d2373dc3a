/**
 * Booking states of DCSA Booking 2, preceded by two for orders that need approval. Amendment and cancellation have states
 * of their own, as in DCSA.
 */
export const BOOKING_STATES = [
  'PENDING_APPROVAL',
  'APPROVAL_REJECTED',
  'RECEIVED',
  'PENDING_UPDATE',
  'UPDATE_RECEIVED',
  'CONFIRMED',
  'PENDING_AMENDMENT',
  'REJECTED',
  'DECLINED',
  'CANCELLED',
  'COMPLETED',
] as const;
/** The booking state of an order. */
export type BookingState = (typeof BOOKING_STATES)[number];

/** States of an amendment, beside the confirmed order (DCSA `amendedBookingStatus`). */
export const AMENDMENT_STATES = [
  'AMENDMENT_RECEIVED',
  'AMENDMENT_CONFIRMED',
  'AMENDMENT_DECLINED',
  'AMENDMENT_CANCELLED',
] as const;
/** The state of the last amendment. */
export type AmendmentState = (typeof AMENDMENT_STATES)[number];

/** States of a cancellation that was asked for after confirmation (DCSA `bookingCancellationStatus`). */
export const CANCELLATION_STATES = [
  'CANCELLATION_RECEIVED',
  'CANCELLATION_DECLINED',
  'CANCELLATION_CONFIRMED',
] as const;
/** The state of the last request to cancel. */
export type CancellationState = (typeof CANCELLATION_STATES)[number];

/** The three states of an order; null: never amended, no cancellation requested. */
export type OrderState = {
  booking: BookingState;
  amendment: AmendmentState | null;
  cancellation: CancellationState | null;
  /**
   * Beside the states of DCSA, of an order that was confirmed in part: the customer is to accept it, or a rest is open. Not
   * stored: it follows from the confirmation.
   */
  partial?: 'offered' | 'open' | undefined;
};

/** States in which an order costs nothing, so that daily limits do not count it. */
export const COSTLESS_STATES = [
  'APPROVAL_REJECTED',
  'REJECTED',
  'DECLINED',
  'CANCELLED',
] as const satisfies readonly BookingState[];
