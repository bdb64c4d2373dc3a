import type { Chance } from './chance.ts';
import type { FaultKind, PlacedFault, Seat, Where } from './plan.ts';

const WHICH = [
  [1, 'listener'],
  [1, 'others'],
  [1, 'all'],
] as const;

/** Any fault at any server. */
export function anyFault(chance: Chance): PlacedFault {
  const { below, oneOf, seat } = chance;
  const make = oneOf<() => FaultKind>([
    [38, () => trap(chance)],
    [12, () => ({ kind: 'cut', which: oneOf(WHICH), milliseconds: below(400) })],
    [3, () => ({ kind: 'half-open', which: 'others', milliseconds: 300 + below(900) })],
    [5, () => ({ kind: 'half-open', which: 'listener', milliseconds: 4_000 })],
    [10, () => delay(chance)],
    [7, () => ({ kind: 'notifications', fault: 'repeat' })],
    [7, () => ({ kind: 'notifications', fault: 'reorder' })],
    [2, () => ({ kind: 'kill' })],
    [5, () => stop(chance)],
    [8, () => clock(chance)],
    [4, () => ({ kind: 'snapshot-disk-full' })],
    [5, () => ({ kind: 'database-disk-full' })],
  ]);
  return { ...make(), at: seat() };
}

/** What endangers a write: its transaction broken off at any place, its statements slow or at the same time as others. */
export function writingFaults(chance: Chance, writer: Seat): PlacedFault[] {
  const { below, oneOf } = chance;
  const here = (kind: FaultKind): PlacedFault[] => [{ ...kind, at: writer }];
  return oneOf<() => PlacedFault[]>([
    [6, () => []],
    [18, () => here(trap(chance))],
    [6, () => here(delay(chance))],
    [6, () => [{ ...delay(chance), at: 'all' }]],
    [3, () => here({ kind: 'cut', which: 'others', milliseconds: below(400) })],
    [2, () => here(stop(chance))],
    [2, () => here({ kind: 'database-disk-full' })],
    [1, () => here(clock(chance))],
    [0.5, () => here({ kind: 'kill' })],
  ])();
}

/** What keeps a change from the other processes: their listening connections lost, silent or in disorder, or their clocks off. */
export function hearingFaults(chance: Chance, writer: Seat): PlacedFault[] {
  const { below, oneOf, other, random } = chance;
  const at: Where = other(writer);
  const make = oneOf<() => FaultKind>([
    // Longer than a change takes.
    [3, () => ({ kind: 'cut', which: 'listener', milliseconds: 300 + below(2_700) })],
    [3, () => ({ kind: 'half-open', which: 'listener', milliseconds: 4_000 })],
    [1, () => ({ kind: 'notifications', fault: 'repeat' })],
    [2, () => ({ kind: 'notifications', fault: 'reorder' })],
    [2, () => delay(chance)],
    [1, () => stop(chance)],
    [1, () => ({ kind: 'snapshot-disk-full' })],
  ]);
  return [{ ...make(), at }, ...(random() < 0.4 ? [{ ...clock(chance), at }] : [])];
}

/** What endangers the work of a job, whichever process does it. */
export function workingFaults(chance: Chance): PlacedFault[] {
  const { below, oneOf, seat } = chance;
  const everywhere = (kind: FaultKind): PlacedFault[] => [{ ...kind, at: 'all' }];
  return oneOf<() => PlacedFault[]>([
    [1, () => []],
    [5, () => everywhere(trap(chance))],
    [3, () => everywhere({ kind: 'cut', which: 'others', milliseconds: below(200) })],
    [2, () => everywhere(delay(chance))],
    [2, () => [{ ...delay(chance), at: seat() }]],
    [1, () => [{ kind: 'kill', at: seat() }]],
  ])();
}

function trap({ below, oneOf }: Chance): FaultKind {
  return oneOf<FaultKind>([
    [4, { kind: 'trap', trap: { at: 'statement', number: 1 + below(4) } }],
    [3, { kind: 'trap', trap: { at: 'commit' } }],
    [3, { kind: 'trap', trap: { at: 'answer' } }],
  ]);
}

const delay = ({ below }: Chance): FaultKind => ({ kind: 'delay', milliseconds: 2 + below(30) });
const stop = ({ below }: Chance): FaultKind => ({ kind: 'stop', milliseconds: 200 + below(1_300) });
const clock = ({ random }: Chance): FaultKind => ({
  kind: 'clock',
  milliseconds: Math.round((random() - 0.5) * 240_000),
});
