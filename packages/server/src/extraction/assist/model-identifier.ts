import { FIXED_MODEL } from '../../formats/offline.ts';
import type { ModelEndpoint } from './index.ts';

/** The extraction model in use, as the registry names it: our rules with their version, and the model that helps them. */
export function modelIdentifier(model: Pick<ModelEndpoint, 'name'> | undefined): string {
  return model === undefined ? FIXED_MODEL : `${FIXED_MODEL}+${model.name}`;
}
