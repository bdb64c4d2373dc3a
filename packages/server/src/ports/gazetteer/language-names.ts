import type { PortCode } from '../port.ts';
import { ARABIC } from './languages/arabic.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { GREEK } from './languages/greek.ts';
import { HONG_KONG_TAIWAN } from './languages/hong-kong-taiwan.ts';
import { ITALIAN } from './languages/italian.ts';
import { JAPANESE } from './languages/japanese.ts';
import { KOREAN } from './languages/korean.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { RUSSIAN } from './languages/russian.ts';
import { SPANISH } from './languages/spanish.ts';
import { THAI } from './languages/thai.ts';
import { TURKISH } from './languages/turkish.ts';
import { VIETNAMESE } from './languages/vietnamese.ts';

const TABLES = [
  ARABIC,
  FRENCH,
  GERMAN,
  GREEK,
  HONG_KONG_TAIWAN,
  ITALIAN,
  JAPANESE,
  KOREAN,
  PORTUGUESE,
  RUSSIAN,
  SPANISH,
  THAI,
  TURKISH,
  VIETNAMESE,
];

/**
 * What places are called in other languages, by the key of the place. A table has one file a language and one line a country:
 *
 *     KR | PUS 부산, 부산항 | INC 인천
 *
 * After the last three letters of the key come the names; as in the tables of ports, `~name` is used only when no other
 * port has that name. Throws on a malformed line.
 */
export function readLanguageNames(): ReadonlyMap<PortCode, readonly string[]> {
  const names = new Map<PortCode, string[]>();
  for (const line of TABLES.flatMap((table) => table.trim().split('\n'))) {
    const [country = '', ...ports] = line.split(' | ');
    for (const port of ports) {
      const code = country + port.slice(0, 3);
      if (!/^[A-Z]{2}[A-Z2-9]{3} \S/.test(`${code}${port.slice(3)}`))
        throw new Error(`Malformed line of names: ${line}`);
      names.set(code, [...(names.get(code) ?? []), ...port.slice(4).split(', ')]);
    }
  }
  return names;
}
