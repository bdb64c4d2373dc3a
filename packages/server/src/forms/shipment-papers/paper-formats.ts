import { builtInFormats } from '../../formats/index.ts';
import type { FormFormat } from '../produce.ts';
import { fieldsOfForm, textField } from '../produce.ts';

const declaration = builtInFormats.get('yml_dangerous_goods_data');
/** What papers of shipments show besides the boxes of the dangerous goods form. */
const FURTHER = ['sailingDate', 'invoiceNo', 'declarantCertificateNo', 'packerCertificateNo', 'packingPlaceAndDate'];

const PAPERS: Readonly<Record<string, { readonly id: string; readonly label: string }>> = {
  'container-packing-certificate': { id: 'container_packing_certificate', label: 'Container packing certificate' },
  'dangerous-goods-manifest': { id: 'dangerous_goods_manifest', label: 'Dangerous goods manifest' },
  'packing-list': { id: 'packing_list', label: 'Packing list' },
  'safe-transport-declaration': { id: 'safe_transport_declaration', label: '危险货物安全适运申报单' },
  'container-packing-certificate-zh': { id: 'container_packing_certificate_zh', label: '集装箱装箱证明书' },
};

/** The papers of a shipment, as they are named in addresses. */
export const PAPER_NAMES: readonly string[] = ['dangerous-goods-form', ...Object.keys(PAPERS)];

/** The format of a paper of shipments, by its name in addresses; undefined for other names. */
export function paperFormat(name: string): FormFormat | undefined {
  if (name === 'dangerous-goods-form') return declaration;
  const paper = PAPERS[name];
  const fields = [...fieldsOfForm(declaration), ...FURTHER.map(textField)];
  return paper && { ...paper, description: `${paper.label} of a shipment`, fields };
}
