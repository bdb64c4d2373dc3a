import { type Label, labelsOf } from '../labels.ts';
import { MODE_PATTERN } from './transport-modes.ts';

/** What a line of section 14 can be about. `other` only marks where a value ends. */
export type TransportConcept =
  | 'mode'
  | 'unNumber'
  | 'shippingName'
  | 'technicalName'
  | 'class'
  | 'subsidiary'
  | 'hazardLabel'
  | 'packingGroup'
  | 'marinePollutant'
  | 'environment'
  | 'ems'
  | 'limitedQuantity'
  | 'description'
  | 'specialProvisions'
  | 'other';

export const TRANSPORT_LABELS: readonly Label<TransportConcept>[] = [
  ...labelsOf('mode', MODE_PATTERN),
  ...labelsOf(
    'unNumber',
    '(?:(?:dot|imdg|iata|adr|tdg|icao|imo)[\\s/]*)?(?:UN|U\\.N\\.|ONU|ID|NA|UN/ID|UN/NA|UN/ID/NA|UN-?ID|PIN)[\\s/-]*(?:no\\b\\.?|nos?\\.|nr\\b\\.?|num(?:ber|mer)s?(?:\\s*(?:or|/)\\s*ID num(?:ber|mer))?(?:/PIN)?|#|nummer|identification number|number or ID number|n°|nº)(?:\\s*(?:/|or|oder)\\s*(?:ID|UN|NA|PIN)[\\s-]*(?:no\\.?|number|nr\\.?|nummer)?)?',
    'UN-?Nummer(?: oder ID-Nummer)?|UN/ID-?Nr\\.?|UN-Nr\\.?',
    "num[ée]ro (?:d['’]identification )?(?:ONU|UN)(?: ou num[ée]ro d['’]identification)?|n[°º]\\s?ONU|No\\.? ONU(?:/ID)?|n[úu]mero (?:ONU|UN)(?: o n[úu]mero ID)?|numero ONU(?: o numero ID)?|n\\.? ?ONU",
    '(?:联合国|聯合國)(?:危险货物|危險貨物|危险物质|运输)?(?:编号|編號|号码|號碼)(?:\\s*\\(UN[^)]*\\))?|UN\\s?(?:编号|編號|号|號|番号|번호)|危险货物编号|危險貨物編號|国連番号|유엔\\s?번호|UN번호',
    '(?:UN|NA|ID)(?: ?/ ?(?:NA|ID|UN|PIN))+|UN (?:identification|code)(?: number| no\\.?)?|identification n(?:umber|o)\\.?|id n(?:umber|o)\\.?|united nations (?:number|no\\.?)|UN(?!\\s*\\d)',
    '(?:VN|UN)-?nummers?(?: of ID-?nummer)?|(?:numer|nr) (?:UN|ONZ|rozpoznawczy)[^:]{0,40}|UN-?nummer eller ID-?nummer|UN [čc][íi]slo(?: nebo ID [čc][íi]slo)?|номер ООН|n[úu]mero (?:ONU|UN) (?:ou|o) n[úu]mero de (?:ID|identifica[çc][ãaóo]+n?)|n[.º°]* ?(?:ONU|UN)|numero (?:ONU|UN)|联合国编号\\(UN No\\.?\\)|UN编码|UN序号',
    '(?:联合国|聯合國)[\\u3400-\\u9fff]{0,6}(?:编号|編號|号码|號碼|编码|序号)(?:\\s*\\(UN[^)]*\\))?|UN ?危险货物编号|국제연합 ?번호|(?:ONU|UN)[- ]?(?:kod|číslo|番号|Nr)\\.?',
    '(?:n[úu]mero|n[.º°]*) (?:da |de la |de )?(?:ONU|UN)(?: ?\\(UN\\))?|危规号|国连番号|國際聯合國編號',
  ),
  ...labelsOf(
    'shippingName',
    '(?:UN|U\\.N\\.|DOT|IMDG|IATA|TDG|ADR|ICAO|IMO)?[\\s-]*(?:(?:technical|product) name ?/ ?)?(?:(?:proper|correct|technical) )*shipping name(?: ?(?:and|/|&) ?(?:description|technical name))?|(?:UN )?proper shipping (?:name|description)|(?:UN )?ship(?:ping)? name|P\\.?S\\.?N\\.?|proper name|hazmat description|hazardous materials? description|(?:name and description|proper name of shipment|dangerous goods name|D\\.?G\\.? name|UN name|transport name|freight name|correct (?:shipping|technical) name|name)(?=\\s*:)|UN proper shipping|proper shipping|(?:DOT|IMDG|IATA) description',
    'ordnungsgem[äa](?:ß|ss)e (?:UN-)?Versandbezeichnung|offizielle Benennung f[üu]r die Bef[öo]rderung|(?:UN-)?Versandbezeichnung|richtiger technischer Name|Bezeichnung des Gutes|Benennung',
    "d[ée]signation officielle (?:de transport|pour le transport)(?: de l['’]ONU)?|nom d['’]exp[ée]dition(?: des Nations unies)?|designaci[óo]n oficial de transporte(?: de las Naciones Unidas)?|nombre (?:apropiado|propio) (?:de|para el) (?:embarque|transporte)|designa[çc][ãa]o oficial de transporte(?: da ONU)?|nome (?:apropriado|adequado) para embarque|designazione ufficiale(?: ONU)? (?:di|per il) trasporto|nome di spedizione(?: dell['’]ONU)?",
    '(?:联合国|聯合國)?(?:正确|正確|正式)?(?:运输|運輸|運送)(?:专用)?(?:名称|名稱)|(?:联合国|聯合國)(?:运输|運輸)(?:名称|名稱)|品名\\(国連輸送名\\)|品名(?:\\(国連輸送名\\))?|国連輸送名|유엔 적정 선적명|적정\\s?선적명|운송품명|危险货物名称',
    'description of (?:the )?goods|(?:product |substance )?name(?=\\s*:)|cargo name|transport document name',
    '(?:UN ?)?[\\u3400-\\u9fff]{0,8}(?:运输|運輸|运送|運送|装运|航运|装船|船運)[\\u3400-\\u9fff]{0,4}(?:名称|名稱|品名|名)|정식 ?(?:운송|선적)명|適切な?品名|品名(?=\\s*:)|수송명|유엔 ?(?:적정|정식) ?(?:선적|운송)명',
    'juiste ladingnaam[^:]{0,60}|juiste vervoersnaam[^:]{0,40}|ladingnaam|(?:prawid[łl]owa )?nazwa przewozowa(?: UN| ONZ)?|officiell transportben[äa]mning|UN-forsendelsesbetegnelse|UN-f[öo]rs[äa]ndelsebeteckning|(?:ofici[áa]ln[íi] |n[áa]le[žz]it[ýy] )?(?:UN )?(?:n[áa]zev|pojmenov[áa]n[íi]) pro (?:z[áa]silku|p[řr]epravu)(?: UN| OSN)?|отгрузочное наименование[^:]{0,10}|nome (?:di spedizione|per il trasporto)[^:]{0,20}|nome de expedi[çc][ãa]o[^:]{0,20}|nombre de expedici[óo]n[^:]{0,20}|denominaci[óo]n (?:oficial )?(?:de|para el) transporte|d[ée]signation (?:officielle|du transport|de transport)|nom de transport',
    'designaci[óo]n oficial(?: (?:de|para el) transporte)?',
  ),
  ...labelsOf(
    'technicalName',
    '(?:proper )?technical name(?:\\(?s\\)?)?|技术名称|技術名稱|technische Bezeichnung|nom technique|nombre t[ée]cnico',
  ),
  ...labelsOf(
    'subsidiary',
    'class-subsidiary|additional (?:hazard|label)s?(?=\\s*:)|2 ?[°º] ?(?:label|[ée]tiq(?:uette)?\\.?)|(?:IMDG |IMO |IATA |DOT )?(?:sub(?:sidiary|sid\\.?)?|secondary)[\\s.-]*(?:hazard|risk)?s?[\\s-]*(?:class(?: ?\\(?es\\)?)?|risks?|hazards?|labels?)?(?:\\(?s\\)?)?',
    'Nebengefahr(?:en)?|Zusatzgefahr(?:en)?|risques? subsidiaires?|danger(?:s)? subsidiaire(?:s)?|risque secondaire|peligros? (?:secundario|subsidiario)s?|riesgos? (?:secundario|subsidiario)s?|risco subsidi[áa]rio|rischi? (?:secondario|sussidiario)',
    '次要危险性?(?:类别)?|次要危險性?(?:類別)?|副次危険性?|副危险性?|副危險性?|부차적 위험성|부위험성',
    'bijkomend(?:e)? gevaar|zagro[żz]enie dodatkowe|nalepk[ai] dodatkow[ae]|sekund[äa]rfara|sekund[æa]r fare|vedlej[šs][íi] nebezpe[čc][íi]|pericolo (?:secondario|accessorio)|perigo subsidi[áa]rio|(?:第二|附带|次级|从属)危险性?|次要危害(?:性)?|부가적 위험성',
    '(?:classe ou subclasse de )?(?:risco|perigo) subsidi[áa]rio',
    '(?:次要|次级|副|第二|附带|从属)(?:的)?(?:危险|危險|危害|风险|風險)[\\u3400-\\u9fff]{0,6}',
  ),
  ...labelsOf(
    'class',
    '(?:UN |US |DOT |IMDG |IATA |TDG |ADR |IMO |ICAO )?(?:transport(?:ation)? )?hazard (?:class(?: ?\\(?es\\)?)?(?: ?(?:and|&|or|/) ?(?:division|packing group|PG))?|classification)(?: ?/ ?division)?(?: ?(?:no\\.?|number|#))?|(?:(?:UN|DOT|IMDG|IATA|IMO|ICAO|ADR|RID|GGVSee)(?: ?/ ?(?:IMDG|IATA|IMO|ICAO|ADR|RID|GGVSee))?[ -])?(?:dangerous goods |D\\.?G\\.? |risk |transport )?class(?: ?\\(?es\\)?)?(?: ?(?:or|/|and|&|und) ?(?:division|div\\.?|subclass|packing group|PG|subsidiary (?:risk|hazard)))?(?: ?no\\.?)?|primary (?:hazard|risk)? ?class|(?:UN )?primary (?:risk|hazard)|UN class|danger class|division',
    'Transportgefahrenklassen?|Gefahr(?:en|gut)?klasse(?:n)?|Klasse(?:n)?(?: oder (?:Unter|Sparte)\\w*)?|ADR-?Klasse|IMDG-?Klasse',
    'classe(?:\\(?s\\)?)? de danger(?:\\(?s\\)?)?(?: pour le transport)?|classe(?:\\(?s\\)?)?(?: (?:ou|et) (?:division|sous-classe))?(?: (?:de|du) (?:risque|transport))?|clase(?:\\(?s\\)?)?(?: de peligro)?(?: para el transporte)?(?: o divisi[óo]n)?|classe(?:s)? de (?:perigo|risco)(?: para (?:efeitos de )?(?:o )?transporte)?|class[ei] di pericolo(?: connesso al trasporto)?',
    '拟装(?:危险)?(?:货物)?类别|(?:联合国|聯合國)?(?:运输|運輸|運送)?(?:危险性?|危險性?|危害性?)(?:货物|貨物)?(?:类别|類別|级别|分类|分類|类|等级)(?: ?[/∕/] ?(?:项别|項別))?|(?:联合国|聯合國)危险性(?:分类|类别)|等级或类别|類別或組別|类别(?: ?[/∕] ?项别)?|類別|国連分類|(?:輸送における)?危険有害性クラス|クラス|(?:운송에서의 )?위험성\\s?등급|등급',
    'transportgevarenklasse\\(?n?\\)?|gevarenklasse(?:\\(?n\\)?)?|klasa\\(?(?:-?y)?\\)? ?(?:zagro[żz]e(?:nia|[ńn]))?(?: w transporcie)?|faroklass(?:er)?(?: f[öo]r transport)?|transportfareklasser?|t[řr][íi]da/t[řr][íi]dy nebezpe[čc]nosti[^:]{0,16}|t[řr][íi]dy? nebezpe[čc]nosti pro p[řr]epravu|класс\\S* опасности[^:]{0,20}|class[ei] di pericolo[^:]{0,30}|classe\\(?s?\\)? de perigo[^:]{0,40}|運輸危害(?:性)?(?:分類|類別)|运输危险性分类|(?:主要)?危险性类别及项别|危険性分類|국제\\s?분류',
    'clas(?:e|se)(?:\\(?s\\)?)? relativ\\p{L}+ al transporte|classe(?: ou subclasse| / ?subclasse)? de (?:risco|perigo)(?: principal)?(?: para o transporte)?|(?:运输|運輸|运送|運送)(?:危险性?|危險性?|危害性?)?(?:类别|類別|级别|級別|等级|等級)|危险(?:货物)?(?:类项|类别号|类项号)',
    '(?!次要|次级|副|第二|附带|从属|GHS)[\\u3400-\\u9fff]{0,6}(?:危险|危險|危害)(?:性|货物|貨物|品)?(?:类别|類別|级别|級別|类项|類項|分类|分類|等级|等級)',
  ),
  ...labelsOf(
    'hazardLabel',
    '(?:hazard |transport |warning |ADR |IMDG |IATA |DOT )?label(?:s|\\(s\\))?(?: (?:required|codes?|requirements?))?(?: no\\.?)?',
    'Gefahrzettel|Kennzeichnung(?:en|\\(en\\))|[ée]tiquettes?(?:\\(s\\))?(?: de danger)?|Nom\\(s\\)|etiquetas?(?:\\(s\\))?|etichett[ae]',
    '标签|標籤|运输标签|危险标志|ラベル|라벨|표찰',
  ),
  ...labelsOf(
    'packingGroup',
    '(?:UN |DOT |IMDG |IATA |TDG |ADR |IMO )?(?:pack(?:ing|aging|age)?|pkg)[\\s./-]*(?:risk )?(?:group|grp|gp|class)\\.?(?:\\(?s\\)?)?(?: number| no\\.?| ?#)?(?:,? ?\\(?if applicable\\)?)?|P\\.?G\\.?\\*?(?: no\\.?)?|pack\\.? ?gr\\.?|group(?=\\s*:)|verp\\.?-? ?gr\\.?',
    "Verpackungsgruppe|groupe d['’]emballage|grupo de (?:embalaje|envase(?:\\s?/\\s?embalaje)?|embalagem)|gruppo d['’]imballaggio|groupe(?=$)",
    '(?:建议)?包装(?:类别|组别|组|等级|类型|类|級別|级别)|包裝(?:類別|組|等級|類)|容器等級|용기\\s?등급|포장\\s?등급',
    "verpakkingsgroep|grupa (?:pakowania|opakowaniowa)|(?:f[öo]r)?packningsgrupp|emballagegruppe|obalov[áa] skupina|группа упаковки|gruppo (?:di|d['’]) ?imballaggio|grupo de (?:embalagem|embalaje|empaque|envasado)|PG-?Nr\\.?|包裝(?:群組|群)|包装群|包装组别|PG值|용기등급(?: PG)?",
    '(?:联合国|UN|建议)?包装(?:类型|级|類型|组别?|等級)',
  ),
  ...labelsOf(
    'marinePollutant',
    '(?:is (?:an? )?)?(?:IMDG[ -]|IMO )?(?:environmentally hazardous substance ?/ ?)?marine pollutants?(?: name| status)?(?:\\(?s\\)?)?|sea pollutant|Meeresschadstoff|polluant marin|contaminante marino|poluente marinho|inquinante marino|海洋污染物(?:质)?|海洋汚染物質|해양오염물질(?:\\s?\\(해당 또는 비해당으로 표기\\))?|海洋污染',
    'mariene verontreiniging|zeeverontreinigend(?:e)?(?: stof)?|marien verontreinigende stof|substancja zanieczyszczaj[ąa]ca morze|zanieczyszczenie morskie|zanieczyszcza morze|vattenf[öo]rorenande[^:]{0,10}|havsf[öo]rorenande[^:]{0,10}|havforurenende[^:]{0,14}|marin f[öo]rorening|(?:l[áa]tka )?zne[čc]i[šs][ťt]uj[íi]c[íi] mo[řr]e|морской загрязнитель|contaminante mar[íi]timo|poluente (?:mar[íi]timo|das [áa]guas)|contaminante del mar|海洋(?:污染性|汚染物)(?:质|物)?',
  ),
  ...labelsOf(
    'environment',
    "environmental(?:ly)? hazard(?:s|ous)?(?: substance)?|hazard(?:s|ous) (?:to|for) the environment|Umweltgefahren|umweltgef[äa]hrdend|dangers? pour l['’]environnement|peligros? para el medio ambiente|perigos? para o ambiente|pericoli per l['’]ambiente|环境危害|環境危害|环境危险|環境に対する有害性|환경\\s?유해성",
    'milieugevaren|milieugevaarlijk|zagro[żz]enia dla [śs]rodowiska|milj[öo]faror|milj[øo]farer|nebezpe[čc]nost pro [žz]ivotn[íi] prost[řr]ed[íi]|опасност\\S* для окружающей среды|环境危险性|環境(?:に対する)?有害性|perigoso para o ambiente|peligroso para el medio ambiente',
    'perigos? (?:ao|para o) (?:meio )?ambiente|riesgos? (?:ambientales|para el medio ambiente)|peligro(?:s|so)? (?:ambiental(?:es)?|al medio ambiente)|对环境的?危害|環境危害性',
  ),
  ...labelsOf(
    'ems',
    '(?:IMDG[ -]|MFAG ?/ ?)?EmS(?:[\\s,-]*MFAG)?(?:[\\s-]*(?:nummer|no|number|nr|code|guide|schedule|fire|spill(?:age)?)s?\\b\\.?)*(?: [12](?=\\s*(?::|$)))?|emergency procedures? \\(EmS\\)|emergency schedules?(?: \\(EmS\\))?|EMS-Nr\\.?|(?:船舶)?应急措施(?:\\s?EmS)?(?: No\\.?)?|緊急時措置',
    '(?:num[ée]ro|n[úu]mero|numero|numer|nr\\.?) EmS|(?:c[óo]digos?|n[úu]mero)? ?FEm|EmS[ -]?(?:番号|编号|編號|번호)|F-[^:]{0,4}EmS|EMS',
    '(?:화재|유출) ?시 ?비상 ?조치(?:의)? ?(?:종류)?|Ems ?\\(?(?:화재|유출)\\)?',
    'Ficha de emergencia \\(FEm\\)',
  ),
  ...labelsOf(
    'limitedQuantity',
    '(?:max(?:imum|\\.)? )?limited quantit(?:y|ies)(?: \\(LQ\\))?|LQ(?: ?/ ?EQ)?|QL|L\\.Q\\.|ltd\\.? (?:qty\\.?|quantit(?:y|ies))|begrenzte Mengen?(?: \\(LQ\\))?|quantit[ée]s? limit[ée]es?|cantidades? limitadas?|有限数量|有限數量|限量|少量危険物|한정수량',
    'gelimiteerde hoeveelheden|beperkte hoeveelhe(?:id|den)(?: \\(LQ\\))?|ilo[śs]ci ograniczone|begr[äa]nsade m[äa]ngder|begr[æa]nsede m[æa]ngder|omezen[áa] mno[žz]stv[íi]|quantit[àa] limitat[ae]|quantidades? limitadas?|少量危險品',
  ),
  ...labelsOf(
    'specialProvisions',
    'special provisions?|Sondervorschriften|dispositions sp[ée]ciales|disposiciones especiales|特殊规定|特殊規定|S\\.P\\.',
  ),
  ...labelsOf(
    'description',
    '(?:UN )?"?model regulation"?|bill of lading(?: description)?|shipping description|basic description|DOT (?:CFR )?[\\d. ]*data|transport (?:description|classification)',
  ),
  ...labelsOf(
    'other',
    'UN\\s?(?:标记|mark(?:ing)?s?)|ERG(?: code| no\\.?| number)?|emergency response guide(?: number)?|reportable quantit(?:y|ies)(?: ?\\(RQ\\))?|RQ|product RQ|poison inhalation hazard|special precautions?(?: for user| for)?|transport in bulk.*|tunnel(?: restriction)? code|tunnelcode|c[óo]digo de|code de tunnel|隧道码|隧道碼|격리군|터널 코드|segregation group|隔离|隔離|Trennungsgruppe|groupe de s[ée]gr[ée]gation|grupo de segregaci[óo]n|footnote|further information|additional(?: information)?(?! information ¦)|other information|remarks?|note|packaging exceptions?|packaging (?:non[- ]?)?bulk|passenger and cargo(?: aircraft)?|cargo aircraft only|transport category|hazard (?:identification )?(?:no|number|id)|kemler|placard(?:s|ing)?|mark packages|stowage|flash point|technical information|excepted quantit(?:y|ies)|packing instructions?|weitere angaben|informaci[óo]n adicional|autres informations|ADR/RID (?:hazard|危害|nummer|peligro)|passagier|nur fracht|avi[óo]n|avion|安全标志|包装标志|包装方法|运输注意事项|運送注意|特殊运送|使用者|特別の安全対策|운송수단|DOT reportable quantity',
    'bijzondere voorzorgen[^:]{0,30}|szczeg[óo]lne [śs]rodki ostro[żz]no[śs]ci[^:]{0,30}|(?:besondere|spezielle) vorsichtsma(?:ß|ss)nahmen[^:]{0,30}|pr[ée]cautions particuli[èe]res[^:]{0,40}|precauciones (?:particulares|especiales)[^:]{0,30}|precau[çc][õo]es (?:especiais|particulares)[^:]{0,30}|precauzioni (?:speciali|particolari)[^:]{0,30}|massengutbef[öo]rderung.*|(?:zee)?vervoer in bulk.*|transport (?:morski )?luzem.*|(?:maritime )?transport in bulk.*|transport (?:maritime )?en vrac.*|transporte (?:mar[íi]timo )?a granel.*|trasporto (?:marittimo )?(?:alla rinfusa|di rinfuse).*|classification code|classificatiecode|klassifizierungscode|code de classification|c[óo]digo de clasificaci[óo]n|codice (?:di )?classificazione|kod klasyfikacji|gefahrnummer|gevarenidentificatienummer|Bef[öo]rderungskategorie|transport category|Freigestellte Mengen[^:]{0,8}|散装运输|散裝運輸|ばら積み輸送[^:]{0,40}|特別の安全対策|특별한 안전[^:]{0,20}|사용자가 운송[^:]{0,60}',
  ),
];
