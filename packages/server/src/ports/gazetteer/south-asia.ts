/** India with its inland depots, Pakistan, Bangladesh, Sri Lanka, the Maldives. */
export const SOUTH_ASIA = `
@ IN Asia/Kolkata west-coast-india
INNSA! | Nhava Sheva | 那瓦西瓦/那瓦西瓦 | 18.95 72.95 | INNHV | JNPT, Jawaharlal Nehru, Jawaharlal Nehru Port, Navasheva, Nhavasheva, Nava Sheva, Nhava Shiva, NhavaSeva, NHS, JNP, Navi Mumbai, GTI, NSICT, BMCT, 那瓦舍瓦, 纳瓦西瓦, 那瓦什瓦, Nhava Sheva Mumbai, 那瓦夏瓦, 孟买新港, 尼赫鲁港, 尼赫鲁 | न्हावा शेवा
INMUN! | Mundra | 蒙德拉 | 22.74 69.71 | | Mundhra, Adani Mundra, 蒙达拉 |
INPAV! | Pipavav | 皮帕瓦沃 | 20.92 71.51 | INPPV | Pipavav Victor, Port Pipavav, Victor Port, Pipavava, 比帕瓦夫, 皮帕瓦夫 |
INHZA | Hazira | 哈兹拉 | 21.09 72.65 | | Adani Hazira, HZR, Hajira, 哈吉拉 |
INBOM! | Mumbai | 孟买 | 18.95 72.85 | | Bombay, Mumbay, 孟买老港 | मुंबई
INIXY | Kandla | 坎德拉 | 23.01 70.22 | | Deendayal, 根德拉 |
INCOK! | Cochin | 科钦 | 9.98 76.26 | | Kochi, Cochin India, Vallarpadam, ICTT, 柯钦 |
INMRM | Mormugao | 莫尔穆冈 | 15.41 73.80 | INGOI | Goa, Marmagao, Marmugao, Mormagoa, 果阿 |
INIXE | Mangalore | 芒格洛尔 | 12.93 74.81 | INNML | New Mangalore, Mangaluru, 新芒格洛尔, 门格洛尔 |
INVZJ | Vizhinjam | 维津詹 | 8.37 76.99 | INTRV | Trivandrum, Vizinjam, Adani Vizhinjam, 维辛贾姆 |
INSTV- | Surat | 苏拉特 | 21.17 72.83 | | |
INJGD- | Jaigad | 贾伊加德 | 17.30 73.22 | | Jaigarh |
INDIG- | Dighi | 迪吉 | 18.28 72.99 | | |
INTUN- | Tuna | 图纳 | 22.92 70.10 | | Tuna Tekra |
@ IN Asia/Kolkata east-coast-india
INMAA! | Chennai | 金奈 | 13.10 80.30 | | Madras, Chenai, Channai, 清奈, 马德拉斯, 钦奈 | சென்னை
INKAT! | Kattupalli | 卡图帕利 | 13.31 80.34 | INKTP | Kattupali, Katupalli, Kattuppalli, L&T Kattupalli, 卡杜巴利, 卡图帕里 |
INENR | Ennore | 恩诺尔 | 13.26 80.34 | | Kamarajar, 埃诺尔 |
INCCU! | Kolkata | 加尔各答 | 22.55 88.31 | | Calcutta, Kolkotta, Culcutta, Kalkutta, Calcuta | কলকাতা
INHAL | Haldia | 霍尔迪亚 | 22.03 88.09 | | 哈尔迪亚 |
INVTZ! | Visakhapatnam | 维沙卡帕特南 | 17.69 83.29 | INVIG | Vizag, Vishakhapatnam, Visakapatnam, Vizagapatam, 维扎格 |
INTUT! | Tuticorin | 杜蒂戈林 | 8.75 78.20 | INNTU | Thoothukudi, V O Chidambaranar, VOC Port, Tuticorn, 图蒂科林, 杜蒂科林 |
INKRI | Krishnapatnam | 克里希纳帕特南 | 14.25 80.13 | | Krishnapatanam, Krisnapatnam |
INKAK- | Kakinada | 卡基纳达 | 16.97 82.28 | | |
INPRT | Paradip | 巴拉迪布 | 20.27 86.67 | INPPT | Paradeep |
INGGV- | Gangavaram | 甘加瓦兰 | 17.62 83.24 | | |
INDMA- | Dhamra | 达姆拉 | 20.82 86.96 | INDMQ | |
INKRK- | Karaikal | 加里加尔 | 10.84 79.85 | | |
INPNY- | Puducherry | 本地治里 | 11.92 79.83 | | Pondicherry |
INIXZ- | Port Blair | 布莱尔港 | 11.67 92.73 | | |
@ IN Asia/Kolkata india-inland 236
INTKD! | Tughlakabad | 图格拉卡巴德 | 28.50 77.28 | | ICD Tughlakabad, Tuglakabad, Tughlaqabad, TKD ICD, ICD TKD, 图格拉卡巴德内陆港 |
INDEL | New Delhi | 新德里 | 28.61 77.21 | INICD | Delhi, ICD Delhi, ICD New Delhi, Delhi ICD, 德里 |
INDER | Dadri | 达德里 | 28.55 77.55 | INDRI | ICD Dadri, Dadri ICD |
INPPG- | Patparganj | 帕特帕甘吉 | 28.63 77.31 | | ICD Patparganj, Patparganj ICD |
INFBD- | Faridabad | 法里达巴德 | 28.41 77.31 | | ICD Faridabad, Ballabgarh |
INPIY- | Piyala | 皮亚拉 | 28.27 77.33 | | ICD Piyala |
INGHR- | Garhi Harsaru | 加里哈萨鲁 | 28.44 76.93 | | ICD Garhi Harsaru, Gurgaon, Gurugram |
INSNI- | Sonipat | 索尼帕特 | 28.99 77.02 | | ICD Sonipat, Sonepat |
INBWL- | Bawal | 巴瓦尔 | 28.08 76.58 | | ICD Bawal, Rewari |
INLUH | Ludhiana | 卢迪亚纳 | 30.90 75.86 | | ICD Ludhiana, Dhandari Kalan, Sahnewal |
INLON- | Loni | 洛尼 | 28.75 77.29 | | ICD Loni |
INMOR- | Moradabad | 莫拉达巴德 | 28.84 78.77 | | ICD Moradabad |
INKNU | Kanpur | 坎普尔 | 26.45 80.33 | | ICD Kanpur, Juhi, Panki |
INAGR- | Agra | 阿格拉 | 27.18 78.01 | | ICD Agra |
INPAP- | Panipat | 帕尼帕特 | 29.39 76.97 | | ICD Panipat |
INJAI | Jaipur | 斋浦尔 | 26.91 75.79 | INKKU | ICD Jaipur, Kanakpura |
INJDH | Jodhpur | 焦特布尔 | 26.24 73.02 | INJDG | ICD Jodhpur, Bhagat Ki Kothi |
INAMD | Ahmedabad | 艾哈迈达巴德 | 23.02 72.57 | | ICD Ahmedabad, Ahmadabad, 阿默达巴德 |
INSBI- | Sabarmati | 萨巴尔马蒂 | 23.08 72.59 | | ICD Sabarmati, ICD Khodiyar, Khodiyar |
INSAU- | Sanand | 萨南德 | 22.99 72.38 | | ICD Sanand |
INBDQ- | Vadodara | 巴罗达 | 22.31 73.18 | | Baroda, ICD Baroda, ICD Dashrath |
INAKV- | Ankleshwar | 安克莱什瓦尔 | 21.63 73.00 | | ICD Ankleshwar |
INPIR- | Pithampur | 皮坦普尔 | 22.61 75.68 | | ICD Pithampur, Indore, ICD Indore |
INMDD- | Mandideep | 曼迪迪普 | 23.10 77.52 | | ICD Mandideep, Bhopal |
INNAG | Nagpur | 那格浦尔 | 21.15 79.09 | | ICD Nagpur, ICD Ajni, Ajni, Borkhedi |
INPNQ | Pune | 浦那 | 18.52 73.86 | INTLG | ICD Pune, Poona, Talegaon, ICD Talegaon, Chinchwad |
INHYD | Hyderabad | 海得拉巴 | 17.39 78.49 | INSNF | ICD Hyderabad, Sanathnagar, Sanath Nagar, ICD Sanathnagar |
INBLR | Bangalore | 班加罗尔 | 12.97 77.59 | INWFD | Bengaluru, ICD Bangalore, Whitefield, ICD Whitefield, 邦加罗尔 |
INCJB- | Coimbatore | 哥印拜陀 | 11.02 76.96 | | Irugur, ICD Irugur |
INTUP- | Tirupur | 蒂鲁普 | 11.11 77.34 | | ICD Tirupur, Tiruppur |
INRPR- | Raipur | 赖布尔 | 21.25 81.63 | | ICD Raipur |
INDUR- | Durgapur | 杜尔加普尔 | 23.52 87.31 | | ICD Durgapur |
@ PK Asia/Karachi pakistan
PKKHI! | Karachi | 卡拉奇 | 24.84 66.98 | PKKCT PKKIA PKPCT | KCT, KICT, PICT, SAPT, Karachi Port, Keamari, Kiamari, Karachi West, Karachi East, Krachi, 喀拉蚩, Karatschi | کراچی
PKBQM! | Port Qasim | 卡西姆 | 24.77 67.33 | PKQCT | Qasim, Muhammad Bin Qasim, Bin Qasim, Port Mohammad Bin Qasim, QICT, Port Muhammad Bin Qasim, Karachi Port Qasim, Qasim Karachi |
PKGWD | Gwadar | 瓜达尔 | 25.11 62.33 | | |
@ BD Asia/Dhaka bangladesh
BDCGP! | Chattogram | 吉大港/吉大港 | 22.31 91.80 | | Chittagong, Chittagonj, Chattagram, Chitagong, CTG, CGD, 吉大 |
BDMGL | Mongla | 蒙格拉 | 22.49 89.60 | | Mongla Port, Chalna |
BDDAC | Dhaka | 达卡 | 23.80 90.42 | BDPGN | Kamalapur, Dhaka ICD, ICD Dhaka, ICD Kamalapur, Dacca, Pangaon, 庞冈 |
BDPAY- | Payra | 帕亚拉 | 21.99 90.28 | | |
@ LK Asia/Colombo sri-lanka
LKCMB! | Colombo | 科伦坡 | 6.95 79.85 | LKJCT LKSGT LKUCT | Colomba, Columbo, JCT, SAGT, CICT, 可伦坡, 哥伦坡 | කොළඹ
LKHBA | Hambantota | 汉班托塔 | 6.12 81.11 | | HIP, 汉班托特 |
LKTRR- | Trincomalee | 亭可马里 | 8.56 81.20 | | |
@ MV Indian/Maldives indian-ocean
MVMLE | Male | 马累 | 4.18 73.51 | | Maldives, Malé, 马尔代夫 |
`;
