/** What is done to an order that was placed; orders make their actions of it. */
export const ORDER_ACTS = [
  'approve',
  'reject-approval',
  'update',
  'update-for-approval',
  'cancel',
  'request-update',
  'confirm',
  'confirm-part',
  'accept-part',
  'confirm-rest',
  'reject',
  'request-amendment',
  'amend',
  'confirm-amendment',
  'decline-amendment',
  'cancel-amendment',
  'decline',
  'request-cancellation',
  'confirm-cancellation',
  'decline-cancellation',
  'complete',
] as const;

/** What an entry says was done. */
export const LEDGER_ACTS = [
  // The ledger itself.
  'begin',
  'close-gap',
  'create-unrecorded',
  'change-unrecorded',
  'erase-row',
  'erase-name',
  'redact',
  // Quotes, contents, mandates, overrulings, publications.
  'create',
  'save',
  'use',
  'overrule',
  'publish',
  'revert',
  // Orders; `approve` is of mandates too.
  'place',
  ...ORDER_ACTS,
  'correct-evidence',
] as const;

/** One of `LEDGER_ACTS`. */
export type LedgerAct = (typeof LEDGER_ACTS)[number];
