export type { FormGate } from './fill-form.ts';
export { fillFromFiles } from './fill-from-files.ts';
export type { FillValue } from './fill-value.ts';
export { CARGO_KINDS, type CargoKind } from './non-dangerous-letter/cargo-kind.ts';
export { LETTER_LANGUAGES, type LetterLanguage } from './non-dangerous-letter/letter.ts';
export { formOperations } from './operations.ts';
export { FILL_PROBLEMS } from './problems.ts';
export { FORM_KINDS, type FormKind } from './produce.ts';
export { type Verification, verifyForm } from './verify-form.ts';
