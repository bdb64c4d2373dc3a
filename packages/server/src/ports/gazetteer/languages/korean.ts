/** Names in Korean: by sound as the trade spells them, and Chinese ports by their characters (청도 for 青岛). */
export const KOREAN = `
KR | PUS 부산, 부산북항, 부산항 | BNP 부산신항, 신항, 부산 신항만 | INC 인천, 인천항, 인천신항 | KAN 광양, 여수광양 | USN 울산, 울산신항 | PTK 평택, 평택당진, 당진 | KPO 포항, 영일만 | KUV 군산 | MAS 마산 | MOK 목포 | TSN 대산 | YOS 여수 | TGH 동해 | SEL 서울, 의왕, 의왕ICD
CN | SHA 상하이, 상해, 양산항, 와이가오차오 | NGB 닝보, 영파, 닝보저우산 | TAO 칭다오, 청도 | TXG 톈진, 천진, 텐진, 신강, 싱강, 신항 천진 | DLC 다롄, 대련, 다렌 | XMN 샤먼, 하문, 아모이 | SZX 선전, 심천, 선쩐 | YTN 옌톈, 옌티엔, 얀티엔, 얀티안 | SHK 서커우, 셔코우, 서코우, 쉐코우, 사구 | CWN 츠완, 치완 | CAN 광저우, 광쩌우 | NSA 난샤, 난사, 남사 | HUA 황푸, 황포 | FOC 푸저우, 복주 | FUG 푸칭 | QZJ 취안저우, 천주 | SWA 산터우, 스와토우, 산토우 | LYG 롄윈강, 연운항, 렌윈강 | RZH 르자오, 일조 | YNT 옌타이, 연태, 엔타이 | WEI 웨이하이, 위해 | SHD 스다오, 석도 | YIK 잉커우, 영구 | BAY 바위취안 | DDG 단둥, 단동 | JNZ 진저우 | SHP 친황다오, 진황도 | LKU 룽커우, 용구 | WEF 웨이팡 | TGS 탕산, 당산 | HUH 황화 | NKG 난징, 남경 | NTG 난퉁, 남통 | TAG 타이창, 태창 | ZJG 장자강, 장가항 | YZH 양저우, 양주 | ZHE 전장, 진강 | JIA 강음 | WUH 우한, 무한 | WHI 우후 | CKG 충칭, 중경 | CSX 창사 | HAK 하이커우, 해구 | YPG 양푸 | FAN 팡청강, 방성항 | QZH 친저우, 흠주 | BHY 베이하이 | ZHA 잔장, 담강 | ZUH 주하이 | ZSN 중산 | JMN 장먼 | WNZ 원저우, 온주 | ZOS 저우산 | JAX 자싱, 자푸
HK | HKG 홍콩
MO | MFM 마카오
TW | KHH 가오슝, 카오슝, 까오슝, 고웅 | KEL 지룽, 지롱, 키룽, 킬룽, 기륭 | TXG 타이중, 타이쭝 | TPE 타이베이, 타이페이
JP | TYO 도쿄, 동경 | YOK 요코하마 | NGO 나고야 | OSA 오사카 | UKB 고베, 코베 | HKT 하카타, 후쿠오카 | MOJ 모지, 기타큐슈, 키타큐슈, 히비키 | SMZ 시미즈 | YKK 욧카이치, 요카이치 | CHB 지바, 치바 | KWS 가와사키, 카와사키 | TMK 도마코마이, 토마코마이 | SDJ 센다이 | HIJ 히로시마 | MIZ 미즈시마 | NAH 나하, 오키나와 | KIJ 니가타 | TOS 도야마, 토야마, 도야마신코 | KNZ 가나자와, 카나자와 | TRG 쓰루가, 츠루가 | MAI 마이즈루 | SMN 사카이미나토 | HMD 하마다 | FKY 후쿠야마 | TKY 도쿠야마, 토쿠야마 | IWK 이와쿠니 | OTK 오타케 | NAN 나카노세키 | SHS 시모노세키 | MYJ 마쓰야마, 마츠야마 | IYM 이요미시마 | IMB 이마바리 | TAK 다카마쓰, 다카마츠, 타카마츠 | TKS 도쿠시마, 토쿠시마 | KCZ 고치 | OIT 오이타 | HSM 호소시마 | SBS 시부시 | SEN 사쓰마센다이 | YAT 야쓰시로, 야츠시로 | KMJ 구마모토, 쿠마모토 | NGS 나가사키 | IMI 이마리 | WAK 와카야마 | THS 도요하시, 토요하시 | HIC 히타치나카 | ONA 오나하마 | HHE 하치노헤 | AXT 아키타 | SKT 사카타 | NAO 나오에쓰, 나오에츠 | HKD 하코다테 | ISI 이시카리 | OTR 오타루 | KUH 구시로, 쿠시로
RU | VVO 블라디보스토크, 블라디보스톡 | VYP 보스토치니, 보스토치느이, 보스토니치 | NJK 나홋카, 나호드카 | KOR 코르사코프 | GDX 마가단 | PKC 페트로파블롭스크캄차츠키 | LED 상트페테르부르크, 상트페테르스부르크 | NVS 노보로시스크, 노보로시이스크 | KGD 칼리닌그라드 | ULU 우스트루가 | MOW 모스크바
VN | SGN 호치민, 호찌민, 호치민시, 사이공 | CLI 캇라이, 깟라이, 캣라이 | CMT 까이멥, 카이멥, 까이멥티바이 | HPH 하이퐁, 하이풍 | DAD 다낭 | UIH 꾸이년, 퀴논 | VUT 붕따우, 붕타우 | CLN 까이란
TH | LCH 램차방, 람차방, 레암차방, 램챠방, 렘차방 | BKK 방콕 | LKR 랏크라방, 라트크라방 | SGZ 송클라 | MAT 맙타풋
ID | JKT 자카르타, 탄중프리옥, 탄중 프리오크 | SUB 수라바야 | SRG 스마랑, 세마랑 | BLW 벨라완, 블라완 | PLM 팔렘방 | PNJ 판장 | MAK 마카사르 | BTM 바탐 | BPN 발릭파판 | BDJ 반자르마신 | PNK 폰티아낙
MY | PKG 포트클랑, 포트켈랑, 포트클랑웨스트, 클랑, 켈랑 | PEN 페낭, 피낭 | PGU 파시르구당, 파시르 구당 | TPP 탄중펠레파스, 탄중 펠레파스 | BKI 코타키나발루 | KCH 쿠칭 | BTU 빈툴루 | KUA 콴탄 | SDK 산다칸 | TWU 타와우 | MYY 미리 | SBW 시부 | LBU 라부안
SG | SIN 싱가포르, 싱가폴, 싱가포르항
PH | MNL 마닐라, 북마닐라, 남마닐라 | CEB 세부 | DVO 다바오 | SFS 수빅, 수빅만 | BTG 바탕가스 | CGY 카가얀데오로 | GES 제너럴산토스, 젠산
MM | RGN 양곤, 랑군
KH | KOS 시아누크빌, 시하누크빌 | PNH 프놈펜
BN | MUA 무아라
IN | NSA 나바셰바, 나바쉐바, 나와쉐바, 나바시바, 나바세바 | BOM 뭄바이, 봄베이 | MUN 문드라 | MAA 첸나이, 마드라스 | CCU 콜카타, 캘커타 | COK 코친 | VTZ 비사카파트남, 비샤카파트남 | TUT 투티코린 | KAT 카투팔리 | PAV 피파바브 | ENR 엔노르 | HZA 하지라 | HAL 할디아 | IXY 칸들라 | IXE 망갈로르 | KRI 크리슈나파트남 | PRT 파라딥 | DEL 뉴델리, 델리
BD | CGP 치타공, 차토그람 | MGL 몽글라 | DAC 다카 방글라데시
LK | CMB 콜롬보 | HBA 함반토타
PK | KHI 카라치 | BQM 포트카심, 포트 카심 | GWD 과다르
MV | MLE 말레
AE | JEA 제벨알리, 제벨 알리, 자발알리 | DXB 두바이 | AUH 아부다비 | KHL 칼리파 | SHJ 샤르자 | AJM 아지만 | FJR 푸자이라 | KLF 코르파칸 | RKT 라스알카이마
SA | DMM 담맘 | JED 제다, 젯다 | JUB 주바일 | YNB 얀부 | KAC 킹압둘라
QA | HMD 하마드 | DOH 도하
BH | KBS 바레인항, 칼리파빈살만
KW | SWK 슈와이크 | SAA 슈아이바
OM | SOH 소하르 | SLL 살랄라 | MCT 무스카트
IQ | UQR 움카스르 | BSR 바스라
IR | BND 반다르아바스, 반다르 압바스 | BUZ 부셰르 | ZBR 차바하르
YE | ADE 아덴 | HOD 호데이다
JO | AQJ 아카바
EG | ALY 알렉산드리아 | PSD 포트사이드 | PSE 포트사이드이스트 | DAM 다미에타 | SOK 소크나, 아인소크나 | SUZ 수에즈
IL | HFA 하이파 | ASH 아슈도드, 애쉬도드
LB | BEY 베이루트
SY | LTK 라타키아
TR | IST 이스탄불 | AMR 암발리, 암바를리 | IZM 이즈미르 | ALI 알리아가 | MER 메르신 | ISK 이스켄데룬 | GEM 겜릭 | GEB 게브제 | IZT 이즈미트
GR | PIR 피레우스, 피레에프스 | SKG 테살로니키
CY | LMS 리마솔
RO | CND 콘스탄차, 콘스탄자
BG | VAR 바르나 | BOJ 부르가스
UA | ODS 오데사
GE | PTI 포티 | BUS 바투미
SI | KOP 코페르, 코퍼
HR | RJK 리예카
IT | GOA 제노바, 제노아 | SPE 라스페치아 | LIV 리보르노 | NAP 나폴리 | SAL 살레르노 | VCE 베네치아, 베니스 | RAN 라벤나 | AOI 안코나 | TRS 트리에스테 | GIT 조이아타우로 | VDL 바도리구레 | PMO 팔레르모 | BRI 바리
MT | MAR 마르사실로크, 몰타
FR | LEH 르아브르, 르하브르 | FOS 포스쉬르메르, 포스 | MRS 마르세유, 마르세이유 | DKK 됭케르크, 덩케르크
ES | BCN 바르셀로나 | ALG 알헤시라스, 알제시라스 | BIO 빌바오 | LPA 라스팔마스 | AGP 말라가
PT | LIS 리스본 | LEI 레이숑스, 레이소스 | SIE 시네스
GB | FXT 펠릭스토우, 펠릭스토, 펠릭스스토우 | SOU 사우샘프턴, 사우스햄튼, 사우샘프톤 | LGP 런던게이트웨이, 런던 게이트웨이 | LIV 리버풀 | LON 런던 | TIL 틸버리 | GRG 그레인지머스 | BEL 벨파스트 | IMM 이밍햄
IE | DUB 더블린
BE | ANR 앤트워프, 안트베르펜, 앤트웝 | ZEE 제브뤼헤, 지브루게
NL | RTM 로테르담, 로텔담 | AMS 암스테르담
DE | HAM 함부르크 | BRV 브레머하펜 | WVN 빌헬름스하펜 | BRE 브레멘
DK | AAR 오르후스, 아르후스 | CPH 코펜하겐
NO | OSL 오슬로 | BGO 베르겐
SE | GOT 예테보리, 고텐버그, 고텐부르크 | HEL 헬싱보리 | STO 스톡홀름
FI | HEL 헬싱키 | KTK 코트카
PL | GDN 그단스크 | GDY 그디니아
LT | KLJ 클라이페다
LV | RIX 리가
EE | TLL 탈린
IS | REY 레이캬비크
US | LAX 로스앤젤레스, 로스엔젤레스, 엘에이, 로스앤젤러스 | LGB 롱비치 | SEA 시애틀, 시에틀 | TIW 타코마, 터코마 | NYC 뉴욕 | SAV 서배너, 사바나, 사반나 | CHS 찰스턴, 찰스톤 | ORF 노퍽, 노폭 | BAL 볼티모어 | BOS 보스턴, 보스톤 | PHL 필라델피아 | MIA 마이애미 | PEF 포트에버글레이즈 | JAX 잭슨빌 | HOU 휴스턴, 휴스톤 | MOB 모빌 | MSY 뉴올리언스, 뉴올리안스 | TPA 탬파, 템파 | HNL 호놀룰루 | ANC 앵커리지 | CHI 시카고 | DAL 댈러스, 달라스 | ATL 애틀랜타, 아틀란타 | MEM 멤피스 | MKC 캔자스시티, 캔사스시티 | DET 디트로이트
CA | PRR 프린스루퍼트, 프린스 루퍼트 | MTR 몬트리올 | HAL 핼리팩스 | SJB 세인트존 | TOR 토론토 | CAL 캘거리
MX | ZLO ~만사니요, ~만자니요, ~만사닐로 | LZC 라사로카르데나스, 라자로카르데나스, 라자로 카르데나스 | VER 베라크루스, 베라크루즈 | ATM 알타미라 | ESE 엔세나다 | MZT 마사틀란
PA | MIT ~만사니요, ~만자니요, ~만사닐로 | BLB 발보아 | CTB 크리스토발 | ONX 콜론, 콜론항
GT | PRQ 푸에르토케찰 | STC 산토토마스데카스티야
SV | AQJ 아카후틀라
NI | CIO 코린토
CR | CAL 칼데라 | LIO 푸에르토리몬 | MOB 모인
CO | BUN 부에나벤투라 | BAQ 바랑키야 | SMR 산타마르타
EC | GYE 과야킬, 구아야킬 | PSJ 포소르하
PE | CLL 카야오, 카라오, 깔라오 | PAI 파이타 | CHY 찬카이
CL | VAP 발파라이소 | ARI 아리카 | IQQ 이키케 | ANF 안토파가스타 | SVE 산비센테 | LQN 리르켄 | CNL 코로넬
AR | BUE 부에노스아이레스
UY | MVD 몬테비데오
PY | ASU 아순시온
BR | SSZ 산토스, 싼토스 | PNG 파라나구아 | ITJ 이타자이 | NVT 나베간테스 | IOA 이타포아 | RIO 리우데자네이루, 리오데자네이로 | RIG 리우그란데, 리오그란데 | VIX 비토리아 | SSA 살바도르 | SUA 수아페 | PEC 페셍 | MAO 마나우스 | SPB 세페티바 | FOR 포르탈레자
VE | LAG 라과이라 | PBL 푸에르토카베요
CU | MAR 마리엘 | HAV 아바나, 하바나
DO | CAU 카우세도 | HAI 리오아이나
JM | KIN 킹스턴
TT | POS 포트오브스페인
PR | SJU 산후안
BS | FPO 프리포트
ZA | DUR 더반 | CPT 케이프타운 | PLZ 포트엘리자베스 | ZBA 코에가, 응쿠라
MZ | MPM 마푸투 | BEW 베이라 | MNC 나칼라
TZ | DAR 다르에스살람 | ZNZ 잔지바르
KE | MBA 몸바사
DJ | JIB 지부티
SD | PZU 포트수단
SO | MGQ 모가디슈 | BBO 베르베라
MU | PLU 포트루이스
MG | TMM 토아마시나
RE | PDG 레위니옹
NG | APP 아파파 | TIN 틴칸 | LOS 라고스 | ONN 온네 | LKK 레키
GH | TEM 테마 | TKD 타코라디
CI | ABJ 아비장 | SPY 상페드로
TG | LFW 로메
BJ | COO 코토누
SN | DKR 다카르
CM | DLA 두알라 | KBI 크리비
GA | LBV 리브르빌
CG | PNR 푸앵트누아르, 포인트누아르
AO | LAD 루안다 | LOB 로비토
NA | WVB 월비스베이
GN | CKY 코나크리
LR | MLW 몬로비아
SL | FNA 프리타운
MA | CAS 카사블랑카 | PTM 탕헤르메드, 탕제르메드 | TNG 탕헤르 | AGA 아가디르
DZ | ALG 알제 | ORN 오랑
TN | RDS 라데스 | TUN 튀니스
LY | MRA 미스라타 | BEN 벵가지
AU | SYD 시드니 | MEL 멜버른, 멜번 | BNE 브리즈번, 브리스번, 브리스베인 | FRE 프리맨틀, 프리멘틀 | ADL 애들레이드, 아들레이드 | DRW 다윈 | TSV 타운즈빌
NZ | TRG 타우랑가 | LYT 리틀턴 | WLG 웰링턴 | NPE 네이피어, 네이피아 | POE 포트차머스 | NSN 넬슨 | TIU 티마루
FJ | SUV 수바 | LTK 라우토카
PG | LAE 라에 | POM 포트모르즈비
NC | NOU 누메아
PF | PPT 파페에테
GU | GUM 괌
MP | SPN 사이판
`;
