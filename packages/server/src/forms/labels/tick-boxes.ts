import { labelAtEnd } from './label-at-end.ts';
import { fieldOfLabel, type LabelIndex } from './label-index.ts';

/** An empty or a ticked box, as forms print it. */
const BOX = /[□☐☑☒▢◻■☓]/gu;
/** A text has boxes to tick. */
export const hasBoxes = (text: string): boolean => /[□☐☑☒▢◻]/u.test(text);

/** What a ticked box looks like: with the cross of Word where the form has its boxes, else with a tick. */
const TICKED: Readonly<Record<string, string>> = { '☐': '☒', '☒': '☒' };
const EMPTY: Readonly<Record<string, string>> = { '☒': '☐' };

/** A box with the answer that it stands for; `option` is empty where the box itself says yes. */
type Box = {
  readonly at: number;
  readonly sign: string;
  readonly option: string;
  readonly from: number;
  readonly to: number;
};

/** The boxes of one question, of which one is ticked. */
export type BoxGroup = { readonly key: string; readonly label: string; readonly boxes: readonly Box[] };

/** A label that stands outside the text: in the cell beside it. */
export type OuterLabel = { readonly key: string; readonly label: string };

/** Where an answer ends: at a gap, a stop or the end. */
const ENDS = /\s{2,}|[\t\n;；,，。|、]|$/;

/** "□ Yes □ No" has its boxes in front of the answers, "Yes □ No □" behind them. */
function isBehind(text: string, boxes: readonly RegExpMatchArray[]): boolean {
  const [first, last] = [boxes[0]?.index ?? 0, boxes.at(-1)?.index ?? 0];
  const before = text.slice(0, first).replace(/^.*[:：]/s, '');
  return text.slice(last + 1).trim() === '' && before.trim() !== '';
}

function boxesOf(text: string): (Box & { before: string })[] {
  const found = [...text.matchAll(BOX)];
  const behind = isBehind(text, found);
  return found.map((match, order) => {
    const at = match.index;
    const [start, end] = [(found[order - 1]?.index ?? -1) + 1, found[order + 1]?.index ?? text.length];
    if (behind) {
      const before = text.slice(start, at);
      const colon = Math.max(before.lastIndexOf(':'), before.lastIndexOf('：')) + 1;
      return {
        at,
        sign: match[0],
        option: before.slice(colon).trim(),
        from: start + colon,
        to: at + 1,
        before: before.slice(0, colon),
      };
    }
    const after = text.slice(at + 1, end);
    const lead = /^\s*/.exec(after)?.[0].length ?? 0;
    const option = after.slice(lead).split(ENDS)[0] ?? '';
    return {
      at,
      sign: match[0],
      option: option.trim(),
      from: at,
      to: at + 1 + lead + option.length,
      before: text.slice(start, at),
    };
  });
}

/** Finds "Marine pollutant: □ Yes □ No", "限量：是□ 否□", "□ Marine pollutant": the boxes of each question whose label is known. */
export function findBoxGroups(text: string, labels: LabelIndex, outer?: OuterLabel): BoxGroup[] {
  const groups: { key: string; label: string; boxes: Box[] }[] = [];
  let current: OuterLabel | undefined = outer;
  for (const { before, ...box } of boxesOf(text)) {
    const own = labelAtEnd(before.replace(/[:：\s]+$/, ''), labels);
    const alone = (own ?? current) ? undefined : fieldOfLabel(labels, box.option);
    if (alone !== undefined) {
      groups.push({ key: alone, label: box.option, boxes: [{ ...box, option: '' }] });
      continue;
    }
    current = own ?? current;
    const last = groups.at(-1);
    if (current === undefined) continue;
    if (own === undefined && last?.key === current.key) last.boxes.push(box);
    else groups.push({ ...current, boxes: [box] });
  }
  return groups;
}

/** Other words for an answer, folded. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  y: ['yes', '是', '有', 'applicable', 'y', '适用'],
  p: ['yes', '是', '有', 'p', 'y'],
  n: ['no', '否', '无', 'none', 'n', 'notapplicable', '不适用', '非'],
  liquid: ['液体', '液态', 'liquid'],
  solid: ['固体', '固态', 'solid'],
  gas: ['气体', '气态', 'gas', 'gaseous'],
  generalcargo: ['普通货物', '普货', 'general', 'nondangerous'],
  dgcargo: ['危险货物', '危险品', '危险', 'dg', 'dangerous', 'dangerousgoods'],
};

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.\-()/_]+/g, '')
    .replace(/^(?:pg|packinggroup|包装类别?|class|第)|(?:级|类)$/g, '');

/** Whether an answer of the form says the value; a bilingual answer is taken by either half. */
export function says(option: string, value: string): boolean {
  const wanted = fold(value);
  const words = [wanted, ...(WORDS[wanted] ?? [])];
  const halves = [
    option,
    ...option.split(/[/／()（）]/),
    option.replace(/\p{Script=Han}+/gu, ' '),
    option.replace(/[^\p{Script=Han}]+/gu, ''),
  ];
  return halves.map(fold).some((half) => half !== '' && words.includes(half));
}

/** What is written over a box. */
export type BoxWrite = { readonly start: number; readonly end: number; readonly value: string };

/** The boxes of a group as a value ticks them, and how the ticked one reads; undefined when no answer says the value. */
export function tickBoxes(
  text: string,
  { boxes }: BoxGroup,
  value: string,
): { readonly writes: readonly BoxWrite[]; readonly shown: string } | undefined {
  const isAlone = boxes.length === 1 && boxes[0]?.option === '';
  const chosen = isAlone ? boxes.find(() => says('Y', value)) : boxes.find(({ option }) => says(option, value));
  if (chosen === undefined && !(isAlone && says('N', value))) return undefined;
  const signOf = (box: Box) =>
    box === chosen ? (TICKED[box.sign] ?? '☑') : (EMPTY[box.sign] ?? (/[☑■☓]/u.test(box.sign) ? '□' : box.sign));
  const writes = boxes.map((box) => ({ start: box.at, end: box.at + 1, value: signOf(box) }));
  const [shownBox = boxes[0]] = chosen ? [chosen] : [];
  if (shownBox === undefined) return undefined;
  const { at, from, to } = shownBox;
  const shown = `${text.slice(from, at)}${signOf(shownBox)}${text.slice(at + 1, to)}`.trim();
  return { writes: writes.filter(({ start, value: sign }) => text[start] !== sign), shown };
}
