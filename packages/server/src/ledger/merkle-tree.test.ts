import { createHash } from 'node:crypto';
import { includes, isPrefix } from '@agent-rate/client/verify-proof';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  consistencyRanges,
  hashLeaf,
  hashNode,
  hashRange,
  inclusionRanges,
  provePath,
  type Range,
  treeOf,
} from './merkle-tree.ts';

const leaves = Array.from({ length: 300 }, (_, at) => hashLeaf(`leaf ${at}`));

/** The definition of RFC 9162, 2.1.1, word for word. */
function rootByDefinition(hashes: readonly Buffer[]): Buffer {
  const [first] = hashes;
  if (first === undefined) return createHash('sha256').digest();
  if (hashes.length === 1) return first;
  let split = 1;
  while (split * 2 < hashes.length) split *= 2;
  return hashNode(rootByDefinition(hashes.slice(0, split)), rootByDefinition(hashes.slice(split)));
}
const treeOfFirst = (size: number) => {
  const { root } = treeOf(Buffer.concat(leaves.slice(0, size)));
  return { size, root: root.toString('hex') };
};
const hex = ({ start, size }: Range) => rootByDefinition(leaves.slice(start, start + size)).toString('hex');

test('a tree has the root that RFC 9162 defines, and the known roots of its examples', () => {
  for (let size = 0; size <= 70; size += 1)
    expect(treeOfFirst(size).root).toBe(rootByDefinition(leaves.slice(0, size)).toString('hex'));
  // Of the reference implementation of Certificate Transparency: no leaf, and one empty leaf.
  expect(treeOf(Buffer.alloc(0)).root.toString('hex')).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
  expect(treeOf(hashLeaf('')).root.toString('hex')).toBe(
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  );
});

test('every leaf of every tree is proven, and no other leaf or place is', async () => {
  const property = fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.nat(), fc.nat(), async (size, pick, other) => {
    const position = pick % size;
    const tree = treeOfFirst(size);
    const path = inclusionRanges(position, { start: 0, size }).map(hex);
    expect(path).toEqual(provePath(position, Buffer.concat(leaves.slice(0, size))).map((hash) => hash.toString('hex')));
    const hash = leaves[position] ?? Buffer.alloc(0);
    expect(await includes({ hash, position, path }, tree)).toBe(true);
    const wrong = other % size;
    if (wrong !== position) {
      expect(await includes({ hash, position: wrong, path }, tree)).toBe(false);
      expect(await includes({ hash: leaves[wrong] ?? hash, position, path }, tree)).toBe(false);
    }
    expect(await includes({ hash, position, path: [...path, hex({ start: 0, size: 1 })] }, tree)).toBe(false);
    if (path.length > 0) expect(await includes({ hash, position, path: path.slice(1) }, tree)).toBe(false);
  });
  await fc.assert(property, { numRuns: 300 });
});

test('a tree begins with each smaller one, and with none that was changed', async () => {
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: 300 }),
    fc.nat(),
    fc.nat(31),
    async (size, pick, byte) => {
      const first = (pick % size) + 1;
      const path = consistencyRanges(first, size).map(hex);
      const [earlier, later] = [treeOfFirst(first), treeOfFirst(size)];
      expect(await isPrefix(earlier, later, path)).toBe(true);
      const changed = Buffer.from(earlier.root, 'hex');
      changed[byte] = (changed[byte] ?? 0) ^ 1;
      expect(await isPrefix({ ...earlier, root: changed.toString('hex') }, later, path)).toBe(false);
      if (path.length > 1) expect(await isPrefix(earlier, later, path.slice(1))).toBe(false);
    },
  );
  await fc.assert(property, { numRuns: 300 });
});

test('the hash over a range is made of its complete subtrees', () => {
  const whole = { start: 0, size: 299 };
  const hashOf = ({ level, position }: { level: number; position: number }) =>
    rootByDefinition(leaves.slice(position * 2 ** level, (position + 1) * 2 ** level));
  expect(hashRange(whole, hashOf).toString('hex')).toBe(hex(whole));
});
