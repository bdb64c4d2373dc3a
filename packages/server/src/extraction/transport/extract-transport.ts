import type { Line } from '../../documents/offline.ts';
import { type Draft, derived, NOT_STATED, negated, stated } from '../fields/field-value.ts';
import { SECTION_FOURTEEN_KEYS } from '../fields/find-field.ts';
import type { Passage } from '../layout/passage.ts';
import type { Mode } from '../lexicon/transport-modes.ts';
import { completeFromSameNumber } from '../resolve/disambiguate-by-list.ts';
import { parseMarinePollutant } from '../values/parse-marine-pollutant.ts';
import { saysNoData } from '../values/parse-negation.ts';
import { completeFromLines } from './complete-from-lines.ts';
import { findEms } from './find-ems.ts';
import { blocksOf } from './read-blocks.ts';
import { type Block, ORDER, type TransportDrafts } from './transport-block.ts';
import { readTransportFacts } from './transport-facts.ts';

const says = (block: Block | undefined): boolean =>
  Boolean(block && (block.unNo?.value || (block.properShippingName?.value && block.imoHazardClassNo?.value)));

function empty(): TransportDrafts {
  return Object.fromEntries(
    [...SECTION_FOURTEEN_KEYS, 'shipperDeclareAs', 'exemptedFromIMDGCode'].map((key) => [key, NOT_STATED]),
  ) as TransportDrafts;
}

/** The words by which the goods are not regulated for sea transport; undefined when they are, or nothing says so. */
function exemptionOf(blocks: ReadonlyMap<Mode, Block>): Passage | undefined {
  const sea = blocks.get('sea');
  if (says(sea)) return undefined;
  if (sea?.notRegulated) return sea.notRegulated;
  const any = blocks.get('any');
  if (says(any)) return undefined;
  if (any?.notRegulated) return any.notRegulated;
  const named = [...blocks.values()].filter((block) => says(block) || block.notRegulated);
  if (named.length > 0 && named.every((block) => block.notRegulated && !says(block))) return named[0]?.notRegulated;
  const noNumber = sea?.unNo ?? any?.unNo;
  const words = noNumber?.status === 'negated' ? noNumber.passages[0] : undefined;
  if (named.length === 0 && words && !saysNoData(words.text)) return words;
  return undefined;
}

/** What only another mode's block says of the goods themselves: whether they pollute, and what completes the same name. */
function completeFromOthers(result: TransportDrafts, blocks: ReadonlyMap<Mode, Block>): void {
  for (const mode of ORDER) {
    const other = blocks.get(mode);
    if (!result.marinePollutant.value && other?.marinePollutant) result.marinePollutant = other.marinePollutant;
    const same =
      String(other?.properShippingName?.value ?? '').toLowerCase() ===
      String(result.properShippingName.value ?? '').toLowerCase();
    if (!result.technicalName.value && other?.technicalName && same) result.technicalName = other.technicalName;
  }
}

/**
 * What stands under a label that names a mode, while the number stands under one that names none ("Shipping name (DOT)"):
 * blocks without a number of their own only complete the one that has it.
 */
function completeFromPartial(
  result: TransportDrafts,
  blocks: ReadonlyMap<Mode, Block>,
  chosen: Block | undefined,
): void {
  for (const mode of ORDER) {
    const other = blocks.get(mode);
    if (!other || other === chosen || other.unNo?.value || other.notRegulated) continue;
    for (const key of mode === 'sea'
      ? SECTION_FOURTEEN_KEYS
      : (['properShippingName', 'imoHazardClassNo', 'packingGroup'] as const))
      if (result[key].status === 'not_stated' && other[key]?.value) result[key] = other[key];
  }
}

/** The transport fields that section 14 states for carriage by sea. */
export function extractTransport(lines: readonly Line[], { ocr }: { ocr: boolean }): TransportDrafts {
  const blocks = blocksOf(readTransportFacts(lines), ocr);
  const result = empty();
  const exemption = exemptionOf(blocks);
  const any = blocks.get('any');
  if (exemption) {
    for (const key of SECTION_FOURTEEN_KEYS) result[key] = negated(exemption);
    result.shipperDeclareAs = derived('General Cargo', [exemption]);
    return result;
  }
  const mode = ORDER.find((one) => says(blocks.get(one)));
  const chosen = mode ? blocks.get(mode) : undefined;
  // "Shipping name (IMDG)" beside a number that only another mode's line states.
  const sea = blocks.get('sea');
  const own = sea?.unNo?.value || sea?.notRegulated || !sea?.properShippingName?.value ? undefined : sea;
  for (const key of SECTION_FOURTEEN_KEYS)
    result[key] = (own?.[key]?.value ? own[key] : chosen?.[key]) ?? any?.[key] ?? NOT_STATED;
  // "DOT ID number" beside a class and a name that belong to no mode.
  const number =
    result.unNo.status === 'not_stated' && ORDER.map((one) => blocks.get(one)?.unNo).find((draft) => draft?.value);
  if (number) result.unNo = number;
  completeFromSameNumber(
    result,
    ORDER.map((one) => blocks.get(one)),
  );
  completeFromPartial(result, blocks, chosen);
  completeFromOthers(result, blocks);
  completeFromLines(result, lines);
  if (result.unNo.value && result.emsCode.status === 'not_stated') result.emsCode = findEms(lines);
  const proof = [result.unNo, result.imoHazardClassNo].find((draft) => draft.value);
  if (proof) result.shipperDeclareAs = derived('DG Cargo', proof.passages);
  return result;
}

/** Whether section 15 calls the goods a marine pollutant, as American SDSs do. */
export function findMarinePollutant(lines: readonly Line[]): Draft {
  for (const { concept, passage } of readTransportFacts(lines)) {
    const parsed = concept === 'marinePollutant' ? parseMarinePollutant(passage) : undefined;
    if (parsed) return stated(parsed.value, parsed.from, 'fallback');
  }
  return NOT_STATED;
}
