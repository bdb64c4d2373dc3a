import type { SourcedValues } from './carriage.ts';

/*
 * Category | cargo ships, and passenger ships of few passengers | other passenger ships (IMDG 7.1.3; 49 CFR 172.101(k))
 */
const CATEGORIES = `
A|on deck or under deck|on deck or under deck
B|on deck or under deck|on deck only
C|on deck only|on deck only
D|on deck only|prohibited
E|on deck or under deck|prohibited
01|on deck in closed cargo transport units, or under deck|on deck in closed cargo transport units, or under deck
02|on deck in closed cargo transport units, or under deck|in closed cargo transport units
03|on deck in closed cargo transport units, or under deck|prohibited
04|in closed cargo transport units, on deck or under deck|prohibited
05|on deck only, in closed cargo transport units|prohibited
`;

/*
 * Code of column 16a | what it asks, in our own words (IMDG 7.1.5 SW, 7.1.6 H)
 */
const CODES = `
SW1|protected from sources of heat
SW2|clear of living quarters
SW3|under temperature control
SW4|with surface ventilation
SW5|under deck only with mechanical ventilation
SW6|under deck only with mechanical ventilation as for flammable liquids below 23 °C (SOLAS II-2/19)
SW7|as the competent authorities of the countries involved approve
SW8|ventilation may be needed; how hatches are opened in an emergency is considered before loading
SW9|with through ventilation when in bags
SW10|bales under tarpaulins unless in closed cargo transport units; free of oil and grease
SW11|cargo transport units shaded from the sun and packages stowed with air between them
SW12|as the transport document says in addition
SW13|as the approval certificate of the competent authority says in addition
SW14|category A only with the special stowage of 7.4.1.4 and 7.6.2.8.4
SW15|category B in metal drums
SW16|category B as unit loads in open cargo transport units
SW17|category E in closed cargo transport units and pallet boxes only
SW18|category A when packed by P650
SW19|category C for batteries under special provision 376 or 377, but on a short international voyage
SW20|category D for uranyl nitrate hexahydrate solution
SW21|category D for pyrophoric uranium and thorium metal
SW22|aerosols: category A up to 1 L, category B above it, category C for waste aerosols clear of living quarters
SW23|bulk containers by 7.6.2.12
SW24|by the special provisions of 7.4.1.3 and 7.6.2.7.2
SW25|by the special provisions of 7.6.2.7.3
SW26|by the special provisions of 7.4.1.4 and 7.6.2.11.1.1
SW27|by the special provisions of 7.6.2.7.2.1
SW28|as the competent authority of the country of origin approves
SW29|category A for engines or machinery with fuel of 23 °C or above
SW30|by the special stowage provisions of 7.1.4.4.5
H1|kept as dry as reasonably practicable
H2|kept as cool as reasonably practicable
H3|stowed in a cool, ventilated place
H4|cargo spaces are not cleaned at sea without particular care
H5|handled so that the packages are little exposed to heat
`;

/** What a stowage category allows. */
export type StowageCategory = {
  readonly code: string;
  /** Cargo ships, and passenger ships with at most 25 passengers or one for each 3 m of length (class 1: at most 12). */
  readonly cargoShip: string;
  readonly passengerShip: string;
};

const categories: ReadonlyMap<string, StowageCategory> = new Map(
  CATEGORIES.trim()
    .split('\n')
    .map((line) => {
      const [code = '', cargoShip = '', passengerShip = ''] = line.split('|');
      return [code, { code, cargoShip, passengerShip }] as const;
    }),
);

const meanings: ReadonlyMap<string, string> = new Map(
  CODES.trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string]),
);

/** What a stowage category means; undefined for no category of the Code. */
export const findStowageCategory = (code: string): StowageCategory | undefined => categories.get(code);

/** What a stowage category or a code of column 16a asks; undefined for one that is not of the Code. */
export function meaningOfStowageCode(code: string): string | undefined {
  const category = categories.get(code);
  if (category === undefined) return meanings.get(code);
  return `cargo ships: ${category.cargoShip}; other passenger ships: ${category.passengerShip}`;
}

/** Whether the category allows stowage on deck only. */
export const isDeckOnly = ({ values }: Pick<SourcedValues, 'values'>): boolean =>
  values.some((code) => /^on deck only/.test(categories.get(code)?.cargoShip ?? ''));
