import { TemplateHandler } from 'easy-template-x';
import type { Finding } from '../../base/index.ts';
import type { FormField } from '../../formats/index.ts';
import { type Filled, type FillValues, isFilled, type Placed } from '../fill-value.ts';
import { readParts } from '../ooxml/parts.ts';
import { fillProblem } from '../problems.ts';
import { listDocumentTexts } from './document-parts.ts';

const TAG = /\{([#/]?)\s*([A-Za-z][\w.]{0,60})\s*\}/g;

/** The names of a document's tags: `{cargoChineseName}`. */
export function listTags(template: Uint8Array): string[] {
  const texts = listDocumentTexts(readParts(template));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(TAG)].map((match) => match[2] ?? '')))];
}

/** What is repeated for each of the goods: `{#goods}{unNo}{/goods}`. */
const GOODS = 'goods';

/** The tags between `{#goods}` and `{/goods}`. */
function tagsOfGoods(template: Uint8Array): ReadonlySet<string> {
  const text = listDocumentTexts(readParts(template)).join('\n');
  const loops = text.matchAll(/\{#\s*goods\s*\}([\s\S]*?)\{\/\s*(?:goods)?\s*\}/g);
  return new Set([...loops].flatMap(([, inside = '']) => [...inside.matchAll(TAG)].map((match) => match[2] ?? '')));
}

/** Fills a Word document by its tags. Tags of fields that are not known become empty; unknown tags are reported. */
export async function fillByTags(
  template: Uint8Array,
  task: { fields: readonly FormField[]; values: FillValues; goods?: readonly FillValues[] },
): Promise<Filled> {
  const tags = listTags(template);
  const known = new Map(task.fields.map((field) => [field.key, field]));
  const dataOf = (values: FillValues) =>
    Object.fromEntries(task.fields.map(({ key }) => [key, isFilled(values[key]) ? String(values[key]) : '']));
  const goods = task.goods !== undefined && task.goods.length > 0 ? task.goods : [task.values];
  const looped = tagsOfGoods(template);
  const findings = tags
    .filter((tag) => !known.has(tag) && tag !== GOODS)
    .map(
      (tag): Finding => ({
        code: 'template_tag_unknown',
        severity: 'warning',
        message: `The template's tag {${tag}} is no field of this format; it was left empty.`,
        quote: `{${tag}}`,
      }),
    );
  try {
    const bytes = await new TemplateHandler().process(Buffer.from(template), {
      ...dataOf(task.values),
      [GOODS]: goods.map((one) => dataOf({ ...task.values, ...one })),
    });
    const placedOf = (keys: readonly string[], values: FillValues, of: { goods?: number }) =>
      keys.flatMap((key): Placed[] => {
        const value = values[key];
        return known.has(key) && isFilled(value)
          ? [{ key, ...of, value: String(value), place: { label: `{${key}}` } }]
          : [];
      });
    const placed = [
      ...placedOf(
        tags.filter((tag) => !looped.has(tag)),
        task.values,
        {},
      ),
      ...goods.flatMap((one, at) =>
        placedOf([...looped], { ...task.values, ...one }, goods.length > 1 ? { goods: at + 1 } : {}),
      ),
    ];
    return { bytes: new Uint8Array(bytes), placed, findings };
  } catch (error) {
    throw fillProblem('template_unreadable', { reason: error instanceof Error ? error.message : String(error) });
  }
}
