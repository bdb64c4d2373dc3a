/**
 * How many values each bucket held, and how many were right, on 31 documents with text whose pages that state fields were drawn as
 * an office scanner would have made them (138 pages; `npm run eval -- --as-scans`): too few true scans are labelled to count alone.
 */
export const DRAWN_AS_SCANS: Readonly<Record<string, readonly [values: number, right: number]>> = {
  'code ocr block': [3, 3],
  'code ocr declared': [6, 6],
  'code ocr doubtful': [3, 3],
  'code ocr label': [54, 54],
  'code ocr pattern': [40, 40],
  'code ocr pollutant': [9, 9],
  'code ocr statement': [11, 11],
  'entry ocr agrees': [106, 106],
  'prose ocr block': [2, 2],
  'prose ocr doubtful': [24, 22],
  'prose ocr fallback': [7, 5],
  'prose ocr label': [132, 129],
};
