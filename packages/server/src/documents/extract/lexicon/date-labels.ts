import { type Label, labelsOf } from '../labels.ts';

/** What a date can be the date of. `superseded` is another version's. */
export type DateConcept = 'revision' | 'issue' | 'print' | 'validity' | 'superseded';

export const DATE_LABELS: readonly Label<DateConcept>[] = [
  ...labelsOf(
    'superseded',
    '(?:date of )?(?:the )?(?:previous|first|original|prior|initial) (?:issue|issuance|revision|version|publication|release|preparation)(?: date)?|(?:date of )?(?:the )?last (?:issue|issuance|version|publication|release)(?: date)?|(?:version )?supersedes?(?:d)?(?: date| the| version)?[^:]{0,20}|replaces?(?: version| the| sds)?[^:]{0,20}|ersetzt[^:]{0,24}|remplace[^:]{0,24}|date of (?:last|first|previous) issue|creation date|first issue|sustituye[^:]{0,20}|erstellungsdatum der vorg[^:]{0,20}|替代[^:]{0,8}|首次[^:]{0,8}|初版[^:]{0,8}|최초[^:]{0,10}|대체일|作成日|最初编制日期|初次编制[^:]{0,4}|首发日期',
  ),
  ...labelsOf(
    'revision',
    '(?:SDS |MSDS |date of |last |latest |current )*(?:revis(?:ion|ed|e)|updated?|amended|review(?:ed)?)(?: ?(?:date|on|of|issue|number date|\\d{1,2}(?= ?:)))*(?:(?: ?\\([^:]{0,14}\\)))?|rev\\.?(?: ?date)|date of (?:issue ?/ ?date of )?(?:last )?(?:revision|update)|date de (?:la )?(?:r[ée]vision|mise [àa] jour)|r[ée]vis[ée]e? le|[üu]berarbeitet(?: am)?|[üu]berarbeitungsdatum|fecha de (?:la )?revisi[óo]n|revisi[óo]n|data d[ae] revis[ãa]o|data di revisione|reviewed on|改版日期|修订日期|修訂日期|最后修订[^:]{0,4}|修改日期|更新日期|改訂日|改定日|개정일자?|최종 ?개정일자?|개정 ?횟수 및 최종 ?개정일자?',
    'r[ée]v(?:ision[ei]?|isi[óo]n|is[ãa]o|\\.)?\\s?(?:n[°ºr.]{0,3}\\s?)?\\d{1,2}(?:\\.\\d)?[\\s_-]*(?:del?|du|vom|of|dated)?(?=\\s*\\d{1,4}[./-]\\d{1,2}[./-]\\d{2})',
    'Bearbeitungsdatum|[ÄA]nderungsdatum|Stand(?=\\s*:)|rev\\.?(?=\\s*:)|(?:data|fecha|date|data) (?:d[ae]|de la|della)? ?[úu]ltima (?:revis\\p{L}+|actualiz\\p{L}+|atualiz\\p{L}+)|data d[ae] atualiza[çc][ãa]o|revisione ?/ ?data|최종 ?수정일자?|수정일자?|修订版日期|最近修订[^:]{0,4}|d[áa]tum rev[íi]zie|aktualizowano(?: dnia)?|製表日期(?=.*修訂)|修订版本日期|(?:修订|改訂|개정|修訂)(?=\\s*:)|作成・改訂|(?:fecha|data|date) (?:de|d[ae]|de la) (?:la )?(?:[úu]ltima )?(?:modifica\\p{L}+|modification)',
    "(?:datum van )?herziening(?:sdatum)?|herzien op|(?:data )?(?:aktualizacji|wersji|weryfikacji|zmiany)|data aktualizacji|omarbetad(?: den)?|revisionsdatum|revideret(?: den)?|revisionsdato|datum revize|дата пересмотра|data (?:di|dell['’]ultima) revisione|fecha de (?:actualizaci[óo]n|la [úu]ltima revisi[óo]n)|[úu]ltima revis(?:i[óo]n|[ãa]o)|data da [úu]ltima revis[ãa]o|mise [àa] jour(?: du| le)?|version du|改訂年月日|改定日期|修订(?:时间|日)|更新时间|최종\\s?개정일?|개정일자 ?\\(최종\\)",
  ),
  ...labelsOf(
    'issue',
    "(?:SDS |MSDS )?(?:date of |effective |date )?(?:issu(?:ed|ing|ance|e)|publication|publishing|prepar(?:ation|ed)|compilation|version|released?|effective)(?: ?date)?(?: ?(?:on|of issue))?|effective(?: date)?|date (?:prepared|issued|of (?:the )?(?:SDS |MSDS |data sheet )?(?:issue|issuance|preparation|printing and issue))|(?:SDS|MSDS) (?:creation |preparation )?date|date created|version date|validation date|dated?|fecha(?: de (?:emisi[óo]n|elaboraci[óo]n|publicaci[óo]n|expedici[óo]n))?|date d['’][ée]mission|date de (?:publication|cr[ée]ation)|datum|erstellt am|ausgabedatum|erstellungsdatum|data|data de emiss[ãa]o|data di (?:emissione|compilazione)|签发日期|簽發日期|发布日期|發行日期|编制日期|編製日期|製表日期|制表日期|填表(?:日期|时间|時間)|编写日期|版本日期|生效日期|日期|発行日|作成(?:年月)?日|작성일자?|발행일",
    'data d[ae] elabora[çc][ãa]o|elabora(?:ci[óo]n|[çc][ãa]o)|data d[ei] pubblicazione|fecha de preparaci[óo]n|data d[ae] (?:publica[çc][ãa]o|prepara[çc][ãa]o)|Erstellungsdatum|date de pr[ée]paration|填报日期|编辑日期|制作日期|制作时间|編輯日期|制訂日期|制定年月日',
    "uitgiftedatum|datum van uitgifte|datum opmaak|data (?:sporz[ąa]dzenia|wydania|opracowania)|utf[äa]rdad(?: den)?|udstedelsesdato|datum vyd[áa]n[íi]|дата (?:выпуска|составления)|data d['’]emissione|制定日|作成年月日|编制时间|编写时间|SDS编制日期",
  ),
  ...labelsOf(
    'print',
    "(?:date )?print(?:ed|ing)?(?: ?(?:date|on))?|date (?:of )?print(?:ed|ing)|date d['’]impression|druckdatum|fecha de impresi[óo]n|打印日期|列印日期|印刷日|출력일",
    'afdrukdatum|printdatum|data wydruku|utskriftsdatum|udskriftsdato|data di stampa|data de impress[ãa]o|印刷日期|打印时间',
  ),
  ...labelsOf(
    'validity',
    '(?:valid(?:ity)? (?:until|to|till|through)|expir(?:y|ation) date|date of expiry|(?:本(?:鉴定书|证书|结果单|报告|证))?有效期(?:限)?(?:截止|至|到)?|(?:this certification is )?valid until|valid until)',
  ),
];
