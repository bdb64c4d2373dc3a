import { builtInList, type DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import { statedSailingDay } from '../sailing-day.ts';
import { gateDeclaration } from './gate-declaration.ts';
import { gateLetter } from './gate-letter.ts';
import type { GatedForm, GateVerdict } from './gated-form.ts';

const LETTER = 'yml_non_dangerous_letter';

/**
 * Judges a form by the rules before it is filled: a non-dangerous goods letter by its own gate, any other as a declaration. `list`
 * gives the dangerous goods list of the day of sailing; of today where the form states none.
 */
export function gateForm(form: GatedForm, list: (on?: string) => DangerousGoodsList = () => builtInList): GateVerdict {
  const on = statedSailingDay({ ...form.evidence, ...form.values });
  const options = { list: list(on), ...(on === undefined ? {} : { on }) };
  return form.format === LETTER ? gateLetter(form, options) : gateDeclaration(form, options);
}
