import type { NewPdf } from './new-pdf.ts';

/** Text in a rectangle. */
export type TextBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly font?: 'regular' | 'bold';
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
};

const SMALLEST = 4.5;

/** Height that a text takes when it wraps at `width`. */
export function heightOf(pdf: NewPdf, box: Pick<TextBox, 'text' | 'width' | 'font' | 'size'>): number {
  if (box.text === '') return 0;
  pdf.font(box.font ?? 'regular').fontSize(box.size ?? 9);
  return pdf.heightOfString(box.text, { width: box.width, lineGap: 1 });
}

/** Draws text in its rectangle, in smaller type when it would not fit. Returns false when it does not fit even so. */
export function drawText(pdf: NewPdf, box: TextBox): boolean {
  let size = box.size ?? 9;
  while (size > SMALLEST && heightOf(pdf, { ...box, size }) > box.height) size -= 0.5;
  pdf
    .font(box.font ?? 'regular')
    .fontSize(size)
    .fillColor(box.color ?? '#1f2933');
  const fits = heightOf(pdf, { ...box, size }) <= box.height + 0.5;
  pdf.text(box.text, box.x, box.y, {
    width: box.width,
    lineGap: 1,
    align: box.align ?? 'left',
    ...(fits ? {} : { height: box.height, ellipsis: true }),
  });
  return fits;
}
