import type { PortResolver } from '../../../ports/index.ts';
import { isOneCountry } from './choose-place.ts';
import { codeElsewhere, codeUnknown, codeUsed, type PlaceDoubt } from './place-doubts.ts';

const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/;

/** A UN/LOCODE as sheets write it, "CN SHA" or "cnsha"; undefined for other texts. */
export function locodeIn(text: string): string | undefined {
  const code = text.trim().replace(/^(..)[\s-](...)$/, '$1$2');
  return LOCODE.test(code.toUpperCase()) ? code.toUpperCase() : undefined;
}

/**
 * What is wrong with a name and the UN/LOCODE given with it: an error when they are in two countries, a warning when the name
 * surely is another place of the country, or when the code is unknown.
 */
export function doubtOfCode(ports: PortResolver, name: string, code: string): PlaceDoubt | undefined {
  const coded = ports.find(code);
  const { conflict } = ports.resolve(name, { code });
  if (!conflict) return coded ? undefined : codeUnknown(name, code);
  const { named } = conflict;
  if (!isOneCountry(named.country, code.slice(0, 2))) return codeElsewhere(name, named, code, coded);
  return coded ? codeUsed(name, named, coded) : codeUnknown(name, code);
}
