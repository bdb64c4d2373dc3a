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

const CLASS = String.raw`(?:class|cl\.|hazard class|第)?\s*:?\s*(?<class>\d(?:\.\d)?)(?!\.?\d)[A-S]?(?:\s*类)?(?:\s*[,]?\s*\(\s*(?:sub(?:sidiary)?[^\d]*)?(?<bracketed>\d(?:\.\d)?(?:\s*(?:[,/+]|\)\s*\()\s*\d(?:\.\d)?)*)\s*\)|\s*,\s*(?<subsidiary>\d(?:\.\d)?)(?=\s*,?\s*(?:PG|P\.G\.|packing|I)))?`;
const GROUP = String.raw`(?:\s*[,;.|/–-]?\s*(?:PG|P\.G\.|(?:packing )?group|Verpackungsgruppe|VG|groupe d['’]emballage|grupo de embala(?:je|gem)|gruppo d['’]imballaggio|包装类别?|包装组)?\s*[:,-]?\s*(?<group>[Il|]{1,3}|11{1,2}(?=\s*(?:,|$)))(?![A-Za-z\d]))?`;
/** "UN1219, ISOPROPANOL, 3, PG II". */
const WITH_NUMBER_FIRST = new RegExp(
  String.raw`(?:^|[\s:(-])(?:(?:UN|ID|ONU)[\s-]?)?(?<number>\d{4})(?:\s*[,;:/|–-]?\s+|\s*[,;]\s*(?=\p{L}))(?<name>(?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\)){2,180}?)(?:\s*[,;|]\s*|\s[/–-]\s|\s+(?=(?:class\s*)?\d(?:\.\d)?(?:\s*\(\d(?:\.\d)?\))?[,;]?\s*(?:PG|P\.G\.|(?:packing )?group)?[\s:-]*I{1,3}(?![A-Za-z\d])))${CLASS}(?=\s*[,;.|]|\s[/–-]\s|\s*$|\s+PG|\s+I{1,3}|\s+[A-Z][a-z])${GROUP}`,
  'diu',
);
/** A packing group before the name. */
const GROUP_FIRST = /^(?:PG|P\.G\.|packing group)\s*:?\s*(?<group>I{1,3})\s*[,;]\s*/di;
/** "Class 8, Corrosive liquid, n.o.s. (…), UN1760, PG II": the class before the name. */
const CLASS_FIRST =
  /^(?:hazard )?(?:class|division)\s*:?\s*(?<class>\d(?:\.\d)?)\s*[,;]\s*(?<name>\p{L}.{2,150}?)\s*[,;]\s*UN[\s-]?(?<number>\d{4})(?:\s*[,;]\s*(?:P\.?G\.?|packing group)?[\s:]*(?<group>I{1,3})(?![\p{L}\d]))?/diu;
/** "ISOPROPANOL, 3, UN1219, PG II". */
const NUMBER_LAST =
  /^(?<name>\S.{1,120}?)\s*,\s*(?:class\s*)?(?<class>\d(?:\.\d)?)\s*(?:\((?<subsidiary>\d(?:\.\d)?)\))?\s*,\s*UN\s?(?<number>\d{4})(?:\s*,\s*(?:PG\s*)?(?<group>I{1,3}))?/di;

/** A number without a name, with the class and the group that stand behind their labels. */
const NUMBER_ALONE = /^(?:\s*UN|.{0,40}\bUN)[\s-]?(?:no\.?\s?:?\s?)?(?<number>\d{4})(?!\d)/di;
const CLASS_BY_LABEL = /class\s*:?\s*(?<class>\d(?:\.\d)?)/di;
const GROUP_BY_LABEL = /(?:PG|packing group|UN\s?\d{4}\s*,)\s*:?\s*(?<group>I{1,3})\b/di;

/** What a named part of a match says, and where. */
function part(passage: Passage, match: RegExpExecArray | null, name: string): Parsed<string> | undefined {
  const [start, end] = match?.indices?.groups?.[name] ?? [0, 0];
  return end > start ? { value: passage.text.slice(start, end), from: slicePassage(passage, start, end) } : undefined;
}

/** A value in another form, at its place. */
const written = (parsed: Parsed<string> | undefined, form: (value: string) => string): Parsed<string> | undefined =>
  parsed && { value: form(parsed.value), from: parsed.from };

/** OCR takes the strokes of a packing group for other signs: as many strokes, that group. */
const strokes = (group: string) => 'I'.repeat(group.length);

/** "If the item is part of a kit, the classification would change to …": another entry. */
const OF_OTHERS =
  /\b(?:if|would|except(?: for)?|when|unless|could|designated|may be)\b.{0,120}\bUN\s?(?:no\.?\s?)?\d{4}/i;

/** Words of labels where the name should be: "UN2794, Class 8, PG III" has none at all. */
const NO_NAME = /^(?:(?:hazard|transport|primary) ?)?(?:class|division)?$/i;

/** The parts of a text that has the form of a basic transport description. */
function split(passage: Passage): BasicDescription | undefined {
  const { text } = passage;
  const match =
    WITH_NUMBER_FIRST.exec(text) ?? CLASS_FIRST.exec(text) ?? NUMBER_LAST.exec(text) ?? NUMBER_ALONE.exec(text);
  if (!match) return undefined;
  const isAlone = match.groups?.name === undefined;
  const name = part(passage, match, 'name')?.from;
  // "UN1133, PG II, ADHESIVES, 3": the group before the name.
  const lead = name ? GROUP_FIRST.exec(name.text) : null;
  const own = name && slicePassage(name, lead?.[0].length ?? 0, name.text.length);
  const group =
    part(passage, isAlone ? GROUP_BY_LABEL.exec(text) : match, 'group') ?? (name && part(name, lead, 'group'));
  return {
    unNumber: written(part(passage, match, 'number'), (digits) => `UN${digits}`),
    name: own && NO_NAME.test(own.text) ? undefined : own,
    class: part(passage, isAlone ? CLASS_BY_LABEL.exec(text) : match, 'class'),
    // "(6.1)(8)": each in brackets of its own.
    subsidiary: written(part(passage, match, 'bracketed') ?? part(passage, match, 'subsidiary'), (hazards) =>
      hazards.replace(/\s*\)\s*\(\s*/g, ', '),
    ),
    packingGroup: written(group, strokes),
  };
}

/** Reads a basic transport description; undefined when the text is none. A bare "UN 1219" counts too. */
export function splitBasicDescription(passage: Passage): BasicDescription | undefined {
  if (OF_OTHERS.test(passage.text)) return undefined;
  const parts = split(passage);
  const digits = parts?.unNumber?.value.slice(-4);
  const printed = digits ? new RegExp(`(?:UN|ID|ONU)?[\\s-]?${digits}`, 'i').exec(passage.text) : null;
  const isOther = printed && isOfNoGoods(passage.text, printed.index, printed.index + printed[0].length);
  return isOther ? undefined : parts;
}
