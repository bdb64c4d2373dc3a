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
