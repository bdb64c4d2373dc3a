/** What the standard answers with. */
export const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** An OpenDGD server. `ask` posts JSON and answers with status, media type and body, as JSON where it is. */
export function connect(baseUrl, { key, timeoutMs = 30_000, fetch = globalThis.fetch } = {}) {
  const root = baseUrl.replace(/\/+$/, '');
  const request = async (path, init = {}) => {
    const headers = { ...init.headers, ...(key ? { Authorization: `Bearer ${key}` } : {}) };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${root}${path}`, { ...init, headers, signal });
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = (response.headers.get('content-type') ?? '').split(';')[0].trim().toLowerCase();
    return { status: response.status, type, bytes, json: type.includes('json') ? parse(bytes) : undefined };
  };
  const post = (path, body) => request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return {
    get: (path) => request(path),
    postText: post,
    conformance: (document) => post('/declarations/conformance', JSON.stringify(document)),
    render: (kind, document) => post(`/declarations/${kind}`, JSON.stringify(document)),
  };
}

function parse(bytes) {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
