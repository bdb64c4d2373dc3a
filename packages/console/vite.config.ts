import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the service answers, beside the pages. */
const ANSWERED_BY_SERVER = [
  '/console/session',
  '/rates',
  '/rate-sheets',
  '/ports',
  '/carriers',
  '/documents',
  '/extractions',
  '/orders',
  '/quotes',
  '/keys',
  '/events',
  '/formats',
  '/forms',
  '/dangerous-goods',
  '/webhooks',
  '/health',
];

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  build: { outDir: 'dist', target: 'es2023', sourcemap: false, assetsInlineLimit: 0 },
  // In development the pages come from Vite and the answers from a server that runs already.
  server: { proxy: Object.fromEntries(ANSWERED_BY_SERVER.map((path) => [path, 'http://127.0.0.1:8080'])) },
});
