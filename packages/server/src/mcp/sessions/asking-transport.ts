import {
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  type MessageExtraInfo,
  type Transport,
  type TransportSendOptions,
} from '@modelcontextprotocol/server';
import type { Asked } from '../../questions/index.ts';
import { PAGE_TYPE, UI_EXTENSION } from '../apps/ui-extension.ts';
import type { Declared } from './session-id.ts';

/** The id of the handshake that is made here for a client that made it in an earlier request. */
const HANDSHAKE = 'handshake';
/** Of the messages that a client may send as an answer; the rest of it is not passed on. */
type AnswerBody = { result?: object; error?: object };

/**
 * A transport of one request on which the server may ask the client: its questions go out on the answer's stream, under an id
 * that is known to every process, and the answer comes from whichever process it reached.
 */
export class AskingTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: <T extends JSONRPCMessage>(message: T, extra?: MessageExtraInfo) => void;
  private readonly inner: Transport;
  private readonly ask: (signal: AbortSignal) => Promise<Asked>;
  private readonly ended = new AbortController();
  /** By the id that the server gave, the one that the client knows. */
  private readonly ids = new Map<string | number, string>();

  /** `inner`: what carries the messages. */
  constructor(inner: Transport, ask: (signal: AbortSignal) => Promise<Asked>) {
    this.inner = inner;
    this.ask = ask;
  }

  async start(): Promise<void> {
    this.inner.onmessage = (message, extra) => this.onmessage?.(message, extra);
    this.inner.onerror = (error) => this.onerror?.(error);
    this.inner.onclose = () => {
      this.ended.abort();
      this.onclose?.();
    };
    await this.inner.start();
  }

  /** Tells the server what the client declared when its session began. */
  declare(protocolVersion: string, { forms, panel }: Declared): void {
    const params = {
      protocolVersion,
      capabilities: {
        ...(forms ? { elicitation: { form: {} } } : {}),
        ...(panel ? { extensions: { [UI_EXTENSION]: { mimeTypes: [PAGE_TYPE] } } } : {}),
      },
      clientInfo: { name: '', version: '' },
    };
    this.onmessage?.({ jsonrpc: '2.0', id: HANDSHAKE, method: 'initialize', params } as JSONRPCMessage);
  }

  async send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    if (isJSONRPCResponse(message) && message.id === HANDSHAKE) return;
    if (isJSONRPCRequest(message)) return this.put(message, options);
    await this.inner.send(this.withKnownId(message), options);
  }

  async close(): Promise<void> {
    this.ended.abort();
    await this.inner.close();
  }

  private async put(message: JSONRPCMessage & { id: string | number }, options?: TransportSendOptions): Promise<void> {
    const { id, answer } = await this.ask(this.ended.signal);
    this.ids.set(message.id, id);
    void answer.then((given) => {
      const { result, error } = (given ?? {}) as AnswerBody;
      if (given === undefined) return;
      const body = result === undefined ? { error } : { result };
      this.onmessage?.({ jsonrpc: '2.0', id: message.id, ...body } as JSONRPCMessage);
    });
    await this.inner.send({ ...message, id }, options);
  }

  /** A question that is taken back is named as the client knows it. */
  private withKnownId(message: JSONRPCMessage): JSONRPCMessage {
    if (!('method' in message) || message.method !== 'notifications/cancelled') return message;
    const { requestId, ...params } = (message.params ?? {}) as { requestId?: string | number };
    const known = requestId === undefined ? undefined : this.ids.get(requestId);
    return known === undefined ? message : { ...message, params: { ...params, requestId: known } };
  }
}
