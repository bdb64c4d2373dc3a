import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, unopened } from '../base/index.ts';
import { declarationFormOperations } from '../forms/index.ts';
import { startServer } from '../http/testing/start-server.ts';
import { composeAppendedLines, composeDescription, type OpenDgdLine, openDgdOperations } from '../opendgd/index.ts';

type Case = { name: string; line?: Partial<OpenDgdLine>; box14?: string; reading?: string };
type Group = { segment?: number; title: string; cases: Case[] };
type Suite = {
  loadGroups: () => Group[];
  runGroups: (server: unknown, groups: readonly Group[]) => Promise<{ failures: unknown[] }[]>;
};

/** The suite is plain JavaScript, to be run anywhere: `node conformance/opendgd/run.js URL` runs all of it. */
const FOLDER = new URL('../../../../conformance/opendgd/', import.meta.url);
const { loadGroups, runGroups }: Suite = await import(new URL('suite.js', FOLDER).href);
const { connect }: { connect: (url: string, options: object) => unknown } = await import(
  new URL('server.js', FOLDER).href
);

const groups = loadGroups();
const plain = (text: string) => text.replace(/\s+/gu, ' ');
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const caller: Caller = { keyId: null, account: 'main', name: 'conformance', scopes: ['documents:read'] };
  const operations = [
    ...openDgdOperations(),
    ...declarationFormOperations(unopened(), () => ({ findings: [], refusals: [] })),
  ];
  server = await startServer({ operations, authenticate: () => caller });
});
afterAll(() => server.close());

test('there are cases for each of the 35 segments, 200 and more in all', () => {
  const segments = groups.flatMap(({ segment }) => segment ?? []);
  expect(segments).toEqual(Array.from({ length: 35 }, (_, index) => index + 1));
  expect(groups.flatMap(({ cases }) => cases).length).toBeGreaterThan(200);
  for (const { segment, cases } of groups) if (segment !== undefined) expect(cases.length).toBeGreaterThanOrEqual(5);
});

test('box 14 of every case is composed as the case says', () => {
  const wrong = groups.flatMap(({ segment, cases }) =>
    segment === undefined
      ? []
      : cases.flatMap(({ name, line, box14 = '' }) => {
          const whole = { unNumber: '1993', properShippingName: 'FLAMMABLE LIQUID, N.O.S.', class: ['3'], ...line };
          const said = [composeDescription(whole), ...composeAppendedLines(whole)].join(' ');
          return plain(said) === plain(box14) ? [] : [{ name, said, box14 }];
        }),
  );
  expect(wrong).toEqual([]);
});

test('this server passes a sample of the suite: shapes, endpoints, and a case of each segment', async () => {
  const sample = groups.map((group) =>
    group.segment === undefined ? group : { ...group, cases: group.cases.slice(-1) },
  );
  const results = await runGroups(connect(`${server.url}/opendgd`, { key: 'any' }), sample);
  expect(results.flatMap(({ failures }) => failures)).toEqual([]);
});
