import { type Parts, textOfPart } from '../ooxml/parts.ts';
import { contentTypeOf, findMainPart, readRelationships } from '../ooxml/relationships.ts';
import { findChild, parseXml } from '../ooxml/xml-tree.ts';
import { fillProblem } from '../problems.ts';
import { textOfItem } from './sheet-grid.ts';

/** A worksheet of a workbook. */
export type WorkbookSheet = { readonly name: string; readonly part: string; readonly visible: boolean };

/** The parts of a workbook that filling looks at. */
export type WorkbookParts = {
  readonly parts: Parts;
  /** Name of the part that lists the sheets. */
  readonly workbook: string;
  readonly sheets: readonly WorkbookSheet[];
  /** The shared strings as plain text. */
  readonly strings: readonly string[];
};

/** Finds a workbook's sheets and strings. Throws `template_kind_wrong` for a package that is no workbook. */
export function readWorkbookParts(parts: Parts): WorkbookParts {
  const workbook = findMainPart(parts);
  if (!workbook || !/(?:spreadsheetml|ms-excel)/.test(contentTypeOf(parts, workbook) ?? ''))
    throw fillProblem('template_kind_wrong', { wanted: 'xlsx' });
  const links = readRelationships(parts, workbook);
  const root = parseXml(textOfPart(parts, workbook));
  const sheets = (findChild(root, 'sheets')?.children ?? []).flatMap(({ attributes }): WorkbookSheet[] => {
    const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
    const link = links.find((one) => one.id === id && one.kind === 'worksheet');
    if (!link || !parts.has(link.target)) return [];
    return [{ name: attributes.name ?? '', part: link.target, visible: (attributes.state ?? 'visible') === 'visible' }];
  });
  if (sheets.length === 0) throw fillProblem('template_unreadable', { reason: 'It has no worksheet.' });
  return {
    parts,
    workbook,
    sheets,
    strings: readStrings(parts, links.find(({ kind }) => kind === 'sharedStrings')?.target),
  };
}

function readStrings(parts: Parts, part: string | undefined): string[] {
  if (part === undefined || !parts.has(part)) return [];
  const xml = textOfPart(parts, part);
  return parseXml(xml)
    .children.filter(({ name }) => name === 'si')
    .map((item) => textOfItem(xml, item));
}
