/** The Mediterranean, the Adriatic, the Black Sea and North Africa. */
export const MEDITERRANEAN = `
@ ES Europe/Madrid mediterranean-west
ESBCN! | Barcelona | 巴塞罗那 | 41.34 2.16 | | Barcellona, BCN, 巴塞隆纳 |
ESVLC! | Valencia | 瓦伦西亚 | 39.44 -0.32 | | Valencia Spain, VLC, Valencia ES, 巴伦西亚, 瓦伦西亚西班牙 | València
ESALG! | Algeciras | 阿尔赫西拉斯 | 36.13 -5.43 | | Algecira, Algerciras, 阿尔赫西拉 |
ESAGP | Malaga | 马拉加 | 36.71 -4.41 | | Málaga |
ESALC | Alicante | 阿利坎特 | 38.34 -0.49 | | Alacant |
ESCAR | Cartagena, Spain | 卡塔赫纳（西班牙） | 37.59 -0.98 | | Cartagena ES, Cartagena Spain, ~Cartagena, ~卡塔赫纳 |
ESCAS | Castellon | 卡斯特利翁 | 39.97 0.02 | | Castellón, Castello, Castellon de la Plana |
ESTAR | Tarragona | 塔拉戈纳 | 41.09 1.23 | | |
ESCAD | Cadiz | 加的斯 | 36.53 -6.28 | | Cádiz |
ESSVQ- | Seville | 塞维利亚 | 37.35 -6.00 | | Sevilla |
ESHUV- | Huelva | 韦尔瓦 | 37.20 -6.94 | | |
ESLEI- | Almeria | 阿尔梅里亚 | 36.83 -2.47 | | Almería |
ESMOT- | Motril | 莫特里尔 | 36.72 -3.52 | | |
ESSAG- | Sagunto | 萨贡托 | 39.64 -0.21 | | |
ESPMI- | Palma de Mallorca | 帕尔马 | 39.55 2.64 | | Palma, Mallorca, Majorca |
ESMLN- | Melilla | 梅利利亚 | 35.29 -2.93 | | |
ESCEU- | Ceuta | 休达 | 35.89 -5.31 | | |
@ FR Europe/Paris mediterranean-west
FRFOS! | Fos-sur-Mer | 福斯 | 43.41 4.87 | | Fos, Fos sur Mer, Marseille Fos, Marseille-Fos, 马赛福斯, 滨海福斯 |
FRMRS! | Marseille | 马赛 | 43.34 5.33 | | Marseilles, Marsiglia, MRS, Marsella, Marselha |
FRSET- | Sete | 塞特 | 43.40 3.70 | | Sète |
FRTLN- | Toulon | 土伦 | 43.11 5.92 | | |
@ IT Europe/Rome mediterranean-west
ITGOA! | Genoa | 热那亚 | 44.40 8.91 | | Genova, Genua, Voltri, Genoa Voltri, Genova Pra, Gênes, Geneo, GEN, GNA | Genova
ITSPE! | La Spezia | 拉斯佩齐亚 | 44.11 9.84 | | Spezia, Laspezia, LSP, 斯佩齐亚, 拉斯佩西亚 |
ITLIV! | Livorno | 里窝那 | 43.56 10.31 | | Leghorn, 利沃诺, 来亨, 利沃那 |
ITVDL! | Vado Ligure | 瓦多利古雷 | 44.27 8.44 | | Vado, Vado Gateway, 瓦多 |
ITSVN- | Savona | 萨沃纳 | 44.31 8.49 | | |
ITNAP! | Naples | 那不勒斯 | 40.83 14.27 | | Napoli, 拿坡里, Neapel, Nápoles | Napoli
ITSAL! | Salerno | 萨莱诺 | 40.67 14.75 | | 萨勒诺 |
ITCVV | Civitavecchia | 奇维塔韦基亚 | 42.10 11.78 | | Civitta Vecchia, Roma, Rome, 罗马 |
ITGIT! | Gioia Tauro | 焦亚陶罗 | 38.45 15.91 | | Gioa Tauro, Goia Tauro, Gioiatauro, 吉奥亚陶罗, 焦亚托罗, 乔亚陶罗 |
ITCAG | Cagliari | 卡利亚里 | 39.20 9.08 | | Sarroch |
ITPMO | Palermo | 巴勒莫 | 38.13 13.37 | | |
ITCTA | Catania | 卡塔尼亚 | 37.49 15.09 | | |
ITTPS- | Trapani | 特拉帕尼 | 38.01 12.51 | | |
ITPZL- | Pozzallo | 波扎洛 | 36.72 14.83 | | |
@ IT Europe/Rome adriatic
ITTRS! | Trieste | 的里雅斯特 | 45.64 13.76 | | Triest, Triestre, 第里雅斯特 |
ITVCE! | Venice | 威尼斯 | 45.45 12.25 | | Venezia, Marghera, Porto Marghera, Venedig, Venecia, Venise, Veneza | Venezia
ITAOI! | Ancona | 安科纳 | 43.62 13.51 | | |
ITRAN! | Ravenna | 拉文纳 | 44.46 12.27 | | RAV |
ITBRI | Bari | 巴里 | 41.13 16.86 | | |
ITTAR | Taranto | 塔兰托 | 40.49 17.21 | | |
ITBDS- | Brindisi | 布林迪西 | 40.64 17.97 | | |
@ MT Europe/Malta mediterranean-west
MTMAR! | Marsaxlokk | 马尔萨什洛克 | 35.83 14.54 | | Malta, Malta Freeport, Marsaxlok, Birzebbuga, Valletta Marsaxlokk, 马耳他, 马耳他自由港, 马沙斯洛克 |
MTMLA- | Valletta | 瓦莱塔 | 35.90 14.51 | | La Valletta |
@ GI Europe/Gibraltar mediterranean-west
GIGIB- | Gibraltar | 直布罗陀 | 36.14 -5.36 | | |
@ SI Europe/Ljubljana adriatic
SIKOP! | Koper | 科佩尔 | 45.55 13.73 | | Capodistria, Kopper, 科珀, 科佩 |
@ HR Europe/Zagreb adriatic
HRRJK! | Rijeka | 里耶卡 | 45.31 14.50 | | Fiume, Rijeca, 里吉卡 |
HRPLE | Ploce | 普洛切 | 43.05 17.43 | | Ploče |
HRSPU- | Split | 斯普利特 | 43.53 16.46 | | |
HRZAD- | Zadar | 扎达尔 | 44.09 15.27 | | |
@ ME Europe/Podgorica adriatic
MEBAR | Bar, Montenegro | 巴尔 | 42.09 19.09 | | ~Bar, Port of Bar |
@ AL Europe/Tirane adriatic
ALDRZ | Durres | 都拉斯 | 41.31 19.45 | | Durrës, Durazzo |
@ GR Europe/Athens mediterranean-east
GRPIR! | Piraeus | 比雷埃夫斯 | 37.95 23.60 | | Pireaus, Piraus, Pireus, Pireas, Athens, 比里亚斯, 比雷埃弗斯, 雅典, Le Pirée, El Pireo, Pireo, Pireu, Piräus | Πειραιάς
GRSKG! | Thessaloniki | 塞萨洛尼基 | 40.64 22.91 | | Salonika, Salonica, Thesaloniki, Saloniki, 萨洛尼卡, 萨洛尼基 | Θεσσαλονίκη
GRHER- | Heraklion | 伊拉克利翁 | 35.34 25.14 | | Iraklion, Crete |
GRVOL- | Volos | 沃洛斯 | 39.36 22.94 | | |
GRGPA- | Patras | 帕特雷 | 38.25 21.73 | | Patra |
@ TR Europe/Istanbul mediterranean-east
TRIST! | Istanbul | 伊斯坦布尔 | 41.01 28.97 | TRHAY | Constantinople, Haydarpasa, Haydarpaşa, ISTB, 伊斯坦堡, Estambul, Istambul | İstanbul
TRAMR! | Ambarli | 阿姆巴利 | 40.97 28.68 | TRAMB TRAVC TRMPT | AMB, Ambarlı, Marport, Kumport, Mardas, Istanbul Ambarli, Ambarli Istanbul, Kumport Istanbul, 安巴利, 安巴尔勒 |
TRGEB! | Gebze | 盖布泽 | 40.77 29.53 | TRDIL | Yilport, Evyap, Evyapport, DP World Yarimca, Diliskelesi, Gebze Yilport, 格布泽 |
TRIZT! | Izmit | 伊兹米特 | 40.76 29.78 | TRDRC TRYAR | Kocaeli, Korfez, Derince, Yarimca, 科贾埃利 | İzmit
TRGEM! | Gemlik | 盖姆利克 | 40.42 29.12 | | Gempport, Borusan, Bursa, 杰姆利克 |
TRIZM! | Izmir | 伊兹密尔 | 38.44 27.15 | | Smyrna, Alsancak, TCDD Izmir, 伊兹梅尔 | İzmir
TRALI! | Aliaga | 阿里亚加 | 38.83 26.94 | | Aliağa, Nemrut, Nemrut Bay, Izmir Aliaga, 阿利亚加 | Aliağa
TRMER! | Mersin | 梅尔辛 | 36.80 34.64 | | Icel, MIP Mersin, 梅辛 |
TRISK! | Iskenderun | 伊斯肯德伦 | 36.66 36.18 | | Alexandretta, LimakPort, 伊斯肯德仑 | İskenderun
TRTEK | Tekirdag | 泰基尔达 | 40.91 27.47 | | Tekirdağ, Asyaport, Asya Port |
TRAYT | Antalya | 安塔利亚 | 36.83 30.61 | | |
TRBDM | Bandirma | 班德尔马 | 40.35 27.96 | | Bandırma |
@ TR Europe/Istanbul black-sea
TRSSX | Samsun | 萨姆松 | 41.30 36.34 | | |
TRTZX | Trabzon | 特拉布宗 | 41.01 39.75 | | Trebizond |
@ CY Asia/Nicosia mediterranean-east
CYLMS! | Limassol | 利马索尔 | 34.65 33.01 | | Lemesos, 利马索 |
CYLCA- | Larnaca | 拉纳卡 | 34.92 33.64 | | |
CYFMG- | Famagusta | 法马古斯塔 | 35.12 33.94 | | Gazimagusa, Magusa |
@ LB Asia/Beirut mediterranean-east
LBBEY! | Beirut | 贝鲁特 | 33.90 35.52 | | Beyrouth, Beyrut | بيروت
LBKYE | Tripoli, Lebanon | 的黎波里（黎巴嫩） | 34.46 35.82 | | Tripoli LB, Tripoli Lebanon, ~Tripoli, ~的黎波里 |
@ SY Asia/Damascus mediterranean-east
SYLTK | Latakia | 拉塔基亚 | 35.53 35.77 | | Lattakia, Al Ladhiqiyah | اللاذقية
SYTTS | Tartous | 塔尔图斯 | 34.91 35.87 | | Tartus | طرطوس
@ IL Asia/Jerusalem mediterranean-east
ILHFA! | Haifa | 海法 | 32.83 35.00 | ILHBT | Hefa, Haifa Bayport, Bay Port | חיפה
ILASH! | Ashdod | 阿什杜德 | 31.83 34.64 | | Asdod, 阿什多德 | אשדוד
@ IL Asia/Jerusalem red-sea
ILETH- | Eilat | 埃拉特 | 29.55 34.95 | | Elat | אילת
@ EG Africa/Cairo mediterranean-east north-africa
EGPSD! | Port Said | 塞得港/塞德港 | 31.26 32.30 | +EGPSE | Portsaid, Bur Said, Port Said West, PSW, 塞得, 塞得西, 塞得港西, Puerto Said | بورسعيد
EGPSE! | Port Said East | 塞得东港/塞德東港 | 31.22 32.35 | | East Port Said, SCCT, Suez Canal Container Terminal, PSE, 塞得港东, 塞得东, 东塞得港 |
EGALY! | Alexandria | 亚历山大 | 31.19 29.87 | | Alexandira, El Iskandariya, Alex, ALX, Alexandria Old Port, 亚历山大港, 亚历山大老港, Alejandría, Alexandrie, Alexandrien | الإسكندرية
EGEDK! | El Dekheila | 德黑拉 | 31.14 29.81 | | Dekheila, Alexandria El Dekheila, El Dikheila, Al Dekhela, EDK, 亚历山大新港, 德赫拉 |
EGDAM! | Damietta | 达米埃塔 | 31.47 31.76 | | Dumyat, Damiata, 杜姆亚特 | دمياط
@ LY Africa/Tripoli north-africa
LYTIP! | Tripoli, Libya | 的黎波里 | 32.91 13.19 | | Tripoli, Tripoli LY, Tripoli Libya, Tarabulus, 的黎波里利比亚 | طرابلس
LYMRA! | Misurata | 米苏拉塔 | 32.36 15.22 | | Misrata, Misratah, Qasr Ahmed | مصراتة
LYBEN | Benghazi | 班加西 | 32.11 20.05 | | Bengazi | بنغازي
LYKHO | Khoms | 胡姆斯 | 32.68 14.25 | | Al Khums, El Khoms, Homs Libya | الخمس
LYTOB- | Tobruk | 图卜鲁格 | 32.08 23.98 | | |
@ TN Africa/Tunis north-africa
TNTUN! | Tunis | 突尼斯 | 36.80 10.20 | | |
TNRDS! | Rades | 拉迪斯 | 36.80 10.27 | | Radès, Tunis Rades, 拉德斯 | رادس
TNSFA | Sfax | 斯法克斯 | 34.73 10.77 | | Safaqis |
TNSUS | Sousse | 苏塞 | 35.83 10.65 | | Susah |
TNBIZ | Bizerte | 比塞大 | 37.27 9.89 | | Bizerta |
@ DZ Africa/Algiers north-africa
DZALG! | Algiers | 阿尔及尔 | 36.77 3.08 | | Alger, Algier, Argel | الجزائر
DZORN! | Oran | 奥兰 | 35.71 -0.64 | | Wahran | وهران
DZBJA | Bejaia | 贝贾亚 | 36.75 5.09 | | Bougie, Béjaïa |
DZSKI | Skikda | 斯基克达 | 36.88 6.91 | | |
DZAAE | Annaba | 安纳巴 | 36.90 7.77 | | Bone |
DZMOS | Mostaganem | 穆斯塔加奈姆 | 35.93 0.08 | | |
DZDJI | Djen-Djen | 真真 | 36.83 5.88 | DZDJE | Djendjen, Jijel, Djen Djen |
DZGHZ- | Ghazaouet | 加扎韦特 | 35.10 -1.87 | | |
DZTEN- | Tenes | 特内斯 | 36.52 1.31 | | |
@ MA Africa/Casablanca north-africa
MACAS! | Casablanca | 卡萨布兰卡 | 33.61 -7.60 | | Casa Blanca, Dar el Beida, CASA, 达尔贝达 | الدار البيضاء
MAPTM! | Tanger Med | 丹吉尔地中海港 | 35.88 -5.50 | | Tangier Med, Tanger Mediterranee, Tanger-Med, TangerMed, Tangiers Med, TMD, 丹吉尔地中海, 丹吉尔新港 |
MATNG | Tangier | 丹吉尔 | 35.79 -5.80 | | Tanger, Tangiers |
MAAGA! | Agadir | 阿加迪尔 | 30.43 -9.63 | | |
MANDR- | Nador | 纳祖尔 | 35.28 -2.92 | | |
MAJFL- | Jorf Lasfar | 朱尔夫莱斯费尔 | 33.12 -8.62 | | |
@ RO Europe/Bucharest black-sea
ROCND! | Constanta | 康斯坦察 | 44.14 28.66 | | Constanza, Constantza, Konstanza, Constanța, CNZ, 康斯坦萨 | Constanța
ROGAL- | Galati | 加拉茨 | 45.43 28.08 | | Galatz |
@ BG Europe/Sofia black-sea
BGVAR! | Varna | 瓦尔纳 | 43.19 27.90 | | Varna West | Варна
BGBOJ! | Burgas | 布尔加斯 | 42.48 27.48 | | Bourgas | Бургас
@ UA Europe/Kyiv black-sea
UAODS! | Odesa | 敖德萨 | 46.50 30.74 | | Odessa, Odesssa | Одеса
UAILK | Chornomorsk | 切尔诺莫斯克 | 46.33 30.66 | | Illichivsk, Ilyichevsk, Illichevsk, Chernomorsk, 伊利乔夫斯克 | Чорноморськ
UAYUZ | Pivdennyi | 南方港 | 46.62 31.01 | | Yuzhny, Yuzhnyy, Yuzhne, TIS Yuzhny, 尤日内 | Південний
UANLV- | Mykolaiv | 尼古拉耶夫 | 46.95 31.99 | | Nikolaev | Миколаїв
UAIZM- | Izmail | 伊兹梅尔（乌克兰） | 45.33 28.84 | | | Ізмаїл
@ RU Europe/Moscow black-sea
RUNVS! | Novorossiysk | 新罗西斯克 | 44.73 37.79 | | Novorossisk, Novorossyisk, Novorosiysk, NLE, NUTEP, 诺沃罗西斯克 | Новороссийск
RUROV- | Rostov-on-Don | 罗斯托夫 | 47.20 39.70 | | Rostov, Rostov na Donu | Ростов-на-Дону
RUTUA- | Tuapse | 图阿普谢 | 44.10 39.08 | | | Туапсе
RUTAG- | Taganrog | 塔甘罗格 | 47.21 38.96 | | | Таганрог
@ GE Asia/Tbilisi black-sea
GEPTI! | Poti | 波季 | 42.15 41.65 | | 波提 | ფოთი
GEBUS! | Batumi | 巴统 | 41.65 41.65 | | Batoumi, 巴图米 | ბათუმი
`;
