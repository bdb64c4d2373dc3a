import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type Fonts = { regular: Buffer; bold: Buffer };

let read: Promise<Fonts> | undefined;

async function readFaces(): Promise<Fonts> {
  // `imports` of package.json says where they are: in a package of fonts, or in ours when it is built.
  const [regular, bold] = await Promise.all([
    readFile(fileURLToPath(import.meta.resolve('#fonts/regular'))),
    readFile(fileURLToPath(import.meta.resolve('#fonts/bold'))),
  ]);
  return { regular, bold };
}

/** Noto Sans SC (OFL-1.1) in its two weights: Latin, Chinese, signs. Read once. */
export function readFonts(): Promise<Fonts> {
  read ??= readFaces();
  return read;
}
