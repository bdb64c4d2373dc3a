import type { Caller } from '../../base/index.ts';
import type { WebhookWithSecret } from './webhook.schema.ts';
import type { Webhooks } from './webhooks.ts';

/** What the audit log keeps of a webhook: no secret, and of the address the host, since paths of webhooks are often secret. */
export function recorded(answer: unknown): object {
  const { secret: _secret, url, ...kept } = answer as WebhookWithSecret;
  return { ...kept, url: `${new URL(url).origin}/…` };
}

/** The same of a webhook before it is changed. */
export function recordedBefore(webhooks: Pick<Webhooks, 'get'>) {
  return async ({ params: { id }, caller }: { params: { id: string }; caller: Caller }) =>
    recorded(await webhooks.get(id, caller));
}
