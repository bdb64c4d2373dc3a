import { AgentRateError, type OutputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { client } from '../../api/client.ts';
import type { OrderParts } from '../orders/order-form/order-draft.ts';
import { randomKey } from './random-key.ts';

type Placed = OutputOf<'place-order'>;
/** The outcome of placing an order, without placing it. */
export type Preview = Extract<Placed, { preview: true }>;

/** Checks an order of a quote and places it; placed, it is shown, after `onPlaced`. */
export function usePlaceOrder(quoteId: string, { remarks, ...parts }: OrderParts, onPlaced: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const body = { quoteId, ...parts, ...(remarks === null ? {} : { remarks }) };
  const text = JSON.stringify(body);
  const tried = useRef({ text: '', key: '' });
  const preview = useMutation({
    mutationFn: async () => {
      const answer = await client.call('place-order', { query: { preview: true }, body });
      if (!('preview' in answer)) throw new Error('The order was not previewed.');
      return { preview: answer, of: text };
    },
    onMutate: () => place.reset(),
  });
  const place = useMutation({
    mutationFn: () => {
      // The same order, tried again after a lost answer, is still one order.
      if (tried.current.text !== text) tried.current = { text, key: randomKey() };
      return client.call('place-order', { body, idempotencyKey: tried.current.key });
    },
    onSuccess: async (order) => {
      onPlaced();
      await queries.invalidateQueries({ queryKey: ['orders'] });
      if ('id' in order) await navigate({ to: '/orders/$id', params: { id: order.id } });
    },
    onError: (error) => {
      // A refusal is the recorded answer of its key.
      if (error instanceof AgentRateError) tried.current = { text: '', key: '' };
    },
  });
  return {
    preview,
    place,
    /** The outcome for what is typed now. */
    checked: preview.data?.of === text ? preview.data.preview : undefined,
    error: preview.error ?? place.error,
  };
}
