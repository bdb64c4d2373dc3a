/**
 * What the headings of the sixteen sections (GHS, ISO 11014, GB/T 16483, Reg. (EU) 2020/878 Annex II, JIS Z 7253) are
 * known by in each language. Matched against a folded, lower-case heading without its number.
 */
export const HEADING_WORDS: Readonly<Record<number, RegExp>> = {
  1: /identification|manufacturer|general information|(?:product|material|chemical) identity|企业标识|公司标识|product (?:and|&|\/) company|chemical product|company (?:information|data)|product (?:information|data|details)|\bidentification de la substance|bezeichnung des stoffs|stoff-? ?\/|identificaci[óo]n|identifica[çc][ãa]o|identificazione|elementi identificatori|化学品及企业标识|化學品與廠商資料|物品與廠商資料|化学品(名称)?及|(?:化学品|化學品|物品|产品|產品)[\u3400-\u9fff]{0,6}(?:厂商|廠商|企业|企業|公司)|产品及企业标识|標識|标识|化学品等及び会社情報|製品及び会社情報|会社情報|화학제품과 회사|identificatie|produkt|identyfikacja substancji|namnet på|identifikation af|identifikace látky|identifik[áa]cia l[áa]tky|идентификац|厂商资料|制造商信息|企业信息|公司信息|公司資料|化學品及企業/i,
  2: /hazard(?:s|ous)?(?:\(s\))? ?(?:identification|information|summary|overview)|emergency overview|identification (?:des|of) (?:dangers|hazards|the hazards)|m[öo]gliche gefahren|identificaci[óo]n de (?:los )?peligros|identifica[çc][ãa]o d(?:e|os) perigos|identificazione dei pericoli|危险性概述|危險性概述|危害辨識|危害识别|危险性|危険有害性|유해성|identificatie van de gevaren|risico['’]?s|identyfikacja zagro[żz]e[ńn]|farliga egenskaper|fareidentifikation|identifikace nebezpe|идентификац\S* опасност|indicaci[óo]n de peligros|危害辨识|危险性?识别|危害概述|危险概述|危險概述|危険性の要約/i,
  3: /composition|zusammensetzung|composici[óo]n|composi[çc][ãa]o|composizione|ingredients|成分|成份|組成|组成|구성성분|samenstelling|sk[łl]ad\b|sammans[äa]ttning|sammens[æa]tning|slo[žz]en[íi]|состав|组分信息|成分辨识|主要成份/i,
  4: /first[- ]?aid|premiers secours|premiers soins|erste[- ]hilfe|primeros auxilios|primeiros socorros|pronto soccorso|急救|救护|応急措置|응급조치|eerste ?hulp|pierwszej pomocy|första hjälpen|førstehjælp|první pomoc|первой помощи|primo soccorso/i,
  5: /fire[- ]?(?:fighting|hazard|protection)|firefighting|fire and explosion|lutte contre l['’]incendie|brandbek[äa]mpfung|lucha contra incendios|combate a inc[êe]ndio|antincendio|消防|滅火|灭火|防火|火災時|폭발|brandbestrijding|po[żz]ar|brandbek[äa]mpning|brandbekæmpelse|hašení|пожар|(?:combate|luta) (?:a|contra) inc[êe]ndios|extinci[óo]n/i,
  6: /accidental release|spill|leak|d[ée]versement|dispersion accidentelle|unbeabsichtigter freisetzung|vertido accidental|vazamento|rilascio accidentale|泄漏|洩漏|泄露|洩露|外泄|漏出|누출|accidenteel vrijkomen|niezamierzonego uwolnienia|oavsiktliga utsläpp|utilsigtet|náhodného úniku|аварийн|fuga(?:s)? acidenta|derramamento|fuoriuscita|liberaci[óo]n accidental|derrame/i,
  7: /handling|manipulation|handhabung|manipulaci[óo]n|manuseio|manipolazione|操作处置|操作与|操作和|操作及|贮存|储存|儲存|安全處置|搬运|处置与储存|取扱い|취급|hantering|hanter(?:en|ing) en opslag|magazynowanie|lagring|h[åa]ndtering|zacházení|обращени|manuseamento|armazen/i,
  8: /exposure (?:control|guideline|limit)|personal protecti|control measures|protective equipment|contr[ôo]les? de l['’]exposition|expositionsbegrenzung|begrenzung und [üu]berwachung|controles de exposici[óo]n|control de (?:la )?exposici[óo]n|controle de exposi|controlli dell['’]esposizione|接触控制|接觸控制|个体防护|个人防护|個人防護|防护措施|暴露預防|暴露控制|ばく露防止|個人防护|노출방지|blootstelling|kontrola nara[żz]enia|begränsning av exponering|eksponeringskontrol|omezování expozice|контрол[ья] воздействия|controlo da exposi|暴露预防|暴露控制|曝露|暴露の?防止|防护/i,
  9: /physical|propri[ée]t[ée]s physiques|physikalische|propiedades f[íi]sicas|propriedades f[íi]sic|propriet[àa] fisiche|理化特性|物理及化學|物理化学|理化性质|物理的及び|물리화학|fysische|fizyczne i chemiczne|fysikaliska|fysiske|fyzikální|физическ|f[íi]sico-qu[íi]mic|物理(?:及|和|与)化学|物理與化學|理化性質|物化性质/i,
  10: /stability|stabilit|stabilit[äa]t|estabilidad|estabilidade|reactivity|稳定性|安定性|稳定|반응성|stabiliteit|stabilno[śs][ćc]|stabilita|стабильност/i,
  11: /toxicol[oó]g|toxicity|toxikolog|tossicolog|毒理|毒性|有害性情報|독성|toxicologische|toksykologiczn|toksikolog|токсик|tossicolog/i,
  12: /environmental (?:information|data|effects)|[eé]col[oó]g|[öo]kolog|umweltbezogen|生态|生態|环境信息|環境影響|환경|ecologische|ekologi|эколог|生态资料|环境影响/i,
  13: /disposal|waste|[ée]limination|entsorgung|eliminaci[óo]n|destina[çc][ãa]o final|smaltimento|廢棄處置|废弃处置|废物|处置|废弃|廢棄|폐기|verwijdering|odpad|avfall|bortskaffelse|odstraňován|утилизац|elimina[çc]/i,
  14: /transport|trasporto|shipping|shipment|\bD\.?O\.?T\b|運送|运输|運輸|輸送上|운송|vervoer|транспорт|运送|运输资料|交通信息/i,
  15: /regulat|r[ée]glement|rechtsvorschriften|reglament|regulament|regolamentazione|法规|法規|適用法令|법적|regelgeving|przepis|g[äa]llande f[öo]reskrifter|lovgivning|předpis|норматив|информаци\S* о регулировании|regulamenta[çc]/i,
  16: /other (?:information|data)|additional information|miscellaneous|preparation information|revision information|^other$|autres informations|sonstige angaben|otra informaci[óo]n|otras informaciones|outras informa|altre informazioni|其他信息|其它信息|其他資料|其它資料|その他|기타|그 밖|overige informatie|inne informacje|annan information|andre oplysninger|další informace|другая информация/i,
};

/** Words before a section's number. */
export const SECTION_WORD =
  /^(?:\*\s*)?(?:section|sect?\.?(?=\s)|part(?=\s\d)|item(?=\s\d)|chapter|abschnitt|rubrique|secci[óo]n|se[çc][çc]?[ãa]o|sezione|rubriek|sekcja|avsnitt|afsnit|oddíl|odd[íi]l|oddiel|rozdział|розділ|раздел|第|部分(?=\s*\d))\s*[#-]?\s*/i;

/** Section titles as Chinese certificates and numbers write them. */
export const CHINESE_NUMERALS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  十一: 11,
  十二: 12,
  十三: 13,
  十四: 14,
  十五: 15,
  十六: 16,
};
