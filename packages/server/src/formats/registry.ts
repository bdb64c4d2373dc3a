import { canonicalFields } from './canonical-fields.ts';
import { chemicalData } from './chemical-data.ts';
import { dangerousGoodsData } from './dangerous-goods-data.ts';
import type { FormatRegistry, TargetFormat } from './format.schema.ts';
import { nonDangerousLetter } from './non-dangerous-letter.ts';
import { formatProblem } from './problems.ts';

/** Name and version of the built-in extraction model. */
export const FIXED_MODEL = 'agent-rate-extractor-1.0.0';

/** Every target format, in the contract's order. */
export const targetFormats: readonly TargetFormat[] = [chemicalData, dangerousGoodsData, nonDangerousLetter];

/** The registry of contract §2.2. `fixedModel`: the extraction model in use; `formats`: built-in and added formats. */
export function createFormatRegistry(
  fixedModel: string = FIXED_MODEL,
  formats: readonly TargetFormat[] = targetFormats,
): FormatRegistry {
  return {
    fields: chemicalData.fields,
    initialFields: chemicalData.fields,
    canonicalFields: [...canonicalFields],
    targetFormats: [...formats],
    defaultTargetFormat: 'yml_chemical_data',
    fixedModel,
    formatRegistryVersion: '1.0.0',
    schemaVersion: '1.0.0',
  };
}

/** The format with that id. Throws `format_not_found` 404 with the ids that exist. */
export function getTargetFormat(id: string): TargetFormat {
  const found = targetFormats.find((format) => format.id === id);
  if (found) return found;
  throw formatProblem('format_not_found', { id, known: targetFormats.map((format) => format.id) });
}
