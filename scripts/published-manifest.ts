import { basename, posix } from 'node:path';

/** A package.json, as far as publishing changes it. */
export type Manifest = {
  bin?: unknown;
  exports: Readonly<Record<string, string>>;
  imports?: Readonly<Record<string, string>>;
  scripts?: unknown;
  devDependencies?: unknown;
};

/** What an entry of `exports` becomes: the declarations and the JavaScript that were built of it. */
type BuiltEntry = string | { types: string; default: string };

/**
 * What ours carries a copy of: what it is resolved by, and where it goes. A file of another package, or a whole package, in one
 * file with all that it imports.
 */
export type CarriedFile = { specifier: string; file: string; isPackage: boolean };

const isOwn = (target: string) => target.startsWith('./');
/** The name of a package, without a path into it. */
const isPackage = (specifier: string) => /^(?:@[^/]+\/)?[^/]+$/.test(specifier);
const placeOf = (name: string, specifier: string) =>
  isPackage(specifier)
    ? `./dist/${name.slice(1)}.js`
    : `./${posix.join('dist', name.slice(1), '..', basename(specifier))}`;

function builtEntry(source: string): BuiltEntry {
  if (!source.endsWith('.ts')) return source;
  const built = source.replace('./src/', './dist/').slice(0, -'.ts'.length);
  return { types: `${built}.d.ts`, default: `${built}.js` };
}

/** What the names in `imports` stand for: `#fonts/bold` goes to `dist/fonts`, the package of `#pdf-lib` to `dist/pdf-lib.js`. */
export function filesToCarry({ imports = {} }: Manifest): CarriedFile[] {
  return Object.entries(imports)
    .filter(([, specifier]) => !isOwn(specifier))
    .map(([name, specifier]) => ({ specifier, file: placeOf(name, specifier), isPackage: isPackage(specifier) }));
}

/**
 * The manifest that goes into the tarball. In a clone `exports` name the source, which Node runs as it is; under
 * node_modules it strips no types, so a package's `exports` name what was built of it.
 */
export function publishedManifest({ scripts: _scripts, devDependencies: _development, ...manifest }: Manifest) {
  const { exports, imports } = manifest;
  return {
    ...manifest,
    exports: Object.fromEntries(Object.entries(exports).map(([name, source]) => [name, builtEntry(source)])),
    ...(imports && {
      imports: Object.fromEntries(
        Object.entries(imports).map(([name, target]) => [name, isOwn(target) ? target : placeOf(name, target)]),
      ),
    }),
  };
}
