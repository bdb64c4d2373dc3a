import type { webhooks } from './api-types.ts';

/** The name of a type of event. */
export type PostedEventType = keyof webhooks;

type EventOf<T extends PostedEventType> = webhooks[T]['post']['requestBody']['content']['application/json'];

/** An event as a webhook, the feed and the stream carry it: its `type` tells the shape of its `data`. */
export type PostedEvent<T extends PostedEventType = PostedEventType> = { [N in T]: EventOf<N> }[T];
