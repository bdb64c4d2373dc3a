import { foldName } from '../../dangerous-goods/offline.ts';
import { stated } from '../fields/field-value.ts';
import { type Passage, passageOf, slicePassage } from '../layout/passage.ts';
import { UNSPECIFIED } from '../lexicon/not-specified.ts';
import { SAME_AS } from '../lexicon/same-as.ts';
import { splitBasicDescription } from '../values/parse-basic-description.ts';
import { parseEms } from '../values/parse-ems.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { splitShippingName } from '../values/split-shipping-name.ts';
import { textWithoutBreaks } from '../values/unbroken-words.ts';
import { completeBasicDescription } from './complete-basic-description.ts';
import { type Block, keep, type TransportKey } from './transport-block.ts';

/** What stands behind names though it is none of them: remarks for the document, packing instructions. */
const BEHIND_NAME: readonly (readonly [RegExp, TransportKey | undefined])[] = [
  [/[\s,;.(]+(marine pollutant)(?:\s*\([^()]{3,80}\))?[\s).]*$/i, 'marinePollutant'],
  [/[\s,;(-]+(limited quantit(?:y|ies)|ltd\.? qty\.?)[\s).]*$/i, 'limitedQuantity'],
  [/[\s,;(-]+(?:PG|P\.G\.|packing group)[\s:.-]*(I{1,3})[\s).]*$/i, 'packingGroup'],
  // "(RQ 1000 lbs)", ", RQ (toluene)": what is reportable when spilt, in the United States.
  [/[\s,;(]+RQ\b[\s:=]{0,3}(?:\([^()]{0,60}\)|[^()]{0,40})[\s).]*$/, undefined],
  [/(?:[\s,;/]+(?:P|LP|IBC|PP)\d{2,3})+[\s.]*$/, undefined],
];

/** Where a name ends before such remarks, which the block keeps. */
function withoutRemarks(block: Block, passage: Passage): number {
  let end = passage.text.length;
  for (let round = 0; round < 3; round++) {
    for (const [pattern, key] of BEHIND_NAME) {
      const found = pattern.exec(passage.text.slice(0, end));
      if (!found) continue;
      const start = found.index + found[0].indexOf(found[1] ?? '');
      const from = slicePassage(passage, start, start + (found[1]?.length ?? 0));
      // An amount under a label of its own says more than the remark.
      const method = key === 'limitedQuantity' ? 'pattern' : 'label';
      if (key) keep(block, key, { value: key === 'packingGroup' ? from.text.toUpperCase() : 'Y', from }, method);
      end = found.index;
    }
  }
  return end;
}

/** A name without the marks and the group that may end it. */
const WITHOUT_END = new RegExp(String.raw`^(.*?(?:${UNSPECIFIED})?)[\s,;.:-]*(?:,\s*(?:PG\s*)?I{1,3})?$`, 'iu');

/** Says that the name is another mode's. */
const REFERS = new RegExp(String.raw`^[\s("']*(?:${SAME_AS.join('|')})[\s)."']*$`, 'i');

/** What stands before a name: the United States' mark of a reportable quantity, a quotation mark, a note's star, the number. */
const BEFORE_NAME =
  /^(?:\*{1,3}\s*)?(?:RQ[\s,:;]+)?(?:["'“”„‘«]\s*)?(?:(?:UN\s?)?\d{4}\s*[=:,;-]?\s*(?=\p{L}))?(?:RQ[\s,:;]+)?/u;

/** What the United States called goods in packages for households; larger packages have a name and a number. */
const RETAIL = /^consumer commodit|\bORM-?D\b/i;

const CLOSING_QUOTE = /\s*["'”“’»][\s.,]*$/;

/** Reads a proper shipping name into a block, with the technical name in its brackets. */
export function readName(block: Block, passage: Passage): void {
  if (saysNothing(passage.text) || /^[\d.,\s]+$/.test(passage.text) || REFERS.test(passage.text)) return;
  // "UN1263=PAINT", "RQ, "ACETONE"".
  const lead = BEFORE_NAME.exec(passage.text)?.[0].length ?? 0;
  const bare = withoutRemarks(block, passage);
  // A basic transport description may follow the name.
  const described = /(?<=\S)[\s,;(]+(?:UN|ID)\s?\d{4}\b/.exec(passage.text);
  const end = Math.min(bare, described?.index ?? passage.text.length);
  const isQuoted = /["'“”„‘«]/.test(passage.text.slice(0, lead));
  const unquoted = (one: Passage) =>
    isQuoted ? slicePassage(one, 0, one.text.replace(CLOSING_QUOTE, '').length) : one;
  const split = splitShippingName(unquoted(slicePassage(passage, lead, end)));
  const [name, { technical }] = [unquoted(split.name), split];
  const clean = WITHOUT_END.exec(name.text)?.[1] ?? name.text;
  const kept = slicePassage(name, 0, clean.length);
  if (kept.text.length < 2 && !/\p{Script=Han}/u.test(kept.text)) return;
  const words = textWithoutBreaks(kept);
  const named = block.properShippingName?.value;
  const before = RETAIL.test(String(named ?? '')) ? undefined : named;
  // The same name once more may come with what completes it.
  if (before && foldName(String(before)) !== foldName(words)) return;
  if (!before) block.properShippingName = stated(words, kept);
  if (technical && !saysNothing(technical.text))
    block.technicalName ??= stated(textWithoutBreaks(technical), technical);
}

/** A line on which a basic transport description begins, among lines that say other things before it. */
function fromNumberedLine(passage: Passage): Passage {
  const at = passage.fragments.findIndex(
    ({ cell, start, end }, index) =>
      index > 0 && /^(?:RQ,? ?)?(?:UN|ID)[\s-]?\d{4}\b/.test(cell.text.slice(start, end)),
  );
  return at > 0 ? passageOf(passage.fragments.slice(at)) : passage;
}

/** "…, LTD QTY", with its amount or without, as the last words of a basic transport description or among them. */
const LIMITED =
  /(?<=[,;(]\s?)(?:limited quantit(?:y|ies)|ltd\.? qty\.?|LQ(?=[\s:=-]*\d))[\s:=-]{0,3}(\d[\d.,]*\s?(?:m?l|k?g)\b)?(?=[\s.)]*(?:[,;]|$))/i;

/** Reads what a basic transport description says into a block: "UN1263, PAINT, 3, PG II, EmS F-E, S-E". */
export function readBasicDescription(block: Block, whole: Passage): void {
  const passage = fromNumberedLine(whole);
  const parts = completeBasicDescription(passage, splitBasicDescription(passage));
  if (!parts) return;
  keep(block, 'unNo', parts.unNumber, 'pattern');
  if (parts.name) readName(block, parts.name);
  keep(block, 'imoHazardClassNo', parts.class, 'pattern');
  keep(block, 'subRiskClassNo', parts.subsidiary, 'pattern');
  keep(block, 'packingGroup', parts.packingGroup, 'pattern');
  keep(block, 'emsCode', parseEms(passage), 'pattern');
  const pollutant = /(?<=[,;(]\s?|\bI{1,3}\s)(not an? )?marine pollutants?(?=\s*(?:[,;.()]|$))/i.exec(passage.text);
  if (pollutant)
    keep(block, 'marinePollutant', {
      value: pollutant[1] ? 'N' : 'Y',
      from: slicePassage(passage, pollutant.index, pollutant.index + pollutant[0].length),
    });
  const limited = LIMITED.exec(passage.text);
  if (limited) {
    const [words, amount] = limited;
    const end = limited.index + words.trimEnd().length;
    const from = slicePassage(passage, amount ? end - amount.length : limited.index, end);
    keep(block, 'limitedQuantity', { value: amount ?? 'Y', from });
  }
}
