import { spawn } from 'node:child_process';
import type { EmptyProject } from './empty-project.ts';

/** The demo of the installed package: where it answers, and the key that it made. */
export type ServedDemo = { readonly address: string; readonly key: string; readonly stop: () => Promise<void> };

/** `npx agent-rate serve --demo`. Throws with what it printed when it ends before it answers. */
export async function serveDemo({ folder, env }: EmptyProject): Promise<ServedDemo> {
  const child = spawn('npx', ['agent-rate', 'serve', '--demo'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const [, key = '', address = ''] = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const printed = /Bearer (ar_live_\w+)' '(http:\/\/[^/]+)\/[\s\S]*Reference:/.exec(output);
      if (printed) resolve(printed);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    ended.then(() => reject(new Error(output)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { address, key, stop };
}
