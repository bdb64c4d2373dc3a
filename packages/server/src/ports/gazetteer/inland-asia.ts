/** Inland points of Asia: Chinese rail hubs and cities, Central Asia, inland depots of the Middle East and the subcontinent. */
export const INLAND_ASIA = `
@ CN Asia/Shanghai china-inland 236
CNCGO- | Zhengzhou | 郑州 | 34.75 113.63 | | Chengchow, Putian Zhengzhou, 圃田 |
CNCTU- | Chengdu | 成都 | 30.66 104.07 | | Chengtu, Qingbaijiang, 青白江 |
CNSIA- | Xi'an | 西安 | 34.27 108.95 | CNXIA | Sian, Xian ITL, Xian Xinzhu, 新筑 |
CNTNA- | Jinan | 济南 | 36.65 117.12 | | Tsinan, Chinan |
CNBJS- | Beijing | 北京 | 39.90 116.41 | CNPEK | Peking, Beijing Pinggu, Pekin, Pequim, Pékin |
CNYIW- | Yiwu | 义乌 | 29.31 120.08 | | Yi Wu |
CNURC- | Urumqi | 乌鲁木齐 | 43.83 87.62 | | Wulumuqi, Urumchi, 乌市 |
CNLHW- | Lanzhou | 兰州 | 36.06 103.83 | | Lanchow |
CNSHE- | Shenyang | 沈阳 | 41.80 123.43 | | Mukden |
CNHRB- | Harbin | 哈尔滨 | 45.80 126.53 | CNHRN | |
CNCGQ- | Changchun | 长春 | 43.82 125.32 | | |
CNTYN- | Taiyuan | 太原 | 37.87 112.55 | | |
CNSJW- | Shijiazhuang | 石家庄 | 38.04 114.51 | | |
CNKMG- | Kunming | 昆明 | 25.04 102.72 | | |
CNKWE- | Guiyang | 贵阳 | 26.65 106.63 | | |
CNINC- | Yinchuan | 银川 | 38.49 106.23 | | |
CNHET- | Hohhot | 呼和浩特 | 40.84 111.75 | | Huhehaote |
CNXNN- | Xining | 西宁 | 36.62 101.78 | | |
CNLXA- | Lhasa | 拉萨 | 29.65 91.17 | | |
CNXUZ- | Xuzhou | 徐州 | 34.20 117.28 | | |
CNJNG- | Jining | 济宁 | 35.41 116.59 | | |
CNKOW- | Ganzhou | 赣州 | 25.83 114.93 | | |
CNLYI- | Linyi | 临沂 | 35.10 118.36 | | |
CNLYA- | Luoyang | 洛阳 | 34.62 112.45 | | |
CNDAT- | Datong | 大同 | 40.08 113.30 | | |
CNBAV- | Baotou | 包头 | 40.66 109.84 | | |
@ MN Asia/Ulaanbaatar central-asia 236
MNULN- | Ulaanbaatar | 乌兰巴托 | 47.89 106.91 | | Ulan Bator, Ulaan Baatar, Ulanbator | Улаанбаатар
@ KZ Asia/Almaty central-asia 236
KZALA- | Almaty | 阿拉木图 | 43.24 76.89 | | Alma-Ata, Alma Ata | Алматы
KZTSE- | Astana | 阿斯塔纳 | 51.17 71.43 | | Nur-Sultan, Nursultan | Астана
@ UZ Asia/Tashkent central-asia 236
UZTAS- | Tashkent | 塔什干 | 41.30 69.24 | | Chukursay, Taschkent | Toshkent
UZSKD- | Samarkand | 撒马尔罕 | 39.65 66.96 | | |
@ KG Asia/Bishkek central-asia 236
KGFRU- | Bishkek | 比什凯克 | 42.87 74.59 | | Alamedin | Бишкек
@ TJ Asia/Dushanbe central-asia 236
TJDYU- | Dushanbe | 杜尚别 | 38.56 68.79 | | | Душанбе
@ TM Asia/Ashgabat central-asia 236
TMASB- | Ashgabat | 阿什哈巴德 | 37.95 58.38 | | Ashkhabad |
@ AF Asia/Kabul central-asia 23
AFKBL- | Kabul | 喀布尔 | 34.53 69.17 | | |
AFKDH- | Kandahar | 坎大哈 | 31.61 65.71 | | Qandahar |
@ NP Asia/Kathmandu asia-inland 23
NPKTM- | Kathmandu | 加德满都 | 27.71 85.32 | | Katmandu, Chobhar |
@ PK Asia/Karachi asia-inland 236
PKLHE- | Lahore | 拉合尔 | 31.55 74.34 | | Lahore Dry Port, Mughalpura |
PKLYP- | Faisalabad | 费萨拉巴德 | 31.42 73.08 | | Faisalabad Dry Port |
PKSKT- | Sialkot | 锡亚尔科特 | 32.49 74.53 | | Sialkot Dry Port, Sambrial |
PKISB- | Islamabad | 伊斯兰堡 | 33.68 73.05 | | Rawalpindi |
PKMUX- | Multan | 木尔坦 | 30.20 71.47 | | Multan Dry Port |
PKPEW- | Peshawar | 白沙瓦 | 34.01 71.58 | | |
@ SA Asia/Riyadh middle-east-inland 236
SARUH | Riyadh | 利雅得 | 24.65 46.79 | | Riyadh Dry Port, Riyad, Ar Riyad, 利雅德, Riad | الرياض
SAMED- | Medina | 麦地那 | 24.47 39.61 | | Madinah, Al Madinah |
@ JO Asia/Amman middle-east-inland 236
JOAMM- | Amman | 安曼 | 31.95 35.93 | | Amman Jordan | عمّان
@ IQ Asia/Baghdad middle-east-inland 23
IQBGW- | Baghdad | 巴格达 | 33.31 44.36 | | Bagdad | بغداد
IQEBL- | Erbil | 埃尔比勒 | 36.19 44.01 | | Arbil, Irbil, Hewler |
@ IR Asia/Tehran middle-east-inland 236
IRTHR- | Tehran | 德黑兰 | 35.69 51.39 | | Teheran, Aprin | تهران
IRMHD- | Mashhad | 马什哈德 | 36.30 59.61 | | Meshed |
@ SY Asia/Damascus middle-east-inland 23
SYDAM- | Damascus | 大马士革 | 33.51 36.29 | | |
@ LA Asia/Vientiane asia-inland 236
LAVTE- | Vientiane | 万象 | 17.97 102.63 | | Vientiane Dry Port, Thanaleng |
@ JP Asia/Tokyo asia-inland 23
JPUKY- | Kyoto | 京都 | 35.01 135.77 | | |
@ TH Asia/Bangkok asia-inland 23
THCNX- | Chiang Mai | 清迈 | 18.79 98.98 | | |
`;
