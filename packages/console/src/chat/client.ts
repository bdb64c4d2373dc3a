import { createClient } from '@agent-rate/client';
import { answerRequest } from './answer-request.ts';

/** The service as the console's components ask it; its answers come through the host of the chat. */
export const client = createClient({
  baseUrl: 'http://panel.invalid',
  retry: { attempts: 1 },
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    return answerRequest(
      `${request.method} ${new URL(request.url).pathname}`,
      text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    );
  },
});
