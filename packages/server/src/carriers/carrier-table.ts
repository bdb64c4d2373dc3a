import type { Carrier } from './carrier.ts';
import { readCarrierNames } from './carrier-names.ts';

/**
 * `SCACs, the key first | SMDG code | name | Chinese name | aliases | group`. Groups as of 2026. Codes and
 * Chinese names that could not be verified are left out.
 */
const TABLE = `
MAEU MAEI | MSK | Maersk | 马士基 | MAE, Mærsk, Mærsk Line, Maersk Line, Maersk Sealand, Maersk Spot, A.P. Moller Maersk, AP Moller Maersk, APMM, Maersk A/S, MSL, 马士基航运, 马士基海运 | Maersk
SAFM | SAF | Safmarine | 南非海运 | Safmarine Container Line, Safmarine Container Lines, 南非航运 | Maersk
MCPU MCCQ | MCC | MCC Transport | 穆勒亚洲 | Sealand Asia, Sealand Maersk Asia, MCC Transport Singapore, MCC Lines, 穆勒亚洲航运 | Maersk
SEAU SEAL | | Sealand Americas | 海陆美洲 | Sealand, SeaLand Americas, Sealand a Maersk Company, 海陆 | Maersk
SEJJ | | Sealand Europe | 海陆欧洲 | Sealand Europe and Med, Sealand Europe & Med, Seago, Seago Line | Maersk
SUDU HASU | | Hamburg Süd | 汉堡南美 | Hamburg Sud, Hamburg Sued, HSD, HSUD, 汉堡南美航运, 汉堡南美船务 | Maersk
ANRM | | Aliança | | Alianca, Alianca Navegacao, Alianca Navegacao e Logistica | Maersk
MSCU MEDU | MSC | Mediterranean Shipping Company | 地中海航运 | MSC, MSC Mediterranean Shipping Company, Mediterranean Shipping Co, Mediterranean Shipping, 地中海, 瑞士地中海航运 | MSC
CMDU | CMA | CMA CGM | 达飞轮船 | CMA, CGM, CMA CGM SA, CMA CGM Group, 达飞, 法国达飞, 达飞海运 | CMA CGM
APLU | APL | APL | 美国总统轮船 | American President Lines, American President Line, APL Line, 总统轮船, 美总 | CMA CGM
ANNU | ANL | ANL | 澳国航运 | Australia National Line, Australian National Line, ANL Container Line, 澳大利亚国家航运, 澳航 | CMA CGM
CHNL 11DX | | CNC Line | 正利航业 | CNC, Cheng Lie, Cheng Lie Navigation, CNC Cheng Lie, 正利, 正利航运 | CMA CGM
CSHP CSFU | | Containerships | | Containerships CMA CGM, Container Ships | CMA CGM
MCAW | | MacAndrews | | Mac Andrews, MacAndrews Line | CMA CGM
DAAE | | Delmas | 达贸轮船 | Delmas Line, 法国达贸, 达贸 | CMA CGM
COSU | COS | COSCO Shipping Lines | 中远海运集运 | COSCO, COSCO Shipping, COSCO Container Lines, COSCON, COSCO Lines, China Ocean Shipping, COSCO Shipping Line, 中远海运, 中远, 中远集运, 中远海运集装箱运输 | COSCO Shipping
CHNJ | | China Shipping Container Lines | 中海集运 | CSCL, China Shipping, 中海, 中海集装箱运输 | COSCO Shipping
OOLU | OOL | Orient Overseas Container Line | 东方海外 | OOCL, Orient Overseas, 东方海外货柜航运 | COSCO Shipping
EGLV | EMC | Evergreen Line | 长荣海运 | Evergreen, Evergreen Marine, Evergreen Marine Corp, Evergreen Marine Corporation, Evergreen Shipping, EVG, 长荣, 长荣航运 | Evergreen
HLCU | HLC | Hapag-Lloyd | 赫伯罗特 | Hapag Lloyd, Hapag, HPL, HLAG, Hapag-Lloyd AG, 赫伯罗特船务, 赫伯罗特航运 | Hapag-Lloyd
UASU | UAC | United Arab Shipping Company | 阿拉伯联合航运 | UASC, United Arab Shipping, 阿拉伯轮船 | Hapag-Lloyd
CHIW NSLU | | CSAV | 南美轮船 | Compania Sud Americana de Vapores, CSAV Norasia, Norasia, 智利南美轮船, 南美邮船 | Hapag-Lloyd
CLIB | | Companhia Libra | | Libra, CSAV Libra, Companhia Libra de Navegacao | Hapag-Lloyd
NIDU | | Nile Dutch | 尼罗河航运 | NileDutch, Nile Dutch Africa Line, NDS, NDAL | Hapag-Lloyd
DAYU | | Deutsche Afrika-Linien | 德国非洲航运 | DAL, DAL Deutsche Afrika-Linien | Hapag-Lloyd
ONEY | ONE | Ocean Network Express | 海洋网联船务 | ONE, ONE Line, ONE Ocean Network Express, 海洋网联, 日本海洋网联 | ONE
NYKS | NYK | NYK Line | 日本邮船 | NYK, Nippon Yusen Kaisha, Nippon Yusen Kabushiki Kaisha | ONE
MOLU | MOL | MOL | 商船三井 | Mitsui O.S.K. Lines, Mitsui OSK Lines, Mitsui OSK | ONE
KKLU | | K Line | 川崎汽船 | K-Line, Kawasaki Kisen Kaisha, Kawasaki Kisen | ONE
YMLU YMPR YMSG YMJA | YML | Yang Ming | 阳明海运 | Yangming, Yang Ming Line, YM, Yang Ming Marine, Yang Ming Marine Transport, Yangming Marine Transport, 阳明 | Yang Ming
HDMU | HMM | HMM | 韩新海运 | Hyundai Merchant Marine, Hyundai, Hyundai Merchant, HMM Co, 现代商船, 现代, 韩国现代 | HMM
ZIMU | ZIM | ZIM | 以星航运 | ZIM Line, ZIM Lines, Zim Integrated Shipping, ZIM Integrated Shipping Services, Zim American Integrated Shipping Services, 以星, 以星轮船 | ZIM
GOSU GSLU | GSL | Gold Star Line | 金星轮船 | Gold Star, Goldstar, Goldstar Line, 金星, 金星航运 | ZIM
WHLC WHLU 22AA | WHL | Wan Hai Lines | 万海航运 | Wan Hai, Wanhai, Wan Hai Line, Wanhai Lines, 万海 | Wan Hai
IAAU 12AT | | Interasia Lines | 运达航运 | Interasia, Inter Asia, Inter-Asia Lines, Interasia Line, IAL, 运达 | Wan Hai
PABV PCIU | PIL | Pacific International Lines | 太平船务 | 太平, Pacific International Line, Pacific Intl Lines, Pacific Int. Lines, PIL Line | PIL
MEXU MELL | | Mariana Express Lines | 玛丽安娜航运 | Mariana Express | PIL
SMLM | | SM Line | 森罗商船 | SM Lines, SM Line Corporation, SML, SM商船, 森罗 | SM Group
SITC 12PD SITU | | SITC Container Lines | 海丰国际 | SITC Line, SITC Lines, SITC International, 新海丰, 海丰, 新海丰集运, 山东海丰 | SITC
TXZJ 13DF TSTU | | T.S. Lines | 德翔海运 | TS Lines, TSL, TS Line, TSLine, 德翔, 德翔航运 | T.S. Lines
KMTU KMTC | | KMTC Line | 高丽海运 | Korea Marine Transport, Korea Marine Transport Co, Korea Marine Transport Company, KMTC Lines, 高丽, 高丽航运 | KMTC
SKLU SNKO | | Sinokor Merchant Marine | 长锦商船 | Sinokor, Sinokor Line, Sinokor Shipping, SKR, 长锦 | Sinokor
HASL 11QU HLHU | | Heung-A Line | 兴亚海运 | Heung-A, Heung A, Heunga, Heung-A Shipping, 兴亚, 兴亚航运 | Sinokor
NSRU NSSL NSSU | | Namsung Shipping | 南星海运 | Namsung, Nam Sung, Namsung Line, 南星 | Namsung
PCSL PSCU | | Dongyoung Shipping | 东暎海运 | Dongyoung, Dong Young, Dong Young Shipping, DYS, 东映海运, 东暎 | Namsung
DJSC 11PG DJLU | | Dongjin Shipping | 东进商船 | Dongjin, Dong Jin, Dong Jin Shipping, DJS, 东进 | Dongjin
CKCO CKLU | | CK Line | 天敬海运 | CKL, C.K. Line, Chun Kyung, Chunkyung Shipping, CK Lines, 天敬 | CK Line
POBU | | Pan Ocean | 泛洋海运 | Pan Ocean Container, STX Pan Ocean, Panocean, 泛洋 | Pan Ocean
15AC PCLU | | Pan Continental Shipping | 泛洲海运 | Pancon, Pan Continental, Pan Con, 泛洲 | Pan Continental
CULU | | China United Lines | 中联航运 | CU Lines, CULines, CUL, China United Line, 中联 | CULines
HDUJ | | Hede Shipping | 合德海运 | Hede, Hede International, 合德 | Hede
11WJ | | Jin Jiang Shipping | 锦江航运 | Jinjiang, Jinjiang Shipping, JJ Shipping, SHJJ, Shanghai Jin Jiang, 上海锦江航运, 锦江 | SIPG
12GE | | Hai Hua Shipping | 海华轮船 | HASCO, Hai Hua, Shanghai Hai Hua, 上海海华轮船, 海华 | SIPG
13CQ | | Minsheng Ocean Shipping | 民生轮船 | Minsheng, Min Sheng, Minsheng Shipping, 民生 | Minsheng
12IH | | Sinotrans Container Lines | 中外运集运 | Sinotrans, Sinolines, Sinotrans Container Line, SNL, 中外运, 中外运集装箱运输 | China Merchants
32GG | | Taicang Container Lines | 太仓港集装箱海运 | Taicang Lines, TCLC, 太仓港集海 | Taicang
BURU | | BAL Container Line | 博亚海运 | BAL, BAL Line, Boya Shipping, 博亚, 博亚国际海运 | BAL
TJFH | | Transfar Shipping | | Transfar | Transfar
SQQY SJHH | | SeaLead Shipping | 海领船务 | SeaLead, Sea Lead, 海领 | SeaLead
REGU RCLC | | Regional Container Lines | 宏海箱运 | RCL, Regional Container Line, RCL Feeder, 宏海 | RCL
XPRS | | X-Press Feeders | | X-Press, Xpress Feeders, XPF, Sea Consortium, X-Press Container Line | X-Press Feeders
SIKU | | Samudera Shipping Line | 萨姆达拉船务 | Samudera, Samudera Shipping, 萨姆达拉 | Samudera
MRTU | | Meratus Line | | Meratus, PT Meratus Line | Meratus
SPNU | | SPIL | | Salam Pacific Indonesia Lines, Salam Pacific, PT SPIL | SPIL
ESPU | | Emirates Shipping Line | 阿联酋航运 | Emirates, ESL, Emirates Line, Emirates ESL, Emirates Shipping Lines, 阿联酋轮船 | Emirates Shipping
SCIU | SCI | Shipping Corporation of India | 印度国家航运 | Shipping Corp of India, 印度航运 | Shipping Corporation of India
SSPH | | Seth Shipping | | Seth | Seth
BLZU | | BLPL Singapore | | BLPL, Balaji Shipping | Transworld
BLJU | | Avana Logistek | | Avana, Avana Global, Avana Global FZCO | Transworld
BTBI | | Bengal Tiger Line | 孟加拉虎航运 | BTL, Bengal Tiger | Bengal Tiger Line
UFEE | | Unifeeder | | Unifeeder A/S, Uni Feeder | DP World
TLXU | | Trans Asia Shipping Line | | Trans Asia, Transasia, Trans Asia Line | Trans Asia
PMLU | | Perma Shipping Line | | Perma, Perma Line | Perma
MXCU | | Maxicon Container Line | | Maxicon, MCL | Maxicon
IRSU | | HDS Lines | | HDSCO, HDSCO Line, Hafez Darya, Hafez Darya Arya, IRISL | IRISL
CSYU | | Cordelia Container Shipping Line | | Cordelia, Cordelia Line, CCSL | Cordelia
SHKU | | Sea Hawk Lines | | SHAL, Seahawk Lines | Sea Hawk
ASLU OCLU | | Asyad Line | | Asyad, Oman Container Line, Oman Container Lines, OCL | Asyad
QNLU | | Qatar Navigation Lines | | QNL, Milaha, Qatar Navigation | Milaha
NSAU | | Bahri | 沙特国航 | National Shipping Company of Saudi Arabia, NSCSA, Bahri Line | Bahri
TKRU | | TransContainer | 俄铁集装箱 | Trans Container, PJSC TransContainer, TransContainer Line | Delo
MODU | | Modul | | Modul LLC, Modul Shipping | Modul
FESO FESU | | FESCO | 俄罗斯远东海运 | FESCO Transportation, Far Eastern Shipping Company, FESCO Line, 费斯科 | FESCO
ACLU | ACL | Atlantic Container Line | 大西洋集装箱航运 | Atlantic Container, ACL Line | Grimaldi
GRIU GRIM | | Grimaldi Lines | 格里马尔迪航运 | Grimaldi, Grimaldi Group, Grimaldi Deep Sea, 格里马尔迪 | Grimaldi
IILU | | Independent Container Line | | ICL, Independent Container | ICL
MATS | | Matson | 美森轮船 | Matson Navigation, Matson Navigation Company, Matson Line, 美森, 美森快船 | Matson
CLAM CWLQ CAMN CMCU | | Crowley | 克劳利海运 | Crowley Liner Services, Crowley Maritime, Crowley Logistics, 克劳利 | Crowley
SMLU | SML | Seaboard Marine | 海博航运 | Seaboard, Seaboard Marine Ltd | Seaboard
TRBR TBIE PYRR | | Trailer Bridge | | TrailerBridge | Trailer Bridge
WDSB | | World Direct Shipping | | WDS, World Direct | World Direct Shipping
TOTE | | TOTE Maritime | | Sea Star Line, TOTE Ocean | Saltchuk
TSCW TSGL | | Tropical Shipping | | Tropical | Saltchuk
KOSL | | King Ocean Services | | King Ocean, King Ocean Service | King Ocean
BCLU | | Bermuda Container Line | | BCL, Bermuda Container | Bermuda Container Line
HYDU | | Hyde Shipping | | Hyde | Hyde
PSHI HRZU | | Pasha Hawaii | | Pasha, Pasha Hawaii Transport Lines, Horizon Lines | Pasha
DOLQ | | Dole Ocean Cargo Express | 都乐航运 | Dole, Dole Ocean Cargo | Dole
UBCU | | Great White Fleet | | GWF, Chiquita | Chiquita
TRKU | | Turkon Line | 土耳其康航运 | Turkon, Turkon Container, Turkon Line Inc | Turkon
ARKU | | Arkas Line | 阿卡斯航运 | Arkas, Arkas Container Transport, Arkas Container, 阿卡斯 | Arkas
ADMU | | Admiral Container Lines | | Admiral, Admiral Container Line, Admiral Line | Admiral
AKKN | | Akkon Lines | | Akkon, Akkon Line | Akkon
MKLU | | Medkon Lines | | Medkon, Medkon Line | Medkon
GETU | | Tarros | | Tarros Line, Tarros SpA | Tarros
LMCU | | Messina Line | 墨西拿航运 | Messina, Ignazio Messina, Linea Messina | Messina
CRAU | | Cosiarma | | Cosiarma SpA | Cosiarma
KCDU | | Kalypso | | Kalypso Compagnia di Navigazione, Rif Line | Rif Line
ALLF | | Allalouf Shipping | | Allalouf, Allalouf Shipping Line | Allalouf
BORU | | Borchard Lines | | Borchard, Borchard Line | Borchard
UFSB | | United Feeder Services | | UFS, UFS Line, United Feeder | United Feeder Services
OPDU | | OPDR | | Oldenburg-Portugiesische Dampfschiffs-Rhederei | CMA CGM
FLFU | | Finnlines | | Finnlines Line, Finncarriers | Grimaldi
ECLU | | Ellerman City Liners | | Ellerman, Ellerman Lines | Ellerman
WECU | | WEC Lines | | W.E.C. Lines, West European Container Lines, WEC | WEC Lines
EIMU EIMW | | Eimskip | 冰岛航运 | Eimskip Line, Eimskipafelag | Eimskip
SKII | | Samskip | | Samskip Multimodal | Samskip
TSHG TAWU | | Tailwind Shipping Lines | | Tailwind, Tailwind Shipping | Lidl
32GH | | Nirint Shipping | | Nirint, Nirint Shipping Lines | Nirint
GILU | | Geest Line | | Geest | CMA CGM
CNIU | | CCNI | 智利国航 | Compania Chilena de Navegacion Interoceanica | Maersk
MFTU MFUS | | Marfret | 马赛航运 | Marfret Compagnie Maritime, Compagnie Maritime Marfret, Maritime Marfret | Marfret
MGSU | | Marguisa Shipping Lines | | Marguisa | Marguisa
MCSM ELOU | | MACS | | MACS Maritime Carrier Shipping, Maritime Carrier Shipping | MACS
SLAQ SLSD | | Sallaum Lines | | Sallaum | Sallaum
SGNV | | Seatrade | 海贸航运 | Seatrade Reefer, Seatrade Reefer Chartering, Streamlines | Seatrade
ESLU | | Ethiopian Shipping Lines | 埃塞俄比亚航运 | Ethiopian Shipping Line, Ethiopian Shipping, ESLSE | Ethiopian Shipping
VCLU | | Volta Container Line | | Volta, Volta Shipping | Volta
CHVW QWJA PLLU | | Swire Shipping | 太古轮船 | Swire, China Navigation Company, China Navigation, CNCo, Polynesia Line, 太古航运, 太古船务 | Swire
SSBF WWSU | | Westwood Shipping Lines | | Westwood, Westwood Shipping, Swire Westwood, Swire North America | Swire
PDLU | | Neptune Pacific Direct Line | | PDL, Pacific Direct Line, NPDL, Neptune Pacific | Neptune Pacific
MBFU | | Carpenters Shipping | | Carpenters, Carpenter Shipping | Carpenters
WLWH | | Wallenius Wilhelmsen | 华轮威尔森 | Wallenius, WWL, Wallenius Wilhelmsen Ocean, Wallenius Wilhelmsen Logistics | Wallenius Wilhelmsen
EUKO | | Eukor Car Carriers | | Eukor | Wallenius Wilhelmsen
HUAU | | Höegh Autoliners | 礼诺航运 | Hoegh, Hoegh Autoliners, Höegh | Höegh
MISC | | MISC | 马来西亚国际航运 | MISC Berhad, Malaysia International Shipping, Malaysia International Shipping Corporation | MISC
HJSC | | Hanjin Shipping | 韩进海运 | Hanjin, 韩进 | Hanjin
`;

/** Every known carrier, ordered by SCAC. Throws on a malformed line. */
export function readCarriers(): Carrier[] {
  const names = readCarrierNames();
  const carriers = TABLE.trim()
    .split('\n')
    .map(parseCarrier)
    .map((carrier) => ({ ...carrier, aliases: [...carrier.aliases, ...(names.get(carrier.scac) ?? [])] }));
  return carriers.sort((a, b) => (a.scac < b.scac ? -1 : 1));
}

function parseCarrier(line: string): Carrier {
  const [codes = '', smdg, name, nameZh, aliases = '', group] = line.split('|').map((cell) => cell.trim());
  const scacs = codes.split(/\s+/);
  const [scac] = scacs;
  if (!scac || !name || !scacs.every((each) => /^[A-Z0-9]{4}$/.test(each))) {
    throw new Error(`Malformed carrier line: ${line}`);
  }
  return {
    scac,
    scacs,
    smdgCode: smdg || null,
    name,
    nameZh: nameZh || null,
    aliases: aliases.split(',').flatMap((each) => each.trim() || []),
    group: group || null,
  };
}
