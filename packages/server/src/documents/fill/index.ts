export { checkTemplate } from './check-template.ts';
export { type FillValue, isFilled } from './fill-value.ts';
export { CARGO_KINDS, type CargoKind } from './letter/cargo-kind.ts';
export { LETTER_LANGUAGES, type LetterLanguage } from './letter/letter.ts';
export { FILL_PROBLEMS, fillProblem } from './problems.ts';
export {
  FORM_KINDS,
  type FormFormat,
  type FormKind,
  fieldsOfForm,
  type ProducedForm,
  produceForm,
} from './produce.ts';
export {
  type Provenance,
  type ProvenanceDocument,
  type ProvenanceEvidence,
  type ProvenanceValue,
  parseProvenance,
  sealProvenance,
  sha256Of,
  textSha256Of,
  valuesSha256Of,
} from './provenance.ts';
export { detectFormKind, findRecord, readCells, readShownText } from './read-back.ts';
