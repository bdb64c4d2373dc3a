/** Names in Japanese: in katakana, and where Japan writes other characters than China (広州, 塩田). */
export const JAPANESE = `
JP | TYO 東京, 大井 | YOK 横浜, 本牧, 南本牧 | NGO 名古屋 | OSA 大阪 | UKB 神戸 | HKT 博多, 福岡 | MOJ 門司, 北九州, ひびき, 響灘 | MIZ 水島 | TMK 苫小牧 | NAH 那覇, 沖縄 | TOS 伏木富山, 富山
CN | SHA シャンハイ, 外高橋, 洋山 | NGB 寧波, ニンボー, ニンポー, ニンボ | TAO 青島, チンタオ | TXG 天津, 天津新港, テンシン, シンガン | DLC 大連, ダイレン | XMN アモイ, 廈門, 厦門 | SZX 深圳, 深セン, シンセン | YTN 塩田, 塩田港, 深セン塩田, エンテン, イェンティエン | SHK 蛇口, シェコウ, シェーコウ | CWN 赤湾, チワン | CAN 広州 | NSA 南沙, ナンシャ | HUA 黄埔, ホアンプー | FOC 福州 | SWA 汕頭, スワトウ | LYG 連雲港 | YNT 煙台 | WEI 威海 | YIK 営口 | NKG 南京, ナンキン | WUH 武漢 | CKG 重慶 | ZSN 中山 | ZUH 珠海 | ZHA 湛江 | HAK 海口 | FAN 防城港 | ZJG 張家港 | TAG 太倉 | JMN 江門 | QZJ 泉州 | DDG 丹東 | SHP 秦皇島 | FUG 福清
HK | HKG ホンコン
MO | MFM マカオ
TW | KHH カオシュン | KEL キールン | TXG 台中, タイチュン | TPE 台北, タイペイ
KR | PUS プサン, 釜山 | BNP 釜山新港 | INC インチョン, 仁川 | KAN クァンヤン, 光陽, カンヤン | USN ウルサン, 蔚山 | PTK ピョンテク, 平沢 | SEL ソウル | MAS マサン | KUV グンサン, クンサン | KPO ポハン
RU | VVO ウラジオストク, ウラジオストック, 浦塩 | VYP ボストチヌイ, ボストーチヌイ, ボストチニー | NJK ナホトカ | LED サンクトペテルブルク, サンクトペテルブルグ | NVS ノヴォロシースク, ノボロシースク, ノボロシスク | KOR コルサコフ | GDX マガダン | PKC ペトロパブロフスクカムチャツキー | MOW モスクワ
VN | SGN ホーチミン, ホーチミンシティ, ホーチミン市, サイゴン | CLI カトライ, カットライ | CMT カイメップ, カイメプ | HPH ハイフォン | DAD ダナン | UIH クイニョン | VUT ブンタウ
TH | LCH レムチャバン, ラムチャバン, レムチャバン港, レムチャバーン, レムチャパン | BKK バンコク, バンコック | LKR ラッカバン, ラックラバン | SGZ ソンクラー, ソンクラ
ID | JKT ジャカルタ, タンジュンプリオク | SUB スラバヤ | SRG スマラン, セマラン | BLW ベラワン, ブラワン | PLM パレンバン | PNJ パンジャン | MAK マカッサル | BTM バタム | BPN バリクパパン
MY | PKG ポートクラン, ポートケラン, ポートクラン西, クラン, ケラン | PEN ペナン | PGU パシールグダン, パシルグダン | TPP タンジュンペラパス, タンジュンプルパス | BKI コタキナバル | KCH クチン | BTU ビンツル | KUA クアンタン | SDK サンダカン | TWU タワウ | MYY ミリ | SBW シブ | LBU ラブアン
SG | SIN シンガポール
PH | MNL マニラ, マニラ北, マニラ南, マニラノース, マニラサウス | CEB セブ | DVO ダバオ | SFS スービック, スビック | BTG バタンガス | CGY カガヤンデオロ | GES ジェネラルサントス
MM | RGN ヤンゴン, ラングーン
KH | KOS シアヌークビル, シハヌークビル | PNH プノンペン
BN | MUA ムアラ
IN | NSA ナバシェバ, ナヴァシェヴァ, ナバシャバ, ナワシェワ, ナバシバ | BOM ムンバイ, ボンベイ | MUN ムンドラ | MAA チェンナイ, マドラス | CCU コルカタ, カルカッタ | COK コーチン, コチ インド | VTZ ビシャカパトナム, ヴィシャーカパトナム, ビサカパトナム | TUT トゥティコリン, ツチコリン | KAT カトゥパリ, カットゥパリ | PAV ピパバブ | ENR エンノール | HZA ハジラ | HAL ハルディア | IXY カンドラ | DEL デリー, ニューデリー | BLR バンガロール, ベンガルール
BD | CGP チッタゴン, チャットグラム | DAC ダッカ
LK | CMB コロンボ | HBA ハンバントタ
PK | KHI カラチ | BQM ポートカシム, カシム
MV | MLE マレ
AE | JEA ジュベルアリ, ジェベルアリ, ジュベル・アリ, ジャバルアリ | DXB ドバイ | AUH アブダビ | KHL ハリファ, カリファ | SHJ シャルジャ | FJR フジャイラ | KLF コールファカン
SA | DMM ダンマン, ダンマーム | JED ジェッダ, ジッダ, ジェダ | JUB ジュバイル | YNB ヤンブー | RUH リヤド
QA | HMD ハマド | DOH ドーハ
BH | KBS バーレーン港, ハリファビンサルマン
KW | SWK シュワイク | SAA シュアイバ
OM | SOH ソハール | SLL サラーラ | MCT マスカット
IQ | UQR ウムカスル
IR | BND バンダルアッバス, バンダレアッバース, バンダルアバス
YE | ADE アデン | HOD ホデイダ
JO | AQJ アカバ
EG | ALY アレクサンドリア | PSD ポートサイド | PSE ポートサイドイースト | DAM ダミエッタ | SOK ソクナ, アインソクナ | SUZ スエズ
IL | HFA ハイファ | ASH アシュドッド, アシュドド
LB | BEY ベイルート
TR | IST イスタンブール | AMR アンバルリ, アンバルル | IZM イズミル, イズミール | ALI アリアガ | MER メルシン | ISK イスケンデルン | GEM ゲムリク | GEB ゲブゼ | IZT イズミット
GR | PIR ピレウス | SKG テッサロニキ, テサロニキ
CY | LMS リマソール
RO | CND コンスタンツァ, コンスタンザ
BG | VAR ヴァルナ, バルナ | BOJ ブルガス
UA | ODS オデッサ, オデーサ
GE | PTI ポチ | BUS バトゥミ
SI | KOP コペル
HR | RJK リエカ
IT | GOA ジェノヴァ, ジェノバ, ジェノア | SPE ラスペツィア, ラ・スペツィア | LIV リヴォルノ, リボルノ | NAP ナポリ | SAL サレルノ | VCE ヴェネツィア, ベネチア, ベニス, ヴェニス | RAN ラヴェンナ, ラベンナ | AOI アンコーナ | TRS トリエステ | GIT ジョイアタウロ | VDL ヴァードリグレ | PMO パレルモ
MT | MAR マルサシュロック, マルタ
FR | LEH ルアーブル, ルアーヴル, ル・アーブル | FOS フォス, フォスシュルメール, フォス・シュル・メール | MRS マルセイユ | DKK ダンケルク
ES | BCN バルセロナ | ALG アルヘシラス | BIO ビルバオ | LPA ラスパルマス | VGO ビーゴ, ビゴ | AGP マラガ
PT | LIS リスボン | LEI レイションエス, レイショエス | SIE シーネス
GB | FXT フェリクストウ, フェリックストウ, フェリックストー | SOU サウサンプトン, サザンプトン | LGP ロンドンゲートウェイ | LIV リバプール, リヴァプール | LON ロンドン | TIL ティルベリー | GRG グランジマウス | BEL ベルファスト | IMM イミンガム
IE | DUB ダブリン
BE | ANR アントワープ, アントウェルペン | ZEE ゼーブルージュ, ゼーブルッヘ
NL | RTM ロッテルダム | AMS アムステルダム
DE | HAM ハンブルク, ハンブルグ | BRV ブレーマーハーフェン, ブレーメルハーフェン | WVN ヴィルヘルムスハーフェン | BRE ブレーメン | NUE ニュルンベルク
DK | AAR オーフス, オールフス | CPH コペンハーゲン
NO | OSL オスロ | BGO ベルゲン
SE | GOT ヨーテボリ, イェーテボリ, ゴーテンバーグ, イエテボリ | HEL ヘルシンボリ | STO ストックホルム
FI | HEL ヘルシンキ | KTK コトカ
PL | GDN グダニスク | GDY グディニア
LT | KLJ クライペダ
LV | RIX リガ
EE | TLL タリン
IS | REY レイキャビク
US | LAX ロサンゼルス, ロスアンゼルス, ロサンジェルス | LGB ロングビーチ | SEA シアトル | TIW タコマ | NYC ニューヨーク | SAV サバンナ, サヴァンナ | CHS チャールストン | ORF ノーフォーク | BAL ボルチモア, バルチモア | BOS ボストン | PHL フィラデルフィア | MIA マイアミ | PEF ポートエバーグレーズ | JAX ジャクソンビル | HOU ヒューストン | MOB モービル | MSY ニューオーリンズ, ニューオリンズ | TPA タンパ | HNL ホノルル | ANC アンカレッジ | CHI シカゴ | DAL ダラス | ATL アトランタ | MEM メンフィス | MKC カンザスシティ | DET デトロイト | CMH コロンバス
CA | PRR プリンスルパート, プリンス・ルパート | MTR モントリオール | HAL ハリファックス | TOR トロント | CAL カルガリー
MX | ZLO ~マンサニージョ, ~マンサニーヨ, ~マンザニーヨ, ~マンザニロ | LZC ラサロカルデナス, ラザロカルデナス | VER ベラクルス | ATM アルタミラ | ESE エンセナダ
PA | MIT ~マンサニージョ, ~マンサニーヨ, ~マンザニーヨ, ~マンザニロ | BLB バルボア | CTB クリストバル | ONX コロン
GT | PRQ プエルトケツァル
SV | AQJ アカフトラ
CR | CAL カルデラ | LIO プエルトリモン
CO | BUN ブエナベントゥラ, ブエナベンツーラ | BAQ バランキージャ
EC | GYE グアヤキル
PE | CLL カヤオ, カジャオ | PAI パイタ | CHY チャンカイ
CL | VAP バルパライソ | ARI アリカ | IQQ イキケ | ANF アントファガスタ | LQN リルケン | CNL コロネル
AR | BUE ブエノスアイレス
UY | MVD モンテビデオ
PY | ASU アスンシオン
BR | SSZ サントス | PNG パラナグア | ITJ イタジャイ | NVT ナベガンテス | IOA イタポア | RIO リオデジャネイロ | RIG リオグランデ | VIX ビトリア | SSA サルバドール | SUA スアペ | PEC ペセン | MAO マナウス
VE | LAG ラグアイラ | PBL プエルトカベージョ, プエルトカベーヨ
CU | MAR マリエル | HAV ハバナ
DO | CAU カウセド
JM | KIN キングストン
TT | POS ポートオブスペイン
PR | SJU サンファン
ZA | DUR ダーバン | CPT ケープタウン | PLZ ポートエリザベス
MZ | MPM マプト | BEW ベイラ | MNC ナカラ
TZ | DAR ダルエスサラーム
KE | MBA モンバサ
DJ | JIB ジブチ
SD | PZU ポートスーダン
MU | PLU ポートルイス
MG | TMM トアマシナ
NG | APP アパパ | TIN ティンカン | LOS ラゴス | ONN オンネ
GH | TEM テマ
CI | ABJ アビジャン
TG | LFW ロメ
BJ | COO コトヌー
SN | DKR ダカール
CM | DLA ドゥアラ
AO | LAD ルアンダ
NA | WVB ウォルビスベイ, ウォルビスベイ港
MA | CAS カサブランカ | PTM タンジェメッド, タンジールメッド | TNG タンジェ, タンジール
DZ | ALG アルジェ
TN | RDS ラデス | TUN チュニス
AU | SYD シドニー | MEL メルボルン | BNE ブリスベン, ブリズベン | FRE フリーマントル, フリマントル | ADL アデレード | DRW ダーウィン | TSV タウンズビル
NZ | TRG タウランガ | LYT リトルトン | WLG ウェリントン | NPE ネーピア, ネイピア | POE ポートチャルマーズ | NSN ネルソン | TIU ティマル
FJ | SUV スバ | LTK ラウトカ
PG | LAE ラエ | POM ポートモレスビー
NC | NOU ヌメア
PF | PPT パペーテ
GU | GUM グアム
MP | SPN サイパン
`;
