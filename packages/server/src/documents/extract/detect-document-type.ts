import type { Section } from './find-sections.ts';

export type DocumentType =
  | 'safety-data-sheet'
  | 'transport-certificate'
  | 'classification-report'
  | 'packing-performance-certificate'
  | 'packing-use-certificate'
  | 'unknown';

const TITLES: readonly (readonly [DocumentType, RegExp])[] = [
  [
    'packing-use-certificate',
    /包装使用鉴定结果单|使用鉴定结果单|包装使用鉴定|inspection certificate of dangerous goods packag(?:e|ing)s? for (?:export )?use/i,
  ],
  [
    'packing-performance-certificate',
    /包装性能检验结果单|性能检验结果单|performance (?:inspection|test) (?:certificate|result)/i,
  ],
  [
    'transport-certificate',
    /运输条件鉴定|运输鉴定报告|certification for safe transport|identification and classification report for (?:air|sea) transport|cargo transportation condition/i,
  ],
  [
    'classification-report',
    /危险特性分类鉴别|危险性分类鉴别报告|分类鉴定报告|classification (?:and identification )?report/i,
  ],
];

/** What kind of document a text is: by its title, else by the sections it has. */
export function detectDocumentType(text: string, sections: readonly Section[]): DocumentType {
  const top = text.slice(0, 1500).replace(/(?<=[\u3400-\u9fff])\s+(?=[\u3400-\u9fff])/g, '');
  for (const [type, title] of TITLES) if (title.test(top)) return type;
  const known = new Set(sections.map((section) => section.number).filter((number) => number > 0));
  if (known.size >= 4) return 'safety-data-sheet';
  return /safety data sheet|\bm?sds\b|安全(?:技术说明书|資料表|数据)|sicherheitsdatenblatt|fiche de donn[ée]es de s[ée]curit[ée]|ficha de (?:datos|dados) de seguran?[çc]?(?:idad|a)/i.test(
    text,
  )
    ? 'safety-data-sheet'
    : 'unknown';
}
