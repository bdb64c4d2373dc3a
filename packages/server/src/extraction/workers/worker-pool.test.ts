import { afterAll, expect, test } from 'vitest';
import { manyPages } from '../../documents/testing/many-pages.ts';
import { sampleSds } from '../testing/sample-sds.ts';
import { createExtractionWorkers } from './extraction-workers.ts';

const workers = createExtractionWorkers(1, { ocrThreads: 1 });
afterAll(workers.close);

const sheet = { name: 'sheet.pdf', bytes: sampleSds() };

test('a document that cannot be read is refused with its name, and the next one is read by the same process', async () => {
  const bad = { name: 'bad.pdf', bytes: new TextEncoder().encode('%PDF-1.4 cut off') };
  const [refused, read] = await Promise.allSettled([workers.run('extract', bad), workers.run('extract', sheet)]);
  expect(refused).toMatchObject({ reason: { code: 'document_corrupt', data: { file: 'bad.pdf' } } });
  expect(read).toMatchObject({ value: { documentType: 'safety-data-sheet', pages: 2 } });
});

test('what is stopped half-way, or before its turn, ends at once; others have a process all the same', async () => {
  const long = { name: 'long.pdf', bytes: manyPages(190) };
  const stop = new AbortController();
  const running = workers.run('extract', long, { signal: stop.signal });
  const waiting = workers.run('extract', long, { signal: stop.signal });
  const after = workers.run('extract', sheet);
  const why = new Error('it is not wanted any more');
  setTimeout(() => stop.abort(why), 50);
  expect(await Promise.allSettled([running, waiting])).toMatchObject([{ reason: why }, { reason: why }]);
  expect((await after).values.unNo).toMatchObject({ value: 'UN1993' });
  await expect(workers.run('extract', sheet, { signal: stop.signal })).rejects.toBe(why);
});

test('processes that are ended refuse what they were at as no fault of the document', async () => {
  const own = createExtractionWorkers(1, { ocrThreads: 1 });
  const running = own.run('extract', sheet);
  const waiting = own.run('extract', sheet);
  const ended = Promise.allSettled([running, waiting]);
  await own.close();
  for (const one of await ended) {
    expect(one).toMatchObject({ reason: { message: 'the service is stopping' } });
    expect(one).not.toHaveProperty('reason.code');
  }
  await expect(own.run('extract', sheet)).rejects.toThrow('the service is stopping');
});
