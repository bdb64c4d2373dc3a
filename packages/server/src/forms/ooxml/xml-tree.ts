import { fillProblem } from '../problems.ts';

/** An element of an XML text with the places it was read from, so that it can be changed where it stands. */
export type XmlElement = {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Offset of `<`. */
  readonly start: number;
  /** Offset behind `>` of the start tag. */
  readonly openEnd: number;
  /** Offset of `</`; equal to `openEnd` when the element is written `<a/>`. */
  readonly closeStart: number;
  /** Offset behind the whole element. */
  readonly end: number;
  readonly selfClosing: boolean;
};

type Growing = Omit<XmlElement, 'children' | 'closeStart' | 'end'> & {
  children: XmlElement[];
  closeStart: number;
  end: number;
};

/** Comments, CDATA, instructions and tags; text between them is skipped. */
const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([^\s/>]+)((?:"[^"]*"|'[^']*'|[^'">])*?)(\/?)>/g;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** XML text as plain text: entities and character references resolved. */
function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Plain text as XML text or attribute value; characters that XML cannot carry are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE))
    attributes[name] = unescapeXml(double ?? single ?? '');
  return attributes;
}

/** Reads an XML text into a tree of its elements. Throws `template_unreadable` when tags do not match. */
export function parseXml(xml: string): XmlElement {
  const root: Growing = {
    name: '',
    prefix: '',
    attributes: {},
    children: [],
    start: 0,
    openEnd: 0,
    closeStart: 0,
    end: xml.length,
    selfClosing: false,
  };
  const open: Growing[] = [root];
  for (const match of xml.matchAll(MARKUP)) {
    const [tag, slash, qualified, attributes = '', selfClosing] = match;
    if (qualified === undefined) continue;
    const colon = qualified.indexOf(':');
    const name = qualified.slice(colon + 1);
    const end = match.index + tag.length;
    const parent = open.at(-1) ?? root;
    if (slash === '/') {
      if (parent.name !== name || open.length === 1)
        throw fillProblem('template_unreadable', { reason: `Its XML is broken at </${qualified}>.` });
      parent.closeStart = match.index;
      parent.end = end;
      open.pop();
      continue;
    }
    const element: Growing = {
      name,
      prefix: colon < 0 ? '' : qualified.slice(0, colon + 1),
      attributes: attributesOf(attributes),
      children: [],
      start: match.index,
      openEnd: end,
      closeStart: end,
      end,
      selfClosing: selfClosing === '/',
    };
    parent.children.push(element);
    if (!element.selfClosing) open.push(element);
  }
  const [top] = root.children;
  if (!top || open.length > 1) throw fillProblem('template_unreadable', { reason: 'Its XML ends too early.' });
  return top;
}

/** The first child with that name. */
export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** Every descendant with one of these names, in the order of the text; those inside one that was found are left out. */
export function findAll(element: XmlElement, ...names: string[]): XmlElement[] {
  return element.children.flatMap((child) => (names.includes(child.name) ? [child] : findAll(child, ...names)));
}

/** The text directly inside an element, entities resolved. */
export function innerText(xml: string, element: XmlElement): string {
  const raw = xml.slice(element.openEnd, element.closeStart);
  return unescapeXml(
    raw.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => escapeXml(text)).replace(/<[^>]*>/g, ''),
  );
}
