import type { OpenApiDocument } from '../../reference/documented.ts';
import { documentedOperations } from '../../reference/documented.ts';
import type { Step, Workflow } from '../workflow.ts';

/** The service that workflows run against, and what it says of its operations. */
export type WorkflowTarget = { url: string; key: string; openApi: OpenApiDocument };

type Outputs = Record<string, unknown>;
type Scope = { inputs: Outputs; steps: Record<string, Outputs> };
type Answer = { status: number; headers: Headers; body: unknown };

/** Runs a workflow by what is written in it, and nothing else. Gives its outputs; throws at the first step that fails. */
export async function runWorkflow(target: WorkflowTarget, workflow: Workflow, inputs: Outputs): Promise<Outputs> {
  const scope: Scope = { inputs, steps: {} };
  for (const step of workflow.steps) {
    const answer = await runStep(target, step, scope);
    scope.steps[step.stepId] = mapValues(step.outputs ?? {}, (expression) => evaluate(expression, scope, answer));
  }
  return mapValues(workflow.outputs, (expression) => evaluate(expression, scope));
}

async function runStep(target: WorkflowTarget, step: Step, scope: Scope): Promise<Answer> {
  for (let left = step.onFailure?.[0]?.retryLimit ?? 0; ; left -= 1) {
    const answer = await send(target, step, scope);
    const unmet = step.successCriteria.filter(({ condition }) => !holds(condition, scope, answer));
    if (unmet.length === 0) return answer;
    if (left === 0)
      throw new Error(`${step.stepId}: ${unmet[0]?.condition}; ${answer.status} ${JSON.stringify(answer.body)}`);
    await new Promise((wake) => setTimeout(wake, 1_000));
  }
}

async function send({ url, key, openApi }: WorkflowTarget, step: Step, scope: Scope): Promise<Answer> {
  const operation = documentedOperations(openApi).find(({ operationId }) => operationId === step.operationId);
  if (operation === undefined) throw new Error(`no operation is called ${step.operationId}`);
  const given = (step.parameters ?? []).map((one) => ({ ...one, value: String(filled(one.value, scope)) }));
  const inPlace = (place: string) => given.filter((one) => one.in === place);
  const path = inPlace('path').reduce((text, one) => text.replace(`{${one.name}}`, one.value), operation.path);
  const query = new URLSearchParams(inPlace('query').map(({ name, value }): [string, string] => [name, value]));
  const headers = Object.fromEntries(inPlace('header').map(({ name, value }) => [name, value]));
  const response = await fetch(`${url}${path}?${query}`, {
    method: operation.method.toUpperCase(),
    headers: { authorization: `Bearer ${key}`, ...headers, ...typeOf(step) },
    ...bodyOf(step, scope),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? await response.json() : await response.text(),
  };
}

function typeOf({ requestBody }: Step): Record<string, string> {
  return requestBody?.contentType === 'application/json' ? { 'content-type': 'application/json' } : {};
}

function bodyOf({ requestBody }: Step, scope: Scope): { body?: string | FormData } {
  if (requestBody === undefined) return {};
  const payload = filled(requestBody.payload, scope);
  if (requestBody.contentType === 'application/json') return { body: JSON.stringify(payload) };
  const form = new FormData();
  for (const [name, value] of Object.entries(payload as Record<string, Blob>)) form.append(name, value, `${name}.txt`);
  return { body: form };
}

/** A payload with the values of its expressions. */
function filled(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string' && value.startsWith('$')) return evaluate(value, scope);
  if (Array.isArray(value)) return value.map((one) => filled(one, scope));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return mapValues(value as Outputs, (one) => filled(one, scope));
}

function evaluate(expression: string, { inputs, steps }: Scope, answer?: Answer): unknown {
  const [head = '', pointer] = expression.split('#');
  const [root, name = '', , output = ''] = head.split('.');
  const sources: Record<string, () => unknown> = {
    $inputs: () => inputs[name],
    $steps: () => steps[name]?.[output],
    $statusCode: () => answer?.status,
    $response: () =>
      name === 'header' ? answer?.headers.get(head.split('.')[2] ?? '') : at(answer?.body, pointer ?? ''),
  };
  const value = sources[root ?? '']?.();
  if (value === undefined) throw new Error(`${expression} has no value`);
  return value;
}

function at(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);
}

function holds(condition: string, scope: Scope, answer: Answer): boolean {
  const [left = '', comparison, right = ''] = condition.split(/ (==|<|>) /);
  const [value, other] = [
    evaluate(left, scope, answer),
    right.startsWith('$') ? evaluate(right, scope, answer) : literal(right),
  ];
  if (comparison === '==') return value === other;
  return comparison === '<' ? Number(value) < Number(other) : Number(value) > Number(other);
}

function literal(text: string): unknown {
  return text.startsWith("'") ? text.slice(1, -1) : JSON.parse(text);
}

function mapValues<T>(object: Readonly<Record<string, T>>, map: (value: T) => unknown): Outputs {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
}
