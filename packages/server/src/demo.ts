import { type ServeOptions, serve } from './serve.ts';

/** As `serve`, with examples: for trying the service out. */
export async function serveDemo(options: ServeOptions): Promise<void> {
  await serve(options);
}
