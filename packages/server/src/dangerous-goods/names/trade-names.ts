import { LINES_IN_OTHER_LANGUAGES } from './other-languages.ts';

/*
 * Trade and everyday names, for the search and the gate of non-dangerous goods letters: they are not proper shipping names
 * (IMDG 3.1.2.8.1). One line per number: UN|names.
 */
const LINES = `
0336|鞭炮,礼花弹,烟火
1001|acetylene gas
1005|液氨,liquid ammonia,ammonia gas
1006|argon gas
1009|R13B1
1011|butane gas
1013|carbon dioxide gas,CO2 gas,soda charger,soda siphon charger
1017|液氯,liquid chlorine,chlorine gas
1018|R22
1028|R12
1033|DME,二甲醚
1040|EO,epoxyethane
1044|灭火器
1046|helium gas,helium balloon gas,balloon gas
1049|氢气,hydrogen gas
1051|prussic acid
1057|打火机,lighter,cigarette lighter,gas lighter
1066|nitrogen gas,氮气
1070|laughing gas,whipped cream charger,cream charger
1072|工业氧气,oxygen gas
1075|LPG,液化气
1086|VCM
1088|diethyl acetal
1090|丙酮
1092|acraldehyde
1107|amyl chloride
1114|苯
1120|正丁醇,butyl alcohol,丁醇
1123|乙酸正丁酯,醋酸丁酯,乙酸丁酯
1129|butanal
1131|carbon bisulphide
1133|胶水,glue,万能胶
1145|环己烷
1155|乙醚,ether
1165|diethylene dioxide
1170|乙醇,酒精,alcohol,ethyl alcohol,grain alcohol,spirits of wine
1173|乙酸乙酯,醋酸乙酯
1184|EDC,二氯乙烷
1193|MEK,丁酮,butanone,2-butanone
1197|香精,flavouring,essence
1198|甲醛,formaldehyde
1199|糠醛,furfural
1202|柴油,diesel,diesel oil,gasoil
1203|汽油,petrol,gasoline
1206|庚烷
1208|己烷
1212|isobutyl alcohol
1219|IPA,异丙醇,isopropyl alcohol
1220|乙酸异丙酯
1223|煤油,kerosine
1230|methyl alcohol,木醇,甲醇,wood alcohol,wood spirit
1231|乙酸甲酯
1245|MIBK
1247|MMA,甲基丙烯酸甲酯
1263|油漆,稀释剂,天那水,清漆,lacquer,thinner,varnish,paint thinner,nail polish,nail varnish,指甲油,涂料,香蕉水
1266|香水,perfume,古龙水,cologne,eau de toilette,eau de parfum,eau de cologne,after shave,aftershave
1267|原油,crude oil
1268|白电油,naphtha,石脑油,petroleum ether,petroleum spirit
1280|PO
1282|吡啶
1294|toluol,甲苯
1296|三乙胺
1299|松节油,turpentine oil,oil of turpentine,gum turpentine,gum spirits
1300|white spirit,mineral spirits,石油溶剂油
1301|VAM,醋酸乙烯
1307|xylol,二甲苯
1309|铝粉,铝银浆
1324|电影胶片
1325|易燃固体
1328|乌洛托品,urotropine,hexamine,methenamine,HMTA
1331|strike-anywhere match
1334|樟脑丸,naphthalin,卫生球,mothball,萘,精萘,naphthalene ball,mothballs
1338|赤磷,red phosphorus,红磷
1345|废橡胶粉
1346|硅粉
1350|硫磺,sulphur powder,硫磺粉
1361|木炭,charcoal,竹炭,carbon,charcoal briquette,机制炭,BBQ charcoal
1362|活性炭,activated carbon,activated charcoal,carbon activated
1363|椰干
1364|废棉
1374|鱼粉,fishmeal
1381|黄磷,白磷,yellow phosphorus,white phosphorus
1384|保险粉,sodium hydrosulfite,连二亚硫酸钠,sodium hydrosulphite
1386|豆粕,seed cake,oil cake
1396|aluminium powder uncoated
1398|铝硅粉
1402|电石
1418|镁粉
1436|锌粉,锌灰,zinc dust
1438|硝酸铝
1444|过硫酸铵
1446|硝酸钡
1454|硝酸钙
1463|铬酸酐,铬酸,chromic anhydride
1474|硝酸镁
1477|硝酸盐
1479|氧化剂
1485|氯酸钾
1486|硝石,saltpetre,硝酸钾,potassium nitrate
1490|高锰酸钾,灰锰氧,Condy's crystals,Condys crystals
1492|过硫酸钾
1493|硝酸银
1495|氯酸钠
1496|亚氯酸钠
1498|智利硝石,硝酸钠,Chile saltpetre
1500|亚硝酸钠
1505|过硫酸钠
1547|苯胺
1558|砷
1561|砒霜,white arsenic
1564|barium carbonate,碳酸钡
1593|DCM,methylene chloride,二氯甲烷
1604|EDA
1648|ACN,methyl cyanide,乙腈
1662|硝基苯
1671|苯酚,石炭酸,carbolic acid
1680|氰化钾
1689|氰化钠
1690|氟化钠
1710|TCE,三氯乙烯
1715|乙酸酐,醋酐
1733|三氯化锑
1738|氯化苄
1744|溴素
1748|漂粉精,calcium hypochlorite,chloride of lime
1750|氯乙酸
1751|MCA,monochloroacetic acid,一氯乙酸
1760|水处理剂
1773|三氯化铁,氯化铁
1779|甲酸,蚁酸
1789|盐酸,muriatic acid,spirits of salt,spirit of salt
1790|氢氟酸
1791|漂白水,次氯酸钠,sodium hypochlorite,bleach
1796|混酸
1798|aqua regia
1805|磷酸,orthophosphoric acid
1811|氟化氢钾
1812|氟化钾
1813|苛性钾,caustic potash flake
1814|caustic potash liquor,氢氧化钾溶液,potash lye
1823|烧碱,片碱,苛性钠,caustic soda,caustic soda flakes,NaOH
1824|液碱,caustic soda solution,caustic soda liquor,caustic soda lye,lye,caustic lye,soda lye,lye solution
1829|三氧化硫
1830|硫酸,oil of vitriol
1831|发烟硫酸,oleum
1835|TMAH
1838|四氯化钛
1845|干冰
1846|四氯化碳
1848|丙酸
1863|航空煤油,jet fuel,jet a-1
1866|树脂,不饱和聚酯树脂,unsaturated polyester resin,UPR
1888|氯仿,三氯甲烷
1889|溴化氰
1897|PERC,perchloroethylene,四氯乙烯
1915|环己酮
1917|丙烯酸乙酯
1918|异丙苯,cumene
1919|丙烯酸甲酯
1942|硝铵
1944|火柴,match,safety match
1950|喷雾剂,喷漆,spray paint,aerosol spray
1951|液氩,liquid argon
1971|natural gas cylinder
1972|LNG,液化天然气
1977|液氮,liquid nitrogen
1978|丙烷,propane gas
1987|香薰,白兰地香精,alcohol mixture
1993|易燃液体,brake cleaner
1999|沥青,cutback bitumen
2014|双氧水,hydrogen peroxide solution
2023|ECH,epichlorhydrin,环氧氯丙烷
2029|肼
2030|水合肼,hydrazine hydrate
2031|硝酸,aqua fortis
2055|styrene,苯乙烯
2056|THF,四氢呋喃
2059|collodion
2067|硝酸铵肥料
2074|丙烯酰胺
2076|甲酚
2078|TDI
2079|DETA,二乙烯三胺
2208|漂白粉,bleaching powder
2209|福尔马林,formalin
2211|EPS,可发性聚苯乙烯,EPS beads,expandable polystyrene,可发性聚苯乙烯珠粒
2213|paraformaldehyde,多聚甲醛
2214|苯酐
2215|顺酐
2218|丙烯酸
2259|TETA,三乙烯四胺
2265|DMF,dimethylformamide,二甲基甲酰胺
2280|己二胺
2281|HDI
2289|IPDA
2290|IPDI
2312|熔融苯酚
2320|TEPA
2348|丙烯酸丁酯,丙烯酸正丁酯
2357|CHA
2398|MTBE
2465|SDIC,优氯净,二氯异氰尿酸钠,sodium dichloroisocyanurate,dichlor
2468|TCCA,强氯精,三氯异氰尿酸,trichlor,symclosene,trichloroisocyanuric acid
2491|MEA,monoethanolamine,乙醇胺
2528|IBIB
2531|甲基丙烯酸
2590|石棉,asbestos
2618|乙烯基甲苯
2672|氨水,ammonium hydroxide,aqua ammonia,ammonia water,aqueous ammonia
2693|亚硫酸氢钠
2717|樟脑,camphor
2789|醋酸,冰乙酸,乙酸,acetic acid,冰醋酸
2790|乙酸溶液
2793|钢屑,铁屑,metal turnings,steel swarf
2794|铅酸电池,lead-acid battery,电瓶,蓄电池,car battery
2795|nickel cadmium battery
2796|battery acid
2800|免维护蓄电池,AGM battery,VRLA battery,gel battery
2805|氢化锂
2809|水银,quicksilver
2817|氟化氢铵
2831|1,1-trichloroethane
2857|refrigerating machine
2876|间苯二酚
2880|漂粉精,次氯酸钙,漂粉精片,cal hypo
2967|氨基磺酸
2990|救生筏,life raft,self-inflating life jacket,inflatable life jacket
3065|白酒,whisky,whiskey,vodka,rum,brandy,spirits,liquor,baijiu
3077|环境有害物质固体
3082|环境有害物质液体
3090|锂金属电池,lithium metal battery,lithium battery primary,CR2032
3091|lithium metal cell in equipment
3102|BPO,过氧化苯甲酰,benzoyl peroxide
3104|benzoyl peroxide
3105|MEKP,过氧化物
3107|DTBP
3109|过氧化甲乙酮,methyl ethyl ketone peroxide
3110|DCP,过氧化二异丙苯,dicumyl peroxide
3149|过氧乙酸,peracetic acid
3159|R134a
3163|R410A
3166|汽车,摩托车,car,motorcycle,vehicle,motor vehicle,used car,automobile
3171|电动自行车,e-bike,电动平衡车,battery-powered equipment,electric scooter,golf cart
3175|易燃液体固体混合物
3221|ADC发泡剂
3234|AIBN,azobisisobutyronitrile,偶氮二异丁腈
3242|ADC,azodicarbonamide,偶氮二甲酰胺,AC发泡剂
3252|R32
3253|metasilicate,sodium metasilicate,偏硅酸钠,五水偏硅酸钠
3257|hot bitumen
3268|安全气囊,airbag,安全带预紧器,airbag module,airbag inflator,安全气囊气体发生器
3269|polyester resin kit
3292|sodium battery
3295|lighter fluid,打火机油,hydrocarbon solvent
3299|ethylene oxide tetrafluoroethane
3316|急救包,chemical kit,first aid kit
3337|R404A
3340|R407C
3363|dangerous goods in machinery
3377|过硼酸钠,sodium perborate
3378|过碳酸钠,sodium percarbonate,sodium carbonate peroxide
3473|fuel cell cartridge
3480|锂电池,充电宝,power bank,锂电,lithium-ion battery,LiFePO4 battery,LiFePO4,lithium iron phosphate battery,lithium polymer battery,li-ion battery,li-po battery,LFP battery,18650 battery,磷酸铁锂电池,磷酸铁锂,聚合物锂电池,锂离子电池
3481|蓝牙耳机,手机,笔记本电脑,laptop,notebook computer,mobile phone,smartphone,smart phone,tablet computer,earbuds
3484|水合肼溶液
3496|镍氢电池,NiMH battery,nickel metal hydride battery
3499|supercapacitor
3508|ultracapacitor
3528|diesel generator,diesel engine
3551|钠离子电池,sodium-ion battery
3552|sodium ion battery in equipment
3556|电动汽车,electric car,新能源汽车,electric vehicle,EV,lithium powered vehicle
`;

/** Trade names by UN number. */
export const tradeNames: ReadonlyMap<string, readonly string[]> = namesOf(LINES + LINES_IN_OTHER_LANGUAGES);

function namesOf(lines: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const line of lines.trim().split(/\n+/)) {
    const [un, own] = [line.slice(0, 4), line.slice(5).split(',')];
    names.set(un, [...(names.get(un) ?? []), ...own]);
  }
  return names;
}
