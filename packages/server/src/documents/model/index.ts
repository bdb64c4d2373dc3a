export type {
  Box,
  Cell,
  Document,
  DocumentKind,
  Doubt,
  Line,
  LineRole,
  Page,
  PageSource,
  PageView,
  Span,
} from './document.ts';
export { boxOfText, boxOfWords, unionOf } from './geometry.ts';
