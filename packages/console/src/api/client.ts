import { createClient } from '@agent-rate/client';

/** The service that this page came from. The session cookie says who asks. */
export const client = createClient({ baseUrl: window.location.origin });
