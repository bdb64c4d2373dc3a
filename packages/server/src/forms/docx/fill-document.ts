import type { Finding } from '../../base/index.ts';
import type { FormField } from '../../formats/index.ts';
import { type Filled, type FillValues, fieldsToFill, notPlaced } from '../fill-value.ts';
import type { LabelIndex } from '../labels/label-index.ts';
import { readParts } from '../ooxml/parts.ts';
import { fillProblem } from '../problems.ts';
import { listDocumentTexts } from './document-parts.ts';
import { fillByLabels } from './fill-labels.ts';
import { fillByTags, listTags } from './fill-tags.ts';

/** Lines that a person writes on by hand. */
const BY_HAND = /签字|签名|签章|盖章|公章|sign|stamp|seal/i;

/** Blanks and tags that are still there: the output is read, not the intention. */
function checkLeft(bytes: Uint8Array): Finding[] {
  return listDocumentTexts(readParts(bytes)).flatMap((text): Finding[] => {
    const blank = /[_＿]{3,}|\{[#/]?[A-Za-z]\w*\}/.exec(text);
    if (!blank || BY_HAND.test(text)) return [];
    const quote = text.trim().replace(/\s+/g, ' ').slice(0, 120);
    return [
      {
        code: 'blank_left',
        severity: 'warning',
        message: `A blank of the template was not filled: "${quote}".`,
        quote,
      },
    ];
  });
}

/**
 * Fills a customer's Word document: by its tags when it has any, then by its labels; several goods into the rows of a table,
 * one each. The output is read back: values
 * without a place and blanks that are left are findings. Throws `template_unreadable`, `template_kind_wrong`,
 * `template_without_place`.
 */
export async function fillDocument(
  template: Uint8Array,
  task: { fields: readonly FormField[]; values: FillValues; labels: LabelIndex; goods?: readonly FillValues[] },
): Promise<Filled> {
  const keys = new Set(task.fields.map(({ key }) => key));
  const isTagged = listTags(template).some((tag) => keys.has(tag));
  const tagged: Filled = isTagged ? await fillByTags(template, task) : { bytes: template, placed: [], findings: [] };
  const labelled = fillByLabels(tagged.bytes, { ...task, done: new Set(tagged.placed.map(({ key }) => key)) });
  const placed = [...tagged.placed, ...labelled.placed];
  const wanted = fieldsToFill(task.fields, task.values);
  if (placed.length === 0 && wanted.length > 0)
    throw fillProblem('template_without_place', { tags: listTags(template) });
  const placedKeys = new Set(placed.map(({ key }) => key));
  const missing = wanted
    .filter(({ field }) => !placedKeys.has(field.key))
    .filter(({ field }) => !labelled.findings.some(({ message }) => message.startsWith(`${field.label}: `)))
    .map(({ field, value }) =>
      notPlaced(field, value, 'The template has no label with a blank, no content control and no tag for it.'),
    );
  return {
    bytes: labelled.bytes,
    placed,
    findings: [...tagged.findings, ...labelled.findings, ...missing, ...checkLeft(labelled.bytes)],
  };
}
