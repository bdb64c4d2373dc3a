import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildImage } from './image-steps.ts';

/** Both images as folders of `place`, one a stage; `env`: what they were built with; `said`: what npm wrote to stderr while it installed the packages. */
export type BuiltImage = { place: string; env: NodeJS.ProcessEnv; said: string };

declare module 'vitest' {
  interface ProvidedContext {
    image: BuiltImage;
  }
}

/** What `npm run` tells its children of the clone would make them work in the clone. */
function environment(): NodeJS.ProcessEnv {
  const ofClone =
    /^(?:npm_(?:package|lifecycle|command|config_(?:local_|global_)?prefix|config_globalconfig)|AGENT_RATE|DATABASE_URL|NODE_(?:ENV|OPTIONS)|VITEST|INIT_CWD)/;
  const kept = Object.entries(process.env).filter(([name]) => !ofClone.test(name));
  return Object.fromEntries(kept);
}

/** Vitest's globalSetup: builds both images once a run, as the Dockerfile says. */
export async function setup(project: TestProject): Promise<() => void> {
  const place = mkdtempSync(join(tmpdir(), 'agent-rate-image-'));
  // As root, PostgreSQL runs as an account of its own, which has to walk through here.
  chmodSync(place, 0o755);
  const env = environment();
  const stages = await buildImage(place, env);
  project.provide('image', { place, env, said: stages.get('installed')?.said ?? '' });
  return () => rmSync(place, { recursive: true, force: true });
}
