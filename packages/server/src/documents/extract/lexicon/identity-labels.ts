import { type Label, labelsOf, phrasesOf } from '../labels.ts';

/** What a line of section 1 can be about. `other` only marks where a value ends. */
export type IdentityConcept =
  | 'product'
  | 'chemical'
  | 'maker'
  | 'supplier'
  | 'company'
  | 'name'
  | 'use'
  | 'emergency'
  | 'telephone'
  | 'contact'
  | 'cas'
  | 'address'
  | 'other';

/** The rest of a phrase up to its colon, or to the cell's end: «… de la sustancia o la mezcla». */
const REST = '[^:]{0,80}(?=\\s*(?::|$))';

/** Words in many languages that begin a phrase which asks for the use; not one that asks what not to use the goods for. */
const USE_PHRASE = `(?![^:]{0,28}(?:desac|desaconsel|d[ée]conseill|abger|abzurat|sconsigl|afger|ontrad|odradz|avr[åa]d|frar[åa]d|nedopor|не рекоменд|restri|einschr|contrai|interdi|prohib|proib|not |nicht ))(?:(?:les|las|los|le|la|os|as|gli) )?(?:(?:principa|identifi|pertinent|relevant|recom|recommand|raccomand|empf|bestimm|vorgesehen|typ|hoofd|aanbevol|beoogd|istotn|zidentyf|rekomend|určen|usos? )\\p{L}* ){0,3}(?:verwendung|anwendung|einsatz|usos?\\b|usi\\b|utiliz|utilis|emploi|applicazion|aplica[cç]|impiego|destinazion|finalidad|gebruik|toepassing|zastosow|przeznacz|anvend|anv[äa]nd|pou[žz]it|vyu[žz]it|применен|использован|назначен|область применения)\\p{L}*${REST}`;
const ASIAN_USE_PHRASE =
  '(?!限制|不建议|不建議|사용상|제한)[\\p{L}、,/及和与與・の]{0,12}(?:用途|용도)[\\p{L}、,/及和与與・の ]{0,20}(?=\\s*(?::|$))';

/** «Type of product and use:» */
const ENGLISH_USE_PHRASE =
  '(?![^:]{0,40}(?:restrict|advised|not ))(?:[\\p{L}/]+ ){1,4}(?:use|application)s?(?:\\(s\\))?(?=\\s*:)';

/** A phrase that speaks of emergencies and of a telephone, in whatever order. */
const EMERGENCY_PHRASE =
  '(?![^:]{0,50}non-? ?emergenc)(?=[^:]{0,70}(?:tel[eé]f[oó]n|t[ée]l[ée]ph|phone|\\btel\\b|num[eé]r|n[úu]mer|номер|телефон|n[º°]|nummer|电话|電話|热线|熱線|专线|專線|番号|連絡|전화|연락))[^:]{0,50}(?:emergenc|emerg[êe]nc|emergenz|urgen|notfall|notruf|noodge|noodsit|alarm|n[öø]d|naglych|nag[łl]ych|nal[ée]hav|n[úu]dzov|tiesňov|应急|應急|紧急|緊急|긴급|비상|응급|экстренн|аварийн)[^:]{0,50}(?=\\s*(?::|$))';

/** «Emergency … :», whatever it asks for, but no overview and no procedure. */
const ENGLISH_EMERGENCY_PHRASE =
  '(?!.{0,40}(?:non-? ?emergenc|overview|procedure|first aid|guide))[^:\\d]{0,40}emergenc(?:y|ies)[^:\\d]{0,50}(?=:)';

export const IDENTITY_LABELS: readonly Label<IdentityConcept>[] = [
  ...labelsOf(
    'product',
    "trade names? (?:and|&) synonyms|product(?:'s)? ?(?:trade )?name(?:s|\\(s\\))?(?: ?/ ?(?:code|number|identifier))?|name of (?:the )?product|trade ?name(?:s|\\(s\\))?|commercial (?:product )?name|product trade name|brand name|material name|name on label|GHS product identifier|identity(?: \\(.{0,50}\\))?|product name and/or code|(?:SDS|MSDS|label|item|common trade) name",
    '(?:商品|(?:化学|本)?产品|產品|化学品|化學品|物品|物料|材料|货物|貨物|样品|樣品)(?:中文)?(?:商品)?(?:名称|名稱|名)(?: ?/ ?名稱)?|中文名(?:称|稱)?|製品名(?:称)?|製品の名称|化学品の名称|商品名|품명|제품명|화학제품명|商标名',
    'Handelsname(?:n)?|Produktname|Stoffname|Produktidentifikator|nom (?:du produit|commercial)|identificateur (?:de|du) produit|nombre (?:del? producto|comercial)|identificador del producto|nome (?:do produto|comercial|commerciale|del prodotto)|identificador do produto|identificatore del prodotto',
    '(?:product|primary|main) (?:product )?identifiers?(?:\\(s\\))?(?: \\(?(?:as )?used on (?:the )?label\\)?)?|identifiers?(?:\\(s\\))? \\(?(?:as )?used on (?:the )?label\\)?|(?:product|material|article) identity|product id(?:entification)?(?=\\s*(?::|$))|(?:(?:substance|preparation|mixture|product|commercial|or|and)[ /]+){0,4}(?:trade|product|materials?|brand|kit|commercial) names?|product description|product designation|identification of (?:the )?(?:substance|product|mixture)(?: ?/ ?(?:preparation|mixture))?|identification de la substance[^:]{0,20}|identificazione (?:dell[ao] |del )(?:sostanza|preparato|prodotto|miscela)[^:]{0,24}|identificaci[óo]n de (?:la sustancia|la mezcla|el preparado)[^:]{0,24}|identifica[çc][ãa]o d[ao] (?:subst[âa]ncia|mistura|prepara[çc][ãa]o)[^:]{0,24}|(?:substance|preparation|mixture|item) name|(?:products?(?:\\(s\\))?|material|substance|item|article)(?=\\s*(?::|$))',
    'product(?:naam|benaming)|handelsnaam|(?:productidentificatie|productidentificator)|naam van (?:het product|de stof[^:]{0,20})|nazwa (?:handlowa|produktu|substancji|wyrobu)|identyfikator produktu|handelsbetegnelse|handelsnamn|produktnamn|produktbeteckning|produktidentifikator|produktnavn|produktbetegnelse|n[áa]zev (?:v[ýy]robku|l[áa]tky)|identifik[áa]tor v[ýy]robku|obchodn[íi] n[áa]zev|denominazione(?: commerciale| del prodotto)?|nome (?:della sostanza|do artigo)|denomina[çc][ãa]o(?: comercial)?|d[ée]nomination(?: commerciale)?|(?:for|re|subject)(?=\\s*:)|denominaci[óo]n(?: comercial)?|наименование(?: продукта)?|торговое наименование|bezeichnung (?:des (?:stoffs|stoffes|produkt(?:e)?s|gemisch(?:e)?s)[^:]{0,24})|produktbezeichnung|artikelbezeichnung',
    '(?:article|device|document|battery|cell|kit) name|name of (?:the )?(?:article|device|battery|cell|kit)',
    'nome d[ao] (?:subst[âa]ncia|mistura|prepara[çc][ãa]o)[^:]{0,24}|nombre (?:de la|del) (?:sustancia|mezcla|preparado)[^:]{0,40}|(?:descripci[óo]n|identificaci[óo]n) (?:comercial|del producto)|nom (?:de la substance|du m[ée]lange|de la pr[ée]paration)[^:]{0,24}|d[ée]signation commerciale|produktkenn(?:zeichen|ung)|产品标识|產品識別|製品の?名前|商品の?名称|제품의? ?명칭|제품 ?이름',
    '品\\s?名',
    'nombre del (?:producto qu[íi]mico|material)|nome do material|nom du (?:produit chimique|mat[ée]riau)',
    'obchodn[ýy] n[áa]zov|n[áa]zov (?:l[áa]tky|zmesi|v[ýy]robku)|identifik[áa]tor produktu|denumirea? (?:comercial[ăa]|produsului)|kauppanimi|term[ée]kn[ée]v|[üu]r[üu]n ad[ıi]|t[êe]n s[ảa]n ph[ẩa]m',
    '化学(?:物質|品)等?の名称|nom et code du produit|nombre y c[óo]digo del producto',
  ),
  ...labelsOf(
    'chemical',
    'chemical (?:name|identity)(?: ?(?:&|and|/) ?synonyms?)?(?:; ?class)?|IUPAC name|common name|generic name|化学名(?:称)?|化學名稱|(?:化学品|化學品|产品|產品|商品|货物|样品|物质)?英文(?:商品)?(?:名称|名稱|名)',
    'nombre qu[íi]mico(?: o c[óo]digo)?|nom chimique|nome qu[íi]mico|chemische bezeichnung|nome chimico',
  ),
  // Of the goods or of a company, as the label or heading before it says.
  ...labelsOf(
    'name',
    '(?:full )?names?(?=\\s*(?::|$))|(?:nom|nombre|nome|naam|nazwa|namn|navn|nimi|n[áa]zev|meno|naziv|nume|n[ée]v|наименование|название)(?=\\s*(?::|$))',
  ),
  ...labelsOf(
    'maker',
    "(?:name of (?:the )?)?manufactur(?:er|ed by|ed for|ing company)(?:'s)?(?: ?(?:[/,&]|and|or) ?(?:supplier|distributor|importer|company|distribu(?:tor)?|responsible party|shipper|vendor))*(?:'s)?(?: ?(?:name|company|details|identification|information))*(?: and address)?|manufacture(?:r (?:contact )?address|r contact)?|made by|producer|produced by",
    '(?:制造商|製造商|製造者|制造者|生产商|生產商|生产企业|生产单位|生產廠商|製造廠商|制造商名称|制造单位|生产厂家|製造会社|제조자|제조업체|제조사)(?:名称|名稱|名)?(?:[、,/](?:輸入者|分销商|进口商|供应商|供應商|供应者|供應者|输入者))*(?:或(?:供應者|供应商|供应者))?(?:名称|名稱)?、?(?:地址(?:、|及|和)?[电電]?[话話]?)?',
    'Hersteller(?: ?/ ?Lieferant)?|fabricant(?: ?/ ?fournisseur)?|fabricante(?: ?/ ?(?:proveedor|fornecedor|distribuidor))?|produttore(?: ?/ ?fornitore)?',
    'fabrikant|producent|tillverkare|v[ýy]robce|производитель|fabricante|produttore|fabricado por|制造厂家|生产厂商',
    '(?:nome|nom|nombre|name|naam|nazwa|namn|navn|n[áa]zev|наименование) (?:(?:del?|della|d[ao]s?|du|des|de la|van de) )?(?:fabricante|produttore|fabricant|herstellers|fabrikant|producent[a-z]*|tillverkare|v[ýy]robce|производителя)|제조자 ?정보|제조업자(?: ?정보)?|制造企业|製造業者|製造元',
    '(?:donn[ée]es|coordonn[ée]es|datos|dados|dati|angaben) (?:du|de la|del?|do|zum|des|de) (?:fabricante?|produttore|herstellers?)',
    'nombre del (?:fabricante|proveedor)(?: (?:o|y|/) (?:importador|proveedor|distribuidor|fabricante))+|nome do (?:fabricante|fornecedor)(?: (?:ou|e|/) (?:importador|fornecedor|distribuidor|fabricante))+',
  ),
  ...labelsOf(
    'company',
    'company(?: ?/ ?undertaking)?(?: name)?(?: of (?:supplier|manufacturer))?(?: identification)?|(?:registered|legal|full|parent|manufacturing|supplying|supplier|manufacturer|importer) company name|(?:name of )?company|firm name|(?:legal|trading) name|organi[sz]ation(?: name)?(?=\\s*(?::|$))|names?(?: ?(?:[,/&+]|and) ?(?:full )?address(?:es)?)(?: ?(?:[,/&+]|and) ?(?:tele)?phone(?: numbers?)?)?(?=\\s*(?::|$))|corporate name|name of firm|business name|Firma|Firmenname|soci[ée]t[ée]|raison sociale|empresa|compa[ñn][íi]a|raz[óo]n social|ragione sociale|societ[àa]',
    '(?:企业|公司|厂商|廠商|单位|會社|会社)(?:中文)?(?:名称|名稱|名)|公司|企业|회사명|회사',
    "naam (?:van )?(?:het )?bedrijf|bedrijf(?:snaam)?|nazwa (?:firmy|przedsi[ęe]biorstwa)|f[öo]retag(?:snamn)?|virksomhed|spole[čc]nost|n[áa]zev (?:spole[čc]nosti|firmy)|nome d[ae] (?:empresa|companhia)|nom de (?:la soci[ée]t[ée]|l['’]entreprise)|nombre de la (?:empresa|compa[ñn][íi]a)|nome (?:della |dell['’]?)?(?:societ[àa]|impresa|azienda)|name des unternehmens|firmenbezeichnung|bezeichnung des unternehmens|компания|会社名|会社名称|사업장명",
    'denominazione sociale|denominaci[óo]n social|상호(?:명)?',
    '(?:name|nom|nombre|nome|naam|nazwa|namn|navn) ?(?:[,/&]|und|et|y|e|en|i|och|og) ?(?:la |l.)?(?:anschrift|adresse|direcci[óo]n|endere[çc]o|indirizzo|adres|adress)',
    'ozna[čc]enie firmy|obchodn[ée] meno[^:]{0,16}|cégnév|yhtiö|firma adı',
  ),
  ...labelsOf(
    'supplier',
    "(?:sold by|marketed by|imported by|registrant|(?:safety data sheet|sds) (?:supplier|provider)|supplie[rd]|suppliers?|supplied by|(?:name of (?:the )?)?(?:supplier|distributor|importer|vendor)(?: name)?|agent|distributor|distributed by|distributor ?/ ?supplier|vendor|responsible party|importer)(?: ?(?:[/,&]|and|or) ?(?:manufacturer|distributor|importer|vendor))*(?:'s)?(?: ?(?:name|company|address|details|identification|and))*",
    "details? of (?:the )?(?:supplier|manufacturer)[^:]{0,60}|name, address,? and telephone[^:]{0,90}|(?:manufacturer|supplier)(?: or supplier)?(?:'s|’s)? details|company identification|company information|identification of the company[^:]{0,30}|company/undertaking identification",
    'Lieferant|Einzelheiten zum Lieferanten?[^:]{0,60}|Angaben zum Hersteller[^:]{0,20}|fournisseur|renseignements concernant le fournisseur[^:]{0,60}|proveedor|datos del proveedor[^:]{0,60}|fornecedor|fornitore|informazioni sul fornitore[^:]{0,60}|identification de la soci[ée]t[ée][^:]{0,30}',
    '供应商(?:名称)?|供應商(?:名稱)?|供应者|供應者|进口商|進口商|経銷商|经销商|委托单位|供給者(?:の会社名称)?|공급자(?:정보)?|공급업체',
    'leverancier|dostawca|leverant[öo]r|leverand[øo]r|dodavatel|поставщик|dystrybutor|distribut(?:eur|ore|eur)|distribuidor|importeur|importador|importatore|informatie over de leverancier[^:]{0,60}|gegevens (?:betreffende|over) de (?:verstrekker|leverancier)[^:]{0,60}|details betreffende de verstrekker[^:]{0,60}|dane dotycz[ąa]ce dostawcy[^:]{0,40}|identifica[çc][ãa]o do fornecedor[^:]{0,60}|identifica[çc][ãa]o da sociedade[^:]{0,30}|datos del? (?:proveedor|fabricante)[^:]{0,60}',
    '(?:nome|nom|nombre|name|naam|nazwa|namn|navn|n[áa]zev|наименование) (?:(?:del?|della|d[ao]s?|du|des|de la|van de) )?(?:proveedor|fornitore|fornecedor|fournisseur|lieferanten|leverancier|dostawcy|leverant[öo]r[a-z]*|leverand[øo]r[a-z]*|dodavatele|поставщика)(?:[ /]+(?:o|ou|y|e|et|und|oder)? ?(?:fabricante|fabricant|produttore|herstellers?))?|suministrador(?:a)?|distribu[ií]do por|fornecido por|distribuito da|vertrieb(?: durch)?|inverkehrbringer|공급자 ?정보|공급업자(?: ?정보)?|판매자|供应企业|供货商|供貨商|販売元|販売者|供給会社',
    'サプライヤー(?:名)?|(?:donn[ée]es|coordonn[ée]es|datos|dados|dati|angaben) (?:du|de la|del?|do|zum|des|de) (?:fournisseur|proveedor|fornitore|fornecedor|lieferanten)',
  ),
  ...labelsOf(
    'use',
    '(?:(?:recommended|identified|intended|relevant identified|proposed|general|specific|main|product|material|typical)(?: ?(?:/|or|and|&) ?| )?){1,3}uses?\\*?(?: descriptions?)?(?: of (?:the )?(?:product|chemical|substance|mixture))?(?: ?(?:/|&|and) ?(?:application|restrictions?(?: on use)?))?|use of (?:the )?(?:substance|product|preparation|chemical)(?: ?(?:/|or|and) ?(?:the )?(?:mixture|preparation|substance))?|product (?:use|function|application)s?(?: description)?|application(?: of the substance)?(?: ?/ ?(?:the )?(?:mixture|preparation))?|uses?(?: descriptions?)?|material uses?|purpose',
    '(?:推荐|推薦|建議|建议|主要|产品|產品|化学品|化學品)?(?:的)?(?:用途|使用)(?:及(?:限制使用|使用限制)|和限制用途|与限制用途|及限制用途)?(?:\\(s\\))?|(?:产品的?)?推荐(?:及限制)?用途(?:[和与及]限制用途)?|推奨用途(?:及び使用上の制限)?|제품의? ?(?:권고)? ?용도(?:와 사용상의 제한)?|용도|권고 용도|建議用途及限制使用',
    "(?:verwendung (?:des stoff(?:e)?s|der substanz)|utilizzazione della sostanza|uso della sostanza|emploi de la substance|utilizaci[óo]n del producto|utiliza[çc][ãa]o da subst[âa]ncia|toepassing van de stof|zastosowanie substancji|anvendelse af stoffet|anv[äa]ndning av [äa]mnet|pou[žz]it[íi] l[áa]tky)(?: ?/ ?(?:\\p{Ll}[\\p{L}'’]{0,4} ){0,2}\\p{L}+)?",
    'Verwendung(?:szweck)?(?: des)?(?: Stoff(?:e)?s(?: ?/ ?(?:des )?Gemisch(?:e)?s)?)?|Identifizierte Verwendungen|Relevante identifizierte Verwendungen|utilisations?(?: (?:de la substance[^:]{0,25}|identifi[ée]es?|recommand[ée]es?|du produit))?|usos?(?: (?:recomendados?|identificados?|pertinentes identificados|del? producto|previsto|de la sustancia[^:]{0,30}|da subst[âa]ncia[^:]{0,30}))?|usi(?: identificati| raccomandati)?|uso (?:identificado|recomendado|raccomandato|identificato|previsto|de la sustancia[^:]{0,30})',
    'function|product type|product category',
    'relevant identified uses?(?: of the (?:substance|mixture|product|chemical|preparation)(?: ?(?:/|or|and) ?(?:the )?(?:mixture|preparation|substance))?)?(?: and (?:uses advised against|non-recommended uses|restrictions on use))?\\.?|recommended use of the chemical(?: and restrictions? on use)?|utilisations identifi[ée]es pertinentes[^:]{0,90}|relevante identifizierte verwendungen[^:]{0,90}|usos pertinentes identificados[^:]{0,90}',
    '(?:ge[ïi]dentificeerd|aanbevolen|relevant ge[ïi]dentificeerd|beoogd) gebruik[^:]{0,40}|toepassing(?: van[^:]{0,40})?|gebruik(?: van[^:]{0,40})?|(?:istotne )?zastosowani[ae](?: (?:zidentyfikowane|produktu|substancji[^:]{0,30}))?|identifierade anv[äa]ndningar|anv[äa]ndningsomr[åa]de|anv[äa]ndning|(?:relevante )?identificerede anvendelser|anvendelse|(?:p[řr][íi]slu[šs]n[áa] )?ur[čc]en[áa] pou[žz]it[íi]|pou[žz]it[íi]|utiliza(?:[çc][ãa]o|[çc][õo]es)(?: (?:identificadas?|recomendadas?|relevantes|da subst[âa]ncia[^:]{0,30}|previstas?))*|uti(?:lizzo|lizzazione)(?: (?:della sostanza|del prodotto|raccomandato|identificato|previsto)[^:]{0,30})?|usi (?:identificati|pertinenti)[^:]{0,110}|utiliza[çc][õo]es identificadas relevantes[^:]{0,110}|использование|рекомендуемое применение|применение|empfohlene[rn]? (?:verwendung|gebrauch)(?:szweck)?(?:\\(e\\))?|verwendungszweck|utilisation (?:recommand[ée]e|pr[ée]vue|principale)|emploi(?: de la substance[^:]{0,25})?|usage (?:recommand[ée]|pr[ée]vu)|aplicaci[óo]n|aplica[çc][ãa]o|用途(?:说明|說明)',
    '(?:(?:it |product )?is )?(?:to be )?(?:used|designed|intended|suitable) (?:for|as|in)(?: use (?:as|in|on))?(?=\\s*:)',
    '(?:알려진|권장|확인된) ?(?:사용 ?방법|용도)|적절한 ?용도|권장 ?사용|descri(?:zione|ption|pci[óo]n|[çc][ãa]o) ?/ ?uti\\p{L}+',
    '(?:type|tipo) (?:de|di|del|du) prod\\p{L}+|tipo prodotto|Produktart',
    'descripci[óo]n del (?:material|producto) y (?:aplicaciones|usos?)',
    'Produktkategorien?(?: \\[PC\\])?',
  ),
  ...phrasesOf('use', USE_PHRASE, ASIAN_USE_PHRASE, ENGLISH_USE_PHRASE),
  ...labelsOf(
    'emergency',
    '(?:24[- ]?(?:hr?s?\\.?|hours?)[- ]*(?:/7)?[- ]?)?(?:day or night )?(?:company |transportation |transport |chemical |medical |health |international |domestic |spill |CHEMTREC |health )*emergency(?:[- ](?:response|contact|medical|information|assistance|action|health|24[- ]hour|overview(?! )))*(?:[- ]*(?:(?:tele)?phones?|tel\\.?))?(?: ?(?:numbers?|no\\.?|nos\\.?|#|lines?|calls?|contacts?|contact numbers?|center|information))*(?:[- ]*#)?(?: ?\\(24 ?h(?:rs?|ours)?\\))?(?: with hours of operation)?|(?:in case of|for|in) (?:an? |any )?(?:chemical |medical |transport(?:ation)? |spill |other )*emergenc(?:y|ies)(?:[ ,]*(?:only|please|call|contact|spill|involving|phone|telephone|dial))*|(?:medical|transport(?:ation)?|health|spill) emergenc(?:y|ies)(?: (?:call|phone|telephone|number))*|24[- ]?(?:hr\\.?|hours?) (?:emergency|number|contact|health emergency|assistance|telephone|phone|hotline)(?: (?:emergency|telephone|phone|numbers?|no\\.?))*|(?:CHEMTREC|INFOTRAC|CHEM-?TEL|CANUTEC|VERISK|3E company)(?:[\\s,]*(?:tel\\.?|phone|no\\.?|number|emergency|24|hours?|inside|outside|the|u\\.?s\\.?a?\\.?|international|domestic))*|transport emergency|after hours? (?:contact|phone|telephone|number)s?|emergency',
    "Notruf(?:nummer|telefon)?|Notfall(?:nummer|telefon|auskunft|rufnummer)?|Giftnotruf|num[ée]ro (?:de t[ée]l[ée]phone )?d['’](?:appel d['’])?urgence|t[ée]l[ée]phone (?:en cas )?d['’]urgence|(?:tel[ée]fono|n[úu]mero(?: de tel[ée]fono)?) (?:de|en caso de) (?:emergencias?|urgencias?)|tel[ée]fone (?:de|para) emerg[êe]ncia|n[úu]mero de telefone de emerg[êe]ncia|numero telefonico di emergenza",
    '긴급\\s?(?:연락)?\\s?전화번호[^:]{0,20}|비상\\s?(?:연락)?\\s?전화(?:번호)?|긴급[^:\\d]{0,16}|(?:企业|公司|24小时|24小時|国家|國家|应急|應急|緊急|紧急|化学事故)*(?:应急|應急|緊急|紧急|事故|救援)(?:聯絡|联系|咨询|諮詢|救援|连络|連絡)?(?:电话|電話|热线|專線|专线)(?:号码|號碼|番号)?(?: ?/ ?傳真電話)?|緊急連絡(?:電話番号|先)|緊急時の電話番号|긴급\\s?(?:전화번호|연락처|연락전화번호)|응급(?:연락)?\\s?전화',
    "telefoonnummer voor noodgevallen|noodnummer|noodtelefoonnummer|telefoon(?:nummer)? (?:in|bij) noodgeval(?:len)?|(?:numer )?telefonu? alarmow(?:y|ego)|telefon (?:alarmowy|w nagłych wypadkach)|telefonnummer f[öo]r n[öo]dsituationer|n[öo]dtelefon(?:nummer)?|n[øo]dtelefon(?:nummer)?|alarmtelefon|telefonn[íi] [čc][íi]slo pro nal[ée]hav[ée] situace|nouzov[ée] telefonn[íi] [čc][íi]slo|телефон экстренн\\S+[^:]{0,20}|телефон экстренной связи|n[úu]mero (?:telef[óo]nico )?de (?:emergencia|urgencia)s?|contacto? de emerg[êe]ncia|numero (?:telefonico )?(?:di|per) emergenz[ae]|recapito d['’]emergenza|n[ºo°]\\.? (?:de )?(?:tel[.ée]?\\S* )?(?:d['’])?urgence|tel\\.? (?:de )?emergencia|notfalltelefon|rufnummer im notfall|auskunft im notfall",
  ),
  ...phrasesOf('emergency', EMERGENCY_PHRASE, ENGLISH_EMERGENCY_PHRASE),
  ...labelsOf(
    'telephone',
    '(?:general |customer |company |business |office |main )?(?:tele)?phone?(?: ?(?:no\\.?|numbers?|#))?(?:\\(s\\))?|tel(?:\\.|efon|[ée]fono|[ée]phone|efone|efono)?(?: ?(?:no\\.?|number))?|ph\\.?|电话(?:号码)?|電話(?:號碼|番号)?|电话/传真|联系电话|聯絡電話|전화(?:번호)?|contact(?: number)?|information (?:phone|number)|for (?:product )?information',
    '(?:n[úu]mero de |numero di |num[ée]ro de |no\\. )?t[ée]l[ée](?:fono|phone|fone|fon)o?(?: (?:de|para|di|do) (?:contact?o|informaci[óo]n|la empresa|contatto))?|(?:企业|公司|联系|联络|固定|咨询|业务)(?:电话|電話)(?:号码)?|(?:供应商|供應商|企业|公司|生产商|厂家)?(?:联系|聯絡|联络)(?:方式|电话)|代表電話|연락처|대표 ?전화',
    'telefones? d[aeo] (?:empresa|fabricante|fornecedor)|tel[ée]fono de(?:l| la) (?:empresa|fabricante|proveedor)',
  ),
  ...labelsOf(
    'contact',
    '(?:emergency )?contact (?:person|name)s?|responsible person|person (?:in charge|responsible)|attention|Ansprechpartner|Kontaktperson|personne (?:[àa] contacter|responsable)|persona (?:de contacto|di contatto|responsable)|pessoa (?:de contacto|para contato)|contactpersoon|osoba kontaktowa',
    '(?:应急|應急|紧急|緊急)?(?:联系人|聯絡人|聯繫人)|担当者(?:名)?|担当部門|담당자',
  ),
  ...labelsOf(
    'cas',
    'CAS[\\s#-]*(?:no\\b\\.?|nos?\\.|numbers?|nummer|nr\\.?|rn|registry number|#|号|號|番号|번호|登记号|编号|編號)?|CASNo\\.?',
  ),
  ...labelsOf(
    'address',
    '(?:street |mailing |postal |supplier )?address|Adresse|Anschrift|direcci[óo]n|endere[çc]o|indirizzo|地址|住所|주소|city|country|postal code',
    'adres|adress|adresa|адрес|strada|стра\\S+|Straße|postleitzahl[^:]{0,10}|code postal[^:]{0,10}',
    '(?:企业|公司|单位|厂商|生产企业|工厂|供应商)(?:详细|通讯)?地址|domicilio(?: completo)?|(?:direcci[óo]n|endere[çc]o|indirizzo|adresse) (?:de la empresa|d[ae] (?:empresa|sede)|della societ[àa]|du fournisseur)|所在地|사업장 ?소재지',
  ),
  ...labelsOf(
    'other',
    "(?:product |trade )?synonyms?(?:\\(s\\))?|synonyme|other (?:means of identification|names?)|weitere bezeichnungen|其他名(?:称|稱)|别名|同義名稱|formula|chemical formula|molecular (?:formula|weight)|chemical family|(?:document|file) (?:id|no\\.?|number|code)|product (?:id|code|number|no\\.?|group|type)(?:\\(s\\))?|(?:supplier|vendor|manufacturer|company|customer|distributor)(?:['’]?s)? (?:code|id)|(?:manufacturer(?:['’]?s)? )?(?:article|item|stock|catalog|catalogue|cat|order|part|material|customer product|SDS|MSDS|formula|product|manufacturer['’]?s) ?(?:no\\.?|numbers?|#|code)(?:\\(s\\))?|number|EC[- ](?:no|number)\\.?|EINECS[^:]{0,8}|REACH[^:]{0,30}|index number|RTECS[^:]{0,8}|FEMA[^:]{0,10}|fax(?: ?no\\.?| number)?|telefax|传真|傳真|e-?mail(?: address[^:]{0,30})?|website|web ?site|internet[^:]{0,14}|电子邮件[^:]{0,4}|(?:uses|restrictions?) (?:advised against|on use)|nutzungsbeschr[äa]nkungen|restrictions d['’]utilisation|restricciones de uso|verwendungen, von denen abgeraten wird|utilisations d[ée]conseill[ée]es|usos desaconsejados|使用限制|限制用途|prepared (?:by|for)|date[^:]{0,20}|revision[^:]{0,14}|issue[^:]{0,14}|version|information department|technical (?:information|contact|service)[^:]{0,20}|customer service[^:]{0,14}|NFPA|HMIS|signal word|hazard[^:]{0,30}|pure substance/mixture|substance type|registration number|label elements|poison control[^:]{0,20}|SDS[^:]{0,3}编号|product registration|UN/ID no\\.?|creation date|物质[^:]{0,6}|邮编|邮政编码|zip|intended for|this (?:product|sds|msds|material)[^:]{0,10}",
    'Verwendungssektor|Prozesskategorie|Umweltfreisetzungskategorie|Erzeugniskategorie|Technische Funktion',
    '(?:Bemerkung(?:en)?|remarques?|observaciones|observa[çc][õo]es|note)(?=\\s*(?::|$))',
    '(?:化学品|产品)?俗名[^:]{0,8}|用途限制|不建议的?用途|(?:电子|电邮)?邮箱|邮政编码|技术说明书编[码号]|担当部門|整理番号|文件编号|SDS编号|产品代码|(?:产品|物品|商品)编[号码]|物品編號|製品コード|제품 ?번호|(?:número de|nº) cat[áa]logo',
  ),
];
