export { checkDeclaration, checkLetterGate, type LetterGate } from './check-declaration.ts';
export { type CheckFinding, CheckFindingSchema } from './check-finding.ts';
export { compareDocuments } from './compare-documents.ts';
export { DeclarationSchema } from './declaration.schema.ts';
export {
  type Declaration,
  type DeclaredGoods,
  EMPTY_DECLARATION,
  GOODS_FIELDS,
  type GoodsField,
  type Ingredient,
  type Mode,
  type ModeRow,
  NO_GOODS,
  type Place,
  type SourceDocument,
  type Stated,
  type Unclear,
} from './declaration.ts';
export { parseDeclaration } from './parse-declaration.ts';
export { printChecksTables } from './print-checks.ts';
