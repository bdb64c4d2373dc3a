/**
 * Draws docs/pictures/evidence.png, the picture of README.md: two of the example documents with what was read from them
 * marked on the page. `npm run docs:picture`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as driver } from 'playwright-core';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-picture-'));
const documents = ['safety-data-sheet.pdf', 'packing-certificate.pdf'].map((name) => at(`examples/documents/${name}`));
const program = at('packages/server/bin/agent-rate.js');
execFileSync(process.execPath, [program, 'extract', '--pictures', folder, ...documents]);

/** A part of a page picture, from `top` pixels on. */
const part = (name: string, left: number, top: number) => {
  const data = readFileSync(join(folder, name)).toString('base64');
  return `<div style="background-image:url(data:image/png;base64,${data});background-position:-${left}px -${top}px"></div>`;
};
const html = `<!doctype html><style>
  body { margin: 0; display: flex; gap: 8px; background: #d5dbe1; padding: 8px }
  div { width: 776px; height: 460px; background-color: #fff; background-repeat: no-repeat }
</style>${part('safety-data-sheet-page-2.png', 68, 362)}${part('packing-certificate-page-1.png', 65, 65)}`;

const browser = await driver.launch({ executablePath: await chromium.executablePath(), args: chromium.args });
const page = await browser.newPage({ viewport: { width: 1576, height: 476 } });
await page.setContent(html);
await page.screenshot({ path: at('docs/pictures/evidence.png') });
await browser.close();
rmSync(folder, { recursive: true });
