/**
 * How many labelled values each bucket of `confidence.ts` was measured on, and how many of them were right: 82 documents of
 * about 50 suppliers and 3 certificates, kept-aside suppliers included. `npm run eval` counts them anew; copy its figures
 * here when rules change. Values read by OCR were counted on ten scans and on 26 documents with text, whose pages were drawn as
 * an office scanner would have made them: `npm run eval -- --as-scans`. A bucket that nothing was measured in gets the confidence
 * of a coin.
 */
export const MEASURED: Readonly<Record<string, readonly [values: number, right: number]>> = {
  'entry text agrees': [207, 207],
  'entry text differs': [8, 7],
  'code text label': [178, 175],
  'code text pattern': [97, 96],
  'code text statement': [26, 25],
  'code text block': [17, 15],
  'code text fallback': [0, 0],
  'code text declared': [19, 18],
  'code text pollutant': [29, 29],
  'prose text label': [323, 319],
  'prose text pattern': [0, 0],
  'prose text statement': [0, 0],
  'prose text block': [6, 6],
  'prose text fallback': [10, 9],
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
  'code ocr doubtful': [0, 0],
  'prose ocr doubtful': [0, 0],
};
