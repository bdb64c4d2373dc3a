/** Japan, Korea and the Russian Far East. */
export const NORTH_EAST_ASIA = `
@ JP Asia/Tokyo japan-base
JPTYO! | Tokyo | 东京 | 35.61 139.79 | | Tokio, Aomi, Oi, Ohi, Tóquio | 東京
JPYOK! | Yokohama | 横滨 | 35.45 139.66 | | Minami Honmoku, YKH, YOKO, 横浜, Jokohama | 横浜
JPNGO! | Nagoya | 名古屋 | 35.05 136.85 | | Tobishima, NGY | 名古屋
JPOSA! | Osaka | 大阪 | 34.64 135.42 | | Oosaka, Nanko | 大阪
JPUKB! | Kobe | 神户 | 34.67 135.22 | | KOB, Rokko Island, 神戸 | 神戸
@ JP Asia/Tokyo japan-outports
JPHKT! | Hakata | 博多 | 33.62 130.40 | JPFUK | Fukuoka, 福冈, Hakata Fukuoka | 博多
JPMOJ! | Moji | 门司 | 33.95 130.97 | JPKKJ | Kitakyushu, Hibiki, 北九州 | 門司
JPSMZ | Shimizu | 清水 | 35.02 138.50 | | | 清水
JPYKK | Yokkaichi | 四日市 | 34.95 136.65 | | | 四日市
JPCHB | Chiba | 千叶 | 35.57 140.10 | | | 千葉
JPKWS | Kawasaki | 川崎 | 35.50 139.75 | | | 川崎
JPTMK | Tomakomai | 苫小牧 | 42.65 141.65 | | | 苫小牧
JPSDJ | Sendai | 仙台 | 38.27 141.03 | JPSDS | Shiogama | 仙台
JPHIJ | Hiroshima | 广岛 | 34.35 132.45 | | | 広島
JPMIZ | Mizushima | 水岛 | 34.50 133.74 | | Okayama | 水島
JPNAH | Naha | 那霸 | 26.22 127.67 | JPOKA | Okinawa, 冲绳 | 那覇
JPKIJ | Niigata | 新潟 | 37.99 139.22 | | Higashi Niigata | 新潟
JPTOS | Toyama Shinko | 富山新港 | 36.77 137.11 | JPTOY | Toyama, Fushiki Toyama, 富山 | 富山新港
JPKNZ | Kanazawa | 金泽 | 36.62 136.60 | | | 金沢
JPTRG | Tsuruga | 敦贺 | 35.67 136.07 | | | 敦賀
JPMAI | Maizuru | 舞鹤 | 35.48 135.38 | | | 舞鶴
JPSMN | Sakaiminato | 境港 | 35.54 133.25 | | Sakai Minato | 境港
JPHMD | Hamada | 滨田 | 34.88 132.05 | | | 浜田
JPFKY | Fukuyama | 福山 | 34.45 133.42 | | | 福山
JPTKY | Tokuyama | 德山 | 34.03 131.80 | | Tokuyama Kudamatsu | 徳山
JPIWK | Iwakuni | 岩国 | 34.18 132.25 | | | 岩国
JPOTK | Otake | 大竹 | 34.22 132.23 | | | 大竹
JPNAN | Nakanoseki | 中关 | 34.01 131.56 | | Mitajiri Nakanoseki | 中関
JPSHS | Shimonoseki | 下关 | 33.94 130.93 | | | 下関
JPUBJ | Ube | 宇部 | 33.94 131.23 | | | 宇部
JPMYJ | Matsuyama | 松山 | 33.85 132.70 | | | 松山
JPIYM | Iyomishima | 伊予三岛 | 33.98 133.55 | | Mishima Kawanoe, Iyo Mishima | 伊予三島
JPIMB | Imabari | 今治 | 34.07 133.01 | | | 今治
JPIHA- | Niihama | 新居滨 | 33.98 133.27 | | | 新居浜
JPTAK | Takamatsu | 高松 | 34.36 134.05 | | | 高松
JPTKS | Tokushima | 德岛 | 34.06 134.58 | | Komatsushima | 徳島
JPKCZ | Kochi | 高知 | 33.50 133.58 | | | 高知
JPOIT | Oita | 大分 | 33.27 131.65 | | | 大分
JPHSM | Hososhima | 细岛 | 32.43 131.67 | | | 細島
JPSBS | Shibushi | 志布志 | 31.47 131.12 | | | 志布志
JPABU- | Aburatsu | 油津 | 31.58 131.41 | | | 油津
JPSEN | Satsumasendai | 萨摩川内 | 31.85 130.18 | | Sendai Kagoshima, 川内 | 薩摩川内
JPKOJ- | Kagoshima | 鹿儿岛 | 31.57 130.57 | | | 鹿児島
JPYAT | Yatsushiro | 八代 | 32.52 130.55 | | | 八代
JPKMJ | Kumamoto | 熊本 | 32.75 130.58 | | | 熊本
JPMII- | Miike | 三池 | 33.00 130.41 | | Omuta | 三池
JPNGS | Nagasaki | 长崎 | 32.73 129.86 | | | 長崎
JPIMI | Imari | 伊万里 | 33.32 129.82 | | | 伊万里
JPWAK | Wakayama | 和歌山 | 34.21 135.13 | | | 和歌山
JPSAK | Sakai, Osaka | 堺 | 34.57 135.43 | | Sakai Senboku, Semboku | 堺
JPHIM- | Himeji | 姬路 | 34.77 134.63 | | | 姫路
JPTHS | Toyohashi | 丰桥 | 34.72 137.32 | | Mikawa | 豊橋
JPKNU- | Kinuura | 衣浦 | 34.87 136.95 | | | 衣浦
JPOMZ | Omaezaki | 御前崎 | 34.61 138.21 | | | 御前崎
JPHIC | Hitachinaka | 常陆那珂 | 36.41 140.61 | | Hitachi Naka | 常陸那珂
JPKSM- | Kashima | 鹿岛 | 35.93 140.68 | | | 鹿島
JPONA | Onahama | 小名滨 | 36.94 140.89 | | Iwaki | 小名浜
JPHHE | Hachinohe | 八户 | 40.55 141.52 | | | 八戸
JPAXT | Akita | 秋田 | 39.76 140.06 | | | 秋田
JPSKT | Sakata | 酒田 | 38.94 139.81 | | | 酒田
JPNAO | Naoetsu | 直江津 | 37.19 138.25 | | | 直江津
JPHKD | Hakodate | 函馆 | 41.79 140.72 | | | 函館
JPMUR- | Muroran | 室兰 | 42.34 140.95 | | | 室蘭
JPISI | Ishikari | 石狩 | 43.20 141.29 | | Ishikari Bay New Port | 石狩
JPOTR | Otaru | 小樽 | 43.20 141.00 | | | 小樽
JPKUH | Kushiro | 钏路 | 42.99 144.36 | | | 釧路
@ KR Asia/Seoul korea
KRPUS! | Busan | 釜山 | 35.10 129.04 | +KRBNP | Pusan, BUS, PSN, Busan Pusan, Fusan, North Port Busan, 부산 | 부산
KRBNP | Busan New Port | 釜山新港 | 35.08 128.80 | | Pusan New Port, Gadeok, Pusan Newport, Busan Newport, PNC, BNP | 부산신항
KRINC! | Incheon | 仁川 | 37.45 126.62 | KRICH | Inchon, Inchoen, Jemulpo, ICN | 인천
KRKAN! | Gwangyang | 光阳 | 34.91 127.68 | KRKWA | Kwangyang, Kwang Yang, Kwanyang, GWY | 광양
KRUSN | Ulsan | 蔚山 | 35.50 129.38 | | | 울산
KRPTK | Pyeongtaek | 平泽 | 36.97 126.84 | | Pyongtaek, Pyungtaek, Dangjin | 평택
KRKPO | Pohang | 浦项 | 36.04 129.37 | | Yeongil, Youngil | 포항
KRKUV | Gunsan | 群山 | 35.98 126.63 | | Kunsan | 군산
KRMAS | Masan | 马山 | 35.19 128.58 | | | 마산
KRMOK | Mokpo | 木浦 | 34.78 126.38 | | | 목포
KRTSN | Daesan | 大山 | 36.99 126.41 | | Seosan | 대산
KRYOS | Yeosu | 丽水 | 34.74 127.74 | | Yosu | 여수
KRTGH- | Donghae | 东海 | 37.50 129.13 | | Tonghae | 동해
KRSEL- | Seoul | 首尔 | 37.55 126.99 | | Uiwang ICD, Uiwang, 汉城 | 서울
@ KP Asia/Pyongyang far-east
KPNAM- | Nampo | 南浦 | 38.72 125.39 | | Namp'o | 남포
KPRJN- | Rajin | 罗津 | 42.23 130.28 | | Najin, Rason, 罗先 | 라진
@ RU Asia/Vladivostok russia-far-east
RUVVO! | Vladivostok | 符拉迪沃斯托克 | 43.10 131.88 | | Wladiwostok, VVO, 海参崴 | Владивосток
RUVYP! | Vostochny | 东方港 | 42.74 133.07 | | Vostochniy, Vostochnyy, Vostochny Port, Wrangel, 沃斯托奇内 | Восточный
RUNJK | Nakhodka | 纳霍德卡 | 42.80 132.87 | | Nahodka, 纳霍卡 | Находка
RUZAR- | Zarubino | 扎鲁比诺 | 42.64 131.08 | | | Зарубино
@ RU Asia/Magadan russia-far-east
RUGDX | Magadan | 马加丹 | 59.55 150.78 | | | Магадан
@ RU Asia/Sakhalin russia-far-east
RUKOR | Korsakov | 科尔萨科夫 | 46.62 142.77 | | Sakhalin | Корсаков
@ RU Asia/Kamchatka russia-far-east
RUPKC | Petropavlovsk-Kamchatsky | 堪察加彼得罗巴甫洛夫斯克 | 53.02 158.64 | | Petropavlovsk, Petropavlovsk Kamchatskiy | Петропавловск-Камчатский
`;
