/**
 * Booking states of DCSA Booking 2, and two before them for orders that a person has to approve. The amendment and the
 * cancellation run beside them, as DCSA has it.
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
/** Where the order as a whole stands. */
export type BookingState = (typeof BOOKING_STATES)[number];

/** States of an amendment, beside the confirmed order (DCSA `amendedBookingStatus`). */
export const AMENDMENT_STATES = [
  'AMENDMENT_RECEIVED',
  'AMENDMENT_CONFIRMED',
  'AMENDMENT_DECLINED',
  'AMENDMENT_CANCELLED',
] as const;
/** Where the last amendment stands. */
export type AmendmentState = (typeof AMENDMENT_STATES)[number];

/** States of a cancellation that was asked for after confirmation (DCSA `bookingCancellationStatus`). */
export const CANCELLATION_STATES = [
  'CANCELLATION_RECEIVED',
  'CANCELLATION_DECLINED',
  'CANCELLATION_CONFIRMED',
] as const;
/** Where the last request to cancel stands. */
export type CancellationState = (typeof CANCELLATION_STATES)[number];

/** The three states of an order; null: there was no amendment, no request to cancel. */
export type OrderState = {
  booking: BookingState;
  amendment: AmendmentState | null;
  cancellation: CancellationState | null;
};

/** States in which an order costs nobody anything, so that limits per day do not count it. */
export const COSTLESS_STATES = [
  'APPROVAL_REJECTED',
  'REJECTED',
  'DECLINED',
  'CANCELLED',
] as const satisfies readonly BookingState[];
