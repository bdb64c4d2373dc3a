import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, those first that mostly wait for processes. They begin a run, so that none of them ends it
 * alone. Each takes 20 seconds of a processor or more, or waits as long.
 */
const LONGEST: readonly string[] = [
  'packages/server/src/app/serving/serve.test.ts',
  'packages/server/src/extraction/certificates/certificates.test.ts',
  'packages/console/stories/every-page.test.ts',
  'packages/server/src/app/serving/serve-processes.test.ts',
  'packages/server/src/extraction/samples/sds-layouts.test.ts',
  'packages/server/src/app/serving/crash.test.ts',
  'packages/server/src/app/docs/pages.test.ts',
  'packages/server/src/rates/intake/mailbox-source.test.ts',
  'packages/server/src/app/docs/examples.test.ts',
  'packages/server/src/app/serve-mcp.test.ts',
  'packages/server/src/app/settings/data-directory.test.ts',
  'packages/server/src/app/docs/page-examples.test.ts',
  'packages/server/src/documents/workers/worker-pool.test.ts',
  'packages/server/src/app/serving/extraction-crash.test.ts',
  'packages/console/stories/bad-days.test.ts',
  'packages/server/src/compliance/every-row.test.ts',
  'packages/server/src/extraction/files/extract-file.test.ts',
  'packages/server/src/app/serving/simulate.test.ts',
  'packages/server/src/app/secrets.test.ts',
  'packages/server/src/app/linear-patterns.test.ts',
  'packages/server/src/rates/sheet-reader/samples.test.ts',
  'packages/server/src/rates/sheet-reader/nothing-is-lost.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? LONGEST.length : place;
};

/** Vitest's order of test files, with the longest before all others. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
