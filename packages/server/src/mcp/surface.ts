import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server';
import type { Caller, Operation, Scope } from '../base/index.ts';
import type { JsonSchema } from '../schemas/index.ts';

/** The caller of a tool, resource or prompt, and what its client can do. */
export type CallContext = {
  caller: Caller;
  now: Date;
  /** Fires when the client goes away or cancels. */
  signal: AbortSignal;
  /** Tells how far a long call is; silent unless the client asked for it. */
  tellProgress: (progress: { done: number; total?: number; message?: string }) => Promise<void>;
  /** Whether the client can put a form before its user. */
  canAsk: boolean;
  /** Whether the client shows the panel, whose calls are a person's. */
  showsPanel?: boolean;
  /** Whether the client takes a task for an answer. */
  takesTasks?: boolean;
  /** What the user answered to the forms of an earlier round, by name; the client's word, unchecked. */
  answers: Readonly<Record<string, unknown>>;
  /** The address of this service for the caller, without a trailing slash; undefined where it answers no HTTP. */
  address?: string | undefined;
  /** The caller's tools that are not listed but found by `more_tools`. */
  deferred: readonly Tool[];
};

/** What a tool is to a model. All four hints are true to the facts; a test says so. */
export type ToolDefinition = {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonSchema & { type: 'object' };
  outputSchema?: JsonSchema & { type: 'object' };
  annotations?: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  _meta?: Readonly<Record<string, unknown>>;
};

/** How far the work of a task is. `id`: of the record that it is kept in. */
export type TaskState = {
  id: number;
  status: 'working' | 'completed' | 'cancelled';
  message?: string;
  createdAt: string;
  lastUpdatedAt: string;
};

/** Work of a tool that may outlast a call. Refusals are thrown as Problems; the record of another account is missing. */
export type ToolTask = {
  begin: (args: Record<string, unknown>, context: CallContext) => Promise<TaskState>;
  look: (id: number, context: CallContext) => Promise<TaskState>;
  /** Of finished work: nothing. */
  cancel: (id: number, context: CallContext) => Promise<void>;
  /** The arguments of a call that reads what came of it. */
  resultArguments: (id: number) => Record<string, unknown>;
};

/** A tool, and who may see and call it. Null: any valid key. */
export type Tool = {
  definition: ToolDefinition;
  scope: Scope | null;
  /** Its answer is shown in the panel by clients that show pages. */
  opensPanel?: boolean | undefined;
  /** Called by the panel alone, when a person says so: no model sees it. */
  isForPanel?: boolean;
  /** Rarely needed: found by `more_tools`, called by `call_tool` or its name. */
  isRare?: boolean | undefined;
  /** Of a tool that writes: the arguments that read its answer once more, for the rest of one that was cut. */
  again?: (answer: Record<string, unknown>) => Record<string, unknown> | undefined;
  /** The operation it stands for, if it is made of one. */
  operation?: Operation;
  /** Parameters of that operation that the tool sets itself. */
  fixed?: Readonly<Record<string, unknown>> | undefined;
  /**
   * The operations it runs by name, and for each of its arguments the parameter or body field that it stands for; `*` is
   * the whole body.
   */
  calls?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Present: clients that take tasks are answered with one. */
  task?: ToolTask;
  /** Refusals are thrown as Problems; the adapter makes tool errors of them. */
  call: (args: Record<string, unknown>, context: CallContext) => Promise<CallToolResult | InputRequiredResult>;
};

/** One thing that can be read, as text or bytes. */
export type ResourceContent = { uri: string; mimeType: string; _meta?: Record<string, unknown> } & (
  | { text: string }
  | { blob: string }
);

/** A resource at a fixed address, or (`uriTemplate` with {names}) one of many. */
export type Resource = {
  /** RFC 6570 level 1: `agent-rate://rates/{id}`. Without braces it is an address. */
  uriTemplate: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
  scope: Scope | null;
  /** Listed only for clients that show pages. */
  isForPanel?: boolean;
  read: (params: Record<string, string>, context: CallContext) => Promise<ResourceContent>;
  /** Values for each {name}, for completion. */
  complete?: Readonly<Record<string, Completer>>;
};

/** Values that continue what was typed, best first. */
export type Completer = (typed: string, context: CallContext) => Promise<readonly string[]>;

/** A ready-made task for a model, with its blanks. */
export type Prompt = {
  name: string;
  title: string;
  description: string;
  scope: Scope | null;
  arguments: readonly { name: string; description: string; required: boolean; complete?: Completer }[];
  messages: (args: Readonly<Record<string, string>>) => readonly PromptText[];
};

/** One message of a prompt; only text is used here. */
export type PromptText = { role: 'user' | 'assistant'; content: { type: 'text'; text: string } };

/** Everything a server offers; each caller sees what its scopes allow. */
export type Surface = {
  instructions: string;
  tools: readonly Tool[];
  resources: readonly Resource[];
  prompts: readonly Prompt[];
};
