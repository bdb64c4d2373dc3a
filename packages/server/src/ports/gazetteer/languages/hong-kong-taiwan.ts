/** Chinese names as written in Hong Kong and Taiwan where they are other words than in China: 雪梨 for 悉尼. */
export const HONG_KONG_TAIWAN = `
AU | SYD 雪梨 | BNE 布里斯本 | FRE 費利曼圖, 弗里曼特爾, 佛里曼圖 | ADL 阿德萊德, 阿得雷德 | MEL 墨爾砵
NZ | LYT 利特頓 | TRG 陶朗阿, 陶蘭加 | WLG 威靈頓
US | LGB 長堤, 長灘市 | SAV 沙凡那, 沙瓦納, 薩凡納 | CHS 查爾斯頓 | NYC 紐約紐澤西 | ORF 諾福克 | HOU 休士頓, 侯斯頓, 休斯敦 | SEA 西雅圖 | TIW 塔科馬, 塔可瑪 | JAX 傑克遜維爾, 傑克森維爾 | MIA 邁阿密 | MSY 紐奧良, 新奧爾良 | BAL 巴爾的摩 | MOB 莫比爾, 摩比爾 | TPA 坦帕 | PEF 埃弗格雷斯港 | CHI 芝加哥 | HNL 檀香山, 火奴魯魯 | BOS 波士頓 | PHL 費城
CA | MTR 蒙特婁, 滿地可 | HAL 哈利法克斯, 夏利法斯 | PRR 魯珀特王子港, 太子港魯珀特 | TOR 多倫多
VN | SGN 胡志明市, 西貢 | HPH 海防 | DAD 峴港 | CLI 吉萊, 卡萊 | CMT 蓋梅, 蓋美, 該美
TH | LCH 蘭加邦, 蘭查邦, 林查班, 蘭差彭 | BKK 曼谷
ID | JKT 雅加達 | SUB 泗水 | SRG 三寶壟 | BLW 勿拉灣, 棉蘭 | PLM 巨港 | PNK 坤甸
MY | PKG 巴生, 巴生西, 巴生北, 巴生西港, 巴生北港 | PEN 檳城, 檳榔嶼 | PGU 巴西古當 | TPP 丹戎帕拉帕斯, 丹絨柏樂巴斯, 丹絨帕拉帕斯 | KCH 古晉 | BKI 亞庇 | SBW 詩巫 | MYY 美里 | SDK 山打根 | TWU 斗湖 | BTU 民都魯
PH | MNL 馬尼拉 | CEB 宿霧, 宿務 | DVO 納卯, 達沃 | SFS 蘇比克
MM | RGN 仰光
KH | KOS 施亞努港, 西哈努克港 | PNH 金邊
IN | NSA 那瓦夏瓦, 那瓦希瓦, 納瓦舍瓦, 孟買新港 | BOM 孟買 | MAA 清奈, 金奈, 欽奈 | CCU 加爾各答 | COK 柯欽, 科欽 | MUN 蒙德拉, 孟德拉, 穆德拉 | VTZ 維沙卡帕特南
BD | CGP 吉大港 | DAC 達卡孟加拉
LK | CMB 可倫坡, 哥倫坡
PK | KHI 喀拉蚩, 卡拉奇
AE | JEA 傑貝阿里, 杰貝阿里, 傑貝爾阿里 | DXB 杜拜, 迪拜 | AUH 阿布達比, 阿布扎比
SA | DMM 達曼, 達曼港 | JED 吉達
QA | DOH 杜哈
KW | SWK 舒韋克
EG | ALY 亞歷山卓 | PSD 塞得港 | SOK 蘇哈納, 索科納, 索赫納
IL | HFA 海法 | ASH 阿什多德
TR | IST 伊斯坦堡 | MER 麥辛 | IZM 伊士麥
GR | PIR 比雷埃夫斯, 比里亞斯, 皮雷埃夫斯, 皮里亞斯 | SKG 塞薩洛尼基
IT | GOA 熱那亞 | SPE 拉斯佩齊亞, 斯培西亞 | LIV 利佛諾, 里窩那, 利弗諾 | NAP 那不勒斯, 拿坡里 | VCE 威尼斯 | TRS 的里雅斯特, 特里雅斯特
SI | KOP 科佩爾, 柯柏
HR | RJK 里耶卡
ES | BCN 巴塞隆納, 巴塞羅那 | ALG 阿爾赫西拉斯, 阿爾吉西拉斯 | BIO 畢爾包
PT | LIS 里斯本 | LEI 萊雄伊什, 雷克索斯
FR | LEH 勒哈佛, 利哈佛, 勒阿弗爾, 哈佛爾 | FOS 福斯 | MRS 馬賽
GB | FXT 費利克斯托, 弗利克斯托, 菲力斯杜, 費力斯托 | SOU 南安普敦, 南漢普頓 | LGP 倫敦門戶港, 倫敦門戶 | LON 倫敦 | LIV 利物浦
BE | ANR 安特衛普 | ZEE 澤布呂赫, 澤布魯日
NL | RTM 鹿特丹
DE | HAM 漢堡 | BRV 不來梅港, 布萊梅港 | WVN 威廉港
DK | AAR 奧胡斯, 阿胡斯 | CPH 哥本哈根
SE | GOT 哥德堡, 哥登堡
PL | GDN 格但斯克 | GDY 格丁尼亞
RU | VVO 海參崴, 符拉迪沃斯托克 | LED 聖彼得堡俄羅斯
BR | SSZ 聖多斯, 山度士, 桑托斯 | PNG 巴拉那瓜 | ITJ 伊塔雅伊, 伊塔基 | NVT 納維根特斯 | RIO 里約熱內盧, 里約
AR | BUE 布宜諾斯艾利斯
UY | MVD 蒙特維多, 蒙得維的亞
CL | VAP 瓦爾帕萊索, 法耳巴拉索
PE | CLL 卡亞俄, 卡耀
EC | GYE 瓜亞基爾
CO | BUN 布埃納文圖拉, 布韋那文圖拉
MX | LZC 拉薩羅卡德納斯 | VER 維拉克魯斯, 韋拉克魯斯 | ATM 阿爾塔米拉
PA | BLB 巴爾博亞
ZA | DUR 德爾班, 德班 | CPT 開普敦
KE | MBA 蒙巴薩
TZ | DAR 三蘭港, 達累斯薩拉姆
NG | APP 阿帕帕 | LOS 拉哥斯
GH | TEM 特馬
CI | ABJ 阿必尚, 阿比讓
SN | DKR 達卡塞內加爾
KR | PUS 釜山 | INC 仁川
TW | TXG 臺中 | TPE 臺北, 台北港, 臺北港
FJ | SUV 蘇瓦
PG | POM 莫士比港, 莫爾茲比港
NC | NOU 努美阿
`;
