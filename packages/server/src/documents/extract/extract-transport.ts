import type { Line } from '../model/index.ts';
import { type Draft, derived, NOT_STATED, negated, stated } from './field-value.ts';
import type { Mode } from './lexicon/transport-modes.ts';
import { findNotRegulated, saysNothing } from './parse-negation.ts';
import type { Passage } from './passage.ts';
import { joinPassages, slicePassage } from './passage.ts';
import { splitDescription } from './parse-description.ts';
import {
  type Parsed,
  parseClass,
  parseEms,
  parseLimitedQuantity,
  parseMarinePollutant,
  parsePackingGroup,
  parseSubsidiary,
  parseUnNumber,
  splitShippingName,
} from './parse-transport-values.ts';
import { readTransportFacts, type TransportFact } from './transport-facts.ts';

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

type Block = Partial<Record<TransportKey, Draft>> & { notRegulated?: Passage; exemption?: Passage };

/** A form for the sea takes the sea's entry; what other modes say counts only when the sea's says nothing. */
const ORDER: readonly Mode[] = ['sea', 'any', 'air', 'road', 'dot', 'tdg'];

function keep(block: Block, key: TransportKey, parsed: Parsed<string> | undefined, method: 'label' | 'pattern' = 'label'): void {
  if (!parsed || block[key]?.value) return;
  block[key] = stated(parsed.value, parsed.from, method);
}

function readName(block: Block, passage: Passage): void {
  if (saysNothing(passage.text) || /^[\d.,\s]+$/.test(passage.text) || block.properShippingName?.value) return;
  const { name, technical } = splitShippingName(passage);
  const clean = /^(.*?(?:N\.O\.S\.|N\.A\.G\.)?)[\s,;.:-]*(?:,\s*(?:PG\s*)?I{1,3})?$/i.exec(name.text)?.[1] ?? name.text;
  const kept = slicePassage(name, 0, clean.length);
  if (kept.text.length < 2) return;
  block.properShippingName = stated(kept.text, kept);
  if (technical && !saysNothing(technical.text)) block.technicalName ??= stated(technical.text, technical);
}

function readDescription(block: Block, passage: Passage): void {
  const parts = splitDescription(passage);
  if (!parts) return;
  keep(block, 'unNo', parts.unNumber, 'pattern');
  if (parts.name) readName(block, parts.name);
  keep(block, 'imoHazardClassNo', parts.class, 'pattern');
  keep(block, 'subRiskClassNo', parts.subsidiary, 'pattern');
  keep(block, 'packingGroup', parts.packingGroup, 'pattern');
  const limited = /limited quantit(?:y|ies)|ltd\.? qty|\bLQ\b/i.exec(passage.text);
  if (limited) keep(block, 'limitedQuantity', { value: 'Y', from: slicePassage(passage, limited.index, limited.index + limited[0].length) });
}

function noteNegation(block: Block, passage: Passage): boolean {
  const found = findNotRegulated(passage.text);
  if (!found || found.conditional) return false;
  block.notRegulated ??= slicePassage(passage, found.start, passage.text.length);
  return true;
}

const READERS: Partial<Record<TransportFact['concept'], (block: Block, passage: Passage, ocr: boolean) => void>> = {
  unNumber: (block, passage) => {
    if (noteNegation(block, passage)) return;
    keep(block, 'unNo', parseUnNumber(passage));
    if (!block.unNo && saysNothing(passage.text)) block.unNo = negated(passage);
    else if (/\bUN\s?\d{4}\s*,/.test(passage.text)) readDescription(block, passage);
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
  },
  marinePollutant: (block, passage) => keep(block, 'marinePollutant', parseMarinePollutant(passage)),
  limitedQuantity: (block, passage) => keep(block, 'limitedQuantity', parseLimitedQuantity(passage)),
  description: (block, passage) => {
    readDescription(block, passage);
    if (!block.unNo?.value) noteNegation(block, passage);
  },
};

/** Labels («6.1, 3, 8») and the environment line only complete what the block says otherwise. */
function readLate(block: Block, facts: readonly TransportFact[]): void {
  const ems = facts.filter((fact) => fact.concept === 'ems').map((fact) => fact.passage);
  keep(block, 'emsCode', parseEms(joinPassages(ems)));
  const own = block.imoHazardClassNo;
  for (const { concept, passage } of facts) {
    if (concept === 'hazardLabel' && own?.value && !block.subRiskClassNo) {
      const main = String(own.value).replace(/[A-Z]/g, '');
      const others = (passage.text.match(/(?<![\d.])[1-9](?:\.[1-6])?(?!\d)/g) ?? []).filter((label) => label !== main);
      if (others.length > 0 && passage.text.includes(main)) keep(block, 'subRiskClassNo', { value: [...new Set(others)].join(', '), from: passage });
    }
    if (concept === 'environment') {
      const inner = /(?:marine pollutant|meeresschadstoff|polluant marin|contaminante marino|海洋污染物)\s*[:=]?\s*(\S.*)$/i.exec(passage.text);
      const asked = inner?.[1] ? slicePassage(passage, passage.text.length - inner[1].length, passage.text.length) : passage;
      keep(block, 'marinePollutant', parseMarinePollutant(asked));
    }
  }
}

function blocksOf(facts: readonly TransportFact[], ocr: boolean): Map<Mode, Block> {
  const blocks = new Map<Mode, Block>();
  for (const mode of ORDER) {
    const own = facts.filter((fact) => fact.modes.has(mode));
    if (own.length === 0) continue;
    const block: Block = {};
    for (const fact of own) READERS[fact.concept]?.(block, fact.passage, ocr);
    const labels = facts.filter((fact) => fact.concept === 'hazardLabel' && fact.modes.has('any'));
    readLate(block, own.some((fact) => fact.concept === 'hazardLabel') ? own : [...own, ...labels]);
    blocks.set(mode, block);
  }
  return blocks;
}

const says = (block: Block | undefined): boolean =>
  Boolean(block && (block.unNo?.value || (block.properShippingName?.value && block.imoHazardClassNo?.value)));

const KEYS: readonly TransportKey[] = ['unNo', 'properShippingName', 'technicalName', 'imoHazardClassNo', 'subRiskClassNo', 'packingGroup', 'marinePollutant', 'emsCode', 'limitedQuantity'];

function empty(): TransportDrafts {
  return Object.fromEntries([...KEYS, 'shipperDeclareAs', 'exemptedFromIMDGCode'].map((key) => [key, NOT_STATED])) as TransportDrafts;
}

/** The words by which the goods are free for the sea; undefined when they are not, or nothing says so. */
function freeOf(blocks: ReadonlyMap<Mode, Block>): Passage | undefined {
  const sea = blocks.get('sea');
  if (says(sea)) return undefined;
  if (sea?.notRegulated) return sea.notRegulated;
  const any = blocks.get('any');
  if (says(any)) return undefined;
  if (any?.notRegulated) return any.notRegulated;
  const named = [...blocks.values()].filter((block) => says(block) || block.notRegulated);
  if (named.length > 0 && named.every((block) => block.notRegulated && !says(block))) return named[0]?.notRegulated;
  const noNumber = sea?.unNo ?? any?.unNo;
  if (named.length === 0 && noNumber?.status === 'negated') return noNumber.passages[0];
  return undefined;
}

/** What only another mode's block says of the goods themselves: whether they pollute, and what completes the same name. */
function completeFromOthers(result: TransportDrafts, blocks: ReadonlyMap<Mode, Block>): void {
  for (const mode of ORDER) {
    const other = blocks.get(mode);
    if (!result.marinePollutant.value && other?.marinePollutant) result.marinePollutant = other.marinePollutant;
    const same = String(other?.properShippingName?.value ?? '').toLowerCase() === String(result.properShippingName.value ?? '').toLowerCase();
    if (!result.technicalName.value && other?.technicalName && same) result.technicalName = other.technicalName;
  }
}

/** What a certificate's conclusion says in sentences: «UN 1993», «第3类», «包装类别 III». */
const PROSE: readonly (readonly [TransportKey, RegExp])[] = [
  ['unNo', /\bUN\s?(?:No\.?\s?)?(\d{4})(?!\d)/i],
  ['imoHazardClassNo', /第\s?(\d(?:\.\d)?)\s?(?:类|項|项)|\bclass\s(\d(?:\.\d)?)/i],
  ['packingGroup', /包装(?:类别|组|等级)为?\s?:?\s?(I{1,3})(?![A-Za-z])|packing group\s?:?\s?(I{1,3})(?![A-Za-z])/i],
];

/** Completes a certificate's fields from its sentences. */
function readProse(block: Block, facts: readonly TransportFact[]): void {
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

/** The transport fields that section 14 (or a certificate's conclusion) states for carriage by sea. */
export function extractTransport(lines: readonly Line[], options: { ocr: boolean; modes?: boolean }): TransportDrafts {
  const { ocr } = options;
  const facts = readTransportFacts(lines, options.modes ?? true);
  const blocks = blocksOf(facts, ocr);
  const whole = blocks.get('any');
  if (options.modes === false && whole && !whole.notRegulated) readProse(whole, facts);
  const result = empty();
  const free = freeOf(blocks);
  const any = blocks.get('any');
  if (free) {
    for (const key of KEYS) result[key] = negated(free);
    result.shipperDeclareAs = derived('General Cargo', [free]);
    return result;
  }
  const mode = ORDER.find((one) => says(blocks.get(one)));
  const chosen = mode ? blocks.get(mode) : undefined;
  for (const key of KEYS) result[key] = chosen?.[key] ?? any?.[key] ?? NOT_STATED;
  completeFromOthers(result, blocks);
  const proof = [result.unNo, result.imoHazardClassNo].find((draft) => draft.value);
  if (proof) result.shipperDeclareAs = derived('DG Cargo', proof.passages);
  return result;
}

/** Whether section 15 calls the goods a marine pollutant, as American sheets do. */
export function findMarinePollutant(lines: readonly Line[]): Draft {
  for (const { concept, passage } of readTransportFacts(lines, true)) {
    const parsed = concept === 'marinePollutant' ? parseMarinePollutant(passage) : undefined;
    if (parsed) return stated(parsed.value, parsed.from, 'fallback');
  }
  return NOT_STATED;
}
