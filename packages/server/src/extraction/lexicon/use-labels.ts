import { type Label, labelsOf, phrasesOf } from '../labels/labels.ts';
import type { IdentityConcept } from './identity-concept.ts';

/** The rest of a phrase up to its colon, or to the cell's end: "… de la sustancia o la mezcla". */
const REST = '[^:]{0,80}(?=\\s*(?::|$))';

/** Words in many languages that begin a phrase which asks for the use; not one that asks what not to use the goods for. */
const USE_PHRASE = `(?![^:]{0,28}(?:desac|desaconsel|d[ée]conseill|abger|abzurat|sconsigl|afger|ontrad|odradz|avr[åa]d|frar[åa]d|nedopor|edilmeyen|ei suosit|не рекоменд|restri|einschr|contrai|interdi|prohib|proib|not |nicht ))(?:(?:les|las|los|le|la|os|as|gli) )?(?:(?:principa|identifi|pertinent|relevant|recom|recommand|raccomand|empf|bestimm|vorgesehen|typ|hoofd|aanbevol|beoogd|istotn|zidentyf|p[řr][íi]slu[šs]n|p[řr]edpokl|doporu[čc]|odpor[úu][čc]|rekomend|určen|belirlen\\p{L}*|tan[ıi]mlan|[öo]neril|краткие|usos? )\\p{L}* ){0,3}(?:verwendung|anwendung|einsatz|usos?\\b|usi\\b|utiliz|utilis|empleo|emploi|applicazion|aplica[cç]|impiego|destinazion|finalidad|gebruik|toepassing|zastosow|przeznacz|anvend|anv[äa]nd|pou[žz]it|vyu[žz]it|kullan[ıi]m|применен|использован|рекомендаци\\p{L} по применению|назначен|область применения)\\p{L}*${REST}`;
const ASIAN_USE_PHRASE =
  '(?!限制|不建议|不建議|사용상|제한)[\\p{L}、,/及和与與・の]{0,12}(?:用途|용도)(?:[\\p{L}、,/及和与與・の]| (?=\\p{Script=Hangul})){0,20}(?=\\s*(?::|$))';

/** "Type of product and use:" */
const ENGLISH_USE_PHRASE =
  '(?![^:]{0,40}(?:restrict|advised|not ))[\\p{L}/]+(?:[ ][\\p{L}/]+){0,3} \\b(?:use|application)s?(?:\\(s\\))?(?=\\s*:)';

/** What the goods are not for: where a value ends, never one of its own. */
export const AGAINST_LABELS: readonly Label<IdentityConcept>[] = phrasesOf('other', [
  `(?:product )?(?:uses?|applications?) (?:that are )?(?:advised|recommended|not recommended) ?(?:against)?${REST}`,
  `us[io]s? (?:desac|desaconsel|contraind|sconsigl|no recomend|não recom)${REST}`,
  `utili[sz]a\\p{L}* (?:d[ée]conseill|desac|contraind|não recom)${REST}`,
  `(?:nicht (?:empfohlen|bestimm)\\p{L}*|abgeratene) (?:verwendung|gebrauch)${REST}`,
  `verwendung(?:en)?,? von de(?:nen|r) abgeraten${REST}`,
  `(?:ontraden|afgeraden) gebruik${REST}`,
  `zastosowani[ae] odradzane${REST}`,
  `nedoporu[čc]\\p{L}+ pou[žz]it${REST}`,
  `(?:icke[- ]rekommendera|användningar? som (?:det )?avråds)${REST}`,
  `(?:tavsiye|önerilmeyen|[öo]nerilmeyen) (?:edilmeyen )?kullan[ıi]m${REST}`,
  `anvende\\p{L}+,? (?:der|som) (?:det )?frar[åa]des${REST}`,
  `(?:restric\\p{L}+|restri[çc][õo]es|limitazioni|einschr[äa]nkung\\p{L}*) (?:de|di|d['’]|do|da|der|des|recom|raccom|on|sur)${REST}`,
]);

/** What the goods are for. */
export const USE_LABELS: readonly Label<IdentityConcept>[] = [
  ...labelsOf(
    'use',
    [
      '(?:(?:recommended|identified|intended|relevant identified|proposed|general|specific|main|product|material|typical)(?: ?(?:/|or|and|&) ?| )?){1,3}uses?\\*?(?: descriptions?)?(?: of (?:the )?(?:product|chemical|substance|mixture))?(?: ?(?:/|&|and) ?(?:application|restrictions?(?: on use)?))?',
      'uses? of [\\p{L} -]{3,40}(?=\\s*:)',
      'uses? of (?:the )?(?:substance|product|preparation|chemical)(?: ?(?:/|or|and) ?(?:the )?(?:mixture|preparation|substance))?',
      'product (?:use|function|application)s?(?: description)?',
      'applications(?=\\s*(?::|$))',
      'uses? includes?(?=\\s*:)',
      'application(?: of the substance)?(?: ?/ ?(?:the )?(?:mixture|preparation))?',
      'uses?(?: descriptions?)?',
      '(?:material|relevant) uses?',
      '(?:identification of )?usage(?=\\s*:)',
      'purpose',
      '(?:usage|application|use) areas?',
      'areas? of (?:use|usage|application)',
      'for use (?:in|on|as|with)(?=\\s*:)',
      '(?:relevant )?identified uses? and uses? advised against',
    ],
    [
      '(?:(?:化学品|产品|商品|物质|样品|混合物|制剂|配制品)[/和与或]?){0,3}的?(?:推荐|建议|主要|预期|特定|指定)?(?:的)?(?:用途|使用)(?:[和与及](?:限制使用|使用限制|限制用途))?(?:\\(s\\))?',
      '(?:(?:化学品|产品)的?)?推荐(?:的)?(?:[及和与]限制)?(?:的)?用途(?:[和与及]限制用途)?',
      '推奨用途(?:及び使用上の制限)?',
      '제품의? ?(?:권고)? ?용도(?:와 사용상의 제한)?',
      '용도',
      '권고 용도',
      '建議用途及限制使用',
    ],
    "(?:verwendung (?:des stoff(?:e)?s|der substanz)|utilizzazione della sostanza|uso della sostanza|emploi de la substance|utilizaci[óo]n del producto|utiliza[çc][ãa]o da subst[âa]ncia|toepassing van de stof|zastosowanie substancji|anvendelse af stoffet|anv[äa]ndning av [äa]mnet|pou[žz]it[íi] l[áa]tky)(?: ?/ ?(?:\\p{Ll}[\\p{L}'’]{0,4} ){0,2}\\p{L}+)?",
    [
      'Verwendung(?:szweck)?(?: des)?(?: Stoff(?:e)?s(?: ?/ ?(?:des )?Gemisch(?:e)?s)?)?',
      'Identifizierte Verwendungen',
      'Relevante identifizierte Verwendungen',
      'utilisations?(?: (?:de la substance[^:]{0,25}|identifi[ée]es?|recommand[ée]es?|du produit))?',
      'usos?(?: (?:recomendados?|identificados?|pertinentes identificados|del? producto|previsto|de la sustancia[^:]{0,30}|da subst[âa]ncia[^:]{0,30}))?',
      'usi(?: identificati| raccomandati)?',
      'uso (?:identificado|recomendado|raccomandato|identificato|previsto|de la sustancia[^:]{0,30})',
    ],
    [
      'usos? recomendados? [ey] restri(?:[çc][õo]es|cciones)(?: de uso)?',
      'uso recomendado (?:del?|de la) (?:producto|sustancia|mezcla)(?: qu[íi]mic[oa](?: peligros[oa])?)?',
      'aineen ?/ ?seoksen k[äa]ytt[öo]',
    ],
    'function|product type|product category',
    [
      'relevant identified uses?(?: of the (?:substance|mixture|product|chemical|preparation)(?: ?(?:/|or|and) ?(?:the )?(?:mixture|preparation|substance))?)?(?: and (?:uses advised against|non-recommended uses|restrictions on use))?\\.?',
      'recommended use of the chemical(?: and restrictions? on use)?',
      'utilisations identifi[ée]es pertinentes[^:]{0,90}',
      'relevante identifizierte verwendungen[^:]{0,90}',
      'usos pertinentes identificados[^:]{0,90}',
    ],
    [
      '(?:ge[ïi]dentificeerd|aanbevolen|relevant ge[ïi]dentificeerd|beoogd) gebruik[^:]{0,40}',
      'toepassing(?: van[^:]{0,40})?',
      'gebruik(?: van[^:]{0,40})?',
      '(?:istotne )?zastosowani[ae](?: (?:zidentyfikowane|produktu|substancji[^:]{0,30}))?',
      'identifierade anv[äa]ndningar',
      'anv[äa]ndningsomr[åa]de',
      'anv[äa]ndning',
      '(?:relevante )?identificerede anvendelser',
      'anvendelse',
      '(?:p[řr][íi]slu[šs]n[áa] )?ur[čc]en[áa] pou[žz]it[íi]',
      'pou[žz]it[íi]',
      'utiliza(?:[çc][ãa]o|[çc][õo]es)(?: (?:identificadas?|recomendadas?|relevantes|da subst[âa]ncia[^:]{0,30}|previstas?))*',
      'uti(?:lizzo|lizzazione)(?: (?:della sostanza|del prodotto|raccomandato|identificato|previsto)[^:]{0,30})?',
      'usi (?:identificati|pertinenti)[^:]{0,110}',
      'utiliza[çc][õo]es identificadas relevantes[^:]{0,110}',
      'использование',
      'рекомендуемое применение',
      'применение',
      'empfohlene(?:[rn]|\\(r\\))? (?:verwendung|gebrauch)(?:szweck)?(?:\\(e\\))?',
      'verwendungszweck',
      'utilisation (?:recommand[ée]e|pr[ée]vue|principale)',
      'emploi(?: de la substance[^:]{0,25})?',
      'usage (?:recommand[ée]|pr[ée]vu)',
      'aplicaci[óo]n',
      'aplica[çc][ãa]o',
      '用途(?:说明|說明)',
    ],
    '(?:(?:it |product )?is )?(?:to be )?(?:used|designed|intended|suitable) (?:for|as|in)(?: use (?:as|in|on))?(?=\\s*:)',
    [
      '(?:알려진|권장|확인된) ?(?:사용 ?방법|용도)',
      '적절한 ?용도',
      '권장 ?사용',
      'descri(?:zione|ption|pci[óo]n|[çc][ãa]o) ?/ ?uti\\p{L}+',
    ],
    [
      'aineen tai seoksen (?:merkitykselliset )?tunnistetut k[äa]yt[öo]t[^:]{0,60}',
      'az anyag vagy kever[ée]k[^:]{0,40}felhaszn[áa]l[áa]sa[^:]{0,60}',
      'utiliz[ăa]ri relevante[^:]{0,100}',
      'odgovaraju[ćc]e identificirane namjene[^:]{0,80}',
      'pomembne identificirane uporabe[^:]{0,60}',
      'aine v[õo]i segu[^:]{0,30}kasutusalad[^:]{0,60}',
      'vielas vai mais[īi]juma[^:]{0,30}lieto[šs]anas veidi[^:]{0,60}',
      'med[žz]iagos ar mi[šs]inio[^:]{0,30}naudojimo b[ūu]dai[^:]{0,60}',
      'συναφείς προσδιοριζόμενες χρήσεις[^:]{0,110}',
      'идентифицирани употреби[^:]{0,110}',
      'relevante identifiserte bruksomr[åa]der[^:]{0,80}',
      '(?:k[äa]ytt[öo]tarkoitus|felhaszn[áa]l[áa]s|utilizare|namjena|uporaba|kasutusala|lieto[šs]ana|naudojimas|bruksomr[åa]de|χρήση|употреба)(?=\\s*(?::|$))',
    ],
    '(?:type|tipo) (?:de|di|del|du) prod\\p{L}+|tipo prodotto|Produktart',
    'descripci[óo]n del (?:material|producto) y (?:aplicaciones|usos?)',
    'Produktkategorien?(?: \\[PC\\])?',
  ),
  ...phrasesOf('use', USE_PHRASE, ASIAN_USE_PHRASE, ENGLISH_USE_PHRASE),
];
