import { createClient } from '@agent-rate/client';
import { watchedFetch } from './reachable.ts';

/** The service that this page came from. The session cookie says who asks. */
export const client = createClient({ baseUrl: window.location.origin, fetch: watchedFetch });
