import { createHash } from 'node:crypto';

/** `size` leaves from the leaf `start` on. */
export type Range = { start: number; size: number };
/** A complete subtree: 2^level leaves, the `position`th of its level. */
export type Subtree = { level: number; position: number };
/** The hash of a complete subtree. */
export type HashOf = (subtree: Subtree) => Buffer;
/** A root and the leaves below it. */
export type Tree = { size: number; root: Buffer };

/** The hash of a leaf (RFC 9162, 2.1.1): 0x00 before the data, so that no leaf passes for an inner node. */
export function hashLeaf(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(Buffer.of(0)).update(data).digest();
}

/** The hash of an inner node. */
export function hashNode(left: Uint8Array, right: Uint8Array): Buffer {
  return createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();
}

/** The largest power of two below `size`, which is at least 2: where RFC 9162 splits a tree. */
function splitOf(size: number): number {
  return 2 ** Math.floor(Math.log2(size - 1));
}

const rightOf = ({ start, size }: Range, split: number): Range => ({ start: start + split, size: size - split });

/** The complete subtrees that make up a range, whose start is a multiple of the largest of them; from left to right. */
export function subtreesOf({ start, size }: Range): Subtree[] {
  if (size === 0) return [];
  const level = Math.log2(size);
  if (Number.isInteger(level)) return [{ level, position: start / size }];
  const split = splitOf(size);
  return [...subtreesOf({ start, size: split }), ...subtreesOf(rightOf({ start, size }, split))];
}

/** The hash over a range; of no leaves the hash of nothing. */
export function hashRange(range: Range, hashOf: HashOf): Buffer {
  const subtrees = subtreesOf(range);
  const last = subtrees.pop();
  if (last === undefined) return createHash('sha256').digest();
  return subtrees.reduceRight((right, subtree) => hashNode(hashOf(subtree), right), hashOf(last));
}

/** The ranges whose hashes prove that a leaf is in a tree of `size` leaves (RFC 9162, 2.1.3.1). */
export function inclusionRanges(leaf: number, { start, size }: Range): Range[] {
  if (size <= 1) return [];
  const split = splitOf(size);
  const left = { start, size: split };
  const right = rightOf({ start, size }, split);
  return leaf < right.start ? [...inclusionRanges(leaf, left), right] : [...inclusionRanges(leaf, right), left];
}

/** The ranges whose hashes prove that a tree of `size` leaves begins with one of `first` (RFC 9162, 2.1.4.1). */
export function consistencyRanges(first: number, size: number): Range[] {
  return first === 0 || first === size ? [] : subproof(first, { start: 0, size }, true);
}

/** `isWhole`: the verifier knows the hash of the first `first` leaves of the range already. */
function subproof(first: number, { start, size }: Range, isWhole: boolean): Range[] {
  if (first === size) return isWhole ? [] : [{ start, size }];
  const split = splitOf(size);
  const left = { start, size: split };
  const right = rightOf({ start, size }, split);
  return first <= split ? [...subproof(first, left, isWhole), right] : [...subproof(first - split, right, false), left];
}

/** A tree that grows leaf by leaf. `grown`: called with each complete subtree as it comes about, leaves included. */
export type GrowingTree = { add: (leaf: Buffer) => void; size: () => number; root: () => Buffer };

/** Goes on with a tree of `size` leaves, of which `hashOf` knows the complete subtrees. */
export function growTree(
  size: number,
  hashOf: HashOf,
  grown: (subtree: Subtree, hash: Buffer) => void = () => {},
): GrowingTree {
  let count = size;
  const peaks = subtreesOf({ start: 0, size }).map((subtree) => ({ ...subtree, hash: hashOf(subtree) }));
  const push = (subtree: Subtree, hash: Buffer) => {
    grown(subtree, hash);
    const left = peaks.at(-1);
    if (left?.level !== subtree.level) {
      peaks.push({ ...subtree, hash });
      return;
    }
    peaks.pop();
    push({ level: subtree.level + 1, position: left.position / 2 }, hashNode(left.hash, hash));
  };
  const knownPeak: HashOf = ({ level }) => peaks.find((peak) => peak.level === level)?.hash ?? Buffer.alloc(0);
  return {
    add: (leaf) => {
      push({ level: 0, position: count }, leaf);
      count += 1;
    },
    size: () => count,
    root: () => hashRange({ start: 0, size: count }, knownPeak),
  };
}

const unknown: HashOf = () => Buffer.alloc(0);

/** The tree over hashed leaves, that many bytes after each other. */
export function treeOf(hashes: Buffer): Tree {
  const tree = growTree(0, unknown);
  for (let at = 0; at < hashes.length; at += HASH_BYTES) tree.add(hashes.subarray(at, at + HASH_BYTES));
  return { size: tree.size(), root: tree.root() };
}

/** The hashes that prove that a leaf is in the tree over hashed leaves. */
export function provePath(leaf: number, hashes: Buffer): Buffer[] {
  const nodes = new Map<string, Buffer>();
  const nameOf = ({ level, position }: Subtree) => `${level}/${position}`;
  const tree = growTree(0, unknown, (subtree, hash) => nodes.set(nameOf(subtree), hash));
  for (let at = 0; at < hashes.length; at += HASH_BYTES) tree.add(hashes.subarray(at, at + HASH_BYTES));
  const whole = { start: 0, size: tree.size() };
  return inclusionRanges(leaf, whole).map((range) =>
    hashRange(range, (subtree) => nodes.get(nameOf(subtree)) ?? Buffer.alloc(0)),
  );
}

/** Bytes of a hash. */
export const HASH_BYTES = 32;
