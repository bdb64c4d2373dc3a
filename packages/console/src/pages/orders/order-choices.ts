import type { RecordOf } from '@agent-rate/client';
import { allows, type Session } from '../../session/session.ts';

/** Operations that decide about an order. All take a version and a reason. */
export type DecidingOperation =
  | 'approve-order'
  | 'reject-order'
  | 'confirm-order'
  | 'accept-confirmation'
  | 'request-order-update'
  | 'decline-order'
  | 'complete-order'
  | 'cancel-order'
  | 'confirm-amendment'
  | 'decline-amendment'
  | 'cancel-amendment'
  | 'confirm-cancellation'
  | 'decline-cancellation';

/** An action that an order allows and the key may take: its operation, and what the form asks beside a reason. */
export type Choice = {
  readonly action: keyof typeof CHOICES;
  readonly operation: DecidingOperation;
  readonly asks?: 'booking-reference' | 'feedback' | 'counts' | 'give-up';
  /** An action that ends something says why. */
  readonly needsReason?: boolean;
};

type Entry = Omit<Choice, 'action'> & { readonly scope: 'orders:write' | 'orders:approve' };

const approver = { scope: 'orders:approve' } as const;
const customer = { scope: 'orders:write' } as const;

/** The actions in the order of their buttons; changes of the content are not decisions. */
const CHOICES = {
  approve: { ...approver, operation: 'approve-order' },
  'reject-approval': { ...approver, operation: 'reject-order', needsReason: true },
  confirm: { ...approver, operation: 'confirm-order', asks: 'booking-reference' },
  'confirm-part': { ...approver, operation: 'confirm-order', asks: 'counts', needsReason: true },
  'confirm-rest': { ...approver, operation: 'confirm-order', asks: 'counts' },
  'confirm-amendment': { ...approver, operation: 'confirm-amendment' },
  'decline-amendment': { ...approver, operation: 'decline-amendment', needsReason: true },
  'confirm-cancellation': { ...approver, operation: 'confirm-cancellation' },
  'decline-cancellation': { ...approver, operation: 'decline-cancellation', needsReason: true },
  'request-update': { ...approver, operation: 'request-order-update', asks: 'feedback' },
  'request-amendment': { ...approver, operation: 'request-order-update', asks: 'feedback' },
  complete: { ...approver, operation: 'complete-order' },
  reject: { ...approver, operation: 'reject-order', needsReason: true },
  decline: { ...approver, operation: 'decline-order', needsReason: true },
  'accept-part': { ...customer, operation: 'accept-confirmation', asks: 'give-up' },
  'cancel-amendment': { ...customer, operation: 'cancel-amendment' },
  'request-cancellation': { ...customer, operation: 'cancel-order' },
  cancel: { ...customer, operation: 'cancel-order' },
} as const satisfies Record<string, Entry>;

/** What this person can decide about an order now. */
export function choicesOf(
  { allowedActions }: Pick<RecordOf<'list-orders'>, 'allowedActions'>,
  session: Session,
): Choice[] {
  return Object.entries(CHOICES)
    .filter(([action, { scope }]) => allowedActions.some((one) => one === action) && allows(session, scope))
    .map(([action, { scope: _scope, ...choice }]) => ({ action: action as keyof typeof CHOICES, ...choice }));
}
