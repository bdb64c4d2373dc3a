import { fieldOfLabel, foldLabel, type LabelIndex } from '../labels/label-index.ts';

/** What a field of a PDF form asks for: a field of the format, for the goods of a number, or whether an answer is ticked. */
export type Asked = {
  readonly key: string;
  readonly label: string;
  readonly number?: number;
  readonly option?: string;
};

/** How a field of a PDF form is called: its name, and what it says when pointed at. */
export type FieldNames = {
  readonly name: string;
  readonly tooltip?: string | undefined;
};

/** Beginnings that say what kind of field it is, not what it asks for. */
const KIND = /^(?:txt|text|fld|field|cb|chk|check|checkbox|rb|radio|cbo|ddl|dd)[\s_]?(?=[A-Z_\p{Script=Han}])/u;

/** "topmostSubform[0].Page1[0].UN_No[0]" → "UN_No"; "portOfLoading" → "port Of Loading". */
function plainName(name: string): string[] {
  const whole = name.replace(/\[\d+\]/g, '');
  const last = whole.slice(whole.lastIndexOf('.') + 1);
  return [whole, last, last.replace(KIND, '')];
}

const spaced = (text: string) =>
  text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[_]+/g, ' ')
    .trim();

/** Every parting of a text into a label and what follows it. */
function partings(text: string): [string, string][] {
  return [...text.matchAll(/[\s:：.\-/(（]+/g)].map(({ index, 0: gap }) => [
    text.slice(0, index),
    text.slice(index + gap.length).replace(/[)）]$/, ''),
  ]);
}

/** The field of the format that a field of a PDF form asks for; undefined when nothing of it tells. */
export function findAsked(names: FieldNames, labels: LabelIndex, keys: readonly string[]): Asked | undefined {
  const byKey = new Map(keys.map((key) => [key.toLowerCase(), key]));
  const keyOf = (text: string) => fieldOfLabel(labels, text) ?? byKey.get(foldLabel(text));
  const texts = [...(names.tooltip ? [names.tooltip] : []), ...plainName(names.name)];
  for (const text of texts) {
    const label = text.replace(/\s*[:：]\s*$/, '').trim();
    const key = keyOf(label);
    if (key !== undefined) return { key, label };
    const [, base = '', number] = /^(.*?\D)[\s_.#-]*(\d{1,2})$/.exec(label) ?? [];
    const numbered = number === undefined ? undefined : keyOf(base);
    if (numbered !== undefined) return { key: numbered, label: base.replace(/[\s_.#-]+$/, ''), number: Number(number) };
    for (const [before, option] of partings(spaced(label))) {
      const own = keyOf(before);
      if (own !== undefined && option !== '') return { key: own, label: before, option };
    }
  }
  return undefined;
}
