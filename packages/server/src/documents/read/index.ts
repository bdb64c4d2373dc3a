export { DEFAULT_READ_LIMITS, type ReadLimits } from './limits.ts';
export { keepOcrLoaded } from './ocr/keep-ocr-loaded.ts';
export {
  type BoxSign,
  isSymbolFont,
  signOfCheckBox,
  signOfSymbol,
  symbolOfSign,
} from './office/symbol-boxes.ts';
export { findTextLayerFault } from './pdf/text-layer.ts';
export { drawBoxes, type LabelledBox } from './pictures/draw-boxes.ts';
export { type PagePicture, PagePictures } from './pictures/page-pictures.ts';
export type { Raster } from './pictures/raster.ts';
export { writePng } from './pictures/write-png.ts';
export { type ReadOptions, type ReadResult, readDocument } from './read-document.ts';
