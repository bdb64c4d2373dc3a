import type { Severity } from '../../base/index.ts';
import type { GoodsField } from '../declaration/declaration.ts';

/** How a field is called where documents of a shipment differ on it, and why that matters. */
export type FieldWords = {
  readonly field: GoodsField;
  readonly word: string;
  readonly wordZh: string;
  readonly severity: Severity;
  readonly source: string;
};

const SECTION_14 = 'IMDG 5.4.1.4; section 14 and certificates of one shipment';

/** The fields, in the order of the transport description. */
export const FIELD_WORDS: readonly FieldWords[] = [
  {
    field: 'unNo',
    word: 'UN number',
    wordZh: '联合国编号',
    severity: 'error',
    source: SECTION_14,
  },
  {
    field: 'properShippingName',
    word: 'proper shipping name',
    wordZh: '正确运输名称',
    severity: 'warning',
    source: SECTION_14,
  },
  {
    field: 'imoHazardClassNo',
    word: 'class',
    wordZh: '类别',
    severity: 'error',
    source: SECTION_14,
  },
  {
    field: 'subRiskClassNo',
    word: 'subsidiary hazard',
    wordZh: '次要危险性',
    severity: 'error',
    source: SECTION_14,
  },
  {
    field: 'packingGroup',
    word: 'packing group',
    wordZh: '包装类别',
    severity: 'error',
    source: SECTION_14,
  },
  {
    field: 'flashPointCelsius',
    word: 'flash point',
    wordZh: '闪点',
    severity: 'warning',
    source: 'IMDG 5.4.1.4.3.6; section 9',
  },
  {
    field: 'marinePollutant',
    word: 'marine pollutant',
    wordZh: '海洋污染物',
    severity: 'error',
    source: 'IMDG 5.4.1.4.3.5',
  },
  {
    field: 'emsCode',
    word: 'EmS',
    wordZh: 'EmS',
    severity: 'warning',
    source: 'IMDG 3.2.1 column 15',
  },
  {
    field: 'packingCode',
    word: 'UN mark of the packagings',
    wordZh: '包装UN标记',
    severity: 'error',
    source: 'IMDG 6.1.3; packing certificates',
  },
  {
    field: 'commodityName',
    word: 'product name',
    wordZh: '品名',
    severity: 'warning',
    source: 'Policy: the documents are of the declared product',
  },
  {
    field: 'appearance',
    word: 'physical state',
    wordZh: '物理状态',
    severity: 'warning',
    source: 'IMDG 2.0.1; section 9',
  },
  {
    field: 'casNo',
    word: 'CAS number',
    wordZh: 'CAS号',
    severity: 'warning',
    source: 'Policy: the documents are of the declared product',
  },
  {
    field: 'hCodeGHS',
    word: 'GHS hazard statements',
    wordZh: 'GHS危险性说明',
    severity: 'warning',
    source: 'GHS 1.5; section 2',
  },
  {
    field: 'limitedQuantity',
    word: 'limited quantity',
    wordZh: '有限数量',
    severity: 'warning',
    source: 'IMDG 3.4, 5.4.1.5.2.1',
  },
  {
    field: 'grossWeightKgs',
    word: 'gross mass',
    wordZh: '毛重',
    severity: 'warning',
    source: 'IMDG 5.4.1.5.1; packing certificates',
  },
  {
    field: 'netWeightKgs',
    word: 'net mass',
    wordZh: '净重',
    severity: 'warning',
    source: 'IMDG 5.4.1.5.1; packing certificates',
  },
];
