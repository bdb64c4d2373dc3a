import type { Role } from '../../../base/index.ts';

/** Which value of a claim is which role; the first that someone has counts. `*` is everybody. */
export type RoleMapping = readonly (readonly [string, Role])[];

/** The role that claims give; undefined when they give none. The claim is a text or a list of texts; dots lead into objects. */
export function claimedRole(claims: object, claim: string, mapping: RoleMapping): Role | undefined {
  const held = [valueAt(claims, claim)].flat().filter((value) => typeof value === 'string');
  return mapping.find(([value]) => value === '*' || held.includes(value))?.[1];
}

/** A claim may have dots in its own name, such as `https://example.com/roles`. */
function valueAt(claims: object, claim: string): unknown {
  if (Object.hasOwn(claims, claim)) return (claims as Record<string, unknown>)[claim];
  return claim
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, name)
          ? (at as Record<string, unknown>)[name]
          : undefined,
      claims,
    );
}
