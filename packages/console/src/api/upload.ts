import { type AgentRateClient, createClient } from '@agent-rate/client';
import { useSyncExternalStore } from 'react';
import { watched } from './reachable.ts';

/** Bytes of an upload that left, of all. */
export type Sent = { readonly sent: number; readonly total: number };

const underWay = new WeakMap<File, Sent>();
const listeners = new Set<() => void>();

function tell(file: File, sent: Sent | undefined): void {
  if (sent === undefined) underWay.delete(file);
  else underWay.set(file, sent);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How much of a file has been sent; undefined before and after. */
export function useSent(file: File): Sent | undefined {
  return useSyncExternalStore(listen, () => underWay.get(file));
}

/** Sends a file with a client whose progress `useSent` shows, and gives the answer with its HTTP status. */
export async function sendFile<T>(
  file: File,
  ask: (client: AgentRateClient) => Promise<T>,
): Promise<{ answer: T; status: number }> {
  let status = 0;
  const send: typeof fetch = async (url, init) => {
    const response = await sendInPieces(String(url), init ?? {}, (sent) => tell(file, sent));
    status = response.status;
    return response;
  };
  try {
    const answer = await ask(createClient({ baseUrl: window.location.origin, fetch: watched(send) }));
    return { answer, status };
  } finally {
    tell(file, undefined);
  }
}

/** As `fetch`, which does not say how far an upload has come: by the older interface, which does. */
function sendInPieces(url: string, init: RequestInit, onSent: (sent: Sent) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent({ sent: loaded, total });
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('the upload broke off'));
    request.onabort = () => reject(new DOMException('the upload was stopped', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(init.body as FormData);
  });
}
