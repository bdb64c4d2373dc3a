/** Says that there is nothing to say: «not applicable», «no data», «none», dashes. */
const NOTHING =
  /^[\s.:*([]*(?:n\.?\s?[/.]?\s?(?:a|ap|av|d|e|r)\.?|not? (?:applicable|available|determined|known|established|assigned|required|relevant|data|information|listed|tested|specified|identified|measured|classified as dangerous|specific|special)\b.*|not applicable.*|none\b.*|nil|null|unknown|no\b.{0,30}\b(?:data|information|info|use|uses)\b.*|information not available.*|data not available.*|no|undetermined|does not apply|see (?:section|below|label|msds|sds|product).*|[-–—_./*]+|无|無|不适用|不適用|无资料|無資料|没有资料|沒有資料|没有数据.*|无数据.*|無數據|(?:暂无|暫無|无|無|没有|沒有|未)(?:[\u3400-\u9fff]{0,10}(?:资料|資料|数据|數據|信息|资讯|資訊|规定|要求|限制|说明)(?:可用|可供|提供)?|提供|确定|確定|测定|測定|规定|指定|要求|列出)[。.]?|特にな(?:し|い)|知見なし|データがない|情報がない|解析対象外|해당사항\s?없음|자료\s?없음|규제(?:되지)?\s?않음|无意义|無意義|未知|没有.{0,4}资料.*|沒有.{0,4}資料.*|该产品无.*|資料なし|情報なし|データなし|該当しない|該当なし|適用外|자료없음|해당없음|해당 없음|없음|nicht (?:anwendbar|verf[üu]gbar|relevant|bestimmt|zutreffend|angegeben|vorhanden|erforderlich|ermittelt|bekannt|festgelegt|gepr[üu]ft).*|keine(?: daten)?.*|kein(?:e[rs]?)?\b.*|entf[äa]llt.*|non (?:applicable|disponible|pertinent|d[ée]termin[ée]).*|aucun.*|pas (?:de |d['’]).*|donn[ée]es? non .*|sans objet.*|no (?:aplicable|aplica|disponible|determinad[oa]|hay|relevante|existen|se (?:dispone|conoce)|especificad[oa]|pertinente).*|ning[uú]n.*|sin datos.*|n[ãa]o (?:aplic[áa]vel|se aplica|dispon[íi]vel|determinad[oa]|existem|h[áa]|relevante|especificad[oa]|pertinente).*|nenhum.*|sem (?:dados|informa).*|niet (?:van toepassing|beschikbaar|bepaald|relevant).*|geen (?:gegevens|informatie|data|bijzondere).*|n\.?v\.?t\.?|nie (?:dotyczy|ma zastosowania|okre[śs]lono|dost[ęe]pn\p{L}*|oznaczono).*|brak\b.*|(?:ej|inte|icke) (?:till[äa]mpligt?|relevant|tillg[äa]ngligt?|best[äa]mt?).*|inga data.*|saknas.*|ikke (?:relevant|anvendeligt?|tilg[æa]ngelig|bestemt).*|ingen (?:data|oplysninger).*|nepou[žz]ije se.*|nen[íi] (?:k dispozici|relevantn[íi]|stanoveno|uvedeno).*|neuvedeno|nevztahuje se.*|не ?(?:применимо|определен\p{L}*|доступн\p{L}*|требуется).*|нет(?: данных| информации)?|отсутству\p{L}+|данные отсутствуют.*|k\. ?A\.|non (?:applicabile|disponibile|sono (?:disponibili|noti)|determinat[oa]|pertinente|rilevante|noto).*|nessun.*|dat[oi] non .*)[\s.)\]]*$/iu;

/** Whether a text only says that nothing is stated or that the question does not apply. */
export function saysNothing(text: string): boolean {
  return NOTHING.test(text.trim());
}

/** Says that somebody does not know, which is less than «none» and «not applicable». */
const NO_DATA =
  /\b(?:no|not) (?:data|available|information|determined|known|established|specified)|\bunknown|无数据|無數據|无资料|無資料|没有.{0,4}(?:资料|数据)|未知|資料なし|情報なし|データなし|자료없음|keine (?:daten|angaben)|nicht (?:verf[üu]gbar|bestimmt)|n(?:on?|[ãa]o) (?:hay datos|dispon[ií]\p{L}+|d[ée]termin\p{L}+)|geen gegevens|brak danych|нет данных/iu;

/** Whether a text says that there is no information, not that there is nothing. */
export function saysNoData(text: string): boolean {
  return NO_DATA.test(text);
}

/** Says that transport rules do not apply to the goods. */
const NOT_REGULATED =
  /\b(?:not|non|isn't|is not|un)[- ]?(?:currently |a |an |being |classified as |considered (?:to be )?(?:as )?|subject to |otherwise |specifically |presently )*(?:regulated|restricted|dangerous goods?|hazardous|hazmat|dangerous|controlled|regulation|classified|a dangerous)|\bunregulated|\bnon[- ][a-z]{2,5}(?:\/[a-z]{2,5})*[- ]regulated|\bnonregulated|not (?:a )?(?:dg|hazardous material|dangerous)|no (?:dangerous goods?|transport (?:regulation|restriction)s?|restrictions?)|not subject to|does not (?:fall|come) under|exempt(?:ed)? from|(?:non|not) hazardous|not classified|kein gefahrgut|nicht als gefahrgut|kein gef[äa]hrliches gut|unterliegt nicht|nicht reguliert|keine gefahrg[üu]ter|non r[ée]glement[ée]|non soumis|non dangereu|pas (?:de marchandise )?dangereu|pas r[ée]glement|no (?:est[áa] )?(?:regulad|peligros|sujeto|clasificad|reglamentad)|mercanc[íi]a no peligrosa|n[ãa]o (?:regulamentad|perigos|classificad|sujeito)|non (?:regolamentat|pericolos|soggetto|classificat)|niet (?:gevaarlijk|gereglementeerd|onderworpen|ingedeeld|geclassificeerd)|geen gevaarlijke? (?:stof|goed)|nie (?:jest (?:towarem|materia[łl]em|klasyfikowan\p{L}*|sklasyfikowan\p{L}*)|podlega|stanowi)|(?:inte|ej|icke) (?:farligt|klassificera\p{L}*|reglera\p{L}*)|omfattas (?:inte|ej)|ikke (?:farligt|klassificeret|omfattet|reguleret)|nen[íi] (?:nebezpe[čc]n\p{L}*|klasifikov\p{L}*)|nepodl[ée]h[áa]|не (?:является опасн\p{L}*|классифицир\p{L}*|регламентир\p{L}*|подпада\p{L}*|относится к опасн\p{L}*)|未列入.{0,10}(?:规范|规则|危险|管制)|未(?:被)?(?:分类|归类)为危险|非危险|非危險|非[屬属]危[險险]|不属于.{0,14}危险|不屬於.{0,14}危險|非管制|不受.{0,10}(?:管制|限制|约束)|不受限|未被列为危险|未列为危险|无危险|普通货物|按普货|非限制|不受规章|非危険物|該当しない|危険物に該当し|비위험물|위험물.{0,6}(?:아님|아닙|해당)|규제되지/iu;

/** A condition that takes a «not regulated» back: «when …», «if …», «unless …». */
const CONDITION =
  /\b(?:when|if|unless|provided|except|only|may be|could be|in packages?|less than|up to)\b|(?<!該)当(?!該)|如果|除非|仅当/i;

/** Where a text says «not regulated», and whether under a condition. */
export function findNotRegulated(text: string): { start: number; end: number; conditional: boolean } | undefined {
  const match = NOT_REGULATED.exec(text);
  if (!match) return undefined;
  const sentence = text.slice(match.index, match.index + 200).split(/[.;。]\s/)[0] ?? '';
  return { start: match.index, end: match.index + match[0].length, conditional: CONDITION.test(sentence) };
}
