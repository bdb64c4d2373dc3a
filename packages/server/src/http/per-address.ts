import { JSON_TYPE, type Rendered } from './common-headers.ts';
import { entityTagOf } from './entity-tag.ts';

/** The Host header is the caller's to choose, so only this many addresses are remembered. */
const MOST_REMEMBERED = 16;

/** Remembers what is built for a public address; documents differ only in the links they hold. */
export function rememberPerAddress<T>(build: (baseUrl: string) => T): (baseUrl: string) => T {
  const remembered = new Map<string, T>();
  return (baseUrl) => {
    const known = remembered.get(baseUrl);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const built = build(baseUrl);
    remembered.set(baseUrl, built);
    return built;
  };
}

/** A document as a response with its entity tag. */
export function renderDocument(text: string, contentType: string = JSON_TYPE): Rendered {
  const body = Buffer.from(text);
  return { status: 200, headers: { 'Content-Type': contentType, ETag: entityTagOf(body) }, body };
}
