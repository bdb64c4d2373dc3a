import type { Line } from '../../documents/offline.ts';
import { wordsOf } from '../lexicon/words.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { chineseKindOf } from './composition-boxes.ts';

/** Whether an SDS is about one substance or about a mixture. */
export type CompositionKind = 'substance' | 'mixture';

const WORDS: Readonly<Record<CompositionKind, string>> = {
  substance: wordsOf('substance'),
  mixture: wordsOf('mixture'),
};

/** "3.1 Substances", "3.2. Mixtures: …": the subsections that the Union's annex II asks for. */
const SUBSECTION: Readonly<Record<CompositionKind, RegExp>> = {
  substance: new RegExp(`^[\\s·•*-]*3\\s?\\.\\s?1\\.?\\s*[:–-]?\\s*(?:${WORDS.substance})\\s*[:.]?\\s*(.*)$`, 'iu'),
  mixture: new RegExp(`^[\\s·•*-]*3\\s?\\.\\s?2\\.?\\s*[:–-]?\\s*(?:${WORDS.mixture})\\s*[:.]?\\s*(.*)$`, 'iu'),
};

/** "Product form: Mixture", "Substance/mixture: substance", "Chemical characterization: Mixtures". */
const SAID = new RegExp(
  `^[\\s·•*-]*(?:[\\d.]+\\s+)?(?:${wordsOf('kind-label')})\\s*(?:\\([^)]*\\))?\\s*:?\\s*(?:a |an |eine? )?(?:(${WORDS.substance})|(${WORDS.mixture}))(?![\\p{L}/])`,
  'iu',
);

/** "This material is defined as a complex substance", "motor gasoline is considered a mixture". */
const DEFINED =
  /\b(?:is|are) (?:defined|considered|regarded|classified|treated)(?: as| to be)? (?:an? )?(?:complex |hydrocarbon )*(?:(substances?)|(mixtures?))\b/i;

/** Whether a subsection is there and says something: in its own line, or in the one below. */
function isFilled(lines: readonly Line[], subsection: RegExp): boolean {
  return lines.some((line, index) => {
    const rest = subsection.exec(line.text)?.[1]?.trim();
    if (rest === undefined) return false;
    const told = rest === '' ? (lines[index + 1]?.text ?? '') : rest;
    return told !== '' && !saysNothing(told) && !/^3\s?\.\s?\d|not? (?:applicable|relevant)/i.test(told);
  });
}

/** What an SDS calls its product, if it says so: in section 1, or by the subsections of section 3. */
export function compositionKindOf(
  identity: readonly Line[],
  composition: readonly Line[],
): CompositionKind | undefined {
  for (const line of [...identity, ...composition]) {
    const said = SAID.exec(line.text) ?? DEFINED.exec(line.text);
    if (said) return said[1] ? 'substance' : 'mixture';
  }
  const kinds = new Set(composition.flatMap((line) => chineseKindOf(line) ?? []));
  const [kind] = kinds;
  if (kind && kinds.size === 1) return kind;
  const isMixture = isFilled(composition, SUBSECTION.mixture);
  const isSubstance = isFilled(composition, SUBSECTION.substance);
  if (isMixture === isSubstance) return undefined;
  return isMixture ? 'mixture' : 'substance';
}
