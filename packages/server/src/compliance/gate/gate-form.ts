import { builtInList, type DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import { gateDeclaration } from './gate-declaration.ts';
import { gateLetter } from './gate-letter.ts';
import type { GatedForm, GateVerdict } from './gated-form.ts';

const LETTER = 'yml_non_dangerous_letter';

/** Judges a form by the rules before it is filled: a non-dangerous goods letter by its own gate, any other as a declaration. */
export function gateForm(form: GatedForm, list: DangerousGoodsList = builtInList): GateVerdict {
  return form.format === LETTER ? gateLetter(form, list) : gateDeclaration(form, list);
}
