/**
 * How many labelled values and blanks each bucket of `confidence.ts` was measured on, and how many of them were right: 186 documents
 * of about 70 suppliers, 26 certificates, forms and letters among them, kept-aside ones included. `npm run eval:fit` counts them
 * anew; copy its figures here when rules change. Values read by OCR were counted on 24 scans and on 31 documents with text, whose
 * pages were drawn as an office scanner would have made them (`npm run eval -- --as-scans`). A bucket that nothing was measured in
 * gets the confidence of a coin.
 */
export const MEASURED: Readonly<Record<string, readonly [values: number, right: number]>> = {
  'blank ocr named': [2, 0],
  'blank ocr negated': [87, 87],
  'blank ocr not stated': [151, 135],
  'blank text named': [9, 4],
  'blank text negated': [567, 559],
  'blank text not stated': [682, 665],
  'borne out text': [419, 419],
  'code ocr block': [7, 7],
  'code ocr declared': [15, 15],
  'code ocr doubtful': [9, 9],
  'code ocr label': [101, 100],
  'code ocr pattern': [64, 61],
  'code ocr pollutant': [13, 13],
  'code ocr statement': [14, 14],
  'code text declared': [10, 10],
  'code text pattern': [9, 5],
  'code text pollutant': [13, 13],
  'code text statement': [50, 47],
  'company text': [165, 165],
  'entry ocr agrees': [156, 156],
  'entry text agrees': [445, 445],
  'entry text differs': [9, 9],
  'prose ocr block': [3, 3],
  'prose ocr doubtful': [30, 28],
  'prose ocr fallback': [10, 7],
  'prose ocr label': [235, 227],
  'prose text fallback': [6, 6],
  'prose text label': [467, 457],
  'strict text': [369, 368],
};
