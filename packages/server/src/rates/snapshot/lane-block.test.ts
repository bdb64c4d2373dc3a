import { expect, it } from 'vitest';
import { createDictionary } from './dictionary.ts';
import { createBlockReader, createBlockWriter } from './lane-block.ts';
import type { LaneRow } from './read-lanes.ts';

function rowsOf(amounts: readonly number[]): LaneRow[] {
  return amounts.map((amount, index) => ({
    ...{ id: index + 1, content: '{"a":1}', valid_from: '2026-01-01', valid_to: '2026-12-31' },
    ...{ known_from: new Date(0), known_to: null, published_at: new Date(0) },
    ...{ sheet_id: 1, file_name: 'rates.xlsx', tab: null, row_number: null },
    ...{ origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', equipment: '40HC', currency: 'USD' },
    base_minor: amount,
  }));
}

const blockOf = (amounts: readonly number[]) => {
  const writer = createBlockWriter(createDictionary());
  writer.add(rowsOf(amounts));
  return writer.take();
};
const readFrom = (bytes: Uint8Array) => (target: Uint8Array, skip: number) => {
  const part = bytes.subarray(skip, skip + target.byteLength);
  target.set(part);
  return part.byteLength;
};

it('A block is read alike after short and long ones, and a short one in one small read', () => {
  const readBlock = createBlockReader();
  const many = Array.from({ length: 500 }, (_, index) => index);
  for (const amounts of [[7], many, [8, 9], many]) {
    const seen: number[] = [];
    const sizes: number[] = [];
    const read = readFrom(blockOf(amounts));
    readBlock(
      (target, skip) => {
        sizes.push(target.byteLength);
        return read(target, skip);
      },
      ({ baseMinor }) => seen.push(baseMinor),
    );
    expect(seen).toEqual(amounts);
    expect(sizes).toHaveLength(amounts.length > 100 ? 2 : 1);
    expect(sizes[0]).toBeLessThan(5_000);
  }
});

it('A file that lost its end gives an error, not the rates of another lane', () => {
  const readBlock = createBlockReader();
  const see = (block: Uint8Array) => readBlock(readFrom(block), () => {});
  see(blockOf([1, 2, 3]));
  for (const bytes of [0, 3, 16, 100]) expect(() => see(blockOf([4, 5, 6]).subarray(0, bytes))).toThrow(/shorter/);
});
