import { foldName } from '../../dangerous-goods/index.ts';
import { completeDescription } from './complete-description.ts';
import { conflicting, type Draft, negated, stated, unreadable } from './field-value.ts';
import { TRANSPORT_LABELS } from './lexicon/transport-labels.ts';
import type { Mode } from './lexicon/transport-modes.ts';
import { splitDescription } from './parse-description.ts';
import { findNotRegulated, saysNothing } from './parse-negation.ts';
import {
  type Parsed,
  parseClass,
  parseEms,
  parseLimitedQuantity,
  parseMarinePollutant,
  parsePackingGroup,
  parsePollutantName,
  parseSubsidiary,
  parseUnNumber,
  splitShippingName,
} from './parse-transport-values.ts';
import { joinPassages, type Passage, passageOf, slicePassage } from './passage.ts';
import { settleByList } from './settle-by-list.ts';
import type { TransportFact } from './transport-fact.ts';

/** The transport fields of a document, keyed as the registry's canonical fields are. */
export type TransportDrafts = Record<TransportKey, Draft>;
export type TransportKey =
  | 'unNo'
  | 'properShippingName'
  | 'technicalName'
  | 'imoHazardClassNo'
  | 'subRiskClassNo'
  | 'packingGroup'
  | 'marinePollutant'
  | 'emsCode'
  | 'limitedQuantity'
  | 'shipperDeclareAs'
  | 'exemptedFromIMDGCode';

/** What one mode's block of section 14 says, and the words by which it says that the goods are free. */
export type Block = Partial<Record<TransportKey, Draft>> & {
  notRegulated?: Passage;
  /** What the block says besides, of fields that it states in several ways. */
  others?: Partial<Record<TransportKey, Draft[]>>;
};

/** A form for the sea takes the sea's entry; what other modes say counts only when the sea's says nothing. */
export const ORDER: readonly Mode[] = ['sea', 'any', 'air', 'road', 'dot', 'tdg'];

/** Of these one block states one value: a second one that differs is a contradiction. */
const EXCLUSIVE: ReadonlySet<TransportKey> = new Set(['unNo', 'packingGroup']);

/** Notes that a code stands under its label but cannot be read: in a picture, or in a font that tells no characters. */
function noteUnreadable(block: Block, key: TransportKey, passage: Passage, ocr: boolean): void {
  const garbled = /[\ufffd\ue000-\uf8ff]/.test(passage.text) || (ocr && passage.text.length <= 12);
  if (!block[key] && garbled && !saysNothing(passage.text)) block[key] = unreadable(passage);
}

function keep(
  block: Block,
  key: TransportKey,
  parsed: Parsed<string> | undefined,
  method: 'label' | 'pattern' = 'label',
): void {
  if (!parsed) return;
  const draft = stated(parsed.value, parsed.from, method);
  const before = block[key];
  if (!before?.value && before?.status !== 'conflict') {
    block[key] = draft;
    return;
  }
  if (before.value === parsed.value) return;
  const contradicts = EXCLUSIVE.has(key) && before.method === 'label' && method === 'label';
  block.others ??= {};
  block.others[key] = [...(block.others[key] ?? [before]), draft];
  if (contradicts && before.value) block[key] = conflicting([before, draft]);
}

function readName(block: Block, passage: Passage): void {
  if (saysNothing(passage.text) || /^[\d.,\s]+$/.test(passage.text)) return;
  // «UN1263=PAINT», «1123 BUTYL ACETATES»: the number stands before the name.
  const lead = /^(?:UN\s?)?\d{4}\s*[=:,;-]?\s*(?=\p{L})/u.exec(passage.text)?.[0].length ?? 0;
  const pollutant = /[\s,;(]+marine pollutant[\s).]*$/i.exec(passage.text);
  if (pollutant) {
    const at = pollutant.index + pollutant[0].search(/marine/i);
    keep(block, 'marinePollutant', { value: 'Y', from: slicePassage(passage, at, at + 16) });
  }
  // A description may follow the name.
  const described = /(?<=\S)[\s,;(]+(?:UN|ID)\s?\d{4}\b/.exec(passage.text);
  const end = Math.min(pollutant?.index ?? passage.text.length, described?.index ?? passage.text.length);
  const { name, technical } = splitShippingName(slicePassage(passage, lead, end));
  const clean = /^(.*?(?:N\.O\.S\.|N\.A\.G\.)?)[\s,;.:-]*(?:,\s*(?:PG\s*)?I{1,3})?$/i.exec(name.text)?.[1] ?? name.text;
  const kept = slicePassage(name, 0, clean.length);
  if (kept.text.length < 2) return;
  const before = block.properShippingName?.value;
  // The same name once more may come with what completes it.
  if (before && foldName(String(before)) !== foldName(kept.text)) return;
  if (!before) block.properShippingName = stated(kept.text, kept);
  if (technical && !saysNothing(technical.text)) block.technicalName ??= stated(technical.text, technical);
}

/** A line on which a description begins, among lines that say other things before it. */
function fromNumberedLine(passage: Passage): Passage {
  const at = passage.fragments.findIndex(
    ({ cell, start, end }, index) =>
      index > 0 && /^(?:RQ,? ?)?(?:UN|ID)[\s-]?\d{4}\b/.test(cell.text.slice(start, end)),
  );
  return at > 0 ? passageOf(passage.fragments.slice(at)) : passage;
}

function readDescription(block: Block, whole: Passage): void {
  const passage = fromNumberedLine(whole);
  const parts = completeDescription(passage, splitDescription(passage));
  if (!parts) return;
  keep(block, 'unNo', parts.unNumber, 'pattern');
  if (parts.name) readName(block, parts.name);
  keep(block, 'imoHazardClassNo', parts.class, 'pattern');
  keep(block, 'subRiskClassNo', parts.subsidiary, 'pattern');
  keep(block, 'packingGroup', parts.packingGroup, 'pattern');
  keep(block, 'emsCode', parseEms(passage), 'pattern');
  const pollutant = /(?<=[,;(]\s?)(not an? )?marine pollutants?(?=\s*(?:[,;.()]|$))/i.exec(passage.text);
  if (pollutant)
    keep(block, 'marinePollutant', {
      value: pollutant[1] ? 'N' : 'Y',
      from: slicePassage(passage, pollutant.index, pollutant.index + pollutant[0].length),
    });
  const limited = /(?<=,\s?)(?:limited quantit(?:y|ies)|ltd\.? qty\.?)(?=[\s.)]*(?:,|$))/i.exec(passage.text);
  if (limited)
    keep(block, 'limitedQuantity', {
      value: 'Y',
      from: slicePassage(passage, limited.index, limited.index + limited[0].length),
    });
}

function noteNegation(block: Block, passage: Passage): boolean {
  const found = findNotRegulated(passage.text);
  if (!found || found.conditional) return false;
  block.notRegulated ??= slicePassage(passage, found.start, passage.text.length);
  return true;
}

const READERS: Partial<Record<TransportFact['concept'], (block: Block, passage: Passage, ocr: boolean) => void>> = {
  unNumber: (block, passage, ocr) => {
    if (noteNegation(block, passage)) return;
    keep(block, 'unNo', parseUnNumber(passage));
    if (!block.unNo && saysNothing(passage.text)) block.unNo = negated(passage);
    else if (/\bUN\s?\d{4}\s*,/.test(passage.text)) readDescription(block, passage);
    noteUnreadable(block, 'unNo', passage, ocr);
  },
  shippingName: (block, passage) => {
    if (noteNegation(block, passage)) return;
    // The whole basic description may stand behind the label.
    if (/\bUN\s?\d{4}\b|^\d{4}\s*[,;]/.test(passage.text)) readDescription(block, passage);
    if (!block.properShippingName) readName(block, passage);
  },
  technicalName: (block, passage) => {
    if (!saysNothing(passage.text)) block.technicalName = stated(passage.text, passage);
  },
  class: (block, passage) => {
    if (noteNegation(block, passage)) return;
    const parsed = parseClass(passage);
    keep(block, 'imoHazardClassNo', parsed);
    keep(block, 'subRiskClassNo', parsed?.subsidiary);
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
  limitedQuantity: (block, passage) => keep(block, 'limitedQuantity', parseLimitedQuantity(passage)),
  description: (block, passage) => {
    readDescription(block, passage);
    if (!block.unNo?.value) noteNegation(block, passage);
  },
};

/** «… Marine pollutant: no» inside a line on the environment. */
const MARINE_POLLUTANT = new RegExp(
  `(?:${TRANSPORT_LABELS.filter(({ concept }) => concept === 'marinePollutant')
    .map(({ pattern }) => pattern.source.slice(1))
    .join('|')})\\s*(?:\\([^)]{0,12}\\))?\\s*[:=]?\\s*(\\S.*)$`,
  'iu',
);

/** Labels («6.1, 3, 8») and the environment line only complete what the block says otherwise. */
function readLate(block: Block, facts: readonly TransportFact[]): void {
  const ems = facts.filter((fact) => fact.concept === 'ems').map((fact) => fact.passage);
  keep(block, 'emsCode', parseEms(joinPassages(ems)));
  const own = block.imoHazardClassNo;
  for (const { concept, passage } of facts) {
    if (concept === 'hazardLabel' && own?.value && !block.subRiskClassNo) {
      const main = String(own.value).replace(/[A-Z]/g, '');
      // A label of the class's own division («2.1» for class 2) names no further hazard.
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
      keep(block, 'marinePollutant', parseMarinePollutant(asked));
    }
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
    settleByList(block);
    readLate(block, own.some((fact) => fact.concept === 'hazardLabel') ? own : [...own, ...labels]);
    blocks.set(mode, block);
  }
  return blocks;
}

/** What a certificate's conclusion says in sentences: «UN 1993», «第3类», «包装类别 III». */
const PROSE: readonly (readonly [TransportKey, RegExp])[] = [
  ['unNo', /\bUN\s?(?:No\.?\s?)?(\d{4})(?!\d)/i],
  ['imoHazardClassNo', /第\s?(\d(?:\.\d)?)\s?(?:类|項|项)|\bclass\s(\d(?:\.\d)?)/i],
  ['packingGroup', /包装(?:类别|组|等级)为?\s?:?\s?(I{1,3})(?![A-Za-z])|packing group\s?:?\s?(I{1,3})(?![A-Za-z])/i],
];

/** Completes a certificate's fields from its sentences. */
export function readProse(block: Block, facts: readonly TransportFact[]): void {
  for (const { concept, passage } of facts) {
    if (concept !== 'description') continue;
    for (const [key, pattern] of PROSE) {
      const match = pattern.exec(passage.text);
      const found = match?.[1] ?? match?.[2];
      if (!match || !found || block[key]) continue;
      const value = key === 'unNo' ? `UN${found}` : found.toUpperCase();
      block[key] = stated(value, slicePassage(passage, match.index, match.index + match[0].length), 'pattern');
    }
  }
}
