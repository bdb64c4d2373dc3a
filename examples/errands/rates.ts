import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { LANE, priceOf } from './book.ts';
import type { Errand } from './errand.ts';

type Rate = { id: number; carrier: { scac: string }; base: { amount: number }; total: { amount: number } };

/** Prices: which is cheapest, how carriers compare, why one changed, and being told of a change. */
export const rateErrands: readonly Errand[] = [
  {
    title: 'cheapest with surcharges',
    run: async (agent, book) => {
      await book.publish('errand', [priceOf('MAEU', 2100), priceOf('MSCU', 1950), priceOf('COSU', 2000)]);
      const { data, meta } = await agent.call('search_rates', { ...LANE, per_page: 3 });
      const [cheapest] = data as Rate[];
      assert.equal(cheapest?.carrier.scac, 'MSCU');
      assert.equal(cheapest?.total.amount, 2020);
      assert.equal((meta as { origin: { ambiguous: boolean } }).origin.ambiguous, false);
    },
  },
  {
    title: 'compare three carriers',
    run: async (agent, book) => {
      await book.publish('errand', [priceOf('MAEU', 2100), priceOf('MSCU', 1950), priceOf('COSU', 2000)]);
      const { data } = await agent.call('compare_rates', LANE);
      const carriers = (data as { rate?: Rate; carrier?: { scac: string } }[]).map((one) => JSON.stringify(one));
      for (const scac of ['MAEU', 'MSCU', 'COSU']) assert.ok(carriers.some((text) => text.includes(scac)));
    },
  },
  {
    title: 'why did it change',
    run: async (agent, book) => {
      await book.publish('errand', [priceOf('HLCU', 2200)]);
      const from = new Date().toISOString();
      await book.publish('errand, newer', [priceOf('HLCU', 2450)]);
      const { data } = await agent.call('explain_change', { ...LANE, carrier: 'HLCU', from });
      const [change] = data as { lines: { line: string; difference: number }[] }[];
      assert.equal(change?.lines.find(({ line }) => line === 'base')?.difference, 250);
    },
  },
  {
    title: 'subscribe and receive',
    run: async (agent, book) => {
      await book.publish('errand', [priceOf('ONEY', 2300)]);
      const { tools } = await agent.call('more_tools', { task: 'watch a lane and read events' });
      const names = (tools as { name: string }[]).map(({ name }) => name);
      assert.ok(names.includes('watch_lane') && names.includes('read_events'));
      const since = new Date().toISOString();
      const watched = await agent.call('call_tool', { name: 'watch_lane', arguments: { ...LANE, carrier: 'ONEY' } });
      assert.match(String(watched.id), /^sub_/);
      await book.publish('errand, newer', [priceOf('ONEY', 2250)]);
      const type = ['agent-rate.rates.changed.v1'];
      // Subscriptions are matched just after a publication.
      await wait(1_000);
      const { data } = await agent.call('call_tool', { name: 'read_events', arguments: { since, type } });
      assert.match(JSON.stringify(data), /2250/);
    },
  },
];
