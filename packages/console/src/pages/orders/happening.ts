import type { ordersWords } from './orders-words.ts';

/** What happened in words. Placing an order that needs approval is two events of one action. */
export function happening(type: string, action: string, { happenings, states }: (typeof ordersWords)['en']): string {
  if (action === 'place' && type.includes('approval-requested')) return states.PENDING_APPROVAL;
  return happenings[action as keyof typeof happenings] ?? type;
}
