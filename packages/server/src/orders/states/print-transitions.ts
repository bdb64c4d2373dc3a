import { FINAL_STATES, TRANSITIONS, type Transition } from './transitions.ts';

const CONDITIONS = { any: 'any', pending: 'pending', none: 'none pending' } as const;

const PARTIAL = { any: '', offered: ', a part offered', open: ', a rest open' } as const;

/** The table of transitions as Markdown, for `docs/orders.md`. */
export function printTransitions(): string {
  const heading = ['Action', 'By', 'From', 'Amendment', 'Cancellation', 'To', 'Event'];
  const rows = TRANSITIONS.map((transition) => [
    `\`${transition.action}\``,
    transition.by,
    transition.from.join(', ') + PARTIAL[transition.partial ?? 'any'],
    CONDITIONS[transition.amendment],
    CONDITIONS[transition.cancellation],
    targetOf(transition),
    `\`${transition.event}\``,
  ]);
  const lines = [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${lines.join('\n')}\n\nFinal states: ${FINAL_STATES.join(', ')}.`;
}

function targetOf({ to }: Transition): string {
  return [to.booking, to.amendment, to.cancellation].filter((state) => state !== undefined).join(', ');
}
