import type { Bill, Component } from './shipped-packages.ts';

/** Licences that allow the package to be used, changed and passed on, also in closed products. */
export const ALLOWED = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
);

/** Packages whose manifest names no licence: what their file LICENSE says, of this version. */
export const STATED: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

/** The licence of a package as an SPDX expression; undefined when nobody says it. */
export function licenceOf(component: Component): string | undefined {
  const stated = STATED[`${component.name}@${component.version}`];
  const named = component.licenses?.map((one) =>
    'expression' in one ? one.expression : (one.license.id ?? one.license.name),
  );
  return named?.join(' AND ') || stated;
}

/** Whether an SPDX expression can be met with allowed licences alone. One in nested brackets is not. */
export function isAllowed(expression: string | undefined): boolean {
  const plain = expression?.replace(/^\((.*)\)$/, '$1') ?? '';
  return plain.split(' OR ').some((either) => either.split(' AND ').every((one) => ALLOWED.has(one)));
}

/** The packages that ship and whose licence is not allowed, or not known: a line each. */
export function listRefused({ components }: Pick<Bill, 'components'>): string[] {
  return components
    .filter((component) => !isAllowed(licenceOf(component)))
    .map((component) => `${component.name}@${component.version}: ${licenceOf(component) ?? 'no licence is named'}`);
}
