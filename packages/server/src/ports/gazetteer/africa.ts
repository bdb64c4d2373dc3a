/** Africa south of the Sahara and the islands of the Indian Ocean. */
export const AFRICA = `
@ KE Africa/Nairobi east-africa
KEMBA! | Mombasa | 蒙巴萨 | -4.05 39.64 | | Mombassa, Mombosa, MOM |
KELAU- | Lamu | 拉穆 | -2.27 40.90 | | |
@ TZ Africa/Dar_es_Salaam east-africa
TZDAR! | Dar es Salaam | 达累斯萨拉姆 | -6.83 39.29 | | Dar-es-Salaam, Dares Salaam, Daressalaam, Dar Es Salam, DES, 达市, 达累斯萨拉马 |
TZZNZ | Zanzibar | 桑给巴尔 | -6.16 39.19 | | Malindi Zanzibar |
TZTGT | Tanga | 坦噶 | -5.07 39.11 | | |
TZMYW- | Mtwara | 姆特瓦拉 | -10.27 40.20 | | |
@ SO Africa/Mogadishu east-africa
SOMGQ! | Mogadishu | 摩加迪沙 | 2.03 45.35 | | Mogadiscio, Muqdisho, 摩加迪休 |
SOBBO | Berbera | 柏培拉 | 10.44 45.00 | | |
SOBSA- | Bosaso | 博萨索 | 11.29 49.18 | | Bosasso |
SOKMU- | Kismayo | 基斯马尤 | -0.37 42.55 | | Kismayu, Chisimaio |
@ MZ Africa/Maputo east-africa
MZBEW! | Beira | 贝拉 | -19.82 34.83 | | Bera |
MZMPM! | Maputo | 马普托 | -25.97 32.56 | | Lourenco Marques, 马普拓 |
MZMNC! | Nacala | 纳卡拉 | -14.54 40.67 | | |
MZPOL- | Pemba | 彭巴 | -12.96 40.49 | | |
MZUEL- | Quelimane | 克利马内 | -17.88 36.88 | | |
@ ZA Africa/Johannesburg southern-africa
ZADUR! | Durban | 德班 | -29.88 31.03 | | Durben, Port Natal, DBN |
ZACPT! | Cape Town | 开普敦 | -33.91 18.43 | | Capetown, Kaapstad, CPT, CTN, Kapstadt, Ciudad del Cabo, Cidade do Cabo, Le Cap |
ZAPLZ! | Port Elizabeth | 伊丽莎白港/伊莉莎白港 | -33.96 25.64 | | Gqeberha, PLZ, 伊丽莎白 |
ZAZBA! | Coega | 库哈 | -33.80 25.69 | | Ngqura, Port of Ngqura, Coega Ngqura, 恩古拉, 考哈, 科哈 |
ZAELS | East London | 东伦敦 | -33.03 27.91 | | |
ZARCB | Richards Bay | 理查兹湾 | -28.80 32.05 | | Richard's Bay, Richardsbay, 理查德湾 |
ZASDB- | Saldanha Bay | 萨尔达尼亚 | -33.03 17.96 | | Saldanha |
@ NA Africa/Windhoek southern-africa
NAWVB! | Walvis Bay | 鲸湾港/鯨灣港 | -22.95 14.49 | | Walvisbay, Walvis, 沃尔维斯湾, 鲸湾 |
NALUD- | Luderitz | 吕德里茨 | -26.64 15.15 | | Lüderitz |
@ MG Indian/Antananarivo indian-ocean
MGTMM! | Toamasina | 塔马塔夫 | -18.15 49.42 | MGTOA | Tamatave, 图阿马西纳 |
MGMJN | Mahajanga | 马哈赞加 | -15.72 46.31 | | Majunga |
MGDIE | Antsiranana | 安齐拉纳纳 | -12.27 49.29 | | Diego Suarez |
MGTLE- | Toliara | 图利亚拉 | -23.37 43.66 | | Tulear |
MGEHL- | Ehoala | 埃霍阿拉 | -25.07 46.96 | MGFTU | Fort Dauphin, Tolagnaro |
@ MU Indian/Mauritius indian-ocean
MUPLU! | Port Louis | 路易港/路易港 | -20.15 57.49 | | Portlouis, Mauritius, 毛里求斯 |
@ RE Indian/Reunion indian-ocean
REPDG! | Pointe des Galets | 留尼汪 | -20.93 55.29 | RELPT REREU | Reunion, Le Port, Port Reunion, Port Réunion, La Reunion, Port des Galets, Port de Pointe des Galets, 加雷角 |
@ SC Indian/Mahe indian-ocean
SCPOV! | Victoria | 维多利亚 | -4.62 55.46 | SCVIC SCMAW | Port Victoria, Mahe, Seychelles, Victoria Seychelles, 塞舌尔 |
@ KM Indian/Comoro indian-ocean
KMMUT | Mutsamudu | 穆察穆杜 | -12.16 44.40 | | Anjouan |
KMYVA | Moroni | 莫罗尼 | -11.70 43.25 | | Comoros |
@ YT Indian/Mayotte indian-ocean
YTLON | Longoni | 隆戈尼 | -12.73 45.16 | YTDZA YTMAM | Mayotte, Dzaoudzi, Mamoudzou, 马约特 |
@ NG Africa/Lagos west-africa
NGAPP! | Apapa | 阿帕帕 | 6.44 3.37 | | Apapa Lagos, Lagos Apapa, 拉各斯阿帕帕 |
NGLOS! | Lagos | 拉各斯 | 6.43 3.40 | | Lagos Nigeria, LAGOS NG |
NGTIN! | Tincan Island | 庭堪岛 | 6.43 3.35 | | Tin Can Island, Tincan, Tin Can, Tincan Lagos, TCI, 廷坎, 天坎岛, 庭肯岛 |
NGLKK! | Lekki | 莱基 | 6.43 4.00 | | Lekki Deep Sea Port, Lekki Lagos, 列基 |
NGONN! | Onne | 奥恩 | 4.69 7.16 | | Onne Port Harcourt, 奥内, 昂纳 |
NGPHC | Port Harcourt | 哈科特港/哈科特港 | 4.77 7.01 | | Portharcourt, PHC, 哈科特 |
NGCBQ- | Calabar | 卡拉巴尔 | 4.98 8.31 | | |
NGWAR- | Warri | 瓦里 | 5.52 5.73 | | |
@ GH Africa/Accra west-africa
GHTEM! | Tema | 特马 | 5.64 0.01 | | Tema Ghana, 提马 |
GHTKD | Takoradi | 塔科拉迪 | 4.89 -1.74 | | Sekondi |
GHACC- | Accra | 阿克拉 | 5.55 -0.20 | | |
@ TG Africa/Lome west-africa
TGLFW! | Lome | 洛美 | 6.14 1.28 | | Lomé, LOM |
@ BJ Africa/Porto-Novo west-africa
BJCOO! | Cotonou | 科托努 | 6.35 2.43 | | Kotonou, Cotonu, 科托诺 |
@ CI Africa/Abidjan west-africa
CIABJ! | Abidjan | 阿比让 | 5.27 -4.01 | | Abijan |
CISPY | San Pedro | 圣佩德罗 | 4.74 -6.61 | | San-Pédro, San Pedro CI, San Pedro Ivory Coast |
@ SN Africa/Dakar west-africa
SNDKR! | Dakar | 达喀尔 | 14.68 -17.43 | | Dakkar |
@ GM Africa/Banjul west-africa
GMBJL | Banjul | 班珠尔 | 13.45 -16.57 | | Bathurst |
@ GW Africa/Bissau west-africa
GWOXB | Bissau | 比绍 | 11.86 -15.58 | | |
@ GN Africa/Conakry west-africa
GNCKY! | Conakry | 科纳克里 | 9.52 -13.72 | | Konakry |
@ SL Africa/Freetown west-africa
SLFNA! | Freetown | 弗里敦 | 8.49 -13.21 | | |
@ LR Africa/Monrovia west-africa
LRMLW! | Monrovia | 蒙罗维亚 | 6.34 -10.79 | | Freeport of Monrovia |
LRUCN- | Buchanan | 布坎南 | 5.86 -10.06 | | |
@ CM Africa/Douala west-africa
CMDLA! | Douala | 杜阿拉 | 4.06 9.68 | | Duala |
CMKBI! | Kribi | 克里比 | 2.72 9.86 | | |
@ GQ Africa/Malabo west-africa
GQSSG | Malabo | 马拉博 | 3.76 8.78 | | |
GQBSG | Bata | 巴塔 | 1.83 9.74 | | |
@ GA Africa/Libreville west-africa
GALBV! | Libreville | 利伯维尔 | 0.29 9.50 | GAOWE | Owendo, 奥文多 |
GAPOG | Port Gentil | 让蒂尔港/讓蒂爾港 | -0.71 8.78 | | Port-Gentil, 让蒂尔 |
@ CG Africa/Brazzaville west-africa
CGPNR! | Pointe Noire | 黑角 | -4.79 11.84 | | Pointe-Noire, Point Noire, Pointnoire |
CGBZV- | Brazzaville | 布拉柴维尔 | -4.27 15.28 | | |
@ CD Africa/Kinshasa west-africa
CDMAT! | Matadi | 马塔迪 | -5.82 13.45 | | |
CDBOA | Boma | 博马 | -5.86 13.06 | | |
CDBNW- | Banana | 巴纳纳 | -6.01 12.40 | | |
CDFIH- | Kinshasa | 金沙萨 | -4.30 15.31 | | |
@ AO Africa/Luanda west-africa
AOLAD! | Luanda | 罗安达 | -8.79 13.25 | | Luanda Angola, Loanda |
AOLOB! | Lobito | 洛比托 | -12.34 13.55 | | |
AOMSZ | Namibe | 纳米贝 | -15.19 12.14 | | Mocamedes, Moçâmedes |
AOCAB- | Cabinda | 卡宾达 | -5.55 12.19 | | |
AOSZA- | Soyo | 索约 | -6.12 12.37 | | |
@ CV Atlantic/Cape_Verde west-africa
CVRAI | Praia | 普拉亚 | 14.91 -23.50 | | |
CVMIN | Mindelo | 明德卢 | 16.89 -25.00 | | Porto Grande, Sao Vicente CV |
@ ST Africa/Sao_Tome west-africa
STTMS | Sao Tome | 圣多美 | 0.34 6.74 | | São Tomé |
@ MR Africa/Nouakchott west-africa
MRNKC! | Nouakchott | 努瓦克肖特 | 17.99 -16.03 | | Nouackchott, 努瓦克肖 |
MRNDB | Nouadhibou | 努瓦迪布 | 20.91 -17.04 | | |
`;
