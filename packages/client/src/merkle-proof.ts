/** A root and how many leaves are below it. */
export type Root = { size: number; root: string };
/** A hashed leaf with its place and the hashes beside its way to the root, as hexadecimal text. */
export type Inclusion = { hash: Uint8Array; position: number; path: readonly string[] };

/** SHA-256 of parts after each other; texts as UTF-8. */
export async function sha256(...parts: (Uint8Array | string)[]): Promise<Uint8Array> {
  const bytes = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part));
  const all = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of bytes) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}

/** The hash of a leaf (RFC 9162, 2.1.1). */
export const hashLeaf = (data: string): Promise<Uint8Array> => sha256(Uint8Array.of(0), data);

const hashNode = (left: Uint8Array, right: Uint8Array) => sha256(Uint8Array.of(1), left, right);

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of hexadecimal digits; what is none is no byte. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Whether a leaf is in a tree (RFC 9162, 2.1.3.2). */
export async function includes({ hash, position, path }: Inclusion, { size, root }: Root): Promise<boolean> {
  if (!Number.isSafeInteger(position) || position < 0 || position >= size) return false;
  let [place, last, found] = [position, size - 1, hash];
  for (const text of path) {
    if (last === 0) return false;
    const beside = fromHex(text);
    if (place % 2 === 1 || place === last) {
      found = await hashNode(beside, found);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else found = await hashNode(found, beside);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && toHex(found) === root;
}

/** Whether a tree begins with all that an earlier one had (RFC 9162, 2.1.4.2). */
export async function isPrefix(earlier: Root, later: Root, path: readonly string[]): Promise<boolean> {
  if (earlier.size > later.size || earlier.size < 1) return false;
  if (earlier.size === later.size) return path.length === 0 && earlier.root === later.root;
  const isComplete = Number.isInteger(Math.log2(earlier.size));
  const [first, ...rest] = isComplete ? [earlier.root, ...path] : path;
  if (first === undefined) return false;
  let [place, last] = [earlier.size - 1, later.size - 1];
  while (place % 2 === 1) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  let [before, after] = [fromHex(first), fromHex(first)];
  for (const text of rest) {
    if (last === 0) return false;
    const beside = fromHex(text);
    if (place % 2 === 1 || place === last) {
      [before, after] = [await hashNode(beside, before), await hashNode(beside, after)];
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else after = await hashNode(after, beside);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && toHex(before) === earlier.root && toHex(after) === later.root;
}
