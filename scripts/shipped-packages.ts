import { execFileSync, type StdioOptions } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SERVICE = 'agent-rate';
const OWN = new Set([SERVICE, '@agent-rate/console']);
const root = fileURLToPath(new URL('..', import.meta.url));

/** A package as npm describes it in a bill of materials. */
export type Component = {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly ({ license: { id?: string; name?: string } } | { expression: string })[];
  readonly author?: string;
  readonly properties?: readonly { name: string; value: string }[];
};

/** CycloneDX, as far as `npm sbom` prints it. */
export type Bill = {
  readonly serialNumber: string;
  readonly version: number;
  readonly metadata: { readonly timestamp: string; readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

type Manifest = Record<
  'dependencies' | 'optionalDependencies' | 'peerDependencies' | 'imports',
  Record<string, string> | undefined
>;

/** What of the bill of the whole repository is in the package `agent-rate`, or is installed with it. */
export function readShipped(): Bill {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline', '--no-update-notifier'];
  // `npm pack -w` would narrow it to one package.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_config_')));
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  const all: Bill = JSON.parse(
    execFileSync('npm', args, { cwd: root, env, stdio, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  );
  const dependsOn = new Map(all.dependencies.map(({ ref, dependsOn: refs }) => [ref, refs]));
  const isOwn = (component: Component) => OWN.has(nameOf(component['bom-ref']));
  const own = all.components.filter(isOwn);
  const names = new Set([...installedWith(), ...builtIntoConsole()]);
  const first = [all.metadata.component, ...own]
    .flatMap((component) => dependsOn.get(component['bom-ref']) ?? [])
    .filter((ref) => names.has(nameOf(ref)));
  const reached = new Set<string>();
  const reach = (ref: string) => {
    if (reached.has(ref)) return;
    reached.add(ref);
    // Ours are built; what they are built with stays here.
    if (!nameOf(ref).startsWith('@agent-rate/')) for (const next of dependsOn.get(ref) ?? []) reach(next);
  };
  for (const ref of first) reach(ref);
  const isShipped = (component: Component) => reached.has(component['bom-ref']);
  const service = own.find((component) => nameOf(component['bom-ref']) === SERVICE) ?? all.metadata.component;
  return {
    ...all,
    metadata: { ...all.metadata, component: named(service) },
    components: all.components.filter(isShipped).map(named),
    dependencies: [
      { ref: service['bom-ref'], dependsOn: [...new Set(first)] },
      ...all.dependencies.filter(({ ref }) => reached.has(ref)).map(keepReached),
    ],
  };

  function keepReached({ ref, dependsOn: refs }: Bill['dependencies'][number]) {
    return { ref, dependsOn: refs.filter((one) => reached.has(one)) };
  }
}

const nameOf = (ref: string) => ref.slice(0, ref.lastIndexOf('@'));

/** npm calls packages of this repository by their folders. */
function named(component: Component): Component {
  return { ...component, name: nameOf(component['bom-ref']) };
}

function installedWith(): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${root}/packages/server/package.json`, 'utf8'));
  const { dependencies, optionalDependencies, peerDependencies, imports = {} } = manifest;
  const carried = Object.values(imports).flatMap((specifier) => packageOf(specifier) ?? []);
  return [...Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }), ...carried];
}

/** Packages that the pages of the console are built of: what their sources import. */
function builtIntoConsole(): string[] {
  const files = globSync('packages/console/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  return files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\b(?:from|import\(?) ?'([^']+)'/g)].flatMap(
      ([, specifier = '']) => packageOf(specifier) ?? [],
    ),
  );
}

function packageOf(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^./][^/]*/.exec(specifier)?.[0];
}
