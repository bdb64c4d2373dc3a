import type { Carrier } from './carrier.ts';

/** `SCAC other SCACs | SMDG code | name | Chinese name | aliases | group`. Groups as of 2026. */
const TABLE = `
MAEU MAEI | MSK | Maersk | 马士基 | Maersk Line, A.P. Moller - Maersk, AP Moller Maersk, APMM, MSL, MAERSK A/S, 马士基航运, 马士基海运, 丹麦马士基 | Maersk
SAFM | SAF | Safmarine | 南非航运 | Safmarine Container Line, Safmarine Container Lines, 萨非航运, 萨姆航运 | Maersk
MCPU MCCQ | MCC | MCC Transport | 穆勒亚洲 | MCC, Sealand Asia, Sealand Maersk Asia, Sealand a Maersk Company, MCC Transport Singapore, 海陆马士基亚洲 | Maersk
SEAU SEAL | | Sealand Americas | 海陆马士基 | Sealand, SeaLand Americas, Sealand Maersk, 海陆 | Maersk
SEJJ | | Sealand Europe | 海陆欧洲 | Sealand Europe and Med, Seago, Seago Line, 西果航运 | Maersk
SUDU HASU | | Hamburg Süd | 汉堡南美 | Hamburg Sud, Hamburg Sued, Hamburg Südamerikanische, Columbus Line, HSD, HSUD, 汉堡南方, 汉堡南美航运 | Maersk
MSCU MEDU | MSC | Mediterranean Shipping Company | 地中海航运 | MSC, MSC Mediterranean Shipping Company, Mediterranean Shipping Co, M.S.C., 地中海, 瑞士地中海航运 | MSC
CMDU | CMA | CMA CGM | 达飞轮船 | CMA-CGM, CMACGM, CMA, CMA CGM SA, CGM, 达飞, 法国达飞, 达飞海运 | CMA CGM
APLU | APL | APL | 美国总统轮船 | American President Lines, American President Line, APL Line, 总统轮船, 美总 | CMA CGM
ANNU | ANL | ANL | 澳国航运 | Australia National Line, Australian National Line, ANL Container Line, ANL Singapore, 澳航, 澳大利亚国家航运 | CMA CGM
COSU | COS | COSCO Shipping Lines | 中远海运集运 | COSCO, COSCO Shipping, COSCO Container Lines, COSCON, COSCO Lines, China Ocean Shipping, COSCO SHIPPING Line, 中远海运, 中远, 中远集运, 中远海运集装箱运输 | COSCO Shipping
OOLU | OOL | Orient Overseas Container Line | 东方海外 | OOCL, Orient Overseas, OOCL Logistics, 东方海外货柜航运, 东方 | COSCO Shipping
EGLV | EMC | Evergreen Line | 长荣海运 | Evergreen, EMC, Evergreen Marine, Evergreen Marine Corp, Evergreen Shipping, EVG, Italia Marittima, Hatsu Marine, 长荣, 长荣航运 | Evergreen
HLCU | HLC | Hapag-Lloyd | 赫伯罗特 | Hapag Lloyd, Hapag, HPL, HAPAG-LLOYD AG, HLAG, 哈帕格劳埃德, 赫伯罗特船务, 赫伯罗特航运 | Hapag-Lloyd
UASU | UAC | United Arab Shipping Company | 阿拉伯联合航运 | UASC, United Arab Shipping, 阿拉伯轮船, 阿拉伯联合国家轮船 | Hapag-Lloyd
ONEY | ONE | Ocean Network Express | 海洋网联船务 | ONE, ONE Line, ONE Ocean Network Express, 海洋网联, 日本海洋网联, ONE船公司 | ONE
NYKS | NYK | NYK Line | 日本邮船 | NYK, Nippon Yusen Kaisha, Nippon Yusen Kabushiki Kaisha, 日邮 | ONE
MOLU | MOL | MOL | 商船三井 | Mitsui O.S.K. Lines, Mitsui OSK Lines, Mitsui OSK, 三井 | ONE
KKLU | | K Line | 川崎汽船 | K-Line, Kawasaki Kisen Kaisha, KLINE, 川崎 | ONE
YMLU YMPR YMSG YMJA | YML | Yang Ming | 阳明海运 | Yangming, Yang Ming Line, YML, YM, Yang Ming Marine Transport, Yangming Marine Transport, Yang Ming Marine, 阳明 | Yang Ming
HDMU | HMM | HMM | 韩新海运 | Hyundai Merchant Marine, Hyundai, HYUNDAI MM, Hyundai Merchant, 现代商船, 现代, 韩国现代, 森罗商船 | HMM
ZIMU | ZIM | ZIM | 以星航运 | ZIM Line, Zim Integrated Shipping, ZIM Integrated Shipping Services, Zim American Integrated Shipping Services, Zim Israel, 以星, 以星轮船 | ZIM
GOSU | GSL | Gold Star Line | 金星轮船 | Gold Star, GSL, GOLDSTAR, 金星, 金星航运 | ZIM
WHLC | WHL | Wan Hai Lines | 万海航运 | Wan Hai, Wanhai, WHL, Wan Hai Line, 万海, 万海轮船 | Wan Hai
IAAU | | Interasia Lines | 运达航运 | Interasia, Inter Asia, Interasia Line, IAL, Inter-Asia Lines, 运达, 亚利安莎 | Wan Hai
PABV PCIU | PIL | Pacific International Lines | 太平船务 | PIL, Pacific International Line, Pacific Intl Lines, 太平 | PIL
SMLM | | SM Line | 森罗航运 | SM Lines, SM Line Corporation, SML, SM Merchant Marine, 森罗 | SM Group
SITC | | SITC Container Lines | 海丰国际 | SITC, SITC Line, SITC Lines, SITC International, 海丰, 新海丰, 山东海丰, 新海丰集运 | SITC
TXZJ | | T.S. Lines | 德翔海运 | TS Lines, TSL, T.S. Line, TS Line, TSLines, 德翔, 德翔航运 | T.S. Lines
KMTU | | KMTC Line | 高丽海运 | KMTC, Korea Marine Transport, Korea Marine Transport Co, Korea Marine Transport Company, KMTC Lines, 高丽, 高丽航运 | KMTC
SNKO | | Sinokor Merchant Marine | 长锦商船 | Sinokor, Sinokor Line, SKR, Sinokor Shipping, 长锦, 长锦航运 | Sinokor
HASL | | Heung-A Line | 兴亚海运 | Heung-A, Heung A, Heunga, Heung-A Shipping, HEUNG A LINE, 兴亚, 兴亚航运 | Sinokor
POBU | | Pan Ocean | 泛洋海运 | Pan Ocean Container, STX Pan Ocean, POS, Panocean, PAN OCEAN CO, 泛洋, 泛洋商船 | Pan Ocean
CULU | | China United Lines | 中联航运 | CU Lines, CULines, CUL, China United Line, 中联, 中联海运 | CULines
HDUJ | | Hede Shipping | 合德海运 | Hede, HEDE International, Hong Kong Hede, 合德, 合德航运 | Hede
TJFH | | Transfar Shipping | 海运通 | Transfar, TFS, 传航, 驰航 | Transfar
SQQY SJHH | | SeaLead Shipping | 海领船务 | SeaLead, Sea Lead, SEALEAD SHIPPING, 海领, 斯利德航运 | SeaLead
RCLC | | Regional Container Lines | 宏海箱运 | RCL, Regional Container Line, RCL Feeder, 宏海, 区域集装箱航运 | RCL
XPRS | | X-Press Feeders | 新加坡海蓝航运 | X-Press, XPress, Xpress Feeders, Sea Consortium, X Press Feeders, X-Press Container Line, 海联 | X-Press Feeders
SSPH | | Seth Shipping | 赛斯航运 | Seth, Seth Shipping Pte | Seth
ACLU | | Atlantic Container Line | 大西洋集装箱航运 | ACL, Atlantic Container, ACL Line | Grimaldi
IILU | | Independent Container Line | 独立集装箱航运 | ICL, Independent Container, 独立航运 | ICL
MATS | | Matson | 美森轮船 | Matson Navigation, Matson Navigation Company, Matson Line, 美森, 美森快船 | Matson
CLAM CWLQ | | Crowley | 克劳利海运 | Crowley Liner Services, Crowley Maritime, Crowley Logistics, 克劳利 | Crowley
SMLU | | Seaboard Marine | 海博航运 | Seaboard, Seaboard Marine Ltd, 西博德海运, 海岸航运 | Seaboard
TRBR TBIE PYRR | | Trailer Bridge | 拖车桥航运 | TrailerBridge | Trailer Bridge
WDSB | | World Direct Shipping | 世界直达航运 | WDS, World Direct | World Direct Shipping
TRKU | | Turkon Line | 土耳其航运 | Turkon, TURKON Container, 土尔康 | Turkon
ARKU | | Arkas Line | 阿卡斯航运 | Arkas, Arkas Container Transport, Arkas Container, 阿尔卡斯 | Arkas
CHVW QWJA PLLU | | Swire Shipping | 太古轮船 | China Navigation Company, CNCo, Swire Shipping Pte, 太古航运, 太古船务 | Swire
SSBF WWSU | | Swire Projects | 太古工程航运 | Swire Shipping Projects, Swire Bulk | Swire
HJSC | | Hanjin Shipping | 韩进海运 | Hanjin, 韩进 | Hanjin
`;

/** Every carrier that the service knows, ordered by SCAC. Throws on a line that does not fit. */
export function readCarriers(): Carrier[] {
  const carriers = TABLE.trim().split('\n').map(parseCarrier);
  return carriers.sort((a, b) => (a.scac < b.scac ? -1 : 1));
}

function parseCarrier(line: string): Carrier {
  const [codes = '', smdg, name, nameZh, aliases = '', group] = line.split('|').map((cell) => cell.trim());
  const scacs = codes.split(/\s+/);
  const [scac] = scacs;
  if (!scac || !name || !scacs.every((each) => /^[A-Z]{4}$/.test(each)))
    throw new Error(`Carrier line is not whole: ${line}`);
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
