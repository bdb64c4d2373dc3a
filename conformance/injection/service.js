/** The REST and MCP sides of a running service, for one key. */
export function connect(baseUrl, key) {
  const authorization = `Bearer ${key}`;
  const rest = async (method, path, { json, file } = {}) => {
    const form = file && new FormData();
    if (form) form.append('file', new Blob([file.bytes]), file.name);
    const headers = { authorization, ...(json ? { 'content-type': 'application/json' } : {}) };
    const body = json ? JSON.stringify(json) : form;
    const response = await fetch(baseUrl + path, { method, headers, ...(body ? { body } : {}) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  let id = 0;
  const mcp = async (method, params) => {
    id += 1;
    const response = await fetch(`${baseUrl}/mcp`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    });
    const text = await response.text();
    const json = text.startsWith('{')
      ? text
      : (
          text
            .split('\n')
            .filter((line) => line.startsWith('data: '))
            .at(-1) ?? ''
        ).slice(6);
    const { result, error } = JSON.parse(json);
    return result ?? { error };
  };
  const call = (name, args) => mcp('tools/call', { name, arguments: args });
  const read = (uri) => mcp('resources/read', { uri });
  return { rest, call, read };
}
