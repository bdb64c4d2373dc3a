/** `npm run sbom`: the bill of materials of what ships, as CycloneDX 1.6. */
import { toSbom } from './sbom.ts';
import { readShipped } from './shipped-packages.ts';

console.log(JSON.stringify(toSbom(readShipped()), undefined, 2));
