import type { RawItem } from './pdf-text-pieces.ts';

/** What pdfjs says of a field of a form on a page (its annotation data), as far as we use it. */
export type Widget = {
  readonly subtype?: string;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly annotationFlags?: number;
  /** Left, bottom, right, top in points of the page. */
  readonly rect?: readonly number[];
  /** Degrees that its text is turned by, against the clock. */
  readonly rotation?: number;
  readonly multiLine?: boolean;
  readonly password?: boolean;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  /** What a check box, and what a radio button is when it is ticked. */
  readonly exportValue?: string;
  readonly buttonValue?: string;
  readonly options?: readonly { readonly exportValue?: string; readonly displayValue?: string }[];
  readonly defaultAppearanceData?: { readonly fontSize?: number };
};

/** Annotation flags of fields that a page does not show: hidden, no view. */
const NOT_SHOWN = 0b10_0010;
const [TICKED, EMPTY] = ['☑', '☐'];
/** Type of fields that leave its size to the reader, and the share of a line that type takes. */
const SIZE = 9;
const LEAST = 4;
const LINE = 1.2;

/** What a field shows; undefined for buttons to press, signatures, passwords and what is hidden or empty. */
function shownBy(widget: Widget): string | undefined {
  const { fieldType, fieldValue: value, annotationFlags = 0, options = [] } = widget;
  if (widget.subtype !== 'Widget' || (annotationFlags & NOT_SHOWN) !== 0 || widget.password) return undefined;
  if (fieldType === 'Btn') {
    if (!widget.checkBox && !widget.radioButton) return undefined;
    const own = widget.checkBox ? widget.exportValue : widget.buttonValue;
    return own !== undefined && value === own ? TICKED : EMPTY;
  }
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return undefined;
  const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  const text = values
    .map((one) => options.find(({ exportValue }) => exportValue === one)?.displayValue ?? one)
    .join(', ');
  return text.trim() === '' ? undefined : text;
}

const CJK = /[\u2e80-\u9fff\uff00-\uffef]/;
/** About how wide a character is, in type sizes. */
const widthOf = (character: string) => (CJK.test(character) ? 1 : 0.5);

/** A text in lines of so many type sizes, parted at blanks; Chinese anywhere. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n?|\n/)) {
    let [line, width] = ['', 0];
    for (const word of paragraph.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? []) {
      const own = [...word.trimEnd()].reduce((sum, one) => sum + widthOf(one), 0);
      if (line !== '' && width + own > most) {
        lines.push(line);
        [line, width] = ['', 0];
      }
      line += word;
      width += own + (word.length - word.trimEnd().length) * widthOf(' ');
    }
    lines.push(line);
  }
  return lines.filter((line) => line.trim() !== '');
}

/** Lines of a text, and the size that they have so that they stand within a frame. */
function setIn(
  text: string,
  { width, height, multiLine, most }: { width: number; height: number; multiLine: boolean; most: number },
): { lines: string[]; size: number } {
  if (!multiLine) return { lines: [text.replace(/\s+/g, ' ')], size: Math.min(most, height * 0.9) };
  let size = Math.min(most, height / LINE);
  while (size > LEAST && wrap(text, width / size).length * size * LINE > height) size -= 0.5;
  return { lines: wrap(text, width / size), size };
}

/** A field's text as pieces within its frame, set as readers set it: a line in the middle, several from the top. */
function itemsOf(
  text: string,
  { rect = [], rotation = 0, multiLine = false, defaultAppearanceData }: Widget,
): RawItem[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const quarter = (((Math.round(rotation / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  const [width, height] = quarter % 2 === 0 ? [right - left, top - bottom] : [top - bottom, right - left];
  if (!(width > 0) || !(height > 0)) return [];
  const { lines, size } = setIn(text, { width, height, multiLine, most: defaultAppearanceData?.fontSize || SIZE });
  const step = multiLine ? size * LINE : height;
  return lines.map((line, at) => {
    const along = 1;
    // The baseline below the upper edge: a line stands in the middle of its step.
    const down = at * step + step / 2 + size * 0.3;
    const [x, y] = [
      [left + along, top - down],
      [left + down, bottom + along],
      [right - along, bottom + down],
      [right - down, top - along],
    ][quarter] as [number, number];
    const [cos, sin] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][quarter] as [number, number];
    const set = Math.min(width, [...line].reduce((sum, one) => sum + widthOf(one), 0) * size);
    return { str: line, transform: [size * cos, size * sin, -size * sin, size * cos, x, y], width: set, height: size };
  });
}

const fold = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

/** Whether the page itself says what the field says: some programs draw the value and leave the field. */
function isDrawn(text: string, { rect = [] }: Widget, items: readonly RawItem[]): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  return items.some(({ str, transform: [, , , , x = 0, y = 0] }) => {
    const within = x >= left - 1 && x <= right && y >= bottom - 1 && y <= top;
    return within && fold(str) !== '' && fold(text).includes(fold(str));
  });
}

/** What the fields of a form show on a page, as pieces of text in their frames, beside what the page draws (`items`). */
export function itemsOfFields(widgets: readonly Widget[], items: readonly RawItem[]): RawItem[] {
  return widgets.flatMap((widget) => {
    const text = shownBy(widget);
    return text === undefined || isDrawn(text, widget, items) ? [] : itemsOf(text, widget);
  });
}
