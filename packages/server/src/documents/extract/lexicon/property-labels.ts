import { type Label, labelsOf } from '../labels.ts';

/** What a line of section 9 can be about. `other` only marks where a value ends. */
export type PropertyConcept = 'flashPoint' | 'state' | 'appearance' | 'boilingPoint' | 'density' | 'other';

export const PROPERTY_LABELS: readonly Label<PropertyConcept>[] = [
  ...labelsOf(
    'flashPoint',
    "(?:(?:product|estimated|typical|lowest|minimum|closed[ -]cup) )?flash(?:ing)?[\\s-]?(?:points?|pt\\.?)(?:,? ?(?:range|temperature|\\(?(?:and|&|/) ?(?:test |testing )?method(?: used)?\\)?|in ?[°º] ?[CF]|of (?:the )?(?:mixture|product|material)|[°º]?[CF] ?/ ?[°º]?[CF]|\\[method\\]|method used|\\(method used\\)|test|value|,? ?°?[CF]|-? ?closed cup|-? ?open cup|c\\.?c\\.?(?![a-z])))*|flammability \\(?flash point\\)?|FP(?=\\s*:)|Flammpunkt|point d['’](?:[ée]clair|inflammation|ignition)|punto de (?:inflamaci[óo]n|ignici[óo]n|destello)|ponto de fulgor|ponto de inflama[çc][ãa]o|punto (?:d['’]|di )infiammabilit[àa]|闭杯闪点|[闪閃][火燃]?[点點]|引火点|인화점",
    "vlampunt|temperatura zap[łl]onu|flampunkt|flammepunkt|bod vzplanut[íi]|температура вспышки|punto d['’]infiammabilit[àa]|punto de inflamabilidad|punto de chispa|ponto de inflamabilidade|ponto de (?:inflama[çc][ãa]o|fulgor)|闪点[,、]?(?:闭杯|开杯)",
  ),
  ...labelsOf(
    'state',
    'physical (?:state|form|description)(?: and (?:appearance|color|colour))?(?: ?(?:at|@) ?\\d+ ?[°º]? ?[CF])?|(?:product|material) state|(?:nature|consistency|phase)(?=\\s*:)|state of matter|state|(?:colou?r ?/ ?)?form(?: ?/ ?(?:state|colou?r))?|product form|aggregate state|Aggregatzustand|Form|[ée]tat physique|forme|estado f[íi]sico|estado|forma|stato fisico|物质状态|物質狀態|物理状态|物理狀態|物态|状态|狀態|状態|物理的?状態|형상|성상|상태|물리적 상태|货物状态',
    '(?:(?:physical|general|product) |(?:odou?r|colou?r) ?(?:and|&|/) ?)?appearance(?: ?(?:and|&|/) ?(?:odou?r|colou?r|state|form|physical state|physical form))*(?: ?\\([^:]{0,40}\\))?|description|aspect(?:o)?|apar[êe]ncia|aspetto|Aussehen|Erscheinungsbild|apariencia|外观与性状|外觀(?:\\([^:]{0,20}\\))?|外观(?:\\([^:]{0,20}\\))?|外観|性状|性狀|样品外观与性状|样品外观和性状|외관(?:\\([^:]{0,30}\\))?',
    '物理的?(?:状態|狀態|状态)[、,・\\p{L}]{0,12}(?=\\s*:)|skupenstvo|fyzik[áa]lny stav|stare de agregare|halmaz[áa]llapot|olomuoto|f[íi]sico[- ]?estado|fysische toestand|(?:fysieke|fysische) vorm|aggregatietoestand|verschijningsvorm|stan (?:skupienia|fizyczny)|fysikaliskt tillst[åa]nd|aggregationstillst[åa]nd|fysisk (?:tilstand|form)|skupenstv[íi]|агрегатное состояние|физическое состояние|estado (?:de agrega[çc][ãa]o|de agregaci[óo]n)|stato di aggregazione|物理的状态|物質の状態|形状|物理的状態[、,]?形状?|形態|uiterlijk|voorkomen|wygl[ąa]d|posta[ćc]|utseende|vzhled|внешний вид|Beschaffenheit|aspect physique|aspecto f[íi]sico|物态形状|狀態|外形',
  ),
  ...labelsOf(
    'boilingPoint',
    "(?:initial |normal )?boiling (?:point|pt\\.?|range|temperature)(?: ?(?:and|or|[/&,]) ?(?:initial )?(?:boiling )?(?:range|point|melting range))*(?: ?(?:at|@) ?[\\d.,]+ ?(?:hPa|kPa|mbar|mm ?Hg|atm))?|(?:B\\.?P\\.?|IBP)(?=\\s*:)|distillation range|Siedepunkt(?: ?/ ?Siedebereich)?|Siedebeginn[^:]{0,20}|point (?:initial )?d['’][ée]bullition[^:]{0,40}|(?:punto (?:inicial )?|temperatura )de ebullici[óo]n[^:]{0,40}|ponto de ebuli[çc][ãa]o[^:]{0,40}|沸点(?:、初沸点和沸程|/沸程|[,、]初沸点[^:]{0,6})?|初沸点(?:和沸程)?|沸點(?: ?/ ?沸點範圍)?|끓는점|초기 끓는점[^:]{0,12}",
    "(?:begin)?kookpunt[^:]{0,20}|(?:pocz[ąa]tkowa )?temperatura wrzenia[^:]{0,40}|(?:initial )?kokpunkt[^:]{0,30}|(?:initialt )?(?:kogepunkt|begyndelseskogepunkt)[^:]{0,30}|(?:po[čc][áa]te[čc]n[íi] )?bod varu[^:]{0,30}|температура кипения|punto di ebollizione[^:]{0,40}|Siede(?:punkt|bereich|temperatur|beginn)[^:]{0,30}|temp[ée]rature d['’][ée]bullition|沸点(?:又は[^:]{0,16})?|沸点及び沸点範囲|初留点[^:]{0,14}|끓는점[^:]{0,16}|沸点[^:\\d]{0,14}",
  ),
  ...labelsOf(
    'density',
    '(?:relative |specific |liquid |bulk |vapou?r )?(?:density|gravity)(?: ?(?:\\([^:]{0,30}\\)|/ ?specific gravity|relative density))*|(?:relative )?Dichte|densit[ée](?: relative)?|densidad(?: relativa)?|相对密度|相對密度|密度|比重|비중|밀도',
    '(?:relatieve )?dichtheid|g[ęe]sto[śs][ćc](?: wzgl[ęe]dna)?|densitet|hustota|плотность|densit[àa](?: relativa)?|masse volumique|peso espec[íi]fico|相対密度|密度及び[^:]{0,8}|비중|상대밀도|比重\\(密度\\)',
  ),
  ...labelsOf(
    'other',
    '(?:test(?:ing)? )?methods?(?: used)?(?=\\s*$)|odou?r(?: threshold)?|colou?r|pH(?:[ -]?value)?|melting point[^:]{0,30}|freezing point|evaporation rate|flammability[^:]{0,30}|flammable[^:]{0,20}|(?:upper|lower|explosi)[^:]{0,30}|vapou?r (?:pressure|density)|solubility[^:]{0,20}|water solubility|partition coefficient[^:]{0,40}|(?:auto|self).?ignition[^:]{0,20}|decomposition[^:]{0,20}|viscosity|kinematic[^:]{0,20}|VOC[^:]{0,20}|volatil[^:]{0,20}|molecular[^:]{0,14}|% volatile|particle[^:]{0,20}|refractive[^:]{0,10}|fire.?point|burn[^:]{0,20}|oxidi[sz]ing[^:]{0,20}|Geruch[^:]{0,16}|Farbe|Schmelzpunkt[^:]{0,30}|Dampfdruck|L[öo]slichkeit[^:]{0,20}|odeur|couleur|olor|color|颜色|顏色|气味|氣味|熔点[^:]{0,10}|熔點[^:]{0,10}|爆炸[^:]{0,10}|蒸气[^:]{0,10}|蒸氣[^:]{0,10}|溶解[^:]{0,6}|分解[^:]{0,6}|引燃[^:]{0,6}|自燃[^:]{0,6}|粘度|黏度|燃烧[^:]{0,6}|辛醇[^:]{0,12}|易燃性[^:]{0,10}|냄새[^:]{0,6}|색|녹는점[^:]{0,10}|증기[^:]{0,6}|용해도|인화성[^:]{0,10}',
  ),
];
