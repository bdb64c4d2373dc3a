import { type Draft, NOT_STATED, negated, stated } from './field-value.ts';
import type { IdentityReader } from './identity-reader.ts';
import { saysNothing } from './parse-negation.ts';
import { type Passage, passageOf, textOfFragment } from './passage.ts';

/** A sentence about the product behind its use: «Universal cleaner. The product is for professional users.» */
const ABOUT_PRODUCT =
  /^(?:das|dieses|the|this|ce|le|el|este|il|questo|o) (?:produkt|product|produit|producto|prodotto|produto) (?:ist|is|est|es|está|è|é|wird)\b/i;

function withoutRemark(use: Passage): Passage {
  const at = use.fragments.findIndex((one, index) => index > 0 && ABOUT_PRODUCT.test(textOfFragment(one)));
  return at < 0 ? use : passageOf(use.fragments.slice(0, at));
}

/** What the goods are for: beside a label rather than below a heading. */
export function findUse(reader: IdentityReader): Draft {
  let none: Passage | undefined;
  const found = reader.ranked('use').flatMap((hit) => {
    const passage = reader.finder.find(hit, 'lines', 8);
    return passage ? [{ hit, passage }] : [];
  });
  // Headings lead to what stands below them, but a label with its value beside it is surer.
  const order = ({ hit, passage }: (typeof found)[number]) => hit.rank + (reader.isBelow(passage, hit) ? 1.5 : 0);
  for (const { hit, passage } of found.sort((a, b) => order(a) - order(b))) {
    if (saysNothing(passage.text)) none ??= passage;
    // What ends with a colon only announces the uses.
    else if (reader.isOtherLabel(passage, hit) || /:$/.test(passage.text)) continue;
    else if (!/^(?:liquid|solid|gas|aerosol|powder|paste|gel)\W*$/i.test(passage.text))
      return stated(withoutRemark(passage).text, withoutRemark(passage));
  }
  return none ? negated(none) : NOT_STATED;
}
