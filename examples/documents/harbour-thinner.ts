import type { Part, SafetyDataSheet } from './sheet-writer.ts';

const row = (label: string, value: string): Part => ({ label, value });
const text = (words: string): Part => ({ text: words });

/** The short sheet of a thinner, for the scan. Product, company and figures are invented. */
export const HARBOUR_THINNER: SafetyDataSheet = {
  product: 'Harbour Thinner 7',
  issued: '5 March 2026',
  revision: '1.2',
  sections: [
    {
      title: 'Identification',
      parts: [
        row('Product name', 'Harbour Thinner 7'),
        row('Manufacturer', 'Quaybright Coatings Co., Ltd.'),
        row('Emergency telephone', '+86 574 5550 0199'),
      ],
    },
    { title: 'Hazards identification', parts: [row('Hazard statements', 'H225 Highly flammable liquid and vapour.')] },
    {
      title: 'Composition/information on ingredients',
      parts: [row('n-Butyl acetate', 'CAS No. 123-86-4, 60 - 70 %'), row('Acetone', 'CAS No. 67-64-1, 30 - 40 %')],
    },
    { title: 'First-aid measures', parts: [text('Eyes: rinse with water for 15 minutes. Skin: wash with soap.')] },
    { title: 'Fire-fighting measures', parts: [text('Alcohol-resistant foam, carbon dioxide, dry powder.')] },
    { title: 'Accidental release measures', parts: [text('Remove ignition sources. Take up with absorbent.')] },
    { title: 'Handling and storage', parts: [text('Keep closed, cool and away from ignition sources.')] },
    { title: 'Exposure controls/personal protection', parts: [text('Butyl rubber gloves, safety glasses.')] },
    {
      title: 'Physical and chemical properties',
      parts: [
        row('Appearance', 'Clear, colourless liquid'),
        row('Boiling point', '56 °C'),
        row('Flash point', '-9 °C (closed cup)'),
        row('Density', '0.85 g/cm³'),
      ],
    },
    { title: 'Stability and reactivity', parts: [text('Stable. Avoid strong oxidising agents.')] },
    { title: 'Toxicological information', parts: [text('Vapours may cause drowsiness.')] },
    { title: 'Ecological information', parts: [text('Readily biodegradable.')] },
    { title: 'Disposal considerations', parts: [text('Hazardous waste.')] },
    {
      title: 'Transport information (sea, IMDG)',
      parts: [
        row('UN number', 'UN 1263'),
        row('Proper shipping name', 'PAINT RELATED MATERIAL'),
        row('Class', '3'),
        row('Packing group', 'II'),
        row('Marine pollutant', 'No'),
        row('EmS', 'F-E, S-E'),
      ],
    },
    { title: 'Regulatory information', parts: [text('Globally Harmonized System, revision 9.')] },
    { title: 'Other information', parts: [text('An invented sheet. There is no such product.')] },
  ],
};
