import { spawn } from 'node:child_process';
import { REPOSITORY } from './pages.ts';

export const PROGRAM = `${REPOSITORY}packages/server/bin/agent-rate.js`;

/** The demo that `npm run demo` starts, on a free port: where it answers, and the key that it made. */
export type DemoServer = { readonly address: string; readonly key: string; readonly stop: () => Promise<void> };

/** Starts it in `folder`; throws with what it said when it ends before it answers. */
export async function startDemo(folder: string, env: NodeJS.ProcessEnv): Promise<DemoServer> {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--demo'], {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const key = await new Promise<RegExpExecArray>((resolve, reject) => {
    const hear = (text: string) => {
      said += text;
      // The last line of what the demo prints.
      const printed = /Bearer (ar_live_\w+)' '(http:\/\/[^/]+)\/[\s\S]*Reference:/.exec(said);
      if (printed) resolve(printed);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    ended.then(() => reject(new Error(said)));
  });
  return {
    address: key[2] ?? '',
    key: key[1] ?? '',
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
