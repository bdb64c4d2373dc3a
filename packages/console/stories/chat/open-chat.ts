import { fileURLToPath } from 'node:url';
import type { FrameLocator, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import type { OpenConsole } from '../open-console.ts';
import type { ChatHost } from './host.ts';

/** A chat in a browser, connected to the service with a key. */
export type OpenChat = {
  page: Page;
  /** The page of the service inside the chat. */
  panel: FrameLocator;
  tools: string[];
  show: ChatHost['show'];
  noted: () => Promise<Pick<ChatHost, 'told' | 'called'>>;
};

declare global {
  interface Window {
    host: ChatHost;
  }
}

const HOST = fileURLToPath(new URL('host.ts', import.meta.url));

async function bundleHost(): Promise<string> {
  const bundle = await rolldown({ input: HOST, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  return output[0].code;
}

/** Opens a chat whose host is this test's: it speaks the bridge of MCP Apps by the official library. */
export async function openChat(
  { url, open }: Pick<OpenConsole, 'url' | 'open'>,
  { key, language = 'en' }: { key: string; language?: 'en' | 'zh' },
): Promise<OpenChat> {
  const page = await open({ language });
  const script = await bundleHost();
  const style = 'body{margin:1rem;max-width:46rem}iframe{width:100%;height:40rem;border:1px solid #ccc}';
  const body = `<!doctype html><title>Chat</title><style>${style}</style><body></body><script type="module" src="/chat-host.js"></script>`;
  await page.route('**/chat-host**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto(`${url}/chat-host?locale=${language}`);
  await page.waitForFunction(() => 'host' in window);
  return {
    page,
    panel: page.frameLocator('iframe'),
    tools: await page.evaluate((one) => window.host.connect(one), key),
    show: (tool, args) => page.evaluate(([name, given]) => window.host.show(name, given), [tool, args] as const),
    noted: () => page.evaluate(() => ({ told: window.host.told, called: window.host.called })),
  };
}
