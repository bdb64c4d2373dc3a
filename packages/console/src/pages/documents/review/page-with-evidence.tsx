import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { PagePicture } from '../../../parts/page-picture.tsx';
import type { DocumentPage, PageProps } from './document-pages.tsx';

/** Left, top, right, bottom on the page, in points. */
type Box = readonly [number, number, number, number];
type Props = {
  readonly document: number;
  readonly name: string;
  readonly page: DocumentPage;
  readonly hasPicture: boolean;
} & PageProps;

/** Less than this is a click, in points. */
const SMALLEST_BOX = 4;

/** The picture of a page, with the evidence boxed. A box drawn on it takes the words inside. */
export function PageWithEvidence({ document, name, page, hasPicture, fields, chosen, shown, onChoose, onTake }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const drawing = useDrawnBox((box) => onTake(wordsInside(page, box)));
  const boxes = Object.entries(fields).flatMap(([key, { evidence }]) =>
    evidence
      .filter((place) => place.document === document && place.page === page.number)
      .map(({ box }) => ({ key, box })),
  );
  const place = shown?.document === document && (shown.page ?? 1) === page.number ? shown : undefined;
  const marked = shown === undefined ? chosen : undefined;
  const chosenHere = boxes.some(({ key }) => key === marked) ? marked : undefined;
  useEffect(() => {
    if (chosenHere === undefined && place === undefined) return;
    const mark = holder.current?.querySelector('[data-chosen="true"]');
    (mark ?? holder.current)?.scrollIntoView({ block: 'center' });
  }, [chosenHere, place]);
  return (
    <div className="page" ref={holder}>
      {hasPicture ? (
        <PagePicture
          document={document}
          number={page.number}
          width={page.width}
          height={page.height}
          alt={`${name}, ${page.number}`}
        />
      ) : (
        <TextOfPage page={page} label={`${name}, ${page.number}`} />
      )}
      <svg viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true" {...drawing.listeners}>
        {boxes.map(({ key, box: [left = 0, top = 0, right = 0, bottom = 0] }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table of fields offers the same to the keyboard.
          <rect
            key={`${key} ${left} ${top}`}
            x={left - 1}
            y={top - 1}
            width={right - left + 2}
            height={bottom - top + 2}
            data-chosen={key === marked}
            onClick={() => onChoose(key)}
          />
        ))}
        {place?.box ? <Shown box={place.box} /> : null}
        {drawing.box ? <Drawn box={drawing.box} /> : null}
      </svg>
    </div>
  );
}

type TextProps = { readonly page: DocumentPage; readonly label: string };

/** The words of a page that has no picture (a text file, a workbook, a mail), where they stand. */
function TextOfPage({ page: { width, height, lines }, label }: TextProps) {
  const cells = lines.flatMap((line) => line.cells);
  return (
    <svg className="page-text" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {cells.map(({ text, box: [left = 0, top = 0, right = 0, bottom = 0] }) => (
        <text
          key={`${left} ${top}`}
          x={left}
          y={bottom - (bottom - top) * 0.2}
          fontSize={(bottom - top) * 0.8}
          textLength={right > left ? right - left : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

function Shown({ box: [left = 0, top = 0, right = 0, bottom = 0] }: { readonly box: readonly number[] }) {
  return <rect data-chosen="true" x={left - 1} y={top - 1} width={right - left + 2} height={bottom - top + 2} />;
}

function Drawn({ box: [left, top, right, bottom] }: { readonly box: Box }) {
  return <rect className="drawn" x={left} y={top} width={right - left} height={bottom - top} />;
}

function useDrawnBox(onDrawn: (box: Box) => void) {
  const [from, setFrom] = useState<readonly [number, number]>();
  const [box, setBox] = useState<Box>();
  const end = () => {
    setFrom(undefined);
    setBox(undefined);
  };
  const listeners = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerType === 'mouse' && event.button === 0) setFrom(pointOf(event));
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (from === undefined) return;
      const [x, y] = pointOf(event);
      setBox([Math.min(from[0], x), Math.min(from[1], y), Math.max(from[0], x), Math.max(from[1], y)]);
    },
    onPointerUp: () => {
      if (box && box[2] - box[0] > SMALLEST_BOX && box[3] - box[1] > SMALLEST_BOX) onDrawn(box);
      end();
    },
    onPointerLeave: end,
  };
  return { box, listeners };
}

function pointOf(event: PointerEvent<SVGSVGElement>): readonly [number, number] {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const page = event.currentTarget.viewBox.baseVal;
  return [((event.clientX - left) / width) * page.width, ((event.clientY - top) / height) * page.height];
}

/** The text of the cells whose middle lies in the box, in reading order. */
function wordsInside({ lines }: DocumentPage, [left, top, right, bottom]: Box): string {
  const isInside = ({ box: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }: { box: number[] }) => {
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  return lines.flatMap(({ cells }) => cells.filter(isInside).map(({ text }) => text)).join(' ');
}
