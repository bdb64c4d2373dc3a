import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/index.ts';
import { startDemo } from './testing/demo-server.ts';
import { blocksOf, optionOf, PAGES, REPOSITORY } from './testing/pages.ts';
import { makeWorkspace } from './testing/workspace.ts';

vi.setConfig({ testTimeout: 240_000 });

const blocks = PAGES.flatMap(blocksOf).map((block) => ({ ...block, place: `${block.page}:${block.line}` }));

describe('JSON of the pages', () => {
  const openapi = JSON.parse(readFileSync(`${REPOSITORY}docs/openapi.json`, 'utf8'));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(openapi, 'openapi');

  it.each(blocks.filter(({ language }) => language === 'json'))('$place is what it says', (block) => {
    const value = JSON.parse(block.text);
    const schema = optionOf(block, 'schema');
    if (schema === undefined) return;
    const validate = ajv.compile({ $ref: `openapi#/components/schemas/${schema}` });
    validate(value);
    expect(validate.errors).toBe(null);
  });
});

describe('TypeScript of the pages', async () => {
  const examples = blocks.filter(({ language }) => language === 'ts');
  const { url } = await createTestDatabase();
  const workspace = makeWorkspace(url, process.env);
  afterAll(() => workspace.remove());
  const folder = join(workspace.folder, 'ts');
  const fileOf = ({ place }: { place: string }) => join(folder, `${place.replace(/\W/g, '-')}.ts`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(`${REPOSITORY}node_modules`, join(folder, 'node_modules'));

  it('has the right types', () => {
    for (const example of examples) writeFileSync(fileOf(example), example.text);
    const tsconfig = {
      extends: `${REPOSITORY}tsconfig.json`,
      include: [folder],
      compilerOptions: { noUnusedLocals: false },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    const tsc = spawnSync(process.execPath, [`${REPOSITORY}node_modules/typescript/bin/tsc`, '-p', folder]);
    expect(tsc.stdout.toString()).toBe('');
  });

  it('runs to its end on the demo', async () => {
    const server = await startDemo(workspace.folder, workspace.env);
    try {
      for (const example of examples.filter(({ options }) => !options.includes('check'))) {
        writeFileSync(fileOf(example), example.text.replaceAll('http://localhost:8080', server.address));
        const env = { ...workspace.env, AGENT_RATE_URL: server.address, AGENT_RATE_KEY: server.key };
        execFileSync(process.execPath, [fileOf(example)], { cwd: workspace.folder, env });
      }
    } finally {
      await server.stop();
    }
  });
});
