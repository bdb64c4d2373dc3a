import { applyEdits } from './edits.ts';
import { type Parts, setPart, textOfPart } from './parts.ts';
import { escapeXml, parseXml } from './xml-tree.ts';

/** A link from one part to another. `kind` is the last word of its type: `worksheet`, `officeDocument`. */
export type Relationship = {
  readonly id: string;
  readonly kind: string;
  readonly type: string;
  readonly target: string;
};

/** Where a part's relationships are kept: `xl/workbook.xml` → `xl/_rels/workbook.xml.rels`. The package's own: ''. */
function relationshipsPart(part: string): string {
  const slash = part.lastIndexOf('/');
  return `${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`;
}

function resolveTarget(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const folders = part.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') folders.pop();
    else if (step !== '.') folders.push(step);
  }
  return folders.join('/');
}

/** The relationships of a part, targets as names of parts; links to the outside are left out. */
export function readRelationships(parts: Parts, part: string): Relationship[] {
  const name = relationshipsPart(part);
  if (!parts.has(name)) return [];
  return parseXml(textOfPart(parts, name))
    .children.filter((child) => child.name === 'Relationship' && child.attributes.TargetMode !== 'External')
    .map(({ attributes: { Id = '', Type = '', Target = '' } }) => ({
      id: Id,
      type: Type,
      kind: Type.slice(Type.lastIndexOf('/') + 1),
      target: resolveTarget(part, Target),
    }));
}

/** The part that the package is about: the workbook or the document. */
export function findMainPart(parts: Parts): string | undefined {
  return readRelationships(parts, '').find(({ kind }) => kind === 'officeDocument')?.target;
}

/** Adds a relationship, making the list when there is none. `target` is relative to the part. */
export function addRelationship(parts: Parts, part: string, link: { type: string; target: string }): void {
  const name = relationshipsPart(part);
  const taken = new Set(readRelationships(parts, part).map(({ id }) => id));
  const id = ['rIdAgentRate', ...Array.from({ length: 99 }, (_, at) => `rIdAgentRate${at}`)].find(
    (one) => !taken.has(one),
  );
  const entry = `<Relationship Id="${id}" Type="${escapeXml(link.type)}" Target="${escapeXml(link.target)}"/>`;
  if (!parts.has(name)) {
    const xmlns = 'http://schemas.openxmlformats.org/package/2006/relationships';
    setPart(
      parts,
      name,
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${xmlns}">${entry}</Relationships>`,
    );
    return;
  }
  setPart(parts, name, withLastChild(textOfPart(parts, name), entry));
}

/** Content types: what kind of part each is. */
const TYPES = '[Content_Types].xml';

/** The content type of a part, by its override or its extension. */
export function contentTypeOf(parts: Parts, part: string): string | undefined {
  const { children } = parseXml(textOfPart(parts, TYPES));
  const extension = part.slice(part.lastIndexOf('.') + 1).toLowerCase();
  const own = children.find(({ name, attributes }) => name === 'Override' && attributes.PartName === `/${part}`);
  const byExtension = children.find(
    ({ name, attributes }) => name === 'Default' && attributes.Extension?.toLowerCase() === extension,
  );
  return (own ?? byExtension)?.attributes.ContentType;
}

/** Says what kind of part `part` is. */
export function addContentType(parts: Parts, part: string, type: string): void {
  if (contentTypeOf(parts, part) === type) return;
  setPart(
    parts,
    TYPES,
    withLastChild(
      textOfPart(parts, TYPES),
      `<Override PartName="/${escapeXml(part)}" ContentType="${escapeXml(type)}"/>`,
    ),
  );
}

/** Takes a part out of the package, with its content type and the relationship from `from`. */
export function removePart(parts: Parts, part: string, from: string): void {
  parts.delete(part);
  const links = relationshipsPart(from);
  const ids = new Set(
    readRelationships(parts, from)
      .filter(({ target }) => target === part)
      .map(({ id }) => id),
  );
  removeChildren(parts, links, (attributes) => ids.has(attributes.Id ?? ''));
  removeChildren(parts, TYPES, (attributes) => attributes.PartName === `/${part}`);
}

function removeChildren(
  parts: Parts,
  part: string,
  wanted: (attributes: Readonly<Record<string, string>>) => boolean,
): void {
  const xml = textOfPart(parts, part);
  const gone = parseXml(xml).children.filter(({ attributes }) => wanted(attributes));
  if (gone.length > 0)
    setPart(
      parts,
      part,
      applyEdits(
        xml,
        gone.map(({ start, end }) => ({ start, end, text: '' })),
      ),
    );
}

function withLastChild(xml: string, child: string): string {
  const root = parseXml(xml);
  if (!root.selfClosing)
    return applyEdits(xml, [{ start: root.closeStart, end: root.closeStart, text: prefixed(child, root.prefix) }]);
  const open = xml.slice(root.start, root.openEnd).replace(/\s*\/>$/, '>');
  return applyEdits(xml, [
    { start: root.start, end: root.end, text: `${open}${prefixed(child, root.prefix)}</${root.prefix}${root.name}>` },
  ]);
}

function prefixed(child: string, prefix: string): string {
  return prefix === '' ? child : child.replace(/^</, `<${prefix}`);
}
