import type { CheckFinding } from '../../compliance/index.ts';
import type { ShipmentPapers } from '../papers/gather-papers.ts';
import { packedValues } from '../papers/packed-values.ts';
import type { Shipment, ShipmentGoods } from '../shipment.schema.ts';
import { numberOf } from './compared-field.ts';

const USE = 'packing-use-certificate';

/** Number of packages that goods of a shipment come in, as far as it states it. */
function packagesOf(goods: ShipmentGoods): number | undefined {
  const packed = packedValues(goods.packages ?? []).packageQuantityAndType ?? goods.values?.packageQuantityAndType;
  return packed === undefined || packed === null ? undefined : numberOf('packageQuantityAndType', packed);
}

const countOf = (goods: readonly ShipmentGoods[], document: number) =>
  goods
    .filter(({ documents = [] }) => documents.includes(document))
    .reduce((sum, one) => sum + (packagesOf(one) ?? 0), 0);

/** Use certificates that are given for fewer packages than this and the other shipments take from them. */
export function checkCertificates(
  shipment: Shipment,
  { papers }: ShipmentPapers,
  others: readonly Shipment[],
): CheckFinding[] {
  return papers.flatMap((paper): CheckFinding[] => {
    const stated = paper.values.packageQuantityAndType;
    if (paper.documentType !== USE || paper.document === undefined || !stated || stated.value === null) return [];
    const lot = numberOf('packageQuantityAndType', stated.value);
    const { document } = paper;
    const here = countOf(shipment.goods, document);
    const before = others
      .map(({ id, goods }) => ({ id, count: countOf(goods, document) }))
      .filter(({ count }) => count > 0);
    const used = before.reduce((sum, { count }) => sum + count, 0);
    if (lot === undefined || here + used <= lot) return [];
    const also =
      used === 0 ? '' : `, and ${used} of them are used by shipment ${before.map(({ id }) => id).join(', ')}`;
    return [
      {
        ...{ code: 'packages_left', severity: 'error' },
        message: `${paper.name} is for ${lot} packages${also}; this shipment has ${here}.`,
        source: 'GB 19432; the quantity of the packing use certificate',
        ...(paper.goods === undefined ? {} : { goods: paper.goods + 1 }),
        places: stated.evidence.map(({ page, box, quote }) => ({
          ...{ document: paper.name, documentId: document, page, box: [...box], quote },
        })),
        ask: {
          english: `${paper.name} covers ${lot} packages, the shipment has ${here}. Please send a certificate for the rest.`,
          chinese: `${paper.name} 仅适用于 ${lot} 件，而本票货物为 ${here} 件。请补充其余包装的使用鉴定证书。`,
        },
      },
    ];
  });
}
