/** Australia, New Zealand and the Pacific islands. */
export const OCEANIA = `
@ AU Australia/Sydney australia
AUSYD! | Sydney | 悉尼 | -33.97 151.21 | AUBTB | Port Botany, Botany, Sydney NSW, Sidney, Sydney Australia, SYD, 雪梨, 悉尼博特尼 |
AUNTL | Newcastle | 纽卡斯尔 | -32.91 151.78 | | Newcastle NSW, Newcastle Australia, Newcastle AU |
AUPKL- | Port Kembla | 肯布拉港 | -34.47 150.90 | | |
@ AU Australia/Melbourne australia
AUMEL! | Melbourne | 墨尔本 | -37.83 144.91 | | Melborne, Melbourne VIC, Melbourn, Webb Dock, Swanson Dock, 墨尔砵 |
AUGEX- | Geelong | 吉朗 | -38.12 144.37 | | |
@ AU Australia/Brisbane australia
AUBNE! | Brisbane | 布里斯班 | -27.38 153.17 | | Brisbane QLD, Brisbne, BRI, Fisherman Islands, 布里斯本 |
AUTSV! | Townsville | 汤斯维尔 | -19.25 146.83 | | Townsville QLD |
AUGLT | Gladstone | 格拉德斯通 | -23.83 151.25 | | |
AUCNS- | Cairns | 凯恩斯 | -16.93 145.78 | | |
AUMKY- | Mackay | 麦凯 | -21.11 149.23 | | |
@ AU Australia/Adelaide australia
AUADL! | Adelaide | 阿德莱德 | -34.78 138.48 | AUPAE | Port Adelaide, Outer Harbor, Adelaide SA, 阿德雷德 |
@ AU Australia/Perth australia
AUFRE! | Fremantle | 弗里曼特尔 | -32.05 115.74 | AUPER | Perth, Freemantle, Fremantle WA, FRM, 珀斯, 费里曼特尔, 弗里曼特 |
AUPHE- | Port Hedland | 黑德兰港 | -20.31 118.58 | | |
AUDAM- | Dampier | 丹皮尔 | -20.66 116.71 | | |
AUBUY- | Bunbury | 班伯里 | -33.32 115.65 | | |
AUGET- | Geraldton | 杰拉尔顿 | -28.78 114.60 | | |
@ AU Australia/Darwin australia
AUDRW! | Darwin | 达尔文 | -12.47 130.85 | | Darwin NT, East Arm |
@ AU Australia/Hobart australia
AUBEL! | Bell Bay | 贝尔湾 | -41.13 146.86 | AULST | Launceston, Tasmania, 塔斯马尼亚 |
AUHBA | Hobart | 霍巴特 | -42.88 147.34 | | |
AUBWT | Burnie | 伯尼 | -41.05 145.91 | | |
AUDPO- | Devonport | 德文波特 | -41.17 146.36 | | |
@ NZ Pacific/Auckland new-zealand
NZAKL! | Auckland | 奥克兰 | -36.84 174.78 | | Auckland NZ, Aukland, Ackland, 奥克兰新西兰 |
NZTRG! | Tauranga | 陶朗加 | -37.66 176.18 | | Mt Maunganui, Mount Maunganui, Taurange, 陶朗阿 |
NZLYT! | Lyttelton | 利特尔顿 | -43.61 172.72 | NZCHC | Christchurch, Lyttleton, Littelton, 克赖斯特彻奇, 基督城 |
NZWLG! | Wellington | 惠灵顿 | -41.28 174.78 | | Centreport, 威灵顿 |
NZNPE! | Napier | 内皮尔 | -39.48 176.92 | | 纳皮尔 |
NZPOE! | Port Chalmers | 查默斯港 | -45.81 170.62 | NZDUD NZORR | Otago, Dunedin, 达尼丁, 查尔姆斯港 |
NZNSN! | Nelson | 尼尔森 | -41.26 173.27 | | 纳尔逊 |
NZTIU! | Timaru | 蒂马鲁 | -44.39 171.26 | | 提马鲁 |
NZBLU! | Bluff | 布拉夫 | -46.59 168.34 | | Invercargill, 因弗卡吉尔 |
NZNPL | New Plymouth | 新普利茅斯 | -39.06 174.04 | | Port Taranaki |
NZMAP- | Marsden Point | 马斯登角 | -35.84 174.49 | NZWRE | Whangarei, Northport NZ |
@ FJ Pacific/Fiji pacific-islands
FJSUV! | Suva | 苏瓦 | -18.13 178.42 | | Fiji Suva, 斐济苏瓦 |
FJLTK! | Lautoka | 劳托卡 | -17.60 177.44 | | |
@ PG Pacific/Port_Moresby pacific-islands
PGPOM! | Port Moresby | 莫尔兹比港/莫士比港 | -9.47 147.15 | | Motukea, Pt Moresby, POM, 莫尔斯比港, 莫尔兹比 |
PGLAE! | Lae | 莱城 | -6.74 146.98 | | 莱港 |
PGRAB | Rabaul | 拉包尔 | -4.21 152.17 | | |
PGMAG | Madang | 马当 | -5.21 145.80 | | |
PGWWK- | Wewak | 韦瓦克 | -3.55 143.64 | | |
PGKIM- | Kimbe | 金贝 | -5.55 150.15 | | |
PGKVG- | Kavieng | 卡维恩 | -2.58 150.80 | | |
@ SB Pacific/Guadalcanal pacific-islands
SBHIR | Honiara | 霍尼亚拉 | -9.43 159.96 | | |
SBNOR- | Noro | 诺罗 | -8.22 157.20 | | |
@ VU Pacific/Efate pacific-islands
VUVLI | Port Vila | 维拉港/維拉港 | -17.75 168.30 | | Vila, Vanuatu, Lapetasi, 瓦努阿图 |
VULUG- | Luganville | 卢甘维尔 | -15.52 167.18 | VUSON | Santo, Espiritu Santo |
@ NC Pacific/Noumea pacific-islands
NCNOU! | Noumea | 努美阿 | -22.26 166.43 | | Nouméa, New Caledonia |
@ PF Pacific/Tahiti pacific-islands
PFPPT! | Papeete | 帕皮提 | -17.54 -149.57 | | Tahiti, 大溪地 |
@ WS Pacific/Apia pacific-islands
WSAPW | Apia | 阿皮亚 | -13.82 -171.76 | | Samoa |
@ AS Pacific/Pago_Pago pacific-islands
ASPPG | Pago Pago | 帕果帕果 | -14.28 -170.69 | | American Samoa, 帕戈帕戈 |
@ TO Pacific/Tongatapu pacific-islands
TOTBU | Nuku'alofa | 努库阿洛法 | -21.13 -175.19 | | Nukualofa, Tonga |
@ GU Pacific/Guam pacific-islands
GUGUM! | Guam | 关岛 | 13.46 144.66 | GUAPR | Apra, Apra Harbor |
@ MP Pacific/Saipan pacific-islands
MPSPN | Saipan | 塞班 | 15.23 145.74 | | 塞班岛 |
@ KI Pacific/Tarawa pacific-islands
KITRW | Tarawa | 塔拉瓦 | 1.36 172.93 | | Betio |
@ MH Pacific/Majuro pacific-islands
MHMAJ | Majuro | 马朱罗 | 7.11 171.37 | | |
@ FM Pacific/Pohnpei pacific-islands
FMPNI | Pohnpei | 波纳佩 | 6.98 158.20 | | |
@ FM Pacific/Chuuk pacific-islands
FMTKK- | Chuuk | 丘克 | 7.45 151.84 | | Truk, Weno |
FMYAP- | Yap | 雅浦 | 9.51 138.13 | | |
@ FM Pacific/Kosrae pacific-islands
FMKSA- | Kosrae | 科斯雷 | 5.33 163.01 | | |
@ PW Pacific/Palau pacific-islands
PWROR | Koror | 科罗尔 | 7.33 134.46 | | Palau, Malakal, 帕劳 |
@ CK Pacific/Rarotonga pacific-islands
CKRAR | Rarotonga | 拉罗汤加 | -21.20 -159.79 | CKAVA | Avatiu, Cook Islands |
@ TV Pacific/Funafuti pacific-islands
TVFUN- | Funafuti | 富纳富提 | -8.52 179.19 | | Tuvalu |
@ NR Pacific/Nauru pacific-islands
NRINU- | Nauru | 瑙鲁 | -0.53 166.91 | | Aiwo |
@ NF Pacific/Norfolk pacific-islands
NFNLK- | Norfolk Island | 诺福克岛 | -29.06 167.96 | | |
`;
