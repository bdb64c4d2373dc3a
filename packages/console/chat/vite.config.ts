import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Puts script and style into the page, whose policy allows just these by their digests: no host of a chat serves files
 * beside a page, and nothing that comes later can run or reach a network.
 */
function inOnePage(): Plugin {
  return {
    name: 'in-one-page',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
        const textOf = (ending: string) =>
          files.flatMap((file) =>
            file.type === 'asset' && file.fileName.endsWith(ending) ? [String(file.source)] : [],
          );
        const style = textOf('.css').join('\n');
        const [page = ''] = textOf('.html');
        const inline = script.replaceAll('</script', '<\\/script');
        const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
        const policy = `default-src 'none'; script-src ${digest(inline)}; style-src ${digest(style)}; img-src data:; base-uri 'none'; form-action 'none'`;
        const bare = page.replaceAll(/\s*<(?:script[^>]*><\/script>|link[^>]*>)/g, '');
        const source = bare
          .replace('<head>', () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`)
          .replace('</head>', () => `<style>${style}</style>\n  </head>`)
          .replace('</body>', () => `<script type="module">${inline}</script>\n  </body>`);
        for (const name of Object.keys(bundle)) delete bundle[name];
        this.emitFile({ type: 'asset', fileName: 'chat.html', source });
      },
    },
  };
}

/** The panel of chats: the console's own components, with another way to ask the service. */
export default defineConfig({
  root: fileOf('.'),
  plugins: [react(), inOnePage()],
  resolve: {
    alias: [
      { find: /^(?:\.\.\/)+api\/client\.ts$/, replacement: fileOf('../src/chat/client.ts') },
      { find: /^(?:\.\.\/)+parts\/page-picture\.tsx$/, replacement: fileOf('../src/chat/page-picture.tsx') },
    ],
  },
  build: {
    outDir: '../dist',
    emptyOutDir: false,
    target: 'es2023',
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
