import { plainText } from '../plain-text.ts';

/** What a column of a rate table holds. `known` is understood but no part of a rate (ETD, cut-off, serial number). */
export type ColumnRole =
  | 'origin'
  | 'origin-code'
  | 'origin-country'
  | 'destination'
  | 'destination-code'
  | 'destination-country'
  | 'receipt'
  | 'delivery'
  | 'via'
  | 'carrier'
  | 'service'
  | 'routing'
  | 'equipment'
  | 'amount'
  | 'currency'
  | 'valid-from'
  | 'valid-to'
  | 'validity'
  | 'transit'
  | 'free-time'
  | 'demurrage'
  | 'detention'
  | 'commodity'
  | 'contract'
  | 'contract-type'
  | 'service-mode'
  | 'remarks'
  | 'charge'
  | 'rate-basis'
  | 'inclusive'
  | 'payment'
  | 'mode'
  | 'code'
  | 'port-name'
  | 'aliases'
  | 'other-mode-price'
  | 'known';

/** Headers by what they mean, in plain text (no accents, lower case): English, Chinese, Spanish, Portuguese, German, French. */
const LEXICON: Readonly<Record<ColumnRole, string>> = {
  origin:
    "pol|port of loading|port of load|load port|loading port|loading|loadport|origin|origin port|port of origin|origins|from|from port|departure|departure port|port of departure|pol name|origin name|quoted pol|origen|puerto de origen|puerto de carga|puerto de embarque|puerto carga|origem|porto de origem|porto de embarque|porto de carregamento|ladehafen|abgangshafen|verladehafen|von|von hafen|abgang|port de chargement|port de depart|port d'embarquement|origine|depart|port d'origine|起运港|起运地|装货港|装港|起运|始发港|出发港|启运港|起始港|发货港|起航港|装运港|起运港口|起運港|裝貨港",
  'origin-code':
    'pol code|origin code|origin port code|load port code|loading port code|origin locode|pol locode|起运港代码|装货港代码|from code|origin unlocode',
  'origin-country':
    'origin country|pol country|country of origin|起运国|load country|from country|pais de origen|pais de origem',
  destination:
    "pod|port of discharge|port of discharging|discharge port|discharging port|discharge|destination|destinations|destination port|port of destination|dest|dest port|to|to port|arrival|arrival port|port of arrival|pod name|destination name|quoted pod|destino|puerto de destino|puerto de descarga|puerto destino|porto de destino|porto de descarga|loschhafen|loeschhafen|zielhafen|bestimmungshafen|empfangshafen|nach|ziel|port de dechargement|port de destination|port d'arrivee|arrivee|目的港|卸货港|卸港|目的港口|到港|抵达港|到达港|目的地|目的地港|目的港名称|卸貨港",
  'destination-code':
    'pod code|dest code|destination code|destination port code|discharge port code|pod locode|destination locode|目的港代码|卸货港代码|to code|dest port code|destination unlocode',
  'destination-country':
    'country|destination country|pod country|dest country|country of destination|国家|目的国|国别|pais|pais de destino|land|zielland|pays|pays de destination|to country',
  receipt:
    'receipt|place of receipt|por|收货地|lugar de recepcion|local de recebimento|ubernahmeort|lieu de reception|pickup|pick up',
  delivery:
    'delivery|place of delivery|final destination|fnd|fpd|plod|final delivery|交货地|最终目的地|lugar de entrega|local de entrega|lieu de livraison|lieferort|destination final',
  via: 'via|t/s port|ts port|t/s|transshipment|transshipment port|transhipment|transhipment port|via port|routing|route|中转港|中转|转运港|puerto de transbordo|transbordo|porto de transbordo|umschlaghafen|port de transbordement|transbordement',
  carrier:
    'carrier|carriers|carrier name|carrier code|shipping line|liner|line|ssl|shipping company|vessel operator|operator|scac|船公司|承运人|船东|船司|船公司名称|船東|naviera|linea naviera|linea|armador|reederei|carrier/reederei|compagnie|compagnie maritime|armateur|transportador|transportadora',
  service:
    'service|service loop|loop|service code|service name|svc|service string|string|航线代码|航线名称|服务|servicio|servico|dienst|航线',
  routing: 'direct/ts|direct or t/s|direct / t/s|direct|routing type|直达/中转|直航/中转|是否直达|service type t/s',
  equipment:
    'equipment|equipment type|eqp|eqpt|eq type|container|container type|container size|container size/type|cntr type|cntr|cont type|size|size type|size/type|type|type/size|unit type|box|box type|箱型|柜型|箱型尺寸|尺寸|尺寸类型|柜子|集装箱类型|contenedor|tipo de contenedor|tipo contenedor|tipo de equipo|equipo|tipo de conteiner|conteiner|tipo container|containertyp|containerart|type de conteneur|conteneur|tipo',
  amount:
    'rate|rates|amount|price|ocean freight|o/f|of|oft|freight|freight rate|base rate|basic freight|basic ocean freight|bas|ocean rate|sea freight|seafreight|total|all in|all-in|all in rate|all-in rate|total rate|net rate|rate per container|price per container|运费|海运费|价格|运价|单价|金额|报价|费率|flete|flete maritimo|tarifa|precio|importe|monto|frete|frete maritimo|preco|valor|fracht|seefracht|preis|betrag|rate/frachtrate|frachtrate|fret|fret maritime|prix|montant|taux|of rate|rate amount|base amount',
  currency:
    'currency|ccy|cur|curr|币种|币别|货币|幣別|moneda|moeda|divisa|wahrung|waehrung|devise|monnaie|rate currency',
  'valid-from':
    'valid from|validity from|validfrom|effective|effective date|effective from|eff date|start|start date|from date|begin|begin date|date from|生效日期|生效日|生效时间|有效期起|起始日期|开始日期|有效期从|valido desde|vigente desde|desde|inicio|fecha inicio|fecha de inicio|inicio de vigencia|vigencia desde|valido a partir de|validade inicio|inicio validade|gultig ab|gueltig ab|gultig von|ab|valable du|valable a partir du|debut|date de debut|du',
  'valid-to':
    "valid to|valid until|valid till|valid thru|validity to|validto|expiry|expiry date|expires|expiration|expiration date|exp date|end|end date|until|to date|date to|失效日期|失效日|有效期至|有效期止|截止日期|到期日|到期日期|有效期到|valido hasta|vigente hasta|hasta|vencimiento|fecha fin|fecha de fin|vigencia hasta|valido ate|ate|validade fim|fim validade|gultig bis|gueltig bis|bis|valable jusqu'au|jusqu'au|fin|date de fin|au",
  validity:
    'validity|valid|validity period|validity date|period|rate validity|有效期|有效期限|有效日期|有效时间|有效期间|运价有效期|vigencia|validez|validade|gultigkeit|gueltigkeit|gultigkeitszeitraum|validite',
  transit:
    'transit|transit time|transit days|t/t|tt|days|transit time days|tt days|t/time|transittime|航程|运输时间|时效|航行时间|运输天数|航程天数|参考航程|全程|tiempo de transito|tiempo transito|transito|dias|dias de transito|tempo de transito|transit time dias|transitzeit|laufzeit|temps de transit|duree|delai|航程(天)',
  'free-time':
    'free time|freetime|free days|free time at destination|free time at pod|free time at dest|freetime at destination|free days destination|destination free time|pod free time|free time pod|dem/det|det/dem|dem+det|dem & det|demdet|d&d|free time dem/det|free time det/dem|combined free time|免箱期|免用箱|免费用箱|免费用箱期|免柜期|目的港免箱|目的港免箱期|免箱天|免租期|dias libres|dias libres en destino|libre|dias livres|free time destino|freie tage|freizeit|franchise|jours de franchise',
  demurrage:
    'demurrage|dem|free demurrage|demurrage free time|free time demurrage|demurrage days|免堆期|demoras|demora|demurrage livre',
  detention: 'detention|det|free detention|detention free time|free time detention|detention days|滞箱|detencion',
  commodity:
    'commodity|commodity name|commodities|cargo|cargo type|goods|品名|货物|货类|货物类型|商品|mercancia|producto|mercaderia|mercadoria|produto|ware|warenart|marchandise',
  contract:
    'contract|contract no|contract number|contract ref|quote no|quotation no|quotation number|quote number|reference|ref|ref no|service contract|s/c|sc no|s/c no|合约号|合同号|约号|约价|contrato|n contrato|vertrag|vertragsnummer|contrat|named account',
  'contract-type': 'contract type|rate type|price type|account|运价类型|合约类型',
  'service-mode':
    'service mode|shipment mode|term|terms|move|move type|movement|movement type|service type|cargo term|haulage|运输条款|条款|modalidad|modalite',
  remarks:
    'remark|remarks|rate condition & remark|rate condition and remark|rate conditions|notes|note|comment|comments|condition|conditions|terms and conditions|subject to|additional info|备注|说明|附注|注意事项|備註|observacion|observaciones|notas|comentarios|observacoes|obs|bemerkung|bemerkungen|anmerkung|anmerkungen|hinweis|hinweise|remarque|remarques|commentaire|commentaires',
  charge:
    'charge|charges|charge code|charge type|charge name|charge description|surcharge|surcharge code|surcharge name|费用|费用名称|费用代码|费目|附加费|附加费名称|recargo|concepto|cargos|taxa|zuschlag|gebuhr|frais|supplement',
  'rate-basis':
    'rate basis|basis|charge basis|calculation basis|per|unit|uom|charged per|计费单位|单位|计费方式|unidad|unidade|einheit|unite',
  inclusive:
    'inclusive surcharges|included surcharges|inclusive|includes|included|included charges|inclusive of|incl|incl surcharges|surcharges included|包含|已含|已含费用|incluye|inclui|inklusive|inkl|inclus|comprend',
  payment:
    'payment|payment term|payment terms|freight term|freight terms|pp/cc|p/c|prepaid/collect|付款方式|forma de pago',
  mode: 'mode|transport mode|mode of transport|shipment type|load type|运输方式|modo',
  code: 'code|port code|portcode|unlocode|un/locode|un locode|locode|iata|3 letter code|三字代码|港口代码|五字代码|代码|codigo',
  'port-name':
    'port|port name|portname|location|location name|name|port / city|city|港口|港口名称|英文港名|港口英文|中文名|puerto|porto|hafen',
  aliases: 'alias|aliases|alternative names|other names|also known as|aka|synonyms|别名|其他名称',
  'other-mode-price':
    'per kg|/kg|rate per kg|rate/kg|price per kg|kg|kgs|per kgs|$/kg|min|minimum|min charge|minimum charge|min $|per cbm|/cbm|cbm|rate per cbm|rate/cbm|w/m|wm|per w/m|per rt|rt|per r/t|per ton|per tonne|rate per ton|lcl rate|-45|+45|+45kg|+100|+100kg|+300|+300kg|+500|+500kg|+1000|+1000kg|45k|100k|300k|500k|1000k|45kg|100kg|300kg|500kg|1000kg|-45kg|n|m|立方|每立方|每公斤|公斤|每吨|最低收费|起步价|per pallet|per truck|per ftl|ftl|ltl|per wagon',
  known:
    'no|no.|nr|s/n|sn|sr|sr no|sl no|item|#|id|rate id|lane id|序号|etd|eta|closing|closing day|closing date|closing time|cut off|cut-off|cutoff|cy cut off|cy closing|si cut off|doc cut off|vessel|voyage|vessel/voyage|vessel voyage|frequency|sailing|sailings|sailing date|sailing day|sailing schedule|sailing frequency|departure day|schedule|截关|截港|截单|截关日|截港时间|开船|开船日|船期|班期|船名|航次|区域|航区|salida|salidas|frecuencia|saida|frequencia|abfahrt|abfahrten|departs|frequence|region|area|trade|trade lane|lane|zone|continent|free days origin|free time origin|free time at origin|free time at pol|container count|quantity|qty|rate sheet id|updated|update date|last update',
};

const ROLES = new Map<string, ColumnRole>();
for (const [role, words] of Object.entries(LEXICON) as [ColumnRole, string][]) {
  for (const word of words.split('|')) if (!ROLES.has(word)) ROLES.set(word, role);
}

/** A header in the form it is compared by: plain text without bracketed units, line breaks and stray signs. */
export function normaliseHeader(text: string): string {
  return plainText(text)
    .replace(/[([{（【][^)\]}）】]*[)\]}）】]?/g, ' ')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replace(/[*:：;"_]+|(?<!\d)\.+|\.(?=\s|$)/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(/(\p{Script=Han})\s+(?=\p{Script=Han})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words around a header's core that do not change what it means. */
const DECORATION =
  /\b(?:the|a|name of|at destination|at pod|in days|days|usd|eur|cny|rmb|gbp|lookup|quoted|requested|our|est|estimated|approx|rates?)\b/g;

/** The role of a whole header text, or undefined. Bilingual headers ("POL 起运港") count by either half. */
export function roleOfHeader(text: string): ColumnRole | undefined {
  const header = normaliseHeader(text);
  if (header === '' || header.length > 60) return undefined;
  const exact = ROLES.get(header) ?? ROLES.get(header.replace(/\//g, ' / '));
  if (exact) return exact;
  const bare = header.replace(DECORATION, ' ').replace(/\s+/g, ' ').trim();
  const decorated = ROLES.get(bare);
  if (decorated) return decorated;
  const latin = header
    .replace(/[\p{Script=Han}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[/\s-]+|[/\s-]+$/g, '');
  const han = header.replace(/[^\p{Script=Han}]+/gu, '');
  if (han !== '' && han !== header) return ROLES.get(han) ?? ROLES.get(latin);
  return byHalves(header);
}

/** "Origin/Origen", "POL / Loading": both halves must mean the same, or one of them nothing. */
function byHalves(header: string): ColumnRole | undefined {
  const halves = header.split('/').map((half) => ROLES.get(half.trim()));
  if (halves.length !== 2) return undefined;
  const [first, second] = halves;
  return first === second ? first : undefined;
}
