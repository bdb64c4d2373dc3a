import { type Label, labelsOf } from '../labels/labels.ts';

/** What a line of sections 1, 3 or 9 can say of the substance or the article besides its names. */
export type SubstanceConcept = 'formula' | 'productCode' | 'other';

export const SUBSTANCE_LABELS: readonly Label<SubstanceConcept>[] = [
  ...labelsOf(
    'formula',
    [
      '(?:chemical |molecular |empirical |structural |hill )?formula(?! ?(?:no|number|code|weight|mass|#))',
      '(?:分子式|化学式|化學式|化学分子式|示性式)',
      '분자식',
      '화학식',
    ],
    [
      'Summenformel',
      'Molekularformel',
      'chemische Formel',
      'formule (?:brute|mol[ée]culaire|chimique)',
      'f[óo]rmula (?:qu[íi]mica|molecular|emp[íi]rica)',
      'formula (?:chimica|bruta|molecolare)',
      'molecuulformule',
      'brutoformule',
      'wz[óo]r (?:chemiczny|sumaryczny)',
    ],
  ),
  ...labelsOf(
    'productCode',
    [
      '(?:product|article|item|catalog(?:ue)?|cat|part|stock|material|manufacturer(?: article)?|model)(?: ?/ ?(?:product|item))? ?(?:codes?|no\\b\\.?|numbers?|nos?\\.|#|id)(?:\\(s\\))?',
      'SKU(?:\\(s\\))?',
      'model(?=\\s*:)',
    ],
    [
      'Artikel-?(?:nummer|Nr\\.?)',
      'Produkt-?(?:nummer|code|Nr\\.?)',
      'Materialnummer',
      'code (?:du )?produit',
      'r[ée]f[ée]rence (?:du )?produit',
      'c[óo]digo (?:del?|do) produ[ct]+o',
      'codice (?:del )?prodotto',
      'productcode',
      'artikelnummer',
      'kod produktu',
    ],
    [
      '(?:产品|產品|商品|物品)(?:编号|編號|代码|代碼|型号|型號)',
      '型号',
      '型號',
      '货号',
      '貨號',
      '(?:製品|品目)(?:コード|番号)',
      '品番',
      '型番',
      '제품 ?(?:코드|번호)',
      '모델명',
    ],
  ),
  ...labelsOf('other', [
    '(?:product|trade|chemical|brand|material) name',
    'product(?=\\s*:)',
    'CAS[^:]{0,12}',
    'synonyms?',
    '(?:molecular|formula) (?:weight|mass)',
    'EC[- ](?:no|number)\\.?',
    'SDS[^:]{0,14}',
    'revision[^:]{0,14}',
    '(?:recommended )?use',
    'company',
    'supplier',
    'manufacturer',
    'appearance',
    'odou?r',
    'colou?r',
    'physical state',
  ]),
];
