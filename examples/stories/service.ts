import { type AgentRateClient, createClient } from '@agent-rate/client';

/** The service that the environment names. Ends the story with a sentence when it names none. */
export function openService(): AgentRateClient {
  const { AGENT_RATE_URL: baseUrl, AGENT_RATE_KEY: key } = process.env;
  if (!baseUrl || !key) {
    console.error('Set AGENT_RATE_URL and AGENT_RATE_KEY; `npm run demo` prints both.');
    process.exit(2);
  }
  return createClient({ baseUrl, key });
}
