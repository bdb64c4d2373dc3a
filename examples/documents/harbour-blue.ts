import type { Part, SafetyDataSheet } from './sheet-writer.ts';

const row = (label: string, value: string): Part => ({ label, value });
const text = (words: string): Part => ({ text: words });

/** A marine paint that is dangerous goods (UN1263). Product, company and figures are invented; the substances are real. */
export const HARBOUR_BLUE: SafetyDataSheet = {
  product: 'Harbour Blue 240 Marine Enamel',
  issued: '12 October 2026',
  revision: '3.0',
  sections: [
    {
      title: 'Identification',
      parts: [
        row('Product name', 'Harbour Blue 240 Marine Enamel'),
        row('Product code', 'HB-240'),
        row('Recommended use', 'Topcoat for steel above the waterline'),
        row('Manufacturer', 'Quaybright Coatings Co., Ltd.'),
        row('Address', '18 Example Road, Beilun, Ningbo, Zhejiang, China'),
        row('Telephone', '+86 574 5550 0100'),
        row('Emergency telephone', '+86 574 5550 0199 (24 hours)'),
      ],
    },
    {
      title: 'Hazards identification',
      parts: [
        row('GHS classification', 'Flammable liquids, category 3; Skin irritation, category 2'),
        row('Signal word', 'Warning'),
        row('Hazard statements', 'H226 Flammable liquid and vapour.\nH315 Causes skin irritation.'),
        row(
          'Precautionary statements',
          'P210 Keep away from heat, sparks and open flames.\nP280 Wear protective gloves.',
        ),
      ],
    },
    {
      title: 'Composition/information on ingredients',
      parts: [
        {
          head: ['Substance', 'CAS No.', 'Weight %'],
          rows: [
            ['Xylene (mixed isomers)', '1330-20-7', '15 - 25'],
            ['n-Butyl acetate', '123-86-4', '5 - 10'],
            ['Titanium dioxide', '13463-67-7', '10 - 20'],
          ],
        },
      ],
    },
    {
      title: 'First-aid measures',
      parts: [
        row('Inhalation', 'Move to fresh air. Get medical advice if symptoms persist.'),
        row('Skin contact', 'Take off soiled clothing. Wash with soap and water.'),
        row('Eye contact', 'Rinse with water for 15 minutes.'),
        row('Ingestion', 'Rinse the mouth. Do not induce vomiting.'),
      ],
    },
    {
      title: 'Fire-fighting measures',
      parts: [
        row('Suitable media', 'Alcohol-resistant foam, carbon dioxide, dry powder'),
        row('Unsuitable media', 'Full water jet'),
      ],
    },
    {
      title: 'Accidental release measures',
      parts: [text('Remove ignition sources. Take up with inert absorbent and keep out of drains.')],
    },
    {
      title: 'Handling and storage',
      parts: [text('Use with good ventilation. Keep containers closed, cool and away from ignition sources.')],
    },
    {
      title: 'Exposure controls/personal protection',
      parts: [
        row('Hand protection', 'Nitrile rubber gloves, 0.4 mm'),
        row('Eye protection', 'Safety glasses with side shields'),
      ],
    },
    {
      title: 'Physical and chemical properties',
      parts: [
        row('Physical state', 'Liquid'),
        row('Colour', 'Blue'),
        row('Odour', 'Of solvent'),
        row('Initial boiling point', '136 °C'),
        row('Flash point', '27 °C (closed cup)'),
        row('Density', '1.18 g/cm³'),
        row('Viscosity', '450 mPa·s at 25 °C'),
      ],
    },
    {
      title: 'Stability and reactivity',
      parts: [text('Stable when stored as directed. Avoid strong oxidising agents.')],
    },
    {
      title: 'Toxicological information',
      parts: [text('No data for the mixture. Xylene irritates the skin and, as vapour, the airways.')],
    },
    { title: 'Ecological information', parts: [text('Not classified as hazardous to the aquatic environment.')] },
    {
      title: 'Disposal considerations',
      parts: [text('Dispose of as hazardous waste in line with local rules.')],
    },
    {
      title: 'Transport information',
      parts: [
        {
          head: ['', 'ADR', 'IMDG', 'IATA'],
          rows: [
            ['14.1 UN number', 'UN 1263', 'UN 1263', 'UN 1263'],
            ['14.2 Proper shipping name', 'PAINT', 'PAINT', 'PAINT'],
            ['14.3 Transport hazard class', '3', '3', '3'],
            ['14.4 Packing group', 'III', 'III', 'III'],
            ['14.5 Marine pollutant', 'No', 'No', 'No'],
            ['EmS', '-', 'F-E, S-E', '-'],
            ['Limited quantity', '5 L', '5 L', '10 L'],
          ],
        },
      ],
    },
    {
      title: 'Regulatory information',
      parts: [text('This sheet follows the Globally Harmonized System, revision 9.')],
    },
    {
      title: 'Other information',
      parts: [text('An invented sheet for trying the software. There is no such product and no such company.')],
    },
  ],
};
