import { FINAL_STATES, MOVES, type Move } from './transitions.ts';

const BESIDE = { any: 'any', waiting: 'waits', settled: 'none waits' } as const;

/** The table of legal moves as Markdown, for `docs/orders.md`. */
export function printStateTable(): string {
  const heading = ['Action', 'By', 'From', 'Amendment', 'Cancellation', 'To', 'Event'];
  const rows = MOVES.map((move) => [
    `\`${move.action}\``,
    move.by,
    move.from.join(', '),
    BESIDE[move.amendment],
    BESIDE[move.cancellation],
    targetOf(move),
    `\`${move.event}\``,
  ]);
  const lines = [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${lines.join('\n')}\n\nNothing leads out of ${FINAL_STATES.join(', ')}.`;
}

function targetOf({ to }: Move): string {
  return [to.booking, to.amendment, to.cancellation].filter((state) => state !== undefined).join(', ');
}
