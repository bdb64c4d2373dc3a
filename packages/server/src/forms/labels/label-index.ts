import type { FormField } from '../../formats/index.ts';
import { LABEL_LEXICON } from './label-lexicon.ts';

/** The labels by which forms ask for the fields of one format: folded label → field key. */
export type LabelIndex = ReadonlyMap<string, string>;

/** A field that may name further labels of its own. */
export type LabelledField = FormField & { readonly labels?: readonly string[] | undefined };

/** A label without what forms vary: width of characters, blanks, numbering, remarks in brackets, the colon. */
export function foldLabel(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*(?:[(（]?[\d一二三四五六七八九十]{1,2}[)）.、．]\s*|[·•*■□◆-]\s*)+/u, '')
    .replace(/[(（[【][^)）\]】]*[)）\]】]/g, '')
    .replace(/[\s:：._/'’"“”*-]+/g, '')
    .trim();
}

/** The labels of a format's fields: their own, each half of a bilingual one, those they name, and the lexicon's. */
export function labelIndexOf(fields: readonly LabelledField[]): LabelIndex {
  const labels = new Map<string, string>();
  const add = (label: string, key: string) => {
    const folded = foldLabel(label);
    if (folded !== '' && !labels.has(folded)) labels.set(folded, key);
  };
  for (const { key, labels } of fields) for (const label of labels ?? []) add(label, key);
  for (const { key, label } of fields) add(label, key);
  for (const { key, label } of fields) for (const half of label.split('/')) if (half.trim().length > 1) add(half, key);
  for (const { key } of fields) for (const label of LABEL_LEXICON[key] ?? []) add(label, key);
  return labels;
}

/** The field that a label asks for; a bilingual label counts when its halves agree. */
export function fieldOfLabel(labels: LabelIndex, text: string): string | undefined {
  if (text.length > 120) return undefined;
  const whole = labels.get(foldLabel(text));
  if (whole !== undefined) return whole;
  const halves = halvesOf(text).map((half) => labels.get(foldLabel(half)));
  const known = new Set(halves.filter((key) => key !== undefined));
  return known.size === 1 && halves.length > 1 ? [...known][0] : undefined;
}

/** "中文品名 Chinese name", "货物名称/Name of goods", "品名（Commodity）": one label in two languages. */
function halvesOf(text: string): string[] {
  const remark = /[(（]([^)）]+)[)）]/.exec(text)?.[1];
  const plain = text.replace(/[(（][^)）]*[)）]/g, ' ');
  const byScript = [plain.replace(/[^\p{Script=Han}/]+/gu, ''), plain.replace(/\p{Script=Han}+/gu, ' ')];
  const halves = plain.includes('/') ? plain.split('/') : byScript;
  return [...halves, ...(remark === undefined ? [] : [remark])].filter((half) => foldLabel(half) !== '');
}
