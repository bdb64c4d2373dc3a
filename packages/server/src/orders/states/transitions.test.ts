import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOOKING_STATES, COSTLESS_STATES, type OrderState } from './order-states.ts';
import { printStateTable } from './print-transitions.ts';
import { allowedActions, FINAL_STATES, findMove, MOVES, ORDER_ACTIONS, STARTS, stateAfter } from './transitions.ts';

const textOf = ({ booking, amendment, cancellation }: OrderState) =>
  [booking, amendment, cancellation].filter(Boolean).join(' + ');

/** Every state that any row of moves leads to. */
function findReachable(): OrderState[] {
  const found = new Map(STARTS.map((state) => [textOf(state), state]));
  for (const state of found.values()) {
    for (const action of allowedActions(state)) {
      const move = findMove(state, action);
      if (move) found.set(textOf(stateAfter(state, move)), stateAfter(state, move));
    }
  }
  return [...found.values()];
}

const reachable = findReachable();
const isWaiting = ({ amendment, cancellation }: OrderState) =>
  amendment === 'AMENDMENT_RECEIVED' || cancellation === 'CANCELLATION_RECEIVED';

test('every state of an order is reached, and every action is possible somewhere', () => {
  expect(new Set(reachable.map(({ booking }) => booking))).toEqual(new Set(BOOKING_STATES));
  expect(new Set(reachable.flatMap(allowedActions))).toEqual(new Set(ORDER_ACTIONS));
});

test('no two rows of the table answer to the same state and action', () => {
  for (const state of reachable) {
    for (const action of ORDER_ACTIONS) {
      const fitting = MOVES.filter((move) => {
        const alone = findMove(state, action);
        return alone !== undefined && move.action === action && move.from.includes(state.booking) && fits(move, state);
      });
      expect(fitting.length, `${action} in ${textOf(state)}`).toBeLessThanOrEqual(1);
    }
  }
});

function fits({ amendment, cancellation }: (typeof MOVES)[number], state: OrderState): boolean {
  const one = (wanted: string, waits: boolean) => wanted === 'any' || (wanted === 'waiting') === waits;
  return (
    one(amendment, state.amendment === 'AMENDMENT_RECEIVED') &&
    one(cancellation, state.cancellation === 'CANCELLATION_RECEIVED')
  );
}

test('an order that has ended leaves nothing undecided, and nothing can be done to it', () => {
  for (const state of reachable.filter(({ booking }) => FINAL_STATES.includes(booking))) {
    expect(isWaiting(state), textOf(state)).toBe(false);
    expect(allowedActions(state), textOf(state)).toEqual([]);
  }
  expect(FINAL_STATES).toEqual(expect.arrayContaining([...COSTLESS_STATES, 'COMPLETED']));
});

test('amendments and cancellations are asked for after confirmation only', () => {
  const before = ['PENDING_APPROVAL', 'APPROVAL_REJECTED', 'RECEIVED', 'PENDING_UPDATE', 'UPDATE_RECEIVED', 'REJECTED'];
  for (const state of reachable.filter(({ booking }) => before.includes(booking))) {
    expect([state.amendment, state.cancellation], textOf(state)).toEqual([null, null]);
  }
});

test('what waits for a decision can be decided either way', () => {
  for (const state of reachable) {
    const allowed = allowedActions(state);
    if (state.amendment === 'AMENDMENT_RECEIVED')
      expect(allowed).toEqual(expect.arrayContaining(['confirm-amendment', 'decline-amendment', 'cancel-amendment']));
    if (state.cancellation === 'CANCELLATION_RECEIVED')
      expect(allowed).toEqual(expect.arrayContaining(['confirm-cancellation', 'decline-cancellation']));
  }
});

test('from every state that has not ended, the order can end', () => {
  const ends = (state: OrderState, seen: Set<string>): boolean => {
    if (FINAL_STATES.includes(state.booking)) return true;
    if (seen.has(textOf(state))) return false;
    seen.add(textOf(state));
    return allowedActions(state).some((action) => {
      const move = findMove(state, action);
      return move !== undefined && ends(stateAfter(state, move), seen);
    });
  };
  for (const state of reachable) expect(ends(state, new Set()), textOf(state)).toBe(true);
});

test('docs/orders.md prints the table as it is in the code', () => {
  const page = readFileSync(new URL('../../../../../docs/orders.md', import.meta.url), 'utf8');
  expect(page).toContain(printStateTable());
});
