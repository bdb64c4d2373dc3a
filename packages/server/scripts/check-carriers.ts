import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCarrierDirectory } from '../src/carriers/index.ts';
import { parseCsv } from './csv.ts';

/**
 * Compares our carriers with a reference list, and prints how far they agree and every difference.
 * By hand: `node packages/server/scripts/check-carriers.ts REFDATA_DIR`. The folder is not part of the repository;
 * it holds `carriers/terminal49-shipping-lines.csv`.
 */

const [folder] = process.argv.slice(2);
if (!folder)
  throw new Error('Give the folder of the reference data: node packages/server/scripts/check-carriers.ts REFDATA_DIR');
const carriers = createCarrierDirectory();
const rows = parseCsv(readFileSync(join(folder, 'carriers/terminal49-shipping-lines.csv'), 'utf8')).filter(
  ({ scac }) => scac !== 'TEST',
);

const counts = { codes: 0, 'other codes': 0, names: 0 };
let otherCodes = 0;
for (const { scac = '', name = '', nickname = '', alternative_scacs: alternatives = '' } of rows) {
  const ours = carriers.find(scac);
  if (ours) counts.codes++;
  else console.log(`codes: ${scac} ${name} is not in our table`);
  for (const code of alternatives.split('|').filter((each) => each !== '')) {
    otherCodes++;
    if (ours?.scacs.includes(code)) counts['other codes']++;
    else console.log(`other codes: ${code} of ${scac} ${name}: ours ${ours?.scacs.join(' ')}`);
  }
  const named = [name, nickname].some((text) => text !== '' && carriers.find(text)?.scac === ours?.scac);
  if (named) counts.names++;
  else console.log(`names: ${scac} is ${name} / ${nickname}: ours ${ours?.name}`);
}
console.log(`${carriers.list().length} carriers of our own, ${rows.length} in the reference`);
console.log(`codes: ${counts.codes} of ${rows.length} agree`);
console.log(`other codes: ${counts['other codes']} of ${otherCodes} agree`);
console.log(`names: ${counts.names} of ${rows.length} agree`);
