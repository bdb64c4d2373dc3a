/** The North Continent, the British Isles, Scandinavia, the Baltic and the Atlantic coast of Iberia. */
export const NORTH_EUROPE = `
@ NL Europe/Amsterdam north-europe-continent
NLRTM! | Rotterdam | 鹿特丹 | 51.95 4.14 | NLMSV NLEUR | Roterdam, Maasvlakte, Europoort, Rotterdam Maasvlakte, R'dam, ROT, RDM, Roterdã, Roterdão |
NLAMS | Amsterdam | 阿姆斯特丹 | 52.41 4.83 | | |
NLVLI | Vlissingen | 弗利辛恩 | 51.45 3.68 | | Flushing, Flissingen |
NLMOE- | Moerdijk | 穆尔代克 | 51.69 4.59 | | |
@ BE Europe/Brussels north-europe-continent
BEANR! | Antwerp | 安特卫普 | 51.27 4.33 | | Antwerpen, Anvers, Antwerp Bruges, Antwerpia, ANT, AWP, Amberes, Antuérpia, Antuerpia, Anversa |
BEZEE! | Zeebrugge | 泽布吕赫 | 51.34 3.19 | | Zeebruges, Zeebrugg, Zeebruge, 泽布勒赫, 泽布鲁日 |
BEGNE- | Ghent | 根特 | 51.11 3.74 | | Gent, Gand |
@ DE Europe/Berlin north-europe-continent
DEHAM! | Hamburg | 汉堡 | 53.53 9.93 | | Hambourg, Hamburgo, HBG, HH |
DEBRV! | Bremerhaven | 不来梅哈芬 | 53.59 8.53 | | Bremer Haven, BHV, Bremenhaven, 不莱梅哈芬, 不来梅港 |
DEBRE | Bremen | 不来梅 | 53.11 8.75 | | Breman, Bremen Port, 不莱梅 |
DEWVN! | Wilhelmshaven | 威廉港/威廉港 | 53.59 8.15 | | Jade Weser, JadeWeserPort, JWP, WHV, Jade-Weser-Port, Wilhelmshafen, 威廉哈芬, 威廉 |
@ FR Europe/Paris north-europe-continent
FRLEH! | Le Havre | 勒阿弗尔 | 49.47 0.20 | | Lehavre, Havre, LHV, Port 2000, 勒哈弗, 勒哈佛尔, 阿弗尔 |
FRDKK | Dunkirk | 敦刻尔克 | 51.01 2.22 | | Dunkerque, Dunkerk, DKQ |
FRURO- | Rouen | 鲁昂 | 49.44 1.05 | | |
FRMTX | Montoir | 蒙图瓦尔 | 47.31 -2.14 | FRNTE FRSNR | Nantes, Saint-Nazaire, St Nazaire, Montoir de Bretagne, Nantes St Nazaire, 南特, 圣纳泽尔 |
FRBES | Brest | 布雷斯特 | 48.38 -4.46 | | |
FRBOD | Bordeaux | 波尔多 | 44.87 -0.54 | FRLVE | Bassens, Le Verdon |
FRLRH- | La Rochelle | 拉罗谢尔 | 46.16 -1.22 | FRLPE | La Pallice |
@ GB Europe/London uk-ireland
GBFXT! | Felixstowe | 费利克斯托 | 51.95 1.31 | | Felix Stowe, Felixstow, Felixtowe, FELIX, FLX, 弗利克斯托, 费力克斯托, 菲利克斯托 |
GBSOU! | Southampton | 南安普敦 | 50.90 -1.44 | | South Hampton, STN, SOTON, 南安普顿, 南汉普顿 |
GBLGP! | London Gateway | 伦敦门户港 | 51.50 0.49 | | London Gateway Port, LGW, LGWY, Stanford le Hope, 伦敦门户, 伦敦盖特威 |
GBLON | London | 伦敦 | 51.50 -0.05 | | London UK |
GBTIL | Tilbury | 蒂尔伯里 | 51.45 0.36 | | London Tilbury, TIL |
GBTHP | Thamesport | 泰晤士港/泰晤士港 | 51.43 0.69 | | London Thamesport, Isle of Grain |
GBLIV! | Liverpool | 利物浦 | 53.45 -3.02 | | Liverpool UK, Seaforth, LPL |
GBGRG | Grangemouth | 格兰杰默斯 | 56.03 -3.70 | | Grange Mouth, 格兰奇茅斯 |
GBGRK | Greenock | 格里诺克 | 55.96 -4.76 | GBGLW | Glasgow, Clyde, 格拉斯哥 |
GBIMM | Immingham | 伊明赫姆 | 53.63 -0.19 | | Imminghan |
GBHUL | Hull | 赫尔 | 53.74 -0.28 | | Kingston upon Hull |
GBTEE | Teesport | 蒂斯港/蒂斯港 | 54.61 -1.16 | | Tees, Middlesbrough, 提兹港 |
GBTYN | Newcastle upon Tyne | 泰恩河畔纽卡斯尔 | 55.00 -1.44 | GBNCL | Tyne, Port of Tyne, Newcastle UK, Newcastle, South Shields |
GBBRS | Bristol | 布里斯托尔 | 51.50 -2.70 | GBPRU GBAVO | Avonmouth, Portbury, 布里斯托, 埃文茅斯 |
GBCDF- | Cardiff | 加的夫 | 51.46 -3.17 | | |
GBSSH- | South Shields | 南希尔兹 | 54.99 -1.43 | | |
GBABD- | Aberdeen | 阿伯丁 | 57.14 -2.07 | | |
GBBEL | Belfast | 贝尔法斯特 | 54.62 -5.90 | | |
GBLDY- | Londonderry | 伦敦德里 | 55.04 -7.26 | | Derry, Foyle, Lisahally |
GBHRW- | Harwich | 哈里奇 | 51.95 1.27 | | |
GBDVR- | Dover | 多佛尔 | 51.12 1.32 | | |
GBPME- | Portsmouth | 朴次茅斯 | 50.81 -1.09 | | |
GBPLY- | Plymouth | 普利茅斯 | 50.36 -4.15 | | |
GBIPS- | Ipswich | 伊普斯威奇 | 52.03 1.16 | | |
GBPTL- | Portland, UK | 波特兰（英国） | 50.57 -2.44 | | ~Portland |
@ IE Europe/Dublin uk-ireland
IEDUB! | Dublin | 都柏林 | 53.35 -6.20 | | |
IEORK | Cork | 科克 | 51.85 -8.33 | IERIN IERDT | Ringaskiddy |
IEWAT- | Waterford | 沃特福德 | 52.27 -7.00 | | Belview |
IELMK- | Limerick | 利默里克 | 52.66 -8.64 | | Foynes |
@ NO Europe/Oslo scandinavia
NOOSL! | Oslo | 奥斯陆 | 59.89 10.75 | | |
NOBGO | Bergen | 卑尔根 | 60.40 5.30 | | |
NOSVG | Stavanger | 斯塔万格 | 58.97 5.73 | NORIV | Risavika |
NOAES | Alesund | 奥勒松 | 62.47 6.15 | | Aalesund, Ålesund |
NOKRS | Kristiansand | 克里斯蒂安桑 | 58.14 7.99 | | |
NOLAR | Larvik | 拉尔维克 | 59.04 10.05 | | |
NOMSS | Moss | 莫斯 | 59.43 10.65 | | |
NOFRK | Fredrikstad | 腓特烈斯塔 | 59.20 10.95 | | Borg |
NODRM- | Drammen | 德拉门 | 59.74 10.22 | | |
NOBVK- | Brevik | 布雷维克 | 59.05 9.69 | NOPOR | Porsgrunn, Grenland |
NOTRD- | Trondheim | 特隆赫姆 | 63.44 10.41 | NOORK | Orkanger |
NOHAU- | Haugesund | 海于格松 | 59.41 5.26 | | |
NOMAY- | Maloy | 莫洛伊 | 61.93 5.11 | | Måløy |
NOTOS- | Tromso | 特罗姆瑟 | 69.65 18.96 | | Tromsø |
NOBOO- | Bodo | 博德 | 67.28 14.37 | | Bodø |
@ SE Europe/Stockholm scandinavia
SEGOT! | Gothenburg | 哥德堡 | 57.69 11.85 | | Goteborg, Göteborg, Goetenborg, Gothenberg, GOTH, Gotemburgo, Göteburg |
SEHEL! | Helsingborg | 赫尔辛堡 | 56.03 12.69 | | Hälsingborg |
SESTO! | Stockholm | 斯德哥尔摩 | 59.33 18.11 | | Norvik, Stockholm Norvik |
SEGVX | Gavle | 耶夫勒 | 60.69 17.22 | | Gävle, Gaevle |
SENRK | Norrkoping | 诺尔雪平 | 58.61 16.23 | | Norrköping |
SEAHU | Ahus | 奥胡斯（瑞典） | 55.92 14.31 | | Åhus |
SEMMA | Malmo | 马尔默 | 55.62 12.99 | | Malmö, Copenhagen Malmo |
SEHAD- | Halmstad | 哈尔姆斯塔德 | 56.65 12.85 | | |
SESOE | Sodertalje | 南泰利耶 | 59.18 17.65 | | Södertälje |
SEVST- | Vasteras | 韦斯特罗斯 | 59.60 16.55 | | Västerås |
SEOXE- | Oxelosund | 奥克瑟勒松德 | 58.67 17.11 | | |
SESDL- | Sundsvall | 松兹瓦尔 | 62.43 17.37 | | |
SEUME- | Umea | 于默奥 | 63.68 20.35 | SEHLD | Holmsund |
SEPIT- | Pitea | 皮特奥 | 65.31 21.51 | | |
SEVAG- | Varberg | 瓦尔贝里 | 57.11 12.24 | | |
SEWAL- | Wallhamn | 瓦尔港 | 58.00 11.70 | | |
@ DK Europe/Copenhagen scandinavia
DKAAR! | Aarhus | 奥胡斯 | 56.15 10.24 | | Arhus, Århus, AAR, 奥尔胡斯 |
DKCPH! | Copenhagen | 哥本哈根 | 55.70 12.61 | | Kobenhavn, København, Kopenhagen, Copenhague |
DKFRC | Fredericia | 腓特烈西亚 | 55.56 9.75 | | |
DKAAL | Aalborg | 奥尔堡 | 57.05 9.96 | | Alborg, Ålborg |
DKEBJ- | Esbjerg | 埃斯比约 | 55.47 8.43 | | |
DKODE- | Odense | 欧登塞 | 55.41 10.38 | | |
DKKAL- | Kalundborg | 凯隆堡 | 55.68 11.09 | | |
DKHIR- | Hirtshals | 希茨海尔斯 | 57.59 9.96 | | |
@ FI Europe/Helsinki scandinavia baltic
FIHEL! | Helsinki | 赫尔辛基 | 60.21 25.19 | | Helsingfors, Vuosaari |
FIKTK! | Kotka | 科特卡 | 60.43 26.94 | FIHMN | Hamina, HaminaKotka, Mussalo, 哈米纳 |
FIRAU | Rauma | 劳马 | 61.13 21.46 | | |
FITKU | Turku | 图尔库 | 60.44 22.22 | | Abo, Åbo |
FIOLU | Oulu | 奥卢 | 65.01 25.42 | FIOUL | Uleaborg |
FIPOR | Pori | 波里 | 61.60 21.48 | FIMTL FIMTY | Mantyluoto, Tahkoluoto |
FIHKO- | Hanko | 汉科 | 59.82 22.97 | | Hango |
FIKEM- | Kemi | 凯米 | 65.67 24.52 | FIAJO | Ajos |
FIKOK- | Kokkola | 科科拉 | 63.86 23.03 | | |
FIVAA- | Vaasa | 瓦萨 | 63.09 21.56 | | |
FILOV- | Loviisa | 洛维萨 | 60.42 26.24 | | |
@ IS Atlantic/Reykjavik scandinavia
ISREY | Reykjavik | 雷克雅未克 | 64.15 -21.86 | | Sundahofn |
ISRFJ- | Reydarfjordur | 雷扎尔菲厄泽 | 65.03 -14.22 | | |
ISAKU- | Akureyri | 阿克雷里 | 65.68 -18.09 | | |
@ FO Atlantic/Faroe scandinavia
FOTHO- | Torshavn | 托尔斯港 | 62.01 -6.77 | | Thorshavn |
@ PL Europe/Warsaw baltic
PLGDN! | Gdansk | 格但斯克 | 54.39 18.71 | | Gdańsk, Danzig, DCT Gdansk, Baltic Hub, GDK, 但泽 |
PLGDY! | Gdynia | 格丁尼亚 | 54.53 18.55 | | Gdingen, Gydnia |
PLSZZ | Szczecin | 什切青 | 53.43 14.58 | | Stettin, Szczcin |
PLSWI- | Swinoujscie | 希维诺乌伊希切 | 53.91 14.25 | | Swinemunde |
@ LT Europe/Vilnius baltic
LTKLJ! | Klaipeda | 克莱佩达 | 55.69 21.13 | | Klaipėda, Memel, 克拉佩达 |
@ LV Europe/Riga baltic
LVRIX! | Riga | 里加 | 57.03 24.08 | | RIG |
LVVNT- | Ventspils | 文茨皮尔斯 | 57.40 21.54 | | |
LVLPX- | Liepaja | 利耶帕亚 | 56.53 20.99 | | Liepāja |
@ EE Europe/Tallinn baltic
EETLL! | Tallinn | 塔林 | 59.49 24.96 | EEMUG | Muuga, Tallin, Reval |
EEPLN- | Paldiski | 帕尔迪斯基 | 59.34 24.08 | | |
@ RU Europe/Moscow baltic
RULED! | St Petersburg | 圣彼得堡 | 59.89 30.21 | | Saint Petersburg, Sankt-Peterburg, Leningrad, Petersburg, S. Petersburg, SPB, Bronka, St. Petersburgh, 列宁格勒 | Санкт-Петербург
RUULU | Ust-Luga | 乌斯季卢加 | 59.68 28.40 | | Ust Luga | Усть-Луга
@ RU Europe/Kaliningrad baltic
RUKGD | Kaliningrad | 加里宁格勒 | 54.70 20.45 | | Konigsberg, Baltiysk | Калининград
@ RU Europe/Moscow north-europe
RUARH- | Arkhangelsk | 阿尔汉格尔斯克 | 64.55 40.51 | | Archangel | Архангельск
RUMMK- | Murmansk | 摩尔曼斯克 | 68.98 33.06 | | | Мурманск
@ PT Europe/Lisbon iberia-atlantic
PTLIS! | Lisbon | 里斯本 | 38.71 -9.12 | | Lisboa, Lissabon, Lisbone, Lisbonne, Lisbona |
PTLEI! | Leixoes | 莱肖斯 | 41.18 -8.70 | PTOPO | Leixões, Leixos, Porto, Oporto, 雷克索斯, 波尔图 |
PTSIE! | Sines | 锡尼什 | 37.94 -8.87 | | 锡尼斯, 西尼什 |
PTSET | Setubal | 塞图巴尔 | 38.49 -8.84 | | Setúbal |
PTAVE- | Aveiro | 阿威罗 | 40.65 -8.72 | | |
@ PT Atlantic/Madeira iberia-atlantic
PTFNC | Funchal | 丰沙尔 | 32.64 -16.91 | PTCNL | Madeira, Canical, 马德拉 |
@ PT Atlantic/Azores iberia-atlantic
PTPDL | Ponta Delgada | 蓬塔德尔加达 | 37.74 -25.66 | | Azores |
PTPRV- | Praia da Vitoria | 普拉亚达维多利亚 | 38.73 -27.05 | | |
@ ES Europe/Madrid iberia-atlantic
ESBIO! | Bilbao | 毕尔巴鄂 | 43.35 -3.06 | | Santurtzi |
ESVGO! | Vigo | 维戈 | 42.24 -8.73 | | |
ESGIJ | Gijon | 希洪 | 43.56 -5.69 | | Gijón, El Musel |
ESMPG | Marin | 马林 | 42.40 -8.70 | | Marín, Pontevedra |
ESLCG- | La Coruna | 拉科鲁尼亚 | 43.36 -8.39 | | A Coruna, Coruna |
ESFRO- | Ferrol | 费罗尔 | 43.48 -8.25 | | El Ferrol |
ESSDR- | Santander | 桑坦德 | 43.44 -3.81 | | |
ESPAS- | Pasajes | 帕萨赫斯 | 43.32 -1.92 | | Pasaia |
@ ES Atlantic/Canary iberia-atlantic
ESLPA! | Las Palmas | 拉斯帕尔马斯 | 28.14 -15.41 | | Gran Canaria, La Luz, Las Palmas de Gran Canaria |
ESSCT | Santa Cruz de Tenerife | 圣克鲁斯 | 28.48 -16.23 | ESTCI | Tenerife, Santa Cruz Tenerife, 特内里费 |
ESACE- | Arrecife | 阿雷西费 | 28.97 -13.53 | | Lanzarote |
ESFUE- | Puerto del Rosario | 罗萨里奥港 | 28.50 -13.86 | | Fuerteventura |
`;
