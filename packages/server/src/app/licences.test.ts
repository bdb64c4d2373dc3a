import { expect, test } from 'vitest';
import { isAllowed, listRefused } from '../../../../scripts/licences.ts';
import { toSbom } from '../../../../scripts/sbom.ts';
import { type Component, readShipped } from '../../../../scripts/shipped-packages.ts';

const shipped = readShipped();
const names = shipped.components.map(({ name }) => name);

test('everything that ships has a licence that allows to use, change and pass it on', () => {
  expect(listRefused(shipped)).toEqual([]);
});

test('what ships is what the service installs, the font that it carries, and what the pages are built of', () => {
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'pg-boss', '@expo-google-fonts/noto-sans-sc', 'react', 'uplot']),
  );
  for (const tool of ['vitest', 'vite', 'axe-core', 'typescript', '@biomejs/biome']) expect(names).not.toContain(tool);
});

test('a licence with a choice is allowed when one of them is; one that is not known is refused', () => {
  expect(isAllowed('(MIT OR GPL-3.0-or-later)')).toBe(true);
  expect(isAllowed('MIT AND OFL-1.1')).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0-only')).toBe(false);
  expect(isAllowed('SEE LICENSE IN README')).toBe(false);
  const added: Component = { 'bom-ref': 'closed@1.0.0', name: 'closed', version: '1.0.0' };
  expect(listRefused({ components: [added] })).toEqual(['closed@1.0.0: no licence is named']);
});

test('the bill of materials is CycloneDX 1.6, with the digest of each package and what needs it', () => {
  const sbom = toSbom(shipped);
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'agent-rate' } },
  });
  const { components = [] } = sbom as { components?: { name: string; hashes?: object[]; licenses?: object[] }[] };
  for (const { name, hashes, licenses } of components) {
    expect(licenses, name).not.toHaveLength(0);
    if (!name.startsWith('@agent-rate/')) expect(hashes, name).toHaveLength(1);
  }
  const known = new Set([...shipped.components.map((one) => one['bom-ref']), shipped.metadata.component['bom-ref']]);
  for (const { ref, dependsOn } of shipped.dependencies)
    expect([ref, ...dependsOn].filter((one) => !known.has(one))).toEqual([]);
});
