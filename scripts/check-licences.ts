/** `npm run licences`: what ships has an allowed licence; ends with 1 when something has not. */
import { licenceOf, listRefused } from './licences.ts';
import { readShipped } from './shipped-packages.ts';

const shipped = readShipped();
const counts = new Map<string, number>();
for (const component of shipped.components) {
  const licence = licenceOf(component) ?? 'none';
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
}
for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)}  ${licence}`);
const refused = listRefused(shipped);
for (const line of refused) console.error(`not allowed: ${line}`);
process.exitCode = refused.length === 0 ? 0 : 1;
