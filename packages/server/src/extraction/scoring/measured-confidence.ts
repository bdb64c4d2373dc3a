/**
 * How many labelled values each bucket of `confidence.ts` was measured on, and how many of them were right: 186 documents of
 * about 70 suppliers, 26 certificates, forms and letters among them, kept-aside ones included. `npm run eval:fit` counts them anew;
 * copy its figures here when rules change. Values read by OCR were counted on ten scans and on 26 documents with text, whose pages
 * were drawn as an office scanner would have made them (`npm run eval -- --as-scans`); doubtful ones on scans. A bucket that
 * nothing was measured in gets the confidence of a coin.
 */
export const MEASURED: Readonly<Record<string, readonly [values: number, right: number]>> = {
  'entry text agrees': [445, 445],
  'entry text differs': [9, 9],
  'code text label': [46, 46],
  'code text pattern': [199, 195],
  'code text statement': [49, 46],
  'code text block': [17, 15],
  'code text fallback': [0, 0],
  'code text declared': [59, 59],
  'code text pollutant': [57, 57],
  'company text': [165, 165],
  'figure text': [266, 265],
  'prose text label': [656, 646],
  'prose text pattern': [0, 0],
  'prose text statement': [0, 0],
  'prose text block': [6, 6],
  'prose text fallback': [11, 11],
  'entry ocr agrees': [72, 72],
  'entry ocr differs': [7, 4],
  'code ocr label': [87, 85],
  'code ocr pattern': [50, 49],
  'code ocr statement': [11, 8],
  'code ocr block': [7, 7],
  'code ocr declared': [14, 14],
  'code ocr pollutant': [8, 8],
  'prose ocr label': [145, 137],
  'prose ocr block': [4, 4],
  'prose ocr fallback': [9, 4],
  'code ocr doubtful': [5, 5],
  'prose ocr doubtful': [6, 6],
};
