import { type Draft, NOT_STATED, negated, stated } from '../fields/field-value.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import type { IdentityConcept } from '../lexicon/sheet-labels.ts';
import { SAFETY_DATA_SHEET } from '../sections/detect-document-type.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { STATE_ALONE } from './find-use.ts';
import type { IdentityHit, IdentityReader } from './identity-reader.ts';

/** A Symbol font's ® comes out as Ò. */
function withoutFontSlips(text: string): string {
  return text.replace(/(?<=[A-Za-z])Ò(?=[\s,;]|$)/g, '®');
}

/** A text of more characters is a sentence about the product. */
const LONGEST_NAME = 220;

/** The substance's CAS number behind its name: "Caustic soda / 1310-73-2". */
const CAS_BEHIND = /\s*[/,;(|–-]\s*(?:CAS(?:[- ]?(?:no|nr|号)\b\.?)?:?\s*)?\d{2,7}-\d{2}-\d\)?$/i;

function withoutCas(name: Passage): Passage {
  const behind = CAS_BEHIND.exec(name.text);
  return behind && behind.index > 2 ? slicePassage(name, 0, behind.index) : name;
}

/** "C2H5OH", "NaClO" where the name should be: a name in words beside it is the better one. */
const FORMULA_ALONE =
  /^(?=.*(?:\d|[a-z].*[A-Z]))(?:(?:Na|K|Ca|Mg|Al|Fe|Cu|Zn|Ba|Mn|Ag|Pb|Sn|Si|Cl|Br|Li|Ti|[HCNOFPSBI])\d{0,2}|[()·]\d?){2,}$/;

/** A remark of which only the beginning was the name's: "Ion cells (UN" before "Number: UN3480)". */
function withoutOpenRemark(name: Passage): Passage {
  const open = /\s+\([^()]{0,12}$/.exec(name.text);
  return open && open.index > 2 ? slicePassage(name, 0, open.index) : name;
}

/** Labels of which a company has some as goods do, and those that ask for what goods are. */
const DETAILS: ReadonlySet<IdentityConcept> = new Set(['name', 'address', 'telephone', 'other', 'cas']);
const GOODS: ReadonlySet<IdentityConcept> = new Set(['product', 'chemical', 'use']);

/** Whether a bare "Name" is the goods': the label or heading before it asks for no company and no person. */
function isOfGoods(reader: IdentityReader, hit: IdentityHit): boolean {
  const isBefore = (one: IdentityHit) => one.line < hit.line || (one.line === hit.line && one.start < hit.start);
  const before = reader.hits.filter((one) => isBefore(one) && !DETAILS.has(one.concept)).at(-1);
  return before === undefined || GOODS.has(before.concept);
}

/** What the names that stand behind labels of these concepts say, best label first. */
function* namesIn(reader: IdentityReader, concepts: readonly IdentityConcept[]): Generator<Passage> {
  for (const concept of concepts) {
    for (const hit of reader.ranked(concept)) {
      if (concept === 'name' && !isOfGoods(reader, hit)) continue;
      const passage = reader.find(hit, 'lines', 2);
      if (passage && !SAFETY_DATA_SHEET.test(passage.text) && !reader.isOtherLabel(passage, hit)) yield passage;
    }
  }
}

/** What the goods are called where nothing but their type is stated: "Product type: Ready-mixed spackling". */
export function findProductType(reader: IdentityReader): Draft {
  const hit = reader.hits.find((one) => one.concept === 'use' && /^product (?:type|class)/i.test(reader.labelOf(one)));
  const passage = hit && reader.find(hit, 'lines', 2);
  if (!passage || saysNothing(passage.text) || STATE_ALONE.test(passage.text)) return NOT_STATED;
  return stated(passage.text, passage, 'fallback');
}

/** The name behind labels of the product, else of the chemical; a formula only where no name in words stands. */
export function findProduct(reader: IdentityReader, concepts: readonly ('product' | 'chemical')[]): Draft {
  let none: Passage | undefined;
  let formula: Passage | undefined;
  for (const passage of namesIn(reader, concepts.length > 1 ? [...concepts, 'name'] : concepts)) {
    if (saysNothing(passage.text)) none ??= passage;
    else if (passage.text.length < LONGEST_NAME) {
      const name = withoutOpenRemark(withoutCas(passage));
      if (formula && !/\p{Lo}/u.test(name.text)) continue;
      if (formula || !FORMULA_ALONE.test(name.text)) return stated(withoutFontSlips(name.text), name);
      formula = name;
    }
  }
  if (formula) return stated(formula.text, formula);
  return none ? negated(none) : NOT_STATED;
}
