import { makePng } from '../../../testing/make-png.ts';
import { readDocument } from '../../read-document.ts';

// Prints by how many bytes the process has grown when blank pages of two sizes have been read, one after another.
const read = (width: number, height: number) => {
  const data = new Uint8Array(width * height).fill(255);
  return readDocument({ name: 'blank.png', bytes: makePng({ width, height, data }) }, { ocrThreads: 1 });
};
await read(96, 64);
const before = process.memoryUsage.rss();
await read(1280, 905);
await read(989, 1280);
console.log(process.memoryUsage.rss() - before);
