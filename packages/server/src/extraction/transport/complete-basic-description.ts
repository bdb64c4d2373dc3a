import {
  type DangerousGoodsEntry,
  findEntries,
  listShippingNames,
  parseUnNumber,
} from '../../dangerous-goods/offline.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import type { BasicDescription } from '../values/parse-basic-description.ts';
import type { Parsed } from '../values/parsed.ts';

const escapeWord = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for one of the list's names as documents write it: any case, other signs between words, a plural. */
function patternOf(name: string): RegExp {
  const words = name
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^N\.?O\.?S\.?$/i.test(word) ? 'N\\.?\\s?O\\.?\\s?S\\b\\.?' : `${escapeWord(word)}(?:S|ES)?`));
  return new RegExp(`(?<![\\p{L}\\d])${words.join('[^\\p{L}\\p{N}]{1,3}')}(?![\\p{L}\\d])`, 'iu');
}

function at(passage: Passage, match: RegExpExecArray | null, group = 0): Parsed<string> | undefined {
  const text = match?.[group];
  if (!match || !text) return undefined;
  const start = match.index + match[0].indexOf(text);
  return { value: text, from: slicePassage(passage, start, start + text.length) };
}

/** One of the entries' names where the passage has it, with the bracket that completes it. */
export function findListedName(passage: Passage, entries: readonly DangerousGoodsEntry[]): Passage | undefined {
  const names = entries.flatMap((entry) => listShippingNames(entry.name).map(({ proper }) => proper));
  for (const name of [...new Set(names)].sort((a, b) => b.length - a.length)) {
    const match = name.length > 2 ? patternOf(name).exec(passage.text) : null;
    if (!match) continue;
    const end = match.index + match[0].length;
    const bracket = /^\s*\((?:[^()]|\([^()]*\))*\)/.exec(passage.text.slice(end))?.[0] ?? '';
    return slicePassage(passage, match.index, end + bracket.length);
  }
  return undefined;
}

/** A class that the text says to be one, or that stands between marks and is the list's for the number. */
function findClass(passage: Passage, entries: readonly DangerousGoodsEntry[]): Parsed<string> | undefined {
  for (const hazard of new Set(entries.map((entry) => String(entry.hazardClass)))) {
    const digits = escapeWord(hazard);
    const match = new RegExp(
      `(?:class|division|[,;(]|^|UN\\s?\\d{4})\\s*:?\\s*(${digits})(?=\\s*(?:[,;.)(]|$|PG|I{1,3}\\b))`,
      'i',
    );
    const found = at(passage, match.exec(passage.text), 1);
    if (found) return found;
  }
  return undefined;
}

/** A packing group that the list has for the number, where the text calls it one or it ends the basic transport description. */
function findGroup(passage: Passage, entries: readonly DangerousGoodsEntry[]): Parsed<string> | undefined {
  const allowed = new Set(entries.map((entry) => entry.packingGroup));
  const match = /(?:PG|P\.G\.|packing group|[,;]|\s\d(?:\.\d)?)\s*:?\s*(I{1,3})(?=\s*(?:[,;.)(]|$))/i;
  const found = at(passage, match.exec(passage.text), 1);
  const group = found?.value.toUpperCase();
  return found && [...allowed].some((one) => one === group) ? { ...found, value: String(group) } : undefined;
}

/**
 * What a basic transport description says beyond what its form shows: the dangerous goods list's own name, class and packing group for its UN
 * number, where they stand in its words. Nothing that the words do not say is added.
 */
export function completeBasicDescription(
  passage: Passage,
  parts: BasicDescription | undefined,
): BasicDescription | undefined {
  const number = parts?.unNumber && parseUnNumber(parts.unNumber.value);
  if (!parts || !number?.ok) return parts;
  const entries = findEntries(number.value);
  // "This material is regulated as Paint, class 3, …": a name within a sentence.
  const isSentence = /^(?:this|the|it)\b.*\b(?:is|are|as)\b/i.test(parts.name?.text ?? '');
  const name =
    (isSentence ? findListedName(passage, entries) : undefined) ?? parts.name ?? findListedName(passage, entries);
  return {
    ...parts,
    name,
    class: parts.class ?? (name && findClass(passage, entries)),
    packingGroup: parts.packingGroup ?? (name && findGroup(passage, entries)),
  };
}
