export type { ProblemCode } from './api-operations.ts';
export type { components } from './api-types.ts';
export {
  type AgentRateClient,
  type ClientOptions,
  createClient,
  type Download,
  type StreamedDownload,
} from './client.ts';
export { AgentRateConnectionError, AgentRateError, type ProblemBody } from './error.ts';
export type { Groups, ListAnswer } from './groups.ts';
export { idOfNarrowedKey, type Narrowing, narrowKey } from './narrow-key.ts';
export type { InputOf, ListName, OperationName, OutputOf, RecordOf, UploadFile } from './operation-types.ts';
export type { PostedEvent, PostedEventType } from './posted-event.ts';
export type { ServerEvent } from './read-events.ts';
export type { RetryPolicy } from './retry.ts';
export type { Hooks, Try } from './send.ts';
export { verifyMandate, verifyQuote } from './verify.ts';
export type { MandateVerdict, OrderMandate } from './verify-mandate.ts';
export type { PublicKeys, QuoteVerdict, SignedQuote } from './verify-quote.ts';
