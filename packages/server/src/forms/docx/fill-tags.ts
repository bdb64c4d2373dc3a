import { TemplateHandler } from 'easy-template-x';
import type { Finding } from '../../base/index.ts';
import type { FormField } from '../../formats/index.ts';
import { type Filled, type FillValues, isFilled } from '../fill-value.ts';
import { readParts } from '../ooxml/parts.ts';
import { fillProblem } from '../problems.ts';
import { listDocumentTexts } from './document-parts.ts';

const TAG = /\{([#/]?)\s*([A-Za-z][\w.]{0,60})\s*\}/g;

/** The names of a document's tags: `{cargoChineseName}`. */
export function listTags(template: Uint8Array): string[] {
  const texts = listDocumentTexts(readParts(template));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(TAG)].map((match) => match[2] ?? '')))];
}

/** Fills a Word document by its tags. Tags of fields that are not known become empty; unknown tags are reported. */
export async function fillByTags(
  template: Uint8Array,
  task: { fields: readonly FormField[]; values: FillValues },
): Promise<Filled> {
  const tags = listTags(template);
  const known = new Map(task.fields.map((field) => [field.key, field]));
  const data = Object.fromEntries(
    task.fields.map(({ key }) => [key, isFilled(task.values[key]) ? String(task.values[key]) : '']),
  );
  const findings = tags
    .filter((tag) => !known.has(tag))
    .map(
      (tag): Finding => ({
        code: 'template_tag_unknown',
        severity: 'warning',
        message: `The template's tag {${tag}} is no field of this format; it was left empty.`,
        quote: `{${tag}}`,
      }),
    );
  try {
    const bytes = await new TemplateHandler().process(Buffer.from(template), data);
    const placed = tags.flatMap((key) => {
      const value = task.values[key];
      return known.has(key) && isFilled(value) ? [{ key, value: String(value), place: { label: `{${key}}` } }] : [];
    });
    return { bytes: new Uint8Array(bytes), placed, findings };
  } catch (error) {
    throw fillProblem('template_unreadable', { reason: error instanceof Error ? error.message : String(error) });
  }
}
