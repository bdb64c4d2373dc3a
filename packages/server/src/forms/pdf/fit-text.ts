/** Measures text in a font. */
export type TextMeasure = {
  widthOfTextAtSize: (text: string, size: number) => number;
  heightAtSize: (size: number) => number;
};

/** A text as it stands in a field: its lines, and their size. */
export type FittedText = { readonly text: string; readonly size: number; readonly fits: boolean };

const LARGEST = 10;
const SMALLEST = 5;
const PADDING = 4;

/** Text broken into lines of a width: at blanks, and between Chinese signs. */
function breakLines(text: string, width: number, size: number, font: TextMeasure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const [unit] of paragraph.matchAll(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*|\s+/gu)) {
      if (line !== '' && font.widthOfTextAtSize((line + unit).trimEnd(), size) > width) {
        lines.push(line.trimEnd());
        line = unit.trimStart();
      } else line += unit;
    }
    return [...lines, line];
  });
}

/** The largest type in which a text finds room in a field; in one of several lines it is broken where it must be. */
export function fitText(
  text: string,
  field: {
    readonly width: number;
    readonly height: number;
    readonly isMultiline: boolean;
    readonly size?: number | undefined;
  },
  font: TextMeasure,
): FittedText {
  const width = field.width - PADDING;
  const oneLine = field.isMultiline ? text : text.replace(/\s*\n\s*/g, ', ');
  let best: FittedText = { text: oneLine, size: SMALLEST, fits: false };
  for (let size = field.size || LARGEST; size >= SMALLEST; size -= 0.5) {
    const lines = field.isMultiline ? breakLines(oneLine, width, size, font) : [oneLine];
    const isWide = lines.every((line) => font.widthOfTextAtSize(line, size) <= width);
    const isHigh = lines.length === 1 || lines.length * font.heightAtSize(size) * 1.2 <= field.height - 2;
    best = { text: lines.join('\n'), size, fits: isWide && isHigh };
    if (best.fits) return best;
  }
  return best;
}
