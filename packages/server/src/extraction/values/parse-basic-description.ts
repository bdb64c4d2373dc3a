import { type Passage, slicePassage } from '../layout/passage.ts';
import { isOfNoGoods } from './parse-un-number.ts';
import type { Parsed } from './parsed.ts';

/** The parts of a basic transport description such as "UN1219, ISOPROPANOL, 3, (6.1), PG II" (IMDG 5.4.1.4). */
export type BasicDescription = {
  unNumber: Parsed<string> | undefined;
  name: Passage | undefined;
  class: Parsed<string> | undefined;
  subsidiary: Parsed<string> | undefined;
  packingGroup: Parsed<string> | undefined;
};

const CLASS = String.raw`(?:class|cl\.|hazard class|第)?\s*:?\s*(\d(?:\.\d)?)(?!\.?\d)([A-S])?(?:\s*类)?(?:\s*[,]?\s*\(\s*(?:sub(?:sidiary)?[^\d]*)?(\d(?:\.\d)?(?:\s*(?:[,/+]|\)\s*\()\s*\d(?:\.\d)?)*)\s*\)|\s*,\s*(\d(?:\.\d)?)(?=\s*,?\s*(?:PG|P\.G\.|packing|I)))?`;
const GROUP = String.raw`(?:\s*[,;.|/–-]?\s*(?:PG|P\.G\.|(?:packing )?group|Verpackungsgruppe|VG|groupe d['’]emballage|grupo de embala(?:je|gem)|gruppo d['’]imballaggio|包装类别?|包装组)?\s*[:,-]?\s*([Il|]{1,3}|11{1,2}(?=\s*(?:,|$)))(?![A-Za-z\d]))?`;
const WITH_NUMBER_FIRST = new RegExp(
  String.raw`(?:^|[\s:(-])(?:(UN|ID|ONU)[\s-]?(\d{4})|(\d{4}))(?:\s*[,;:/|–-]?\s+|\s*[,;]\s*(?=\p{L}))((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\)){2,180}?)(?:\s*[,;|]\s*|\s[/–-]\s|\s+(?=(?:class\s*)?\d(?:\.\d)?(?:\s*\(\d(?:\.\d)?\))?[,;]?\s*(?:PG|P\.G\.|(?:packing )?group)?[\s:-]*I{1,3}(?![A-Za-z\d])))${CLASS}(?=\s*[,;.|]|\s[/–-]\s|\s*$|\s+PG|\s+I{1,3}|\s+[A-Z][a-z])${GROUP}`,
  'iu',
);
/** A packing group before the name. */
const GROUP_FIRST = /^(?:PG|P\.G\.|packing group)\s*:?\s*(I{1,3})\s*[,;]\s*/i;
/** "Class 8, Corrosive liquid, n.o.s. (…), UN1760, PG II": the class before the name. */
const CLASS_FIRST =
  /^(?:hazard )?(?:class|division)\s*:?\s*(\d(?:\.\d)?)\s*[,;]\s*(\p{L}.{2,150}?)\s*[,;]\s*UN[\s-]?(\d{4})(?:\s*[,;]\s*(?:P\.?G\.?|packing group)?[\s:]*(I{1,3})(?![\p{L}\d]))?/iu;
const NUMBER_LAST =
  /^(\S.{1,120}?)\s*,\s*(?:class\s*)?(\d(?:\.\d)?)\s*(?:\((\d(?:\.\d)?)\))?\s*,\s*UN\s?(\d{4})(?:\s*,\s*(?:PG\s*)?(I{1,3}))?/i;

function part(passage: Passage, text: string | undefined, from: number): Parsed<string> | undefined {
  if (!text) return undefined;
  const start = passage.text.indexOf(text, from);
  return start < 0 ? undefined : { value: text, from: slicePassage(passage, start, start + text.length) };
}

/** A packing group, also where OCR took its strokes for other signs: as many strokes, that group. */
function groupPart(passage: Passage, text: string | undefined, from: number): Parsed<string> | undefined {
  const found = part(passage, text, from);
  return found && { value: 'I'.repeat(found.value.length), from: found.from };
}

/** Subsidiary hazards: "6.1, 8", also where each has brackets of its own. */
function subsidiaryPart(passage: Passage, text: string | undefined, from: number): Parsed<string> | undefined {
  const found = part(passage, text, from);
  return found && { value: found.value.replace(/\s*\)\s*\(\s*/g, ', '), from: found.from };
}

/** "If the item is part of a kit, the classification would change to …": another entry. */
const OF_OTHERS =
  /\b(?:if|would|except(?: for)?|when|unless|could|designated|may be)\b.{0,120}\bUN\s?(?:no\.?\s?)?\d{4}/i;

/** Words of labels where the name should be: "UN2794, Class 8, PG III" has none at all. */
const NO_NAME = /^(?:(?:hazard|transport|primary) ?)?(?:class|division)?$/i;

/** "UN1219, ISOPROPANOL, 3, PG II". */
function splitNumberFirst(passage: Passage): BasicDescription | undefined {
  const first = WITH_NUMBER_FIRST.exec(passage.text);
  if (!first) return undefined;
  const digits = first[2] ?? first[3] ?? '';
  const words = first[4] ?? '';
  const number = part(passage, digits, first.index);
  const nameStart = passage.text.indexOf(words, first.index + first[0].indexOf(digits) + 4);
  // "UN1133, PG II, ADHESIVES, 3": the group before the name.
  const lead = GROUP_FIRST.exec(words);
  const after = nameStart + words.length;
  const name = slicePassage(passage, nameStart + (lead?.[0].length ?? 0), after);
  return {
    unNumber: number && { value: `UN${digits}`, from: number.from },
    name: NO_NAME.test(name.text) ? undefined : name,
    class: part(passage, first[5], after),
    subsidiary: subsidiaryPart(passage, first[7] ?? first[8], after + 1),
    packingGroup: groupPart(passage, first[9], after) ?? groupPart(passage, lead?.[1], nameStart),
  };
}

/** "ISOPROPANOL, 3, UN1219, PG II". */
function splitNumberLast(passage: Passage): BasicDescription | undefined {
  const turned = CLASS_FIRST.exec(passage.text);
  if (turned) {
    const [, hazard = '', name = '', digits = '', group] = turned;
    const begin = passage.text.indexOf(name, hazard.length);
    const after = begin + name.length;
    const number = part(passage, digits, after);
    return {
      unNumber: number && { value: `UN${digits}`, from: number.from },
      name: slicePassage(passage, begin, after),
      class: part(passage, hazard, 0),
      subsidiary: undefined,
      packingGroup: groupPart(passage, group, after + digits.length),
    };
  }
  const last = NUMBER_LAST.exec(passage.text);
  if (!last) return undefined;
  const after = last[1]?.length ?? 0;
  const number = part(passage, last[4], after);
  return {
    unNumber: number && { value: `UN${last[4]}`, from: number.from },
    name: slicePassage(passage, 0, after),
    class: part(passage, last[2], after),
    subsidiary: part(passage, last[3], after + 1),
    packingGroup: part(passage, last[5], after),
  };
}

/** A number without a name, with the class and the group that stand behind their labels. */
function splitBareNumber(passage: Passage): BasicDescription | undefined {
  const bare = /^(?:\s*UN|.{0,40}\bUN)[\s-]?(?:no\.?\s?:?\s?)?(\d{4})(?!\d)/i.exec(passage.text);
  if (!bare?.[1]) return undefined;
  const number = part(passage, bare[1], 0);
  const group = /(?:PG|packing group|UN\s?\d{4}\s*,)\s*:?\s*(I{1,3})\b/i.exec(passage.text);
  const hazard = /class\s*:?\s*(\d(?:\.\d)?)/i.exec(passage.text);
  return {
    unNumber: number && { value: `UN${bare[1]}`, from: number.from },
    name: undefined,
    class: hazard ? part(passage, hazard[1], hazard.index) : undefined,
    subsidiary: undefined,
    packingGroup: group ? groupPart(passage, group[1], group.index) : undefined,
  };
}

/** Reads a basic transport description; undefined when the text is none. A bare "UN 1219" counts too. */
export function splitBasicDescription(passage: Passage): BasicDescription | undefined {
  if (OF_OTHERS.test(passage.text)) return undefined;
  const parts = splitNumberFirst(passage) ?? splitNumberLast(passage) ?? splitBareNumber(passage);
  const digits = parts?.unNumber?.value.slice(-4);
  const printed = digits ? new RegExp(`(?:UN|ID|ONU)?[\\s-]?${digits}`, 'i').exec(passage.text) : null;
  const isOther = printed && isOfNoGoods(passage.text, printed.index, printed.index + printed[0].length);
  return isOther ? undefined : parts;
}
