import { encode } from 'gpt-tokenizer';
import { describeOperations } from '../src/app/offline-openapi.ts';
import { createServiceSurface } from '../src/mcp/surface-of-service.ts';

/** Prints the tokens of each listed tool's definition, and their sum: `npm run mcp:tokens`. */
const { tools } = createServiceSurface(describeOperations());
// Models are shown none of those for the panel.
const definitions = tools
  .filter(({ isRare, isForPanel }) => !isRare && !isForPanel)
  .map(({ definition }) => definition);
const deferred = tools.filter(({ isRare }) => isRare).map(({ definition }) => definition);
const count = (value: unknown) => encode(JSON.stringify(value)).length;
for (const definition of definitions)
  console.log(`${definition.name.padEnd(24)} ${String(count(definition)).padStart(5)}`);
console.log(`${'listed tools'.padEnd(24)} ${String(count(definitions)).padStart(5)} tokens (o200k_base)`);
console.log(`${deferred.length} further tools, found by more_tools: ${count(deferred)} tokens if they were listed`);
