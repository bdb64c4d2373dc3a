/** Mexico, Central America, the Caribbean and South America. */
export const LATIN_AMERICA = `
@ MX America/Mexico_City mexico-west
MXZLO! | Manzanillo, Mexico | 曼萨尼约 | 19.07 -104.30 | | Manzanillo, Manzanillo MX, Manzanillo Mexico, Manzanilla, MXZ, ~MZO, ~MZL, ~MZN, 曼萨尼约墨西哥, 曼萨尼罗, 曼沙尼罗, 曼萨尼略 |
MXLZC! | Lazaro Cardenas | 拉萨罗卡德纳斯 | 17.93 -102.18 | | Lázaro Cárdenas, Lazaro Cardinas, Lazaro, LZC, L. Cardenas, 拉萨罗, 拉扎罗卡德纳斯 |
MXACA- | Acapulco | 阿卡普尔科 | 16.84 -99.90 | | |
MXSCX- | Salina Cruz | 萨利纳克鲁斯 | 16.16 -95.19 | | |
MXPMD- | Puerto Chiapas | 恰帕斯港 | 14.71 -92.41 | | Madero, Puerto Madero |
@ MX America/Tijuana mexico-west
MXESE! | Ensenada | 恩塞纳达 | 31.86 -116.63 | | |
@ MX America/Mazatlan mexico-west
MXMZT | Mazatlan | 马萨特兰 | 23.19 -106.41 | | Mazatlán |
MXTPB- | Topolobampo | 托波洛万波 | 25.60 -109.05 | | |
@ MX America/Hermosillo mexico-west
MXGYM | Guaymas | 瓜伊马斯 | 27.92 -110.87 | | |
@ MX America/Mexico_City mexico-east
MXVER! | Veracruz | 韦拉克鲁斯 | 19.21 -96.13 | | Vera Cruz, 维拉克鲁斯 |
MXATM! | Altamira | 阿尔塔米拉 | 22.49 -97.87 | | |
MXTAM | Tampico | 坦皮科 | 22.24 -97.86 | | |
MXTUX- | Tuxpan | 图斯潘 | 20.97 -97.31 | | |
MXCOA- | Coatzacoalcos | 夸察夸尔科斯 | 18.14 -94.41 | | |
@ MX America/Merida mexico-east
MXPGO | Progreso | 普罗格雷索 | 21.31 -89.67 | | Merida, Puerto Progreso |
@ MX America/Cancun mexico-east
MXPMS- | Puerto Morelos | 莫雷洛斯港 | 20.85 -86.87 | | |
@ GT America/Guatemala central-america
GTPRQ! | Puerto Quetzal | 克萨尔港 | 13.92 -90.79 | | Quetzal, Pto Quetzal, APM Quetzal, 格查尔港, 夸特扎尔港, 奎特查尔 |
GTSTC! | Santo Tomas de Castilla | 圣托马斯德卡斯蒂利亚 | 15.70 -88.62 | | Santo Tomas, Sto Tomas de Castilla, Puerto Santo Tomas, STC |
GTPBR! | Puerto Barrios | 巴里奥斯港 | 15.73 -88.60 | | Barrios |
@ SV America/El_Salvador central-america
SVAQJ! | Acajutla | 阿卡胡特拉 | 13.57 -89.83 | | Acajulta |
SVLUN- | La Union, El Salvador | 拉乌尼翁 | 13.33 -87.83 | | La Union SV |
@ HN America/Tegucigalpa central-america
HNPCR! | Puerto Cortes | 科尔特斯港 | 15.84 -87.95 | | Cortes, Pto Cortes, Puerto Cortés, 科特斯港 |
HNSLO | San Lorenzo, Honduras | 圣洛伦索 | 13.40 -87.42 | | San Lorenzo |
HNPCA- | Puerto Castilla | 卡斯蒂利亚港 | 16.01 -86.01 | | |
@ NI America/Managua central-america
NICIO! | Corinto | 科林托 | 12.48 -87.17 | | Puerto Corinto |
@ CR America/Costa_Rica central-america
CRCAL! | Caldera | 卡尔德拉 | 9.91 -84.72 | CRPCA CRPTC | Puerto Caldera, Caldera Costa Rica, 卡德拉 |
CRLIO! | Puerto Limon | 利蒙港 | 10.00 -83.02 | CRPMN +CRMOB | Limon, Puerto Limón, Moin Limon, 利蒙 |
CRMOB! | Moin | 莫因 | 10.01 -83.08 | | Moin Container Terminal, Puerto Moin, APM Moin |
@ PA America/Panama central-america
PABLB! | Balboa | 巴尔博亚 | 8.96 -79.57 | | Balboa Panama, Balbao, 巴波亚, 巴拿马巴尔博亚 |
PAROD | Rodman | 罗德曼 | 8.95 -79.57 | PAPSA | PSA Panama, Rodman Panama |
PAMIT! | Manzanillo, Panama | 曼萨尼约（巴拿马） | 9.36 -79.88 | | Manzanillo PA, Manzanillo Panama, Manzanillo International Terminal, Manzanillo, ~MZO, ~MZL, ~MZN, MIT, Colon MIT, 曼萨尼约, 曼萨尼罗 |
PACTB! | Cristobal | 克里斯托瓦尔 | 9.35 -79.91 | | Cristóbal, Christobal, 克里斯托巴尔 |
PAONX! | Colon | 科隆 | 9.36 -79.90 | PACFZ PACSO | Colón, Colon Free Zone, CFZ, Coco Solo, CCT, Colon Container Terminal, 科隆自由贸易区, 科隆自贸区 |
PAPTY- | Panama City | 巴拿马城 | 8.98 -79.52 | | Ciudad de Panama, Panama |
@ BZ America/Belize central-america
BZBZE | Belize City | 伯利兹 | 17.49 -88.20 | | Belize, 伯利兹城 |
@ CU America/Havana caribbean
CUMAR! | Mariel | 马里埃尔 | 23.00 -82.75 | | TC Mariel |
CUHAV | Havana | 哈瓦那 | 23.13 -82.34 | | La Habana, Habana, Havanna, La Havane |
CUSCU- | Santiago de Cuba | 古巴圣地亚哥 | 20.01 -75.84 | | |
@ JM America/Jamaica caribbean
JMKIN! | Kingston | 金斯敦 | 17.97 -76.82 | | Kingston Jamaica, KFTL, 京斯敦, 金斯顿 |
JMMBJ- | Montego Bay | 蒙特哥湾 | 18.46 -77.94 | | |
@ DO America/Santo_Domingo caribbean
DOCAU! | Caucedo | 考塞多 | 18.42 -69.63 | | Puerto Caucedo, Caucedo Multimodal, DP World Caucedo, 高塞多, 卡塞多 |
DOHAI! | Rio Haina | 里奥海纳 | 18.42 -70.02 | | Haina, Río Haina, 海纳 |
DOSDQ | Santo Domingo | 圣多明各 | 18.47 -69.88 | | Sto Domingo |
DOPOP- | Puerto Plata | 普拉塔港 | 19.80 -70.70 | | |
@ HT America/Port-au-Prince caribbean
HTPAP! | Port-au-Prince | 太子港/太子港 | 18.56 -72.34 | | Port au Prince, Portauprince, Haiti, Lafito, 海地 |
HTCAP- | Cap-Haitien | 海地角 | 19.76 -72.20 | | Cap Haitien |
@ PR America/Puerto_Rico caribbean
PRSJU! | San Juan | 圣胡安 | 18.43 -66.10 | PRPNU | San Juan PR, Puerto Nuevo, San Juan Puerto Rico, Puerto Rico, 波多黎各圣胡安 |
PRPSE- | Ponce | 庞塞 | 17.97 -66.62 | | |
@ BS America/Nassau caribbean
BSFPO! | Freeport | 弗里波特 | 26.52 -78.77 | | Freeport Bahamas, Grand Bahama, 自由港巴哈马, 弗里港 |
BSNAS | Nassau | 拿骚 | 25.08 -77.34 | | |
@ TT America/Port_of_Spain caribbean
TTPOS! | Port of Spain | 西班牙港/西班牙港 | 10.65 -61.52 | | Port-of-Spain, POS, Port Spain, Trinidad |
TTPTS! | Point Lisas | 利萨斯角 | 10.39 -61.49 | | Pt Lisas, Pointe Lisas, Point Lisa |
@ BB America/Barbados caribbean
BBBGI! | Bridgetown | 布里奇敦 | 13.10 -59.63 | | Barbados, Bridge Town, 巴巴多斯 |
@ GP America/Guadeloupe caribbean
GPPTP! | Pointe-a-Pitre | 皮特尔角 | 16.23 -61.54 | | Pointe a Pitre, Guadeloupe, Jarry, Pointe-à-Pitre, 瓜德罗普 |
GPGUS- | Gustavia | 古斯塔维亚 | 17.90 -62.85 | GPSBH BLGUS BLSBH | St Barthelemy, Saint Barthelemy, St Barths |
@ MQ America/Martinique caribbean
MQFDF! | Fort-de-France | 法兰西堡 | 14.60 -61.05 | | Fort de France, Martinique, 马提尼克, 福尔德法朗斯 |
@ LC America/St_Lucia caribbean
LCCAS | Castries | 卡斯特里 | 14.01 -61.00 | LCSLU | St Lucia, Saint Lucia, 圣卢西亚 |
LCVIF- | Vieux Fort | 维约堡 | 13.72 -60.96 | | |
@ VC America/St_Vincent caribbean
VCKTN | Kingstown | 金斯敦（圣文森特） | 13.16 -61.23 | VCCRP | St Vincent, Campden Park, Saint Vincent |
@ GD America/Grenada caribbean
GDSTG | St George's | 圣乔治 | 12.05 -61.75 | | Saint Georges, St Georges, Grenada, 格林纳达 |
@ AG America/Antigua caribbean
AGSJO | St John's, Antigua | 圣约翰 | 17.12 -61.85 | AGANU | Antigua, St Johns Antigua, Saint Johns Antigua, St Johns, 安提瓜 |
@ DM America/Dominica caribbean
DMRSU | Roseau | 罗索 | 15.30 -61.39 | | Dominica |
@ KN America/St_Kitts caribbean
KNBAS | Basseterre | 巴斯特尔 | 17.29 -62.71 | | St Kitts, Saint Kitts |
@ VG America/Tortola caribbean
VGRAD | Road Town | 罗德城 | 18.42 -64.62 | VGTOV | Tortola, Roadtown |
@ VI America/St_Thomas caribbean
VICHA | Charlotte Amalie | 夏洛特阿马利亚 | 18.33 -64.93 | VISTT | St Thomas, Saint Thomas |
VISTX- | Christiansted | 克里斯琴斯特德 | 17.75 -64.70 | VICTD VIFRD | St Croix, Saint Croix, Limetree |
@ SX America/Lower_Princes caribbean
SXPHI! | Philipsburg | 菲利普斯堡 | 18.02 -63.04 | SXSXM ANPHI ANSXM | St Maarten, Sint Maarten, St Martin, Saint Martin, 圣马丁 |
@ AI America/Anguilla caribbean
AIRBY- | Road Bay | 罗德湾 | 18.20 -63.09 | | Anguilla |
@ AW America/Aruba caribbean
AWORJ | Oranjestad | 奥拉涅斯塔德 | 12.52 -70.04 | AWAUA AWBAR | Aruba, Barcadera, 阿鲁巴 |
@ CW America/Curacao caribbean
CWWIL | Willemstad | 威廉斯塔德 | 12.11 -68.93 | CWCUR ANCUR ANWIL | Curacao, Curaçao, 库拉索 |
@ BQ America/Kralendijk caribbean
BQKRA- | Kralendijk | 克拉伦代克 | 12.15 -68.28 | BQBON ANBON | Bonaire |
@ KY America/Cayman caribbean
KYGEC | George Town, Cayman | 乔治敦（开曼） | 19.30 -81.39 | KYGCM | Grand Cayman, Georgetown Cayman, George Town KY, Georgetown, George Town |
@ TC America/Grand_Turk caribbean
TCPLS | Providenciales | 普罗维登西亚莱斯 | 21.74 -72.27 | | Turks and Caicos, Provo |
TCGDT- | Grand Turk | 大特克 | 21.43 -71.15 | | |
@ BM Atlantic/Bermuda caribbean
BMBDA | Hamilton, Bermuda | 哈密尔顿 | 32.29 -64.78 | | Hamilton, Bermuda, Hamilton BM, Hamilton Bermuda, 百慕大 |
@ CO America/Bogota west-coast-south-america
COBUN! | Buenaventura | 布埃纳文图拉 | 3.89 -77.05 | | Buena Ventura, Aguadulce, TCBUEN, Buenaventure, 布韦那文图拉, 布埃那文图拉 |
COTCO- | Tumaco | 图马科 | 1.82 -78.73 | | |
@ CO America/Bogota north-coast-south-america caribbean
COCTG! | Cartagena | 卡塔赫纳 | 10.40 -75.53 | | Cartagena Colombia, Cartagena CO, Cartagena de Indias, Contecar, 卡塔赫那, 卡塔赫纳哥伦比亚 |
COBAQ! | Barranquilla | 巴兰基亚 | 10.97 -74.76 | | Baranquilla |
COSMR! | Santa Marta | 圣玛尔塔 | 11.25 -74.21 | | Sta Marta, 圣马尔塔 |
COTRB- | Turbo | 图尔博 | 8.08 -76.73 | | Uraba |
@ VE America/Caracas north-coast-south-america caribbean
VELAG! | La Guaira | 拉瓜伊拉 | 10.60 -66.93 | | Laguaira, La Guayra |
VEPBL! | Puerto Cabello | 卡贝略港 | 10.48 -68.01 | | Pto Cabello, Porto Cabello, Cabello, 卡贝略, 卡贝尤港 |
VEMAR | Maracaibo | 马拉开波 | 10.65 -71.60 | | |
VEGUT | Guanta | 关塔 | 10.25 -64.59 | | Barcelona VE |
VEEGU- | El Guamache | 埃尔瓜马切 | 10.87 -64.07 | | Guamache, Margarita |
@ GY America/Guyana north-coast-south-america
GYGEO | Georgetown | 乔治敦 | 6.81 -58.17 | | George Town, Georgetown Guyana, Georgetown GY |
@ SR America/Paramaribo north-coast-south-america
SRPBM | Paramaribo | 帕拉马里博 | 5.81 -55.17 | | Nieuwe Haven |
@ GF America/Cayenne north-coast-south-america
GFDDC | Degrad des Cannes | 德格拉代卡纳 | 4.85 -52.28 | GFCAY | Cayenne, Dégrad des Cannes, French Guiana, 卡宴 |
@ EC America/Guayaquil west-coast-south-america
ECGYE! | Guayaquil | 瓜亚基尔 | -2.28 -79.91 | | Guyaquil, Guayaqil, Contecon |
ECPSJ! | Posorja | 波索尔哈 | -2.70 -80.25 | | DP World Posorja, 波索哈 |
ECMEC | Manta | 曼塔 | -0.94 -80.73 | | |
ECESM | Esmeraldas | 埃斯梅拉达斯 | 0.99 -79.65 | | |
ECPBO | Puerto Bolivar | 玻利瓦尔港 | -3.27 -80.00 | | Machala, Puerto Bolivar EC |
@ PE America/Lima west-coast-south-america
PECLL! | Callao | 卡亚俄 | -12.05 -77.15 | | El Callao, Calao, Lima, 卡廖, 卡亚奥, 利马 |
PECHY! | Chancay | 钱凯 | -11.59 -77.27 | | Port Chancay |
PEPAI! | Paita | 派塔 | -5.08 -81.11 | | |
PEMRI | Matarani | 马塔拉尼 | -17.00 -72.11 | | |
PEILQ | Ilo | 伊洛 | -17.65 -71.35 | | |
PESVY- | Salaverry | 萨拉韦里 | -8.22 -78.98 | | |
PEPIO- | Pisco | 皮斯科 | -13.80 -76.29 | PEGSM | General San Martin, Paracas |
PECHM- | Chimbote | 钦博特 | -9.08 -78.61 | | |
@ CL America/Santiago west-coast-south-america
CLSAI! | San Antonio | 圣安东尼奥 | -33.59 -71.62 | | San Antonio Chile, San Antonio CL, STI, 圣安东尼奥智利, 圣安多尼奥 |
CLVAP! | Valparaiso | 瓦尔帕莱索 | -33.03 -71.62 | | Valparaíso, Valparaso, TPS, 瓦尔帕来索 |
CLIQQ! | Iquique | 伊基克 | -20.20 -70.16 | | Iquiqe, 伊基圭 |
CLARI! | Arica | 阿里卡 | -18.47 -70.32 | | |
CLANF! | Antofagasta | 安托法加斯塔 | -23.65 -70.41 | | |
CLCNL! | Coronel | 科罗内尔 | -37.03 -73.15 | | Concepcion |
CLLQN! | Lirquen | 利尔肯 | -36.71 -72.98 | | Lirquén |
CLSVE! | San Vicente | 圣文森特 | -36.75 -73.13 | CLCAP | San Vicente Chile, 圣维森特 |
CLTAL- | Talcahuano | 塔尔卡瓦诺 | -36.69 -73.10 | CLTHO | |
CLPAG | Puerto Angamos | 安加莫斯港 | -23.07 -70.39 | CLMJS | Angamos, Mejillones, Puerto Mejillones, 梅希约内斯, 安加莫斯 |
CLPUQ | Punta Arenas | 蓬塔阿雷纳斯 | -53.17 -70.91 | | |
CLPMC- | Puerto Montt | 蒙特港 | -41.48 -72.96 | | |
CLCQQ- | Coquimbo | 科金博 | -29.95 -71.34 | | |
@ BR America/Sao_Paulo east-coast-south-america
BRSSZ! | Santos | 桑托斯 | -23.95 -46.31 | | Santos Brazil, Sao Paulo Santos, SNT, BTP Santos, 山度士, 圣多斯 |
BRPNG! | Paranagua | 巴拉那瓜 | -25.50 -48.51 | | Paranaguá, Parangua, TCP Paranagua, 帕拉纳瓜 |
BRNVT! | Navegantes | 纳维根特斯 | -26.90 -48.65 | | Portonave, Navegante, 纳维甘特斯, 纳韦甘蒂斯 |
BRITJ! | Itajai | 伊塔雅伊 | -26.90 -48.67 | | Itajaí, Itajay, 伊塔加伊, 伊塔雅依 |
BRIOA! | Itapoa | 伊塔波阿 | -26.18 -48.60 | | Itapoá, 伊塔帕瓦 |
BRIBB | Imbituba | 因比图巴 | -28.23 -48.65 | | |
BRSFS | Sao Francisco do Sul | 南圣弗朗西斯科 | -26.24 -48.64 | | São Francisco do Sul, San Francisco do Sul |
BRRIG! | Rio Grande | 里奥格兰德 | -32.07 -52.09 | | Rio Grande do Sul, Tecon Rio Grande, Riogrande, 里约格兰德 |
BRPOA- | Porto Alegre | 阿雷格里港/阿雷格里港 | -29.99 -51.23 | | |
BRRIO! | Rio de Janeiro | 里约热内卢 | -22.88 -43.21 | | Rio, Rio de Janiero, Rio Janeiro, 里约 |
BRSPB! | Sepetiba | 塞佩蒂巴 | -22.93 -43.83 | BRIGI | Itaguai, Itaguaí, Itaguai Sepetiba, 伊塔瓜伊, 塞巴蒂巴 |
BRVIX! | Vitoria | 维多利亚（巴西） | -20.32 -40.34 | BRVVE | Vitória, Vila Velha, Vitoria Brazil, 维多利亚 |
BRADR- | Angra dos Reis | 安格拉杜斯雷斯 | -23.01 -44.32 | | |
@ BR America/Bahia east-coast-south-america
BRSSA! | Salvador | 萨尔瓦多 | -12.96 -38.51 | | Salvador de Bahia, Salvador Brazil, Bahia, 巴伊亚 |
@ BR America/Recife east-coast-south-america
BRSUA! | Suape | 苏阿佩 | -8.39 -34.96 | | Suape Recife |
BRREC | Recife | 累西腓 | -8.05 -34.87 | | Pernambuco |
BRNAT- | Natal | 纳塔尔 | -5.78 -35.20 | | |
@ BR America/Fortaleza east-coast-south-america
BRPEC! | Pecem | 佩森 | -3.53 -38.80 | | Pecém, 佩塞姆 |
BRFOR | Fortaleza | 福塔莱萨 | -3.71 -38.47 | | Mucuripe |
BRSLZ- | Sao Luis | 圣路易斯（巴西） | -2.56 -44.37 | BRIQI | Itaqui, São Luís |
@ BR America/Belem east-coast-south-america
BRVLC! | Vila do Conde | 孔迪镇 | -1.54 -48.75 | BRVIC BRVDC | Barcarena, Villa do Conde, Vila de Conde |
BRBEL | Belem | 贝伦 | -1.45 -48.50 | | Belém |
@ BR America/Manaus east-coast-south-america
BRMAO! | Manaus | 马瑙斯 | -3.13 -60.01 | | Manaos, Chibatao, 玛瑙斯 |
@ AR America/Argentina/Buenos_Aires east-coast-south-america
ARBUE! | Buenos Aires | 布宜诺斯艾利斯 | -34.58 -58.37 | ARDDC | Bueno Aires, Buenos Ayres, Dock Sud, Exolgan, 布市, 布宜诺斯 |
ARZAE! | Zarate | 萨拉特 | -34.09 -59.02 | | Zárate |
ARROS | Rosario | 罗萨里奥 | -32.97 -60.63 | | |
ARLPG | La Plata | 拉普拉塔 | -34.87 -57.89 | | Tecplata |
ARBHI- | Bahia Blanca | 布兰卡港 | -38.79 -62.27 | | |
ARMDQ- | Mar del Plata | 马德普拉塔 | -38.04 -57.53 | | |
ARPMY- | Puerto Madryn | 马德林港 | -42.74 -65.03 | | |
ARPUD- | Puerto Deseado | 德塞阿多港 | -47.75 -65.91 | | |
@ AR America/Argentina/Ushuaia east-coast-south-america
ARUSH | Ushuaia | 乌斯怀亚 | -54.81 -68.30 | | |
@ UY America/Montevideo east-coast-south-america
UYMVD! | Montevideo | 蒙得维的亚 | -34.90 -56.21 | | Monte Video, 蒙特维多, 蒙得维地亚, 蒙德维的亚 |
@ PY America/Asuncion east-coast-south-america
PYVLL | Villeta | 比列塔 | -25.51 -57.57 | PYTER | Terport |
PYPSE- | Puerto Seguro Fluvial | 塞古罗河港 | -25.20 -57.55 | | Puerto Seguro, Pto Seguro, Mariano Roque Alonso |
`;
