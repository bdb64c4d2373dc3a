import { either } from '../lexicon/either.ts';
import { inAllScripts } from '../lexicon/han-variants.ts';
import type { Section } from './find-sections.ts';

export type DocumentType =
  | 'safety-data-sheet'
  | 'transport-certificate'
  | 'classification-report'
  | 'packing-performance-certificate'
  | 'packing-use-certificate'
  | 'container-packing-certificate'
  | 'dangerous-goods-declaration'
  | 'non-dangerous-goods-letter'
  | 'un38.3-test-summary'
  | 'unknown';

/** Titles of certificates. Blanks are optional: OCR loses them. */
const TITLES: readonly (readonly [DocumentType, string])[] = [
  [
    'un38.3-test-summary',
    either(
      '(?:UN ?38\\.3|锂(?:离子)?电池|lithium (?:cell|battery|cells|batteries)[^.]{0,30}) ?(?:test|试验|测试) ?(?:summary|概要|摘要|报告)',
      "pr[üu]fzusammenfassung|r[ée]sum[ée] du proc[èe]s-verbal d['’][ée]preuve|resumen de(?: la| las)? (?:pruebas?|ensayos?) UN ?38",
    ),
  ],
  [
    'container-packing-certificate',
    either(
      '(?:集装箱|货柜)装(?:箱|载|柜)(?:证明|检查)|装箱证明书|container(?: ?/ ?vehicle)? packing certificate|certificate of (?:container )?packing',
      "container-? ?(?:/ ?fahrzeug-? ?)?packzertifikat|certificat d['’]empotage|certificado de arrumaz[óo]n",
    ),
  ],
  [
    'dangerous-goods-declaration',
    either(
      '危险货物(?:安全)?(?:适运)?(?:申报|声明)|危险货物多式联运|多式联运危险货物',
      'IMO-?erkl[äa]rung|multimodale bef[öo]rderung gef[äa]hrlicher|transporte? multimodal de (?:marchandises dangereuses|mercanc[íi]as peligrosas)',
      'd[ée]claration de marchandises dangereuses|declaraci[óo]n de mercanc[íi]as peligrosas|gefahrguterkl[äa]rung',
      'dangerous goods (?:declaration|form|note|transport document)',
      "declaration (?:on|of) safety and fitness|shipper['’]?s declaration for dangerous goods",
    ),
  ],
  [
    'non-dangerous-goods-letter',
    '非危(?:险)?(?:品|货物|化学品)?(?:保函|声明|证明|说明|承诺|保证)|nicht-?gefahrgut-?erkl[äa]rung|(?:erkl[äa]rung [üu]ber )?nicht gef[äa]hrliche g[üu]ter|marchandises non dangereuses|non-dangerosit[ée]|mercanc[íi]as? no peligrosas?|letter of non[- ](?:dangerous|hazardous) (?:goods|cargo)|(?:letter of (?:undertaking|guarantee)[^.]{0,30})?non[- ](?:dangerous|hazardous)(?: goods| cargo)? (?:letter|declaration|guarantee|undertaking|certificate)',
  ],
  [
    'packing-use-certificate',
    '包装使用鉴定|使用鉴定结果单|inspection certificate of dangerous goods packag(?:e|ing)s? for (?:export )?use|(?:use|usage) appraisal',
  ],
  [
    'packing-performance-certificate',
    either(
      '包装性能检验|性能检验结果单|性能鉴定结果单|performance (?:inspection|test) (?:certificate|result)',
      'inspection (?:certificate|result) (?:of|for|on) (?:the )?packag(?:e|ing)s? performance',
    ),
  ],
  [
    'transport-certificate',
    either(
      '(?:运输|海运|空运|陆运)(?:条件|安全|危险性?|安全性?|分类|危险性分类)?(?:鉴定|鉴别|评估|评价)',
      'certification for safe (?:air |sea )?transport',
      'identification (?:and classification )?report for (?:(?:air|sea|road|rail) )?transport',
      '(?:cargo|goods) transport(?:ation)? conditions?',
      'bef[öo]rderungsbedingungen|conditions de transport (?:maritime|a[ée]rien)|condiciones de transporte (?:mar[íi]timo|a[ée]reo)',
      'transport (?:(?:conditions?|safety|hazard|risk) )*(?:certificate|report|appraisal|assessment|identification)',
    ),
  ],
  [
    'classification-report',
    '危险特性(?:分类|鉴别|鉴定)|危险性分类|分类鉴定报告|分类鉴别报告|classification (?:and identification )?report',
  ],
];
const PATTERNS = TITLES.map(
  ([type, title]) => [type, new RegExp(inAllScripts(title).replaceAll(' ', '\\s*'), 'i')] as const,
);

/** The title of a safety data sheet in every language that the headings are known in. */
export const SAFETY_DATA_SHEET = new RegExp(
  either(
    'safety data sheet|(?:article|battery|product) (?:safety )?information sheet|\\bm?sds\\b',
    '安全(?:技术说明书|資料表|数据|技術說明書|性?資料表|データ\\s?シート|说明书)|製品安全データ|sicherheitsdatenblatt',
    'fiches? de donn[ée]es? de s[ée]curit[ée]|fiche signal[ée]tique',
    '(?:ficha|hoja) (?:de|com) (?:datos|dados|informa[çc](?:[õo]es|[ãa]o))[^.:]{0,20}(?:segurid|seguran)',
    '\\bfispq\\b|hoja de seguridad|sched[ae] (?:di )?(?:dati (?:di )?)?sicurezza',
    'veiligheidsinformatieblad|karta charakterystyki|s[äa]kerhetsdatablad|sikkerhedsdatablad',
    'bezpe[čc]nostn[íi] list|karta bezpe[čc]nostn[ýy]ch [úu]dajov|паспорт безопасности',
    '물질\\s?안전\\s?보건\\s?자료',
  ),
  'i',
);

/** What kind of document a text is: by the title that comes first, else by the sections it has. */
export function detectDocumentType(text: string, sections: readonly Section[]): DocumentType {
  const top = text.slice(0, 1500).replace(/(?<=[\u3400-\u9fff])\s+(?=[\u3400-\u9fff])/g, '');
  const known = new Set(sections.map((section) => section.number).filter((number) => number > 0));
  // A safety data sheet classifies hazards, too: "危险性分类" in its text makes no report of it.
  if (known.size >= 10) return 'safety-data-sheet';
  const beginning = top.search(SAFETY_DATA_SHEET);
  // What a form says below its title names other certificates, too.
  const titles = PATTERNS.map(([type, title]) => ({ type, at: top.search(title) })).filter(({ at }) => at >= 0);
  const [first] = titles.sort((a, b) => a.at - b.at);
  if (first && (beginning < 0 || first.at < beginning)) return first.type;
  if (known.size >= 4) return 'safety-data-sheet';
  return SAFETY_DATA_SHEET.test(text) ? 'safety-data-sheet' : 'unknown';
}
