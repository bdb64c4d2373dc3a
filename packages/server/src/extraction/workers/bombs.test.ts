import { afterAll, expect, test, vi } from 'vitest';
import { formBombPdf, lyingPicturePdf, nestedFlatePdf } from '../../documents/testing/bomb-pdf.ts';
import { sampleSds } from '../testing/sample-sds.ts';
import { createExtractionWorkers } from './extraction-workers.ts';

// Some seconds each, more where the machine is busy.
vi.setConfig({ testTimeout: 180_000 });
const workers = createExtractionWorkers(1, { ocrThreads: 1, mostMilliseconds: 60_000 });
afterAll(workers.close);

test.each([
  ['packs gigabytes in a few thousand bytes', nestedFlatePdf(2)],
  ['draws a form that draws the next one twice, and so on', formBombPdf(24)],
  ['holds a picture that says it has billions of pixels', lyingPicturePdf()],
])('a PDF that %s is read or refused, and the next document is read', async (_what, bytes) => {
  const file = { name: 'bomb.pdf', bytes };
  const tasks = [
    workers.run('extract', file),
    workers.run('picture', { ...file, page: 1, view: undefined, dpi: 110, boxes: [] }),
  ];
  for (const outcome of await Promise.allSettled(tasks)) {
    if (outcome.status === 'rejected') {
      expect(outcome.reason.code).toMatch(/^document_too_(?:large|slow)$/);
      expect(outcome.reason.data).toMatchObject({ file: 'bomb.pdf' });
    }
  }
  const good = await workers.run('extract', { name: 'good.pdf', bytes: sampleSds() });
  expect(good.values.unNo).toMatchObject({ value: 'UN1993' });
});
