import { foldName } from '../../dangerous-goods/offline.ts';
import { type Passage, passageOf, slicePassage } from '../layout/passage.ts';
import { wordsOf } from '../lexicon/words.ts';
import { splitBasicDescription } from '../values/parse-basic-description.ts';
import { parseEms } from '../values/parse-ems.ts';
import { limitedIn } from '../values/parse-limited-quantity.ts';
import { saysNothing } from '../values/parse-negation.ts';
import type { Parsed } from '../values/parsed.ts';
import { splitShippingName } from '../values/split-shipping-name.ts';
import { beginsWithUnNumber, UN_NUMBER } from '../values/un-number-form.ts';
import { textWithoutBreaks } from '../values/unbroken-words.ts';
import type { ClaimKey, Said } from './claim.ts';
import { completeBasicDescription } from './complete-basic-description.ts';

/** What stands behind names though it is none of them: remarks for the document, packing instructions. */
const BEHIND_NAME: readonly (readonly [RegExp, ClaimKey | undefined])[] = [
  [/[\s,;.(]+(marine pollutant)(?:\s*\([^()]{3,80}\))?[\s).]*$/i, 'marinePollutant'],
  [/[\s,;(-]+(limited quantit(?:y|ies)|ltd\.? qty\.?)[\s).]*$/i, 'limitedQuantity'],
  [/[\s,;(-]+(?:PG|P\.G\.|packing group)[\s:.-]*(I{1,3})[\s).]*$/i, 'packingGroup'],
  [/,\s*(I{1,3})[\s,;.]*$/, 'packingGroup'],
  // "(RQ 1000 lbs)", ", RQ (toluene)": what is reportable when spilt, in the United States.
  [/[\s,;(]+RQ\b[\s:=]{0,3}(?:\([^()]{0,60}\)|[^()]{0,40})[\s).]*$/, undefined],
  [/(?:[\s,;/]+(?:P|LP|IBC|PP)\d{2,3})+[\s.]*$/, undefined],
];

/** Where a name ends before such remarks, and what they say. */
function remarksBehind(passage: Passage): { end: number; said: Said[] } {
  let end = passage.text.length;
  const said: Said[] = [];
  for (let round = 0; round < 3; round++) {
    for (const [pattern, key] of BEHIND_NAME) {
      const found = pattern.exec(passage.text.slice(0, end));
      if (!found) continue;
      const start = found.index + found[0].indexOf(found[1] ?? '');
      const from = slicePassage(passage, start, start + (found[1]?.length ?? 0));
      // An amount under a label of its own says more than the remark.
      const features = key === 'limitedQuantity' ? { pattern: 1 } : {};
      if (key) said.push({ key, value: key === 'packingGroup' ? from.text.toUpperCase() : 'Y', from, features });
      end = found.index;
    }
  }
  return { end, said };
}

/** A name without the marks that may end it. */
const WITHOUT_END = new RegExp(String.raw`^(.*?(?:${wordsOf('unspecified')})?)[\s,;.:-]*$`, 'iu');

/** Says that the name is another mode's. */
const REFERS = new RegExp(String.raw`^[\s("']*(?:${wordsOf('same-as')})[\s)."']*$`, 'i');

/** What stands before a name: the United States' mark of a reportable quantity, a quotation mark, a note's star, the number. */
const BEFORE_NAME =
  /^(?:\*{1,3}\s*)?(?:RQ[\s,:;]+)?(?:["'“”„‘«]\s*)?(?:(?:UN\s?)?\d{4}\s*[=:,;-]?\s*(?=\p{L}))?(?:RQ[\s,:;]+)?/u;

/** What the United States called goods in packages for households; larger packages have a name and a number. */
const RETAIL = /^consumer commodit|\bORM-?D\b/i;

const CLOSING_QUOTE = /\s*["'”“’»][\s.,]*$/;

/** A basic transport description behind a name. */
const DESCRIBED = new RegExp(`(?<=\\S)[\\s,;(]+${UN_NUMBER}`);

/** Reads a proper shipping name, with the technical name in its brackets and the remarks behind it. */
export function readName(passage: Passage): Said[] {
  if (saysNothing(passage.text) || /^[\d.,\s]+$/.test(passage.text) || REFERS.test(passage.text)) return [];
  // "UN1263=PAINT", "RQ, "ACETONE"".
  const lead = BEFORE_NAME.exec(passage.text)?.[0].length ?? 0;
  const { end: bare, said } = remarksBehind(passage);
  // A basic transport description may follow the name.
  const described = DESCRIBED.exec(passage.text);
  const end = Math.min(bare, described?.index ?? passage.text.length);
  const isQuoted = /["'“”„‘«]/.test(passage.text.slice(0, lead));
  const unquoted = (one: Passage) =>
    isQuoted ? slicePassage(one, 0, one.text.replace(CLOSING_QUOTE, '').length) : one;
  const split = splitShippingName(unquoted(slicePassage(passage, lead, end)));
  const [name, { technical }] = [unquoted(split.name), split];
  const clean = WITHOUT_END.exec(name.text)?.[1] ?? name.text;
  const kept = slicePassage(name, 0, clean.length);
  if (kept.text.length < 2 && !/\p{Script=Han}/u.test(kept.text)) return said;
  const value = textWithoutBreaks(kept);
  const features = RETAIL.test(value) ? { retail: 1 } : {};
  const own: Said = { key: 'properShippingName', value, from: kept, features };
  if (!technical || saysNothing(technical.text)) return [...said, own];
  const completes = foldName(value);
  return [...said, own, { key: 'technicalName', value: textWithoutBreaks(technical), from: technical, completes }];
}

/** A line on which a basic transport description begins, among lines that say other things before it. */
function fromNumberedLine(passage: Passage): Passage {
  const at = passage.fragments.findIndex(
    ({ cell, start, end }, index) => index > 0 && beginsWithUnNumber(cell.text.slice(start, end)),
  );
  return at > 0 ? passageOf(passage.fragments.slice(at)) : passage;
}

const POLLUTANT = /(?<=[,;(]\s?|\bI{1,3}\s)(not an? )?marine pollutants?(?=\s*(?:[,;.()]|$))/i;

/** What is found by its form, without a label. */
const byForm = (key: ClaimKey, parsed: Parsed<string> | undefined): Said[] =>
  parsed ? [{ key, ...parsed, features: { pattern: 1 } }] : [];

/** Reads a basic transport description: "UN1263, PAINT, 3, PG II, EmS F-E, S-E". */
export function readBasicDescription(whole: Passage): Said[] {
  const passage = fromNumberedLine(whole);
  const parts = completeBasicDescription(passage, splitBasicDescription(passage));
  if (!parts) return [];
  const said = [
    ...byForm('unNo', parts.unNumber),
    ...(parts.name ? readName(parts.name) : []),
    ...byForm('imoHazardClassNo', parts.class),
    ...byForm('subRiskClassNo', parts.subsidiary),
    ...byForm('packingGroup', parts.packingGroup),
    ...byForm('emsCode', parseEms(passage)),
  ];
  const pollutant = POLLUTANT.exec(passage.text);
  if (pollutant) {
    const from = slicePassage(passage, pollutant.index, pollutant.index + pollutant[0].length);
    said.push({ key: 'marinePollutant', value: pollutant[1] ? 'N' : 'Y', from });
  }
  const limited = limitedIn(passage);
  if (limited) said.push({ key: 'limitedQuantity', ...limited });
  return said;
}
