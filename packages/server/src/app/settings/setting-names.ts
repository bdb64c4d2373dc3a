import { editDistance } from '../../base/offline.ts';
import type { Environment } from './environment.ts';

/** A setting that may have had another name. */
type Renamed = { name: string; formerly?: string };

/** The name that a setting is set by: its former one when only that is set. */
export function nameInUse({ name, formerly }: Renamed, env: Environment): string {
  return formerly !== undefined && !env[name]?.trim() && env[formerly]?.trim() ? formerly : name;
}

/** Warnings about settings that are set by a former name, a sentence or two each. */
export function listFormerSettings(settings: readonly Renamed[], env: Environment): string[] {
  return settings.flatMap((setting) => {
    const { name, formerly } = setting;
    if (formerly === undefined || !env[formerly]?.trim()) return [];
    return nameInUse(setting, env) === formerly
      ? [`${formerly} is deprecated. Set ${name} instead.`]
      : [`${formerly} is deprecated and ignored, because ${name} is set.`];
  });
}

/** Names that begin as settings do and belong to something else: an agent's key, a client's address, the launcher's mark. */
const OTHER_NAMES = ['AGENT_RATE_KEY', 'AGENT_RATE_URL', 'AGENT_RATE_RELAUNCHED'];
const PREFIX = 'AGENT_RATE_';
const MOST_EDITS = 3;

/** Warnings about names that begin with AGENT_RATE_ and are no setting, with the one that may have been meant. */
export function listUnknownSettings(settings: readonly Renamed[], env: Environment): string[] {
  const names = [...settings.map(({ name }) => name), ...OTHER_NAMES];
  const known = new Set([...names, ...settings.flatMap(({ formerly }) => formerly ?? [])]);
  const unknown = Object.keys(env).filter((name) => name.startsWith(PREFIX) && !known.has(name));
  return unknown.sort().map((name) => {
    const nearest = findNearest(name, names);
    const hint = nearest === undefined ? 'docs/config.md lists the settings.' : `Did you mean ${nearest}?`;
    return `${name} is not a setting and is ignored. ${hint}`;
  });
}

function findNearest(name: string, known: readonly string[]): string | undefined {
  const bare = name.slice(PREFIX.length);
  if (known.includes(bare)) return bare;
  const most = Math.min(MOST_EDITS, Math.floor(bare.length / 3));
  const scored = known.map((one) => ({ one, edits: editDistance(name, one, most) }));
  return scored.filter(({ edits }) => edits <= most).sort((a, b) => a.edits - b.edits)[0]?.one;
}
