import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const cache = new Map<string, Promise<Buffer>>();

function read(file: string): Promise<Buffer> {
  const folder = dirname(require.resolve('@expo-google-fonts/noto-sans-sc/package.json'));
  const known = cache.get(file) ?? readFile(join(folder, file));
  cache.set(file, known);
  return known;
}

/** Noto Sans SC (OFL-1.1) in its two weights: Latin, Chinese, signs. Read once. */
export async function readFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const [regular, bold] = await Promise.all([
    read('400Regular/NotoSansSC_400Regular.ttf'),
    read('700Bold/NotoSansSC_700Bold.ttf'),
  ]);
  return { regular, bold };
}
