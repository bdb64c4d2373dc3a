// Builds the pages of the console, and the page that chats show: after `npm ci`, whose Node may be too old to read TypeScript, and in the package.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../packages/console', import.meta.url));
const isInstalled = existsSync(new URL('../node_modules/vite', import.meta.url));

if (isInstalled) {
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
  await build({ configFile: `${root}/chat/vite.config.ts`, logLevel: 'warn' });
} else {
  console.error('The console is not built: npm ci without --omit=dev installs what builds it.');
}
