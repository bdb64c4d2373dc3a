/** Inland points of Europe and the Caucasus: rail and barge terminals, and the cities that rate sheets name. */
export const INLAND_EUROPE = `
@ CZ Europe/Prague europe-inland 236
CZPRG- | Prague | 布拉格 | 50.08 14.44 | | Prag, Praga, Prague Uhrineves, Uhrineves, Praha Uhříněves | Praha
CZBRQ- | Brno | 布尔诺 | 49.20 16.61 | | Brünn, Bruenn |
CZOSR- | Ostrava | 俄斯特拉发 | 49.84 18.29 | | Paskov, Ostrava Paskov |
CZPLZ- | Plzen | 比尔森 | 49.75 13.38 | | Pilsen | Plzeň
@ SK Europe/Bratislava europe-inland 236
SKBTS-1236 | Bratislava | 布拉迪斯拉发 | 48.15 17.11 | | Pressburg, Pozsony |
SKKSC- | Kosice | 科希策 | 48.72 21.26 | | | Košice
@ HU Europe/Budapest europe-inland 236
HUBUD-1236 | Budapest | 布达佩斯 | 47.50 19.04 | | Budapest BILK, BILK, Budapest Mahart, Csepel, Budapeste |
HUDEB- | Debrecen | 德布勒森 | 47.53 21.63 | | |
HUGYO-1236 | Gyor | 杰尔 | 47.69 17.63 | | | Győr
@ AT Europe/Vienna europe-inland 236
ATVIE-1236 | Vienna | 维也纳 | 48.21 16.37 | | Vienne Autriche, Viena, Wien Freudenau, Freudenau | Wien
ATLNZ-1236 | Linz | 林茨 | 48.31 14.29 | | Linz Donau |
ATGRZ- | Graz | 格拉茨 | 47.07 15.44 | | Graz Werndorf, Kalsdorf |
ATSZG- | Salzburg | 萨尔茨堡 | 47.80 13.04 | | |
ATINN- | Innsbruck | 因斯布鲁克 | 47.27 11.39 | | Hall in Tirol |
ATVLH- | Villach | 菲拉赫 | 46.61 13.85 | | Villach Süd |
@ CH Europe/Zurich europe-inland 236
CHBSL-1236 | Basel | 巴塞尔 | 47.56 7.59 | | Basle, Bâle, Basilea, Basel Kleinhüningen, Birsfelden |
CHGVA- | Geneva | 日内瓦 | 46.20 6.14 | | Genf, Ginevra, Ginebra, Genebra | Genève
CHZRH- | Zurich | 苏黎世 | 47.38 8.54 | | Zuerich, Zurigo | Zürich
CHBRN- | Bern | 伯尔尼 | 46.95 7.45 | | Berne |
@ DE Europe/Berlin europe-inland 236
DEMUC- | Munich | 慕尼黑 | 48.14 11.58 | | Muenchen, München Riem, Munich Riem, Monaco di Baviera | München
DEFRA-1236 | Frankfurt | 法兰克福 | 50.11 8.68 | | Frankfurt am Main, Frankfurt Main, Frankfurt Hoechst, Francfort |
DESTR-1236 | Stuttgart | 斯图加特 | 48.78 9.18 | | Kornwestheim, Stuttgart Hafen |
DENUE-1236 | Nuremberg | 纽伦堡 | 49.45 11.08 | | Nuernberg, Norimberga | Nürnberg
DELEJ- | Leipzig | 莱比锡 | 51.34 12.37 | | Leipzig Wahren, Lipsia |
DEDRS-1236 | Dresden | 德累斯顿 | 51.05 13.74 | | |
DEBER-1236 | Berlin | 柏林 | 52.52 13.40 | | Grossbeeren, Berlin Westhafen, Berlino |
DEHAJ-1236 | Hanover | 汉诺威 | 52.37 9.73 | | Hannover Linden, Lehrte | Hannover
DEDUI-1236 | Duisburg | 杜伊斯堡 | 51.45 6.74 | | Duisport, Duisburg Ruhrort, Rheinhausen |
DEDUS-1236 | Dusseldorf | 杜塞尔多夫 | 51.23 6.78 | | Duesseldorf | Düsseldorf
DENSS-1236 | Neuss | 诺伊斯 | 51.20 6.69 | | |
DECGN-1236 | Cologne | 科隆（德国） | 50.94 6.96 | | Koeln, Köln Eifeltor, Köln Niehl, Colonia Germany | Köln
DEBON-1236 | Bonn | 波恩 | 50.73 7.10 | | |
DEESS-1236 | Essen | 埃森 | 51.46 7.01 | | |
DEDTM-1236 | Dortmund | 多特蒙德 | 51.51 7.47 | | |
DEHMM-1236 | Hamm | 哈姆 | 51.68 7.82 | | |
DEMHG-1236 | Mannheim | 曼海姆 | 49.49 8.47 | | |
DELUH-1236 | Ludwigshafen | 路德维希港 | 49.48 8.44 | | Ludwigshafen am Rhein |
DEGER-1236 | Germersheim | 盖默斯海姆 | 49.22 8.37 | | |
DEKAE-1236 | Karlsruhe | 卡尔斯鲁厄 | 49.01 8.40 | | |
DEULM- | Ulm | 乌尔姆 | 48.40 9.99 | | Ulm Dornstadt |
DEAGB- | Augsburg | 奥格斯堡 | 48.37 10.90 | | |
DEREG-1236 | Regensburg | 雷根斯堡 | 49.02 12.10 | | |
DEEMM-1236 | Emmerich | 埃默里希 | 51.83 6.25 | | |
DEOSN- | Osnabruck | 奥斯纳布吕克 | 52.28 8.05 | | Osnabrueck | Osnabrück
DEMID-1236 | Minden | 明登 | 52.29 8.92 | | |
DEKSF- | Kassel | 卡塞尔 | 51.31 9.50 | | |
@ LU Europe/Luxembourg europe-inland 236
LULUX- | Luxembourg | 卢森堡市 | 49.61 6.13 | | Luxembourg City, Bettembourg |
@ PL Europe/Warsaw europe-inland 236
PLWAW- | Warsaw | 华沙 | 52.23 21.01 | | Varsovia, Varsovie, Warschau, Pruszkow, Warszawa Praga | Warszawa
PLPOZ- | Poznan | 波兹南 | 52.41 16.93 | | Posen, Gadki, Poznan Gadki, Poznan Franowo | Poznań
PLLOD- | Lodz | 罗兹 | 51.76 19.46 | | Lodz Olechow | Łódź
PLWRO- | Wroclaw | 弗罗茨瓦夫 | 51.11 17.04 | | Breslau, Wroclaw Brzeg Dolny | Wrocław
PLKRK- | Krakow | 克拉科夫 | 50.06 19.94 | | Cracow, Krakau, Cracovia | Kraków
PLKTW- | Katowice | 卡托维兹 | 50.26 19.02 | | Kattowitz, Sosnowiec |
PLGWC- | Gliwice | 格利维采 | 50.29 18.67 | | |
@ RS Europe/Belgrade europe-inland 236
RSBEG-1236 | Belgrade | 贝尔格莱德 | 44.79 20.45 | | Belgrad, Belgrado | Beograd
@ SI Europe/Ljubljana europe-inland 236
SILJU- | Ljubljana | 卢布尔雅那 | 46.06 14.51 | | Laibach, Lubiana |
SIMBX- | Maribor | 马里博尔 | 46.55 15.65 | | |
@ HR Europe/Zagreb europe-inland 236
HRZAG- | Zagreb | 萨格勒布 | 45.81 15.98 | | Zagabria, Agram |
@ BA Europe/Sarajevo europe-inland 23
BASJJ- | Sarajevo | 萨拉热窝 | 43.86 18.41 | | |
@ ME Europe/Podgorica europe-inland 23
METGD- | Podgorica | 波德戈里察 | 42.44 19.26 | | |
@ MK Europe/Skopje europe-inland 236
MKSKP- | Skopje | 斯科普里 | 42.00 21.43 | | Skopie, Üsküp | Скопје
@ XK Europe/Belgrade europe-inland 23
XKPRN- | Pristina | 普里什蒂纳 | 42.66 21.17 | | Prishtina | Prishtinë
@ AL Europe/Tirane europe-inland 23
ALTIA- | Tirana | 地拉那 | 41.33 19.82 | | Tiranë |
@ BG Europe/Sofia europe-inland 236
BGSOF- | Sofia | 索非亚 | 42.70 23.32 | | Sofiya | София
BGPDV- | Plovdiv | 普罗夫迪夫 | 42.14 24.75 | | |
@ RO Europe/Bucharest europe-inland 236
ROBUH- | Bucharest | 布加勒斯特 | 44.43 26.10 | | Bucuresti, Bukarest, Bucarest | București
ROPLO- | Ploiesti | 普洛耶什蒂 | 44.94 26.02 | | | Ploiești
ROTSR- | Timisoara | 蒂米什瓦拉 | 45.75 21.23 | | | Timișoara
ROCLJ- | Cluj-Napoca | 克卢日 | 46.77 23.60 | | Cluj |
ROOMR- | Oradea | 奥拉迪亚 | 47.05 21.92 | | |
@ MD Europe/Chisinau europe-inland 23
MDKIV- | Chisinau | 基希讷乌 | 47.01 28.86 | | Kishinev | Chișinău
@ UA Europe/Kyiv europe-inland 236
UAIEV- | Kyiv | 基辅 | 50.45 30.52 | | Kiev, Kiew | Київ
UALWO- | Lviv | 利沃夫 | 49.84 24.03 | | Lvov, Lemberg | Львів
@ BY Europe/Minsk europe-inland 236
BYMSQ- | Minsk | 明斯克 | 53.90 27.57 | | Koljadichi | Минск
BYBQT- | Brest, Belarus | 布列斯特（白俄罗斯） | 52.10 23.69 | | Brest Litovsk, Brest BY | Брест
@ LT Europe/Vilnius europe-inland 236
LTVNO- | Vilnius | 维尔纽斯 | 54.69 25.28 | | Vilna, Wilno |
LTKUN- | Kaunas | 考纳斯 | 54.90 23.90 | | |
@ RU Europe/Moscow europe-inland 236
RUMOW- | Moscow | 莫斯科 | 55.75 37.62 | | Moskva, Moskau, Moscou, Moscu, Vorsino, Selyatino, Elektrougli, Khovrino | Москва
@ RU Asia/Yekaterinburg europe-inland 236
RUSVX- | Yekaterinburg | 叶卡捷琳堡 | 56.84 60.61 | | Ekaterinburg | Екатеринбург
@ RU Asia/Novosibirsk europe-inland 236
RUOVB- | Novosibirsk | 新西伯利亚 | 55.03 82.92 | | Kleshchikha | Новосибирск
@ GE Asia/Tbilisi europe-inland 236
GETBS- | Tbilisi | 第比利斯 | 41.72 44.79 | | Tiflis | თბილისი
@ AM Asia/Yerevan europe-inland 236
AMEVN- | Yerevan | 埃里温 | 40.18 44.51 | | Erevan, Jerewan | Երևան
@ TR Europe/Istanbul europe-inland 236
TRANK- | Ankara | 安卡拉 | 39.93 32.86 | | |
TRASR- | Kayseri | 开塞利 | 38.73 35.48 | | |
TRGZT- | Gaziantep | 加济安泰普 | 37.07 37.38 | | Antep |
TRKYA- | Konya | 科尼亚 | 37.87 32.49 | | |
@ IT Europe/Rome europe-inland 236
ITMIL- | Milan | 米兰 | 45.46 9.19 | | Milan Melzo, Melzo, Rho, Segrate, Mailand, Milán, Milão | Milano
ITPDA- | Padua | 帕多瓦 | 45.41 11.88 | | Padova Interporto, Interporto Padova | Padova
ITVRN- | Verona | 维罗纳 | 45.44 10.99 | | Quadrante Europa, Verona Quadrante Europa |
ITBLQ- | Bologna | 博洛尼亚 | 44.49 11.34 | | Bologna Interporto |
ITTRN- | Turin | 都灵 | 45.07 7.69 | | Orbassano | Torino
ITBGO- | Bergamo | 贝加莫 | 45.70 9.67 | | |
ITROM- | Rome | 罗马 | 41.90 12.50 | | Pomezia | Roma
ITFLR- | Florence | 佛罗伦萨 | 43.77 11.26 | | | Firenze
@ FR Europe/Paris europe-inland 236
FRLIO-1236 | Lyon | 里昂 | 45.76 4.84 | FRLYS | Lyons, Vénissieux, Venissieux, Lyon Edouard Herriot, Lione |
FRPAR-1236 | Paris | 巴黎 | 48.86 2.35 | FRGVL | Gennevilliers, Paris Gennevilliers, Valenton, Parigi |
FRSXB-1236 | Strasbourg | 斯特拉斯堡 | 48.57 7.75 | | Strassburg, Straßburg |
FRVAF- | Valence | 瓦朗斯 | 44.93 4.89 | | |
FRTLS- | Toulouse | 图卢兹 | 43.60 1.44 | | |
FRLLE-1236 | Lille | 里尔 | 50.63 3.06 | | Dourges |
FRMLH- | Mulhouse | 米卢斯 | 47.75 7.34 | | Ottmarsheim |
@ ES Europe/Madrid europe-inland 236
ESMAD- | Madrid | 马德里 | 40.42 -3.70 | | Coslada, Madrid Coslada, Madrid Dry Port, Puerto Seco Madrid, Abroñigal |
ESZAZ- | Zaragoza | 萨拉戈萨 | 41.65 -0.88 | | Saragossa, Zaragoza Plaza, Saragosse |
ESODB- | Cordoba, Spain | 科尔多瓦（西班牙） | 37.88 -4.78 | | Cordoba ES, Cordoba Spain, Córdoba | 
@ GB Europe/London europe-inland 236
GBBHM- | Birmingham, UK | 伯明翰（英国） | 52.48 -1.90 | | Birmingham UK, Birmingham GB, Birmingham England, Hams Hall, Birch Coppice |
GBMNC- | Manchester | 曼彻斯特 | 53.48 -2.24 | | Trafford Park, Manchester UK |
GBLBA- | Leeds | 利兹 | 53.80 -1.55 | | Leeds UK |
GBWFD- | Wakefield | 韦克菲尔德 | 53.68 -1.50 | | Wakefield Europort |
GBCVT- | Coventry | 考文垂 | 52.41 -1.51 | | |
`;
