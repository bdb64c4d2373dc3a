import type { Country, Port, Region } from '../port.ts';
import { keyOf } from '../resolver/spelling.ts';
import { AFRICA } from './africa.ts';
import { readBasePorts } from './base-ports.ts';
import { CHINA } from './china.ts';
import { countryName, countryNameZh } from './countries.ts';
import { INLAND_AFRICA } from './inland-africa.ts';
import { INLAND_AMERICA } from './inland-america.ts';
import { INLAND_ASIA } from './inland-asia.ts';
import { INLAND_EUROPE } from './inland-europe.ts';
import { readLanguageNames } from './language-names.ts';
import { LATIN_AMERICA } from './latin-america.ts';
import { MEDITERRANEAN } from './mediterranean.ts';
import { MIDDLE_EAST } from './middle-east.ts';
import { NORTH_AMERICA } from './north-america.ts';
import { NORTH_EAST_ASIA } from './north-east-asia.ts';
import { NORTH_EUROPE } from './north-europe.ts';
import { OCEANIA } from './oceania.ts';
import { REGION_OF_COUNTRY, type RegionRow, readRegions } from './regions.ts';
import { type ListedPort, readListedPorts } from './sea-ports.ts';
import { SOUTH_ASIA } from './south-asia.ts';
import { SOUTH_EAST_ASIA } from './south-east-asia.ts';
import { type GazetteerRow, parseGazetteer } from './table.ts';
import { toTraditional } from './traditional.ts';

/** Every port, region and country that the service knows. */
export type Gazetteer = {
  /** Ordered by key. */
  ports: readonly Port[];
  regions: readonly Region[];
  /** Ordered by code. */
  countries: readonly Country[];
  /** What ports are called in other languages, by key; `~name` only when no other port has that name. */
  languageNames: ReadonlyMap<string, readonly string[]>;
};

const TABLES = [
  CHINA,
  NORTH_EAST_ASIA,
  SOUTH_EAST_ASIA,
  SOUTH_ASIA,
  MIDDLE_EAST,
  AFRICA,
  MEDITERRANEAN,
  NORTH_EUROPE,
  NORTH_AMERICA,
  LATIN_AMERICA,
  OCEANIA,
  INLAND_ASIA,
  INLAND_EUROPE,
  INLAND_AFRICA,
  INLAND_AMERICA,
];

/** Our own tables, followed by the ports that only `sea-ports` has. */
export function readGazetteer(): Gazetteer {
  const own = TABLES.flatMap(parseGazetteer);
  const ports = [...joinListed(own, readListedPorts())].sort((a, b) => (a.code < b.code ? -1 : 1));
  return {
    ports,
    regions: regionsOf(ports),
    countries: countriesOf(ports),
    languageNames: readLanguageNames(),
  };
}

/** A port of `sea-ports` is in our tables when one of its codes is, or its name in the same country. */
function joinListed(own: readonly GazetteerRow[], listed: readonly ListedPort[]): Port[] {
  const codes = new Set(own.flatMap((row) => [row.code, ...row.otherCodes]));
  const names = new Map<string, string>();
  for (const row of own) {
    for (const name of [row.name, ...row.aliases]) names.set(`${row.country} ${keyOf(name)}`, row.code);
  }
  const furtherCodes = new Map<string, string[]>();
  const others: Port[] = [];
  for (const port of listed) {
    if ([port.code, ...port.otherCodes].some((code) => codes.has(code))) continue;
    const same = names.get(`${port.code.slice(0, 2)} ${keyOf(port.name)}`);
    if (same) furtherCodes.set(same, [...(furtherCodes.get(same) ?? []), port.code]);
    else others.push(portOfListed(port));
  }
  return [...own.map((row) => portOfRow(row, furtherCodes.get(row.code) ?? [])), ...others];
}

function portOfRow(row: GazetteerRow, sameCodes: readonly string[]): Port {
  return {
    code: row.code,
    codes: [...new Set([row.code, ...row.otherCodes, ...sameCodes])],
    name: row.name,
    country: row.country,
    countryName: countryName(row.country),
    nameZhHans: row.nameZhHans,
    nameZhHant: row.nameZhHant ?? toTraditional(row.nameZhHans),
    localName: row.localName,
    aliases: row.aliases,
    regions: row.regions,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.timeZone,
    includes: row.includes,
    importance: row.importance,
    functions: row.functions,
  };
}

function portOfListed(port: ListedPort): Port {
  const country = port.code.slice(0, 2);
  const region = REGION_OF_COUNTRY[country];
  return {
    code: port.code,
    codes: [port.code, ...port.otherCodes],
    name: port.name,
    country,
    countryName: countryName(country),
    nameZhHans: null,
    nameZhHant: null,
    localName: null,
    aliases: [],
    regions: region ? [region] : [],
    latitude: port.latitude,
    longitude: port.longitude,
    timeZone: port.timeZone,
    includes: [],
    importance: 0,
    functions: ['port'],
  };
}

function regionsOf(ports: readonly Port[]): Region[] {
  const rows = readRegions();
  const basePorts = readBasePorts();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return rows.map((row) => {
    const keys = new Set(withParts(row, byKey).map((each) => each.key));
    const named = new Set(withParts(row, byKey).flatMap((each) => each.ports));
    const members = ports.filter((port) => named.has(port.code) || port.regions.some((key) => keys.has(key)));
    return {
      key: row.key,
      name: row.name,
      nameZh: row.nameZh,
      aliases: row.aliases,
      portCodes: members.map((port) => port.code),
      basePorts: basePorts.get(row.key) ?? row.ports,
    };
  });
}

function withParts(row: RegionRow, byKey: ReadonlyMap<string, RegionRow>): RegionRow[] {
  return [
    row,
    ...row.parts.flatMap((key) => {
      const part = byKey.get(key);
      if (!part) throw new Error(`Region ${row.key} names an unknown part: ${key}`);
      return withParts(part, byKey);
    }),
  ];
}

function countriesOf(ports: readonly Port[]): Country[] {
  const codes = [...new Set(ports.map((port) => port.country))].sort();
  return codes.map((code) => ({
    code,
    name: countryName(code),
    nameZh: countryNameZh(code),
    portCodes: ports.filter((port) => port.country === code).map((port) => port.code),
  }));
}
