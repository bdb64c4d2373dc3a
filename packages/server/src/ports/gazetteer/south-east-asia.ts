/** From Myanmar to the Philippines and Indonesia. */
export const SOUTH_EAST_ASIA = `
@ VN Asia/Ho_Chi_Minh south-east-asia
VNSGN! | Ho Chi Minh City | 胡志明 | 10.77 106.71 | VNVIC VNCSG +VNCLI | Ho Chi Minh, HCM, HCMC, Saigon, Sai Gon, Hochiminh, Ho Chi Min, Hochiminh City, VICT, SPITC, HCMC Vietnam, 胡志明市, 西贡, Ho-Chi-Minh-Stadt, Ciudad Ho Chi Minh | Thành phố Hồ Chí Minh
VNCLI! | Cat Lai | 吉莱 | 10.76 106.79 | | Catlai, Cat Lai HCM, Cat Lai Ho Chi Minh, Ho Chi Minh Cat Lai, HCM Cat Lai, HCMC Cat Lai, 卡莱, 盖莱 | Cát Lái
VNCMT! | Cai Mep | 盖梅 | 10.54 107.03 | VNTOT VNSIT | Caimep, CMP, TCIT, CMIT, TCTT, Cai Mep Thi Vai, Thi Vai, Gemalink, Ho Chi Minh Cai Mep, HCMC Cai Mep, 开梅, 凯美 | Cái Mép
VNVUT | Vung Tau | 头顿 | 10.39 107.10 | | Ba Ria Vung Tau | Vũng Tàu
VNPHU- | Phu My | 富美 | 10.58 107.03 | | | Phú Mỹ
VNHPH! | Haiphong | 海防 | 20.86 106.70 | VNDVU | Hai Phong, HPG, Lach Huyen, Dinh Vu, Nam Dinh Vu, Haipong | Hải Phòng
VNHAN- | Hanoi | 河内 | 21.03 105.85 | | Ha Noi | Hà Nội
VNDAD! | Da Nang | 岘港 | 16.12 108.22 | VNDTS | Danang, Tien Sa, Tourane | Đà Nẵng
VNUIH | Quy Nhon | 归仁 | 13.77 109.24 | | Qui Nhon, Quinhon, QNH | Quy Nhơn
VNCLN | Cai Lan | 盖麟 | 20.97 107.05 | | Quang Ninh, Halong, Ha Long, 下龙 | Cái Lân
VNCPH- | Cam Pha | 锦普 | 21.03 107.37 | | | Cẩm Phả
VNDQT- | Dung Quat | 榕桔 | 15.39 108.79 | | | Dung Quất
VNCMY- | Chan May | 真梅 | 16.33 108.02 | | | Chân Mây
VNNGH- | Nghi Son | 宜山 | 19.31 105.81 | | | Nghi Sơn
VNVAG- | Vung Ang | 永安 | 18.11 106.39 | | | Vũng Áng
VNNHA- | Nha Trang | 芽庄 | 12.21 109.21 | | | Nha Trang
VNVCA- | Can Tho | 芹苴 | 10.07 105.80 | | | Cần Thơ
VNDNA- | Dong Nai | 同奈 | 10.90 106.84 | | Dongnai | Đồng Nai
VNBDU- | Binh Duong | 平阳 | 10.93 106.73 | | | Bình Dương
@ TH Asia/Bangkok south-east-asia
THLCH! | Laem Chabang | 林查班 | 13.08 100.88 | | Laemchabang, Laem Chabbang, Leam Chabang, Laemchabaeng, Lam Chabang, Lamchabang, LCB, Laem Chebang, 廉差邦, 兰差邦 | แหลมฉบัง
THBKK! | Bangkok | 曼谷 | 13.70 100.57 | THPAT THKTY +THBMT +THSBP +THTPT +THUCT | Bang Kok, PAT Bangkok, Klong Toey, Khlong Toei, Krung Thep, PAT, Bangkok PAT, Banguecoque | กรุงเทพ
THLKR! | Lat Krabang | 拉卡邦 | 13.73 100.76 | | Latkrabang, Lad Krabang, Ladkrabang, Lat Krabang ICD, ICD Lat Krabang, ICD Ladkrabang, 叻甲挽 | ลาดกระบัง
THSGZ | Songkhla | 宋卡 | 7.22 100.58 | THSGK | Songkla, Hat Yai | สงขลา
THMAT | Map Ta Phut | 马达普 | 12.66 101.15 | | Maptaphut, Mab Ta Phut, Mab Tapud | มาบตาพุด
THSAT- | Sattahip | 梭桃邑 | 12.62 100.91 | | | สัตหีบ
THSRI- | Sriracha | 是拉差 | 13.17 100.92 | | Si Racha | ศรีราชา
THBMT- | Bangkok Modern Terminal | 曼谷现代码头 | 13.65 100.55 | | BMT, BMTP |
THSBP- | Siam Bangkok Port | 暹罗曼谷港 | 13.66 100.53 | | SBP, BSP |
THTPT- | Thai Prosperity Terminal | 泰昌码头 | 13.64 100.55 | | TPT |
THUCT- | Unithai Container Terminal | 联泰码头 | 13.63 100.55 | | Unithai, UCT |
THSCS- | Sahathai Coastal Seaport | 萨哈泰码头 | 13.66 100.53 | | Sahathai, Sahathai Terminal
THSPR- | Samut Prakan | 北榄 | 13.60 100.60 | THSAP THPKN | Samut Prakarn, Paknam, Pak Nam |
THPKT- | Phuket | 普吉 | 7.82 98.41 | | | ภูเก็ต
THKAN- | Kantang | 干当 | 7.41 99.52 | | Trang |
@ MY Asia/Kuala_Lumpur south-east-asia
MYPKG! | Port Klang | 巴生 | 3.00 101.39 | MYWSP MYLPK | Port Kelang, PKlang, PKelang, Pelabuhan Klang, Port Klang West, Port Klang North, Port Klang N/W, PKG N/W, Westport, Westports, Northport, Klang, Kelang, Port Swettenham, Port Keelang, Westports Port Klang, Northport Port Klang, Port Klang Westport, Port Klang Northport, Westport Port Klang, PKW, PKN, PKL, Port Klang South, Pulau Indah, 巴生西, 巴生北, 巴生西港, 巴生北港, 巴生港, 波特凯朗, 巴生港西, 巴生港北 | Pelabuhan Klang
MYTPP! | Tanjung Pelepas | 丹戎帕拉帕斯 | 1.36 103.55 | | Tanjong Pelepas, PTP, Port of Tanjung Pelepas, TPP, Tg Pelepas, TG. Pelepas, Tj Pelepas, 丹绒帕拉帕斯 | Tanjung Pelepas
MYPEN! | Penang | 槟城 | 5.41 100.36 | | Pulau Pinang, Pinang, Butterworth, PNG, North Butterworth, ~George Town, ~Georgetown, 庇能, 槟榔屿 | Pulau Pinang
MYPGU! | Pasir Gudang | 巴西古当 | 1.43 103.90 | | Johor, Johor Port, Pasir Gudang Johor, PGD, 柔佛, 巴西古单 | Pasir Gudang
MYJHB- | Johor Bahru | 新山 | 1.46 103.76 | | |
MYKUA | Kuantan | 关丹 | 3.97 103.43 | | |
MYKUL- | Kuala Lumpur | 吉隆坡 | 3.14 101.69 | | KL |
MYBTU | Bintulu | 民都鲁 | 3.26 113.07 | | |
MYKCH | Kuching | 古晋 | 1.56 110.40 | | Senari |
MYSBW | Sibu | 诗巫 | 2.29 111.83 | | |
MYMYY | Miri | 美里 | 4.56 113.98 | MYKBA | Kuala Baram |
MYBKI | Kota Kinabalu | 亚庇 | 6.08 116.12 | | Sepanggar, Sepangar, Jesselton, 哥打基纳巴卢 |
MYSDK | Sandakan | 山打根 | 5.81 118.09 | | |
MYTWU | Tawau | 斗湖 | 4.23 117.88 | | |
MYLDU | Lahad Datu | 拿笃 | 5.02 118.35 | | |
MYLBU | Labuan | 纳闽 | 5.28 115.24 | | |
MYMKZ- | Malacca | 马六甲 | 2.18 102.25 | | Melaka | Melaka
MYLUM- | Lumut | 红土坎 | 4.25 100.65 | | |
@ SG Asia/Singapore south-east-asia
SGSIN! | Singapore | 新加坡 | 1.26 103.83 | SGSCT SGKEP SGPPT SGTPG SGTUA SGPAP | Singapura, Singapore PSA, PSA, Pasir Panjang, Tuas, Keppel, Brani, Tanjong Pagar, S'pore, Spore, Singapor, SGP, 星加坡, 狮城 | Singapura
SGJUR- | Jurong | 裕廊 | 1.31 103.72 | | Jurong Port |
@ ID Asia/Jakarta south-east-asia
IDJKT! | Jakarta | 雅加达 | -6.10 106.88 | IDTPP IDCTO IDKOJ | Djakarta, Tanjung Priok, Tanjong Priok, Tg Priok, Tj Priok, Priok, Batavia, TPK, 丹戎不碌, Yakarta | Jakarta
IDSUB! | Surabaya | 泗水 | -7.20 112.72 | | Soerabaja, Tanjung Perak, Tg Perak, Surabaja, Surubaya, 苏腊巴亚 |
IDSRG! | Semarang | 三宝垄 | -6.95 110.42 | | Tanjung Emas, Tg Emas, Smarang |
IDBLW! | Belawan | 勿拉湾 | 3.79 98.69 | IDMES | Medan, Belawan Medan, Belawan Deli, 棉兰, 棉兰勿拉湾 |
IDPNJ | Panjang | 潘姜 | -5.47 105.32 | IDPJG | Lampung, Teluk Betung, Bandar Lampung, 楠榜 |
IDPLM | Palembang | 巨港 | -2.98 104.78 | | Boom Baru, 巴邻旁 |
IDPDG | Padang | 巴东 | -1.00 100.37 | IDTBR | Teluk Bayur, Telukbayur |
IDPNK | Pontianak | 坤甸 | -0.02 109.34 | | |
IDBTM | Batam | 巴淡 | 1.16 104.00 | IDBUR IDBAM | Batu Ampar, Batam Island, 巴淡岛 |
IDDUM | Dumai | 杜迈 | 1.69 101.45 | | |
IDPWG | Perawang | 佩拉旺 | 0.67 101.60 | IDPER | |
IDPKU- | Pekanbaru | 北干巴鲁 | 0.53 101.45 | | |
IDDJB | Jambi | 占碑 | -1.59 103.61 | | Talang Duku |
IDBKS- | Bengkulu | 明古鲁 | -3.91 102.31 | | |
IDPGX- | Pangkal Balam | 邦加槟港 | -2.10 106.13 | | Pangkalpinang |
IDMRK- | Merak | 孔雀港 | -5.93 105.99 | | |
IDCIG- | Cigading | 芝格丁 | -6.02 105.95 | | Cilegon |
IDCXP- | Cilacap | 芝拉扎 | -7.73 109.00 | | Tjilatjap |
IDCBN- | Cirebon | 井里汶 | -6.72 108.57 | | |
IDGRE- | Gresik | 锦石 | -7.16 112.66 | | Grisee |
IDJBK- | Cikarang Dry Port | 芝卡朗 | -6.28 107.14 | | Cikarang |
IDKUM- | Kumai | 古迈 | -2.74 111.73 | | |
IDSMQ- | Sampit | 三碧 | -2.54 112.95 | | |
@ ID Asia/Makassar south-east-asia
IDMAK | Makassar | 望加锡 | -5.12 119.41 | IDUPG | Ujung Pandang, Macassar, Soekarno Hatta Makassar, 锡江 |
IDBPN | Balikpapan | 巴厘巴板 | -1.27 116.82 | IDKRG | Kariangau |
IDBDJ | Banjarmasin | 马辰 | -3.33 114.56 | | Trisakti |
IDSRI | Samarinda | 三马林达 | -0.50 117.15 | | Palaran |
IDBIT | Bitung | 比通 | 1.44 125.19 | | Manado, 美娜多 |
IDKDI- | Kendari | 肯达里 | -3.97 122.59 | | |
IDPTL- | Pantoloan | 潘托洛安 | -0.71 119.86 | | Palu |
IDTRK- | Tarakan | 打拉根 | 3.29 117.59 | | |
IDBOA- | Benoa | 伯诺阿 | -8.75 115.21 | | Bali, 巴厘岛 |
IDKOE- | Kupang | 古邦 | -10.18 123.58 | | |
@ ID Asia/Jayapura south-east-asia
IDAMQ- | Ambon | 安汶 | -3.69 128.18 | | |
IDSOQ- | Sorong | 索龙 | -0.88 131.25 | | |
IDDJJ- | Jayapura | 查亚普拉 | -2.54 140.71 | | |
@ PH Asia/Manila south-east-asia
PHMNL! | Manila | 马尼拉 | 14.59 120.96 | PHMNN PHMNS | Manila North, Manila South, Manila N/S, MNL N/S, Manila North Harbour, Manila South Harbour, Manila North Harbor, Manila South Harbor, MICT, Maynila, Manilla, MNN, MNS, 马尼拉北, 马尼拉南, 马尼拉北港, 马尼拉南港 | Maynila
PHCEB! | Cebu | 宿务 | 10.31 123.92 | | Cebu City, 宿雾 |
PHDVO! | Davao | 达沃 | 7.07 125.62 | | Sasa, Davao City, 纳卯 |
PHSFS | Subic Bay | 苏比克 | 14.80 120.27 | PHOLO | Subic, Olongapo, 苏比克湾 |
PHBTG | Batangas | 八打雁 | 13.76 121.04 | | |
PHCGY | Cagayan de Oro | 卡加延德奥罗 | 8.50 124.66 | PHMIC | Cagayan, Mindanao Container Terminal, ~MCT, 卡加延 |
PHGES | General Santos | 桑托斯将军城 | 6.06 125.15 | | Gensan, Dadiangas, Makar, 将军市 |
PHILO | Iloilo | 伊洛伊洛 | 10.69 122.58 | | 怡朗 |
PHZAM | Zamboanga | 三宝颜 | 6.90 122.07 | | |
PHBCD | Bacolod | 巴科洛德 | 10.67 122.94 | | |
PHIGN- | Iligan | 伊利甘 | 8.23 124.23 | | |
PHTAC- | Tacloban | 塔克洛班 | 11.25 125.00 | | |
PHBXU- | Butuan | 武端 | 8.97 125.50 | | Nasipit |
PHPPS- | Puerto Princesa | 普林塞萨港 | 9.74 118.73 | | |
@ KH Asia/Phnom_Penh south-east-asia
KHKOS! | Sihanoukville | 西哈努克港/西哈努克港 | 10.64 103.51 | | Kampong Som, Kompong Som, Sihanouk Ville, 西哈努克, 西港, 磅逊 |
KHPNH | Phnom Penh | 金边 | 11.58 104.93 | | Phnompenh, PNH |
@ MM Asia/Yangon south-east-asia
MMRGN! | Yangon | 仰光 | 16.77 96.16 | MMTLA | Rangoon, Thilawa, AWPT, MIP, MITT, Asia World Port, 迪拉瓦 |
MMKYP- | Kyaukpyu | 皎漂 | 19.43 93.55 | | |
@ BN Asia/Brunei south-east-asia
BNMUA | Muara | 穆阿拉 | 5.02 115.07 | BNBWN | Brunei, Bandar Seri Begawan, 文莱, 斯里巴加湾 |
@ TL Asia/Dili south-east-asia
TLDIL | Dili | 帝力 | -8.55 125.57 | | Tibar Bay, Dilli, 提巴湾 |
`;
