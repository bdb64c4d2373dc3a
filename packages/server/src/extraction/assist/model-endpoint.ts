/** A language model behind an OpenAI-compatible interface. */
export type ModelEndpoint = {
  /** The interface's root, as `http://localhost:11434/v1`. */
  url: string;
  name: string;
  /** Sent as a bearer token when there is one. */
  key?: string | undefined;
};

/** Past this a model is taken for unreachable; the extraction goes on without it. */
const PATIENCE_MILLISECONDS = 120_000;
const LONGEST_ANSWER = 1_000_000;

/** What a model is asked: instructions, the text they are about, and the JSON Schema that the answer must fit. */
export type Question = { instructions: string; text: string; schema: object };

/**
 * Asks a model for JSON (`POST /chat/completions` with `response_format: json_schema`, temperature 0). What comes back is
 * whatever the model wrote: judge it. Throws an error that says why when nothing usable comes back in time.
 */
export async function askModel(endpoint: ModelEndpoint, question: Question): Promise<unknown> {
  const response = await fetch(`${endpoint.url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(endpoint.key === undefined ? {} : { authorization: `Bearer ${endpoint.key}` }),
    },
    // An endpoint that sends us elsewhere would send the document there too.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    body: JSON.stringify({
      model: endpoint.name,
      temperature: 0,
      messages: [
        { role: 'system', content: question.instructions },
        { role: 'user', content: question.text },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'fields', strict: true, schema: question.schema },
      },
    }),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const text = await response.text();
  if (text.length > LONGEST_ANSWER) throw new Error('its answer is too long');
  const answer = JSON.parse(text) as { choices?: { message?: { content?: unknown } }[] };
  const content = answer.choices?.[0]?.message?.content;
  if (typeof content !== 'string') throw new Error('its answer has no content');
  return JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
}
