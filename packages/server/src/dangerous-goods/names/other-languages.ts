/*
 * Everyday names of the trade in German, Spanish, French, Italian and Portuguese, and further English and Chinese ones, for the
 * search and the gate of non-dangerous goods letters. They are not proper shipping names (IMDG 3.1.2.1: these are English).
 * One line per number: UN|names.
 */
export const LINES_IN_OTHER_LANGUAGES = `
0081|dynamite,Dynamit,dinamita,dinamite,Sprengstoff,explosivos,炸药
0336|Feuerwerk,Feuerwerkskörper,fuegos artificiales,fogos de artifício,feux d'artifice,fuochi d'artificio,petardos,pétards,爆竹
0337|sparklers,sparkler,Wunderkerzen,Wunderkerze,仙女棒,冷烟花
1001|Acetylen,Azetylen,acetileno,acétylène
1005|Ammoniak,amoníaco,amoniaco,ammoniac
1011|Butangas,Butangasflaschen,bombonas de butano,bombona de butano,gas butano,bouteilles de butane
1017|Chlorgas,cloro gas,gas cloro,chlore gazeux
1044|Feuerlöscher,extintores,extintor,extincteurs,extincteur,estintori,estintore
1057|Feuerzeuge,Feuerzeug,encendedores,encendedor,mecheros,briquets jetables,accendini,isqueiros
1072|Sauerstoffflaschen,oxígeno comprimido,bombonas de oxígeno,oxygène comprimé
1075|Flüssiggas,gas licuado,gas licuado de petróleo,botijão de gás,煤气罐
1090|Aceton,acetona,acétone
1114|benzol,benceno,benzeno,benzène
1133|Kontaktkleber,pegamento de contacto,cola de contacto,colle néoprène
1155|Diethylether,éter etílico
1170|Brennspiritus,Ethylalkohol,alcohol etílico,alcohol de quemar,alcool etílico,alcool à brûler,alcool éthylique
1173|Ethylacetat,acetato de etilo,acétate d'éthyle
1197|essential oil extract
1198|formol,formaldehído,福尔马林
1202|Dieselkraftstoff,Heizöl,gasóleo,gasoil,gazole
1203|Benzin,gasolina,essence automobile,benzina
1219|alcohol isopropílico,alcool isopropílico,alcool isopropylique,Isopropylalkohol
1223|Kerosin,queroseno,kérosène,灯油
1230|metanol,Methylalkohol,méthanol,alcohol metílico
1263|Nitrolack,Kunstharzlack,Autolack,Nitroverdünnung,esmalte sintético,laca nitrocelulósica,diluyente de pintura,硝基漆,天那水,香蕉水
1266|Parfüm,Parfum,perfumes,profumo,香水,eau de toilette,eau de cologne,agua de colonia
1268|benzine,Waschbenzin,Leichtbenzin,溶剂油
1287|rubber cement
1294|Toluol,tolueno,toluène
1299|Terpentin,Terpentinöl,trementina,aguarrás,essence de térébenthine
1300|white spirit,Terpentinersatz,松香水
1307|Xylol,xileno,xylène
1334|Naphthalin,naftalina,naphtaline,Mottenkugeln
1350|Schwefel,azufre,soufre,zolfo,enxofre
1361|Holzkohle,Grillkohle,Grillbriketts,Holzkohlebriketts,carbón vegetal,carbón de leña,carbón para barbacoa,charbon de bois,carbonella,carvão vegetal,烧烤炭,机制炭,水烟炭
1362|Aktivkohle,carbón activo,carbón activado,charbon actif,carvão ativado
1363|Kopra
1374|Fischmehl,harina de pescado,farine de poisson,farinha de peixe
1396|Aluminiumpulver,polvo de aluminio,poudre d'aluminium,铝银粉
1402|Calciumcarbid,Kalziumkarbid,carburo de calcio,carbure de calcium
1415|lithium metal,lithium metal foil,lithium foil,lithium ingots,锂箔,锂带
1418|Magnesiumpulver,polvo de magnesio,poudre de magnésium
1436|Zinkstaub,Zinkpulver,polvo de zinc,poudre de zinc
1486|Kalisalpeter,Kaliumnitrat,nitrato de potasio,nitrate de potassium
1490|Kaliumpermanganat,permanganato de potasio,permanganate de potassium
1495|Natriumchlorat,clorato de sodio,chlorate de sodium
1498|Natriumnitrat,nitrato de sodio,nitrate de sodium
1500|Natriumnitrit,nitrito de sodio,nitrite de sodium
1547|Anilin,anilina
1561|Arsentrioxid,trióxido de arsénico,砒霜
1671|fenol,Phenolkristalle,phénol
1680|Kaliumcyanid,Zyankali,cianuro de potasio,cyanure de potassium
1689|Natriumcyanid,cianuro de sodio,cyanure de sodium,山奈
1779|Ameisensäure,ácido fórmico,acide formique,acido formico,蚁酸
1789|Salzsäure,ácido clorhídrico,ácido muriático,acide chlorhydrique,acido cloridrico
1790|Flusssäure,Fluorwasserstoffsäure,ácido fluorhídrico,acide fluorhydrique
1791|Natriumhypochlorit,Chlorbleichlauge,hipoclorito de sodio,lejía,lavandina,eau de javel,candeggina,漂白水
1805|Phosphorsäure,ácido fosfórico,acide phosphorique,acido fosforico
1813|Ätzkali,Kaliumhydroxid,potasa cáustica,hidróxido de potasio,potasse caustique
1823|Ätznatron,Natriumhydroxid,sosa cáustica,soda cáustica,hidróxido de sodio,soude caustique,soda caustica,火碱
1824|Natronlauge,lejía de sosa,lessive de soude
1830|Schwefelsäure,ácido sulfúrico,acide sulfurique,acido solforico
1845|Trockeneis,hielo seco,glace carbonique,neige carbonique,ghiaccio secco,gelo seco
1942|Ammoniumnitrat,nitrato de amonio,nitrate d'ammonium
1944|Streichhölzer,Zündhölzer,cerillas,allumettes,fiammiferi
1950|Sprühlack,Lackspray,Spraydosen,Sprühdosen,Haarspray,Deospray,aerosoles,pintura en aerosol,bombes aérosols,aérosols,bombolette spray,自喷漆,杀虫气雾剂
1965|Propanflaschen,Propangas
1999|Kohlenteer,Steinkohlenteer,alquitrán de hulla,goudron de houille,coal tar,煤焦油
2000|Zelluloid,celuloide,赛璐珞
2014|Wasserstoffperoxid,peróxido de hidrógeno,agua oxigenada,peroxyde d'hydrogène,eau oxygénée,acqua ossigenata
2031|Salpetersäure,ácido nítrico,acide nitrique,acido nitrico
2055|Styrol,estireno,styrène
2211|expandable polystyrene,expandierbares Polystyrol,poliestireno expandible,可发性聚苯乙烯
2588|rat poison,Rattengift,raticida,plaguicida,Schädlingsbekämpfungsmittel,老鼠药
2672|Ammoniakwasser,Salmiakgeist,agua amoniacal
2717|Kampfer,alcanfor,camphre
2789|Eisessig,ácido acético glacial,acide acétique glacial
2794|Autobatterien,Autobatterie,Starterbatterien,Bleiakkus,batería de coche,baterías de coche,baterías de plomo,batterie de voiture,batteries au plomb,batterie per auto,汽车电瓶,电瓶,铅酸蓄电池
2796|Batteriesäure,ácido de batería
2809|Quecksilber,mercurio líquido,mercurio metálico
2880|Calciumhypochlorit,hipoclorito de calcio,hypochlorite de calcium
3016|paraquat,百草枯
3018|dichlorvos,DDVP,敌敌畏,毒死蜱,chlorpyrifos,dimethoate,乐果
3082|creosote,creosote oil,coal tar creosote,Kreosot,creosota
3268|airbag inflators,Gurtstraffer,Airbagmodule,bolsas de aire,安全气囊
3475|gasohol,E85,bioethanol E85
3480|Lithium-Ionen-Akkus,Lithiumbatterien,Lithium-Ionen-Batterien,baterías de litio,batería de litio,batteries au lithium,batterie al litio,移动电源
3556|E-Bikes,E-Scooter,Elektroroller,Elektrofahrräder,bicicletas eléctricas,patinetes eléctricos,trottinettes électriques,vélos électriques,电动滑板车
`;
