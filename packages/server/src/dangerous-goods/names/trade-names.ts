/*
 * Trade names, for the search only: they are not proper shipping names (IMDG 3.1.2.8.1). One line per number: UN|names.
 */
const LINES = `
1017|液氯,liquid chlorine
1040|EO,epoxyethane
1072|工业氧气
1075|LPG,液化气
1088|diethyl acetal
1133|胶水,glue,万能胶
1170|乙醇,酒精,alcohol,ethyl alcohol
1193|MEK,丁酮,butanone
1197|香精,flavouring,essence
1202|柴油
1203|汽油,petrol
1212|isobutyl alcohol
1219|IPA,异丙醇,isopropyl alcohol
1230|methyl alcohol,木醇
1245|MIBK
1247|MMA
1263|油漆,稀释剂,天那水,清漆,lacquer,thinner,varnish
1266|香水,perfume
1268|白电油,naphtha,石脑油
1280|PO
1294|toluol
1301|VAM,醋酸乙烯
1307|xylol
1338|赤磷,red phosphorus
1350|硫磺,sulphur powder
1361|木炭,charcoal,竹炭
1362|活性炭,activated carbon,activated charcoal
1384|保险粉,sodium hydrosulfite
1398|铝硅粉
1402|电石
1486|硝石,saltpetre
1490|高锰酸钾,灰锰氧
1498|智利硝石
1593|DCM,methylene chloride
1604|EDA
1648|ACN,methyl cyanide
1710|TCE,三氯乙烯
1748|漂粉精,calcium hypochlorite
1760|水处理剂
1789|盐酸,muriatic acid
1791|漂白水,次氯酸钠,sodium hypochlorite,bleach
1805|磷酸,orthophosphoric acid
1813|苛性钾,caustic potash flake
1814|caustic potash liquor
1823|烧碱,片碱,苛性钠,caustic soda,caustic soda flakes,NaOH
1824|液碱,caustic soda solution,caustic soda liquor
1830|硫酸,oil of vitriol
1845|干冰
1866|树脂,不饱和聚酯树脂,unsaturated polyester resin
1897|PERC,perchloroethylene,四氯乙烯
1942|硝铵
1950|喷雾剂,喷漆,spray paint,aerosol spray
1977|液氮,liquid nitrogen
1987|香薰,白兰地香精
2014|双氧水,hydrogen peroxide solution
2023|ECH,epichlorhydrin,环氧氯丙烷
2055|styrene
2056|THF
2078|TDI
2208|漂白粉,bleaching powder
2209|福尔马林,formalin
2211|EPS,可发性聚苯乙烯
2213|paraformaldehyde
2215|顺酐
2265|DMF
2357|CHA
2465|SDIC,优氯净
2468|TCCA,强氯精
2491|MEA,monoethanolamine
2528|IBIB
2672|氨水,ammonium hydroxide,aqua ammonia
2789|醋酸,冰乙酸
2794|铅酸电池,lead-acid battery,电瓶
2809|水银,quicksilver
2880|漂粉精
3077|环境有害物质固体
3082|环境有害物质液体
3109|过氧化甲乙酮,methyl ethyl ketone peroxide
3105|MEKP
3166|汽车,摩托车,car,motorcycle
3171|电动自行车,e-bike,电动平衡车
3268|安全气囊,airbag,安全带预紧器
3316|急救包
3378|过碳酸钠,sodium percarbonate
3480|锂电池,充电宝,power bank,锂电
3481|蓝牙耳机,手机,笔记本电脑
3496|镍氢电池
3556|电动汽车,electric car,新能源汽车
`;

/** Trade names by UN number. */
export const tradeNames: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line): [string, readonly string[]] => [line.slice(0, 4), line.slice(5).split(',')]),
);
