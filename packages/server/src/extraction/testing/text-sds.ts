import { SDS_WORDS } from './sds-words.ts';

const HEADINGS = SDS_WORDS.en?.headings ?? [];

const USUAL: Readonly<Record<number, string>> = {
  1: 'Product name: Brightwater Thinner 40\nManufacturer: Brightwater Coatings Ltd\nEmergency telephone: +44 20 7946 0999',
  2: 'Hazard statements\nH225 Highly flammable liquid and vapour',
  3: 'Acetone     67-64-1    100 %',
  9: 'Physical state: Liquid\nFlash point: -17 °C',
  14: 'UN number: UN1263\nProper shipping name: PAINT\nClass: 3\nPacking group: II',
};

/** A safety data sheet as plain text, sixteen numbered sections; some of them as given, three blanks or more part columns. */
export function textSds(sections: Readonly<Record<number, string>>, title = 'SAFETY DATA SHEET'): Uint8Array {
  const parts = HEADINGS.map((heading, index) => {
    const number = index + 1;
    return `${number}. ${heading.toUpperCase()}\n${sections[number] ?? USUAL[number] ?? 'No further information.'}`;
  });
  return new TextEncoder().encode([title, ...parts].join('\n\n'));
}
