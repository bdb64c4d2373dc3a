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
export { boxOfText, unionOf } from './geometry.ts';
