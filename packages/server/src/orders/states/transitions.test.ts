import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOOKING_STATES, COSTLESS_STATES, type OrderState } from './order-states.ts';
import { printTransitions } from './print-transitions.ts';
import {
  allowedActions,
  FINAL_STATES,
  findTransition,
  INITIAL_STATES,
  ORDER_ACTIONS,
  stateAfter,
  TRANSITIONS,
} from './transitions.ts';

const textOf = ({ booking, amendment, cancellation, partial }: OrderState) =>
  [booking, amendment, cancellation, partial].filter(Boolean).join(' + ');

/** Every state that the table leads to. */
function findReachable(): OrderState[] {
  const found = new Map(INITIAL_STATES.map((state) => [textOf(state), state]));
  for (const state of found.values()) {
    for (const action of allowedActions(state)) {
      const transition = findTransition(state, action);
      if (transition) found.set(textOf(stateAfter(state, transition)), stateAfter(state, transition));
    }
  }
  return [...found.values()];
}

const reachable = findReachable();
const isPending = ({ amendment, cancellation }: OrderState) =>
  amendment === 'AMENDMENT_RECEIVED' || cancellation === 'CANCELLATION_RECEIVED';

test('every state of an order is reached, and every action is possible somewhere', () => {
  expect(new Set(reachable.map(({ booking }) => booking))).toEqual(new Set(BOOKING_STATES));
  expect(new Set(reachable.flatMap((state) => allowedActions(state)))).toEqual(new Set(ORDER_ACTIONS));
});

test('no two rows of the table fit the same state and action', () => {
  for (const state of reachable) {
    for (const action of ORDER_ACTIONS) {
      const fitting = TRANSITIONS.filter((transition) => {
        const alone = findTransition(state, action);
        return (
          alone !== undefined &&
          transition.action === action &&
          transition.from.includes(state.booking) &&
          fits(transition, state)
        );
      });
      expect(fitting.length, `${action} in ${textOf(state)}`).toBeLessThanOrEqual(1);
    }
  }
});

function fits({ amendment, cancellation, partial }: (typeof TRANSITIONS)[number], state: OrderState): boolean {
  const one = (wanted: string, pending: boolean) => wanted === 'any' || (wanted === 'pending') === pending;
  return (
    (partial === undefined || partial === state.partial) &&
    one(amendment, state.amendment === 'AMENDMENT_RECEIVED') &&
    one(cancellation, state.cancellation === 'CANCELLATION_RECEIVED')
  );
}

test('an order in a final state has nothing pending and allows no action', () => {
  for (const state of reachable.filter(({ booking }) => FINAL_STATES.includes(booking))) {
    expect(isPending(state), textOf(state)).toBe(false);
    expect(allowedActions(state), textOf(state)).toEqual([]);
  }
  expect(FINAL_STATES).toEqual(expect.arrayContaining([...COSTLESS_STATES, 'COMPLETED']));
});

test('amendments and cancellations are requested after confirmation only', () => {
  const before = ['PENDING_APPROVAL', 'APPROVAL_REJECTED', 'RECEIVED', 'PENDING_UPDATE', 'UPDATE_RECEIVED', 'REJECTED'];
  for (const state of reachable.filter(({ booking }) => before.includes(booking))) {
    expect([state.amendment, state.cancellation], textOf(state)).toEqual([null, null]);
  }
});

test('a pending amendment or cancellation can be confirmed and declined', () => {
  for (const state of reachable) {
    const allowed = allowedActions(state);
    if (state.amendment === 'AMENDMENT_RECEIVED')
      expect(allowed).toEqual(expect.arrayContaining(['confirm-amendment', 'decline-amendment', 'cancel-amendment']));
    if (state.cancellation === 'CANCELLATION_RECEIVED')
      expect(allowed).toEqual(expect.arrayContaining(['confirm-cancellation', 'decline-cancellation']));
  }
});

test('every state leads to a final state', () => {
  const ends = (state: OrderState, seen: Set<string>): boolean => {
    if (FINAL_STATES.includes(state.booking)) return true;
    if (seen.has(textOf(state))) return false;
    seen.add(textOf(state));
    return allowedActions(state).some((action) => {
      const transition = findTransition(state, action);
      return transition !== undefined && ends(stateAfter(state, transition), seen);
    });
  };
  for (const state of reachable) expect(ends(state, new Set()), textOf(state)).toBe(true);
});

test('docs/orders.md prints the table as it is in the code', () => {
  const page = readFileSync(new URL('../../../../../docs/orders.md', import.meta.url), 'utf8');
  expect(page).toContain(printTransitions());
});
