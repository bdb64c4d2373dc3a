import { negated, stated } from '../fields/field-value.ts';
import { joinPassages, type Passage, slicePassage } from '../layout/passage.ts';
import { TRANSPORT_LABELS } from '../lexicon/transport-labels.ts';
import type { Mode } from '../lexicon/transport-modes.ts';
import { disambiguateByList } from '../resolve/disambiguate-by-list.ts';
import { parseEms } from '../values/parse-ems.ts';
import { parseClass, parseSubsidiary } from '../values/parse-hazard-class.ts';
import { parseLimitedQuantity } from '../values/parse-limited-quantity.ts';
import { parseMarinePollutant, parsePollutantName } from '../values/parse-marine-pollutant.ts';
import { findNotRegulated, saysNothing } from '../values/parse-negation.ts';
import { parsePackingGroup } from '../values/parse-packing-group.ts';
import { parseUnNumber } from '../values/parse-un-number.ts';
import { readBasicDescription, readName } from './read-basic-description.ts';
import { type Block, keep, noteNegation, noteUnreadable, ORDER } from './transport-block.ts';
import type { TransportFact } from './transport-fact.ts';

const NO_POLLUTANT =
  /\b(?:not|no) (?:(?:classified|considered|regulated|listed) (?:as )?)?(?:an? )?marine pollutants?\b|(?:不[属屬]于?|不是|非)海洋[污汚]染物/i;

const READERS: Partial<Record<TransportFact['concept'], (block: Block, passage: Passage, ocr: boolean) => void>> = {
  unNumber: (block, passage, ocr) => {
    if (noteNegation(block, passage)) return;
    keep(block, 'unNo', parseUnNumber(passage));
    if (!block.unNo && saysNothing(passage.text)) block.unNo = negated(passage);
    else if (/\bUN\s?\d{4}\s*,|^\d{4}\s*[,;:]?\s+\p{L}{3}/u.test(passage.text)) readBasicDescription(block, passage);
    noteUnreadable(block, 'unNo', passage, ocr);
  },
  shippingName: (block, passage) => {
    if (noteNegation(block, passage)) return;
    // The whole basic transport description may stand behind the label.
    if (/\bUN\s?\d{4}\b|^\d{4}\s*[,;]/.test(passage.text)) readBasicDescription(block, passage);
    if (!block.properShippingName) readName(block, passage);
  },
  technicalName: (block, passage) => {
    if (saysNothing(passage.text)) return;
    const inBrackets = /^\([^()]*\)$/.test(passage.text);
    const name = inBrackets ? slicePassage(passage, 1, passage.text.length - 1) : passage;
    block.technicalName = stated(name.text, name);
  },
  class: (block, passage) => {
    if (noteNegation(block, passage)) return;
    const parsed = parseClass(passage);
    // "Class 3, UN1993, …"
    if (/[,;]\s*UN\s?(?:No\.?\s?:?\s?)?\d{4}\b/i.test(passage.text)) readBasicDescription(block, passage);
    keep(block, 'imoHazardClassNo', parsed);
    keep(block, 'subRiskClassNo', parsed?.subsidiary);
    // "3 / II" under "Class / packing group".
    const group =
      /^[^\d]{0,20}\d(?:\.\d)?(?:\s*\([^)]*\))?(?:\s*[/,;]\s*|\s+)(?!\s)(?=(?:PG|packing group)?(?:\s*:)?\s*I{1,3}(?![A-Za-z]))/i.exec(
        passage.text,
      );
    if (group)
      keep(block, 'packingGroup', parsePackingGroup(slicePassage(passage, group[0].length, passage.text.length)));
    if (!block.imoHazardClassNo && saysNothing(passage.text)) block.imoHazardClassNo = negated(passage);
  },
  subsidiary: (block, passage) => {
    keep(block, 'subRiskClassNo', parseSubsidiary(passage));
    if (!block.subRiskClassNo && saysNothing(passage.text)) block.subRiskClassNo = negated(passage);
  },
  packingGroup: (block, passage, ocr) => {
    if (noteNegation(block, passage)) return;
    keep(block, 'packingGroup', parsePackingGroup(passage, ocr));
    if (!block.packingGroup && saysNothing(passage.text)) block.packingGroup = negated(passage);
    noteUnreadable(block, 'packingGroup', passage, ocr);
  },
  marinePollutant: (block, passage) =>
    keep(block, 'marinePollutant', parseMarinePollutant(passage) ?? parsePollutantName(passage)),
  limitedQuantity: (block, passage) => {
    const parsed = parseLimitedQuantity(passage);
    if (parsed && parsed.value !== 'Y' && block.limitedQuantity?.method === 'pattern') delete block.limitedQuantity;
    keep(block, 'limitedQuantity', parsed);
  },
  basicDescription: (block, passage) => {
    readBasicDescription(block, passage);
    keep(block, 'emsCode', parseEms(passage), 'pattern');
    if (NO_POLLUTANT.test(passage.text)) keep(block, 'marinePollutant', { value: 'N', from: passage }, 'pattern');
    if (!block.unNo?.value) noteNegation(block, passage);
  },
};

/** "… Marine pollutant: no" inside a line on the environment. */
const MARINE_POLLUTANT = new RegExp(
  `(?:${TRANSPORT_LABELS.filter(({ concept }) => concept === 'marinePollutant')
    .map(({ pattern }) => pattern.source.slice(1))
    .join('|')})\\s*(?:\\([^)]{0,12}\\))?\\s*[:=]?\\s*(\\S.*)$`,
  'iu',
);

/** Labels ("6.1, 3, 8") and the environment line only complete what the block says otherwise. */
function readLate(block: Block, facts: readonly TransportFact[]): void {
  const ems = facts.filter((fact) => fact.concept === 'ems').map((fact) => fact.passage);
  keep(block, 'emsCode', parseEms(joinPassages(ems), true));
  const own = block.imoHazardClassNo;
  for (const { concept, passage } of facts) {
    if (concept === 'hazardLabel' && own?.value && !block.subRiskClassNo) {
      const main = String(own.value).replace(/[A-Z]/g, '');
      // A label of the class's own division ("2.1" for class 2) names no further hazard.
      const others = (passage.text.match(/(?<![\d.])[1-9](?:\.[1-6])?(?!\d)/g) ?? []).filter(
        (label) => label !== main && !label.startsWith(`${main}.`),
      );
      if (others.length > 0 && passage.text.includes(main))
        keep(block, 'subRiskClassNo', { value: [...new Set(others)].join(', '), from: passage });
    }
    if (concept === 'environment') {
      const inner = MARINE_POLLUTANT.exec(passage.text);
      const asked = inner?.[1]
        ? slicePassage(passage, passage.text.length - inner[1].length, passage.text.length)
        : passage;
      keep(block, 'marinePollutant', parseMarinePollutant(asked) ?? parseMarinePollutant(passage));
    }
  }
}

/** A packing group that something else says by the way: "UN1133 (PG II)". */
const GROUP_ANYWHERE =
  /(?:(?<![\p{L}])(?:P\.?\s?G\.?|(?:packing |packaging |pkg\.? )?(?:group|gp\.|grp\.?))|包[装裝](?:等[级級]|[类類][别別]|[组組]别?))[\s:.,(=-]{0,4}(I{1,3})(?![A-Za-z\d])/iu;
const SAYS_GROUP: ReadonlySet<string> = new Set(['unNumber', 'shippingName', 'class', 'basicDescription']);

/** Takes the group from beside the number, the name or the class where nothing states it by itself. */
function readGroupBeside(block: Block, facts: readonly TransportFact[]): void {
  if (block.packingGroup || !block.unNo?.value) return;
  for (const { concept, passage } of facts) {
    const group = SAYS_GROUP.has(concept) ? GROUP_ANYWHERE.exec(passage.text) : null;
    const isPart =
      concept !== 'basicDescription' || /\b(?:UN|ID)[\s-]?\d{4}\b/.test(passage.text) || passage.text.length < 30;
    if (!group?.[1] || !isPart || findNotRegulated(passage.text)?.conditional) continue;
    const from = slicePassage(passage, group.index, group.index + group[0].length);
    keep(block, 'packingGroup', { value: group[1].toUpperCase(), from }, 'pattern');
  }
}

/** Reads the facts of each mode into a block. */
export function blocksOf(facts: readonly TransportFact[], ocr: boolean): Map<Mode, Block> {
  const blocks = new Map<Mode, Block>();
  for (const mode of ORDER) {
    const own = facts.filter((fact) => fact.modes.has(mode));
    if (own.length === 0) continue;
    const block: Block = {};
    for (const fact of own) READERS[fact.concept]?.(block, fact.passage, ocr);
    const labels = facts.filter((fact) => fact.concept === 'hazardLabel' && fact.modes.has('any'));
    readGroupBeside(block, own);
    disambiguateByList(block);
    readLate(block, own.some((fact) => fact.concept === 'hazardLabel') ? own : [...own, ...labels]);
    blocks.set(mode, block);
  }
  return blocks;
}
