/** `true`, `false`, or hosts with comma between. */
export function readPrivateTargets(text: string): { value: boolean | string[] } | { mistake: string } {
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const isHost = (host: string) => URL.parse(`http://${host}`)?.host === host.replace(/:80$/, '');
  return hosts.every(isHost)
    ? { value: hosts }
    : { mistake: 'is not true, false, or a list of hosts such as erp.internal,10.0.0.7:8443' };
}

/** A line of text, at most 500 characters. */
export function readOneLine(text: string): { value: string } | { mistake: string } {
  return text.length <= 500 && !/\p{Cc}/u.test(text) ? { value: text } : { mistake: 'is not one line of text' };
}

/** Whether a text is a URL without user, password, path, query or fragment. */
export function isBareUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  const { username, password, pathname, search, hash } = url;
  return [username, password, search, hash].every((part) => part === '') && ['', '/'].includes(pathname);
}

/** Whether a text is a URL with a host, of one of these protocols (`https:`). */
export function isUrl(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
}

/** The address of a PostgreSQL. */
export function readPostgresUrl(text: string): { value: string } | { mistake: string } {
  return isUrl(text, ['postgres:', 'postgresql:'])
    ? { value: text }
    : { mistake: 'is not an address such as postgres://user:password@host:5432/name' };
}
