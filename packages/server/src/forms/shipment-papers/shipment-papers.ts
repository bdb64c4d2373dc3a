import { firstLine } from '../dangerous-goods-form/form.ts';
import { celsiusOf, printUn } from '../dangerous-goods-form/transport-description.ts';
import { packagesIn } from '../layout/packaging-words.ts';
import type { Paper } from '../layout/paper.ts';
import { CPC_ZH, SAFE_TRANSPORT } from './chinese-papers.ts';
import { CPC, MANIFEST, PACKING_LIST } from './english-papers.ts';
import { goodsPages, textOf } from './goods-table.ts';
import type { Layout, PaperContent } from './paper-layout.ts';

const LAYOUTS: Readonly<Record<string, Layout>> = {
  container_packing_certificate: CPC,
  dangerous_goods_manifest: MANIFEST,
  packing_list: PACKING_LIST,
  safe_transport_declaration: SAFE_TRANSPORT,
  container_packing_certificate_zh: CPC_ZH,
};

/** How values read on a paper of shipments, where they do not stand as they are. */
export function shownOnPaper(format: string): (key: string, value: string | number) => string {
  const language = LAYOUTS[format]?.language ?? 'en';
  return (key, value) => {
    const written = String(value).trim();
    if (key === 'unNo') return printUn(written);
    if (key === 'flashPoint' || key === 'flashPointCelsius') return celsiusOf({ flashPoint: written });
    return key === 'packageQuantityAndType' || key === 'packagesByContainer' ? packagesIn(language, written) : written;
  };
}

/** Whether a format is a paper of shipments with a layout of its own. */
export const isShipmentPaper = (format: string): boolean => format in LAYOUTS;

/** What a continuation page says of the parties: their names, without the addresses of the first page. */
function continued(content: PaperContent): PaperContent {
  const { values } = content;
  const named = ['shipper', 'consignee'].map((key) => [key, firstLine(textOf(values, key))] as const);
  return { ...content, values: { ...values, ...Object.fromEntries(named) } };
}

/** A paper of a shipment with all its goods, over as many pages as they need. */
export function composePaper(format: string, content: PaperContent): Paper | undefined {
  const layout = LAYOUTS[format];
  if (layout === undefined) return undefined;
  const { title, subtitle, sheet, columns, landscape = false, footnote } = layout;
  const further = continued(content);
  const beside = { first: layout.above(content, ''), further: layout.above(further, ''), last: layout.below(content) };
  const table = { columns: layout.table, words: layout.totalWords };
  const tables = goodsPages(content.goods, table, { columns, landscape }, beside);
  return {
    ...{ title, subtitle, sheet, columns, landscape, footnote },
    pages: tables.map((rows, at) => [
      ...layout.above(at === 0 ? content : further, `${at + 1} / ${tables.length}`),
      ...rows,
      ...(at === tables.length - 1 ? layout.below(content) : []),
    ]),
  };
}
