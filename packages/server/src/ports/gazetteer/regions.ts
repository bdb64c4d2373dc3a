/** A region of the trade. `parts`: the regions it consists of; `ports`: single ports. */
export type RegionRow = {
  key: string;
  name: string;
  nameZh: string;
  aliases: readonly string[];
  parts: readonly string[];
  ports: readonly string[];
};

/** `key | name | Chinese | aliases | parts and ports` */
const TABLE = `
china-main | China main ports | 中国主要港口 | China base ports, CBP, CMP, China Main Port, Main Ports China, PRC ports, 中国基本港, 中国港口 |
north-china | North China | 华北 | NCHN, North PRC, N China, Bohai, 北方港口, 渤海湾 |
east-china | East China | 华东 | Central and East China, ECN, E China, East PRC, 华东港口 |
central-china | Central China | 华中 | CCHN, Mid China, 长江中上游 |
south-china | South China | 华南 | SCHN, South PRC, S China, Other South China, 华南港口 |
yangtze | Yangtze River ports | 长江 | Yangtze, Yangtse, Yangtze River, YRD, Yangtze ports, 长江港口, 长江沿线 |
pearl-river | Pearl River ports | 珠江 | PRD, Pearl River, Pearl River Delta, 珠三角, 珠江三角洲, 珠江港口 |
shenzhen-area | Shenzhen area | 深圳地区 | Shenzhen ports, 深圳各港 | CNSZX CNYTN CNSHK CNCWN CNDCB CNMWN
china-inland | Chinese inland points | 中国内陆点 | China Inland, 中国内陆 |
hong-kong | Hong Kong area | 香港地区 | |
taiwan | Taiwan ports | 台湾地区 | Taiwan main ports, Taiwan base ports, 台湾基本港 |
japan-base | Japan base ports | 日本基本港 | JBP, JMP, Japan Main Ports, Japan Base, Japan Main, Main Ports Japan, 日本关东关西, 日基, 日本主要港口 | JPTYO JPYOK JPNGO JPOSA JPUKB
japan-kanto | Kanto | 关东 | Keihin, Tokyo Bay, Kanto ports, 日本关东, 京滨 | JPTYO JPYOK JPKWS JPCHB
japan-kansai | Kansai | 关西 | Hanshin, Kansai ports, 日本关西, 阪神 | JPOSA JPUKB
japan-outports | Japan outports | 日本偏港 | Japan Out Ports, JOP, Japan local ports, 日本地方港 |
japan | Japan ports | 日本各港 | All Japan | japan-base japan-outports
korea | Korea ports | 韩国港口 | Korea main ports, Korea base ports, KBP, 韩国基本港 |
russia-far-east | Russia Far East | 远东俄罗斯 | Far East Russia, RFE, Vostok, 俄罗斯远东, 俄远东 |
far-east | Far East | 远东 | FE, FEA, Asia Base Ports, ABP, East Asia, North East Asia, NEA, Northeast Asia, 东北亚, 东亚, Uzakdoğu, Uzak Doğu, Fernost, Ostasien, Extrême-Orient, Lejano Oriente, Extremo Oriente, Estremo Oriente, Daleki Wschód, 극동, 동북아, 동북아시아, 極東, 東アジア | china-main north-china east-china central-china south-china hong-kong taiwan japan korea
central-asia | Central Asia | 中亚 | CIS Central Asia, 中亚五国 |
asia-inland | Asian inland points | 亚洲内陆点 | Asia Inland |
south-east-asia | South East Asia | 东南亚 | SEA, SEAS, S.E. Asia, SE Asia, Southeast Asia, ASEAN, 东盟, 东南亚基本港, Güneydoğu Asya, Südostasien, Asie du Sud-Est, Sudeste Asiático, Sud-est asiatico, 동남아, 동남아시아, 東南アジア, Юго-Восточная Азия, Đông Nam Á, Asia Tenggara |
asia | Asia | 亚洲 | Asien, Asie, Asya, Азия, アジア, 아시아, Châu Á | far-east south-east-asia china-inland asia-inland central-asia
west-coast-india | West Coast India | 印度西海岸 | WCI, India West Coast, India West, West India, NW India, 印度西, 印西 |
east-coast-india | East Coast India | 印度东海岸 | ECI, India East Coast, India East, East India, 印度东, 印东 |
india-inland | Indian inland depots | 印度内陆点 | India ICD, Indian ICDs, India Inland, ICDs India, 印度内陆 |
indian-subcontinent | Indian Subcontinent | 印巴 | ISC, IPBC, IPAK, South Asia, SAS, India Subcontinent, Indian Sub Continent, 南亚, 印度次大陆, 印巴线, 인도 아대륙, 서남아, 서남아시아, 南アジア | west-coast-india east-coast-india india-inland pakistan bangladesh sri-lanka
pakistan | Pakistan ports | 巴基斯坦港口 | |
bangladesh | Bangladesh ports | 孟加拉港口 | |
sri-lanka | Sri Lanka ports | 斯里兰卡港口 | |
middle-east-gulf | Middle East Gulf | 中东 | MEG, Arabian Gulf, Persian Gulf, Middle East, MEA, Gulf ports, Upper Gulf, UAG, Mid East, 波斯湾, 中东波斯湾, 中东线, Orta Doğu, Ortadoğu, Naher Osten, Nahost, Moyen-Orient, Oriente Medio, Médio Oriente, Medio Oriente, Basra Körfezi, Arap Körfezi, Persischer Golf, Golfe Persique, Golfo Pérsico, Golfo Persico, Персидский залив, 中東, 중동, Ближний Восток, Trung Đông |
middle-east-inland | Middle Eastern inland points | 中东内陆点 | Middle East Inland |
red-sea | Red Sea | 红海 | Red Sea ports, 红海线, Kızıldeniz, Rotes Meer, Mer Rouge, Mar Rojo, Mar Vermelho, Mar Rosso, Красное море, 紅海, 홍해, Biển Đỏ |
black-sea | Black Sea | 黑海 | BLS, BSEA, Blacksea, 黑海线, Karadeniz, Schwarzes Meer, Mer Noire, Mar Negro, Mar Nero, Чёрное море, Черное море, 흑해, 黒海 |
mediterranean-west | Mediterranean West | 地西 | West Med, WMED, Western Mediterranean, West Mediterranean, Med West, WMD, 西地中海, 地中海西, 서지중해 |
mediterranean-east | Mediterranean East | 地东 | East Med, EMED, Eastern Mediterranean, East Mediterranean, Med East, EMD, 东地中海, 地中海东, 동지중해 |
adriatic | Adriatic | 亚得里亚海 | ADR, Adriatic Sea, Adria, 亚德里亚海, 亚得里亚 |
mediterranean | Mediterranean | 地中海 | MED, Medi, Med ports, Mediterranean Sea, 地中海线, 地中海基本港, Akdeniz, Mittelmeer, Méditerranée, Mediterráneo, Mediterrâneo, Mediterraneo, 지중해, Địa Trung Hải | mediterranean-west mediterranean-east adriatic
north-africa | North Africa | 北非 | NAF, N Africa, Northern Africa, Maghreb, 北非线, Kuzey Afrika, Nordafrika, Afrique du Nord, Norte de África, Nord Africa, 북아프리카, 北アフリカ |
north-europe-base | North Europe base ports | 欧基 | NEUR Base Ports, NE Base Ports, NEU Base Ports, Europe Base Ports, EBP, European Base Ports, Europe Main Ports, EMP, Base Ports Europe, NBP, 欧洲基本港, 欧洲基港, 欧线基本港, 西北欧基本港 | NLRTM DEHAM BEANR GBFXT FRLEH GBSOU DEBRV BEZEE GBLGP DEWVN
north-europe | North Europe | 西北欧 | NEUR, NEU, NWE, NWC, NEC, NCP, Northern Europe, North West Europe, Northwest Europe, North Continent, N Europe, Europe North, 北欧洲, 欧北, 北欧线, 欧洲西北部, Kuzey Avrupa, Nordeuropa, Europe du Nord, Norte de Europa, Norte da Europa, Nord Europa, 북유럽, 북구주, 北欧州, Bắc Âu | north-europe-continent uk-ireland
north-europe-continent | North Continent | 欧洲大陆北岸 | North Europe Continent, Le Havre Hamburg Range, ARA, ARA ports |
uk-ireland | United Kingdom and Ireland | 英国爱尔兰 | UK ports, UK Base Ports, UKC, UK & Ireland, UK Main Ports, British Isles, 英国港口, 英国基本港 |
scandinavia | Scandinavia | 斯堪的纳维亚 | SCAN, SCA, Scandinavian ports, Nordic, Nordics, Scan, 北欧, 斯堪的纳维亚半岛 |
baltic | Baltic | 波罗的海 | BALT, Baltic Sea, Baltics, BSP, 波罗的海线 |
iberia-atlantic | Atlantic Iberia | 伊比利亚大西洋岸 | Iberia, Portugal and Atlantic Spain |
europe-inland | European inland points | 欧洲内陆点 | Europe Inland, European inland, 欧洲内陆 |
europe | Europe | 欧洲 | EUR, Europe ports, 欧洲线, 欧线, 欧地, Europa, Avrupa, Европа, ヨーロッパ, 欧州, 유럽, Châu Âu, Eropa, 구주 | north-europe scandinavia baltic iberia-atlantic mediterranean black-sea europe-inland
east-africa | East Africa | 东非 | EAF, EAFR, E Africa, East African ports, 东非线, Doğu Afrika, Ostafrika, Afrique de l'Est, África Oriental, Africa Orientale, Восточная Африка, 東アフリカ, 동아프리카 |
southern-africa | Southern Africa | 南部非洲 | SAF, SAFR, South African ports, S Africa, SA ports, 南非线 |
africa-inland | African inland points | 非洲内陆点 | Africa Inland, 非洲内陆 |
west-africa | West Africa | 西非 | WAF, WAFR, W Africa, West African ports, 西非线, Batı Afrika, Westafrika, Afrique de l'Ouest, África Occidental, África Ocidental, Africa Occidentale, Западная Африка, 西アフリカ, 서아프리카 |
indian-ocean | Indian Ocean Islands | 印度洋岛屿 | IOI, Indian Ocean, 印度洋 |
africa | Africa | 非洲 | AFR, 非洲线, Afrika, Afrique, Африка, アフリカ, 아프리카, Châu Phi | north-africa east-africa southern-africa west-africa indian-ocean africa-inland
us-west-coast | US West Coast | 美西 | USWC, WC, WCUS, WCNA, USA West Coast, US WC, U.S. West Coast, West Coast USA, USW, US West, United States West Coast, 美西基本港, 美国西岸, 美国西海岸, 美西港口, 미서안, 미주 서안, 미서부, 北米西岸, 米国西岸, Bờ Tây Mỹ, Bờ Tây Hoa Kỳ, Côte Ouest USA, Côte Ouest US, Côte Ouest des États-Unis, US-Westküste, Westküste USA, Costa Oeste EUA, Costa Oeste EE.UU., Costa Oeste USA, Costa Ovest USA, ABD Batı Yakası, ABD Batı Kıyısı |
us-pacific-south | Pacific South West | 美西南 | PSW, Pacific Southwest, USPSW, 美西南部 | USLAX USLGB USOAK USSAN USNTD
us-pacific-north | Pacific North West | 美西北 | PNW, Pacific Northwest, USPNW, 美西北部 | USSEA USTIW USPDX CAVAN CAPRR USPAE
us-east-coast | US East Coast | 美东 | USEC, ECUS, ECNA, USA East Coast, US EC, U.S. East Coast, East Coast USA, USE, US East, USAEC, United States East Coast, 美东基本港, 美国东岸, 美国东海岸, 美东港口, 미동안, 미주 동안, 미동부, 北米東岸, 米国東岸, Bờ Đông Mỹ, Bờ Đông Hoa Kỳ, Côte Est USA, Côte Est US, Côte Est des États-Unis, US-Ostküste, Ostküste USA, Costa Este EE.UU., Costa Este USA, Costa Leste EUA, Costa Leste USA, Costa Est USA, ABD Doğu Yakası, ABD Doğu Kıyısı |
us-gulf | US Gulf | 美湾 | USGC, USG, US Gulf Coast, GULF, USGULF, US Gulf ports, Gulf Coast, U.S. Gulf, US GC, Gulf of Mexico ports, 美国湾区, 墨西哥湾, 美国海湾, 美湾港口 |
us-inland | US inland points | 美国内陆点 | IPI, US IPI, MLB, RIPI, US Inland, USA inland, 美国内陆, 内陆点 |
united-states | US ports | 美国各港 | US base ports, US ports, USBP | us-west-coast us-east-coast us-gulf us-inland
canada-west | Canada West Coast | 加西 | CAWC, CWC, West Coast Canada, WCCA, Canada West, 加拿大西岸, 加拿大西海岸 |
canada-east | Canada East Coast | 加东 | CAEC, CEC, East Coast Canada, ECCA, Canada East, 加拿大东岸, 加拿大东海岸 |
canada-inland | Canada inland points | 加拿大内陆点 | Canada Inland, Canada IPI |
north-america | North America | 北美 | NAM, NOAM, N America, Northern America, 北美线, 美加, 美加线, Nordamerika, Amérique du Nord, Norteamérica, América del Norte, América do Norte, Nord America, Kuzey Amerika, Северная Америка, 북미, 미주, 北米, Bắc Mỹ | united-states canada-west canada-east canada-inland
mexico-west | Mexico West Coast | 墨西 | MXWC, WCMX, West Coast Mexico, Mexico Pacific, WCM, 墨西哥西岸, 墨西哥西海岸 |
mexico-east | Mexico East Coast | 墨东 | MXEC, ECMX, East Coast Mexico, Mexico Gulf, ECM, 墨西哥东岸, 墨西哥东海岸 |
mexico-inland | Mexican inland points | 墨西哥内陆点 | Mexico Inland, MX Inland, 墨西哥内陆 |
central-america | Central America | 中美洲 | CAM, CAMR, CENAM, Cent America, C America, 中美, 중미, 中米 |
caribbean | Caribbean | 加勒比 | CARIB, CAR, CRB, Carib, Caribbean Sea, West Indies, CARI, 加勒比海, 加勒比线 |
west-coast-south-america | West Coast South America | 南美西 | WCSA, SAWC, South America West Coast, WC South America, West South America, WSA, SA West Coast, 南美西岸, 南美西海岸, 南美洲西岸, 남미 서안, 南米西岸 |
east-coast-south-america | East Coast South America | 南美东 | ECSA, SAEC, South America East Coast, EC South America, East South America, ESA, SA East Coast, 南美东岸, 南美东海岸, 南美洲东岸, 남미 동안, 南米東岸 |
north-coast-south-america | North Coast South America | 南美北 | NCSA, South America North Coast, SANC, NC South America, 南美北岸, 南美北海岸 |
south-america-inland | South American inland points | 南美内陆点 | South America Inland |
south-america | South America | 南美 | SAM, SOAM, S America, Southern America, 南美洲, 南美线, Südamerika, Amérique du Sud, América del Sur, Sudamérica, Suramérica, América do Sul, America del Sud, Güney Amerika, Южная Америка, 남미, 南米, Nam Mỹ | west-coast-south-america east-coast-south-america north-coast-south-america south-america-inland
latin-america | Latin America | 拉美 | LATAM, LAM, LA region, Latam, 拉丁美洲, 中南美, 中南美洲, 중남미, 中南米 | mexico-west mexico-east mexico-inland central-america caribbean south-america
australia | Australia ports | 澳大利亚港口 | AUMP, Australia main ports, AMP, Australia Base Ports, AUS, AU main ports, Aussie, 澳洲, 澳洲基本港, 澳大利亚基本港, 호주, 豪州 |
australia-inland | Australian inland points | 澳大利亚内陆点 | Australia Inland |
new-zealand | New Zealand ports | 新西兰港口 | NZMP, New Zealand main ports, NZ main ports, 新西兰基本港 |
pacific-islands | Pacific Islands | 太平洋岛国 | South Pacific, South Pacific Islands, SPI, SPAC, Pacific Island, 南太, 南太平洋, 南太平洋岛国 |
oceania | Oceania | 大洋洲 | OCE, ANZ, Australasia, AUNZ, Aus NZ, Australia and New Zealand, 澳新, 澳新线, Oceanía, Ozeanien, Océanie, Okyanusya | australia australia-inland new-zealand pacific-islands
`;

/** Reads the table of regions. */
export function readRegions(): RegionRow[] {
  return TABLE.trim()
    .split('\n')
    .map((line) => {
      const [key = '', name = '', nameZh = '', aliases = '', members = ''] = line.split('|').map((cell) => cell.trim());
      const listed = members.split(/\s+/).filter((each) => each !== '');
      return {
        key,
        name,
        nameZh,
        aliases: aliases.split(',').flatMap((each) => each.trim() || []),
        parts: listed.filter((each) => each === each.toLowerCase()),
        ports: listed.filter((each) => each !== each.toLowerCase()),
      };
    });
}

/** The region of countries whose ports all lie in one: for ports that our own tables do not list. */
export const REGION_OF_COUNTRY: Readonly<Record<string, string>> = {
  ...belongTo('china-main', 'CN'),
  ...belongTo('taiwan', 'TW'),
  ...belongTo('japan-outports', 'JP'),
  ...belongTo('korea', 'KR'),
  ...belongTo('south-east-asia', 'TH VN MY SG ID PH KH MM BN TL LA'),
  ...belongTo('pakistan', 'PK'),
  ...belongTo('bangladesh', 'BD'),
  ...belongTo('sri-lanka', 'LK'),
  ...belongTo('middle-east-gulf', 'AE BH IQ IR KW QA'),
  ...belongTo('red-sea', 'SD ER DJ YE JO'),
  ...belongTo('black-sea', 'RO BG UA GE'),
  ...belongTo('mediterranean-east', 'GR CY LB SY'),
  ...belongTo('mediterranean-west', 'MT'),
  ...belongTo('adriatic', 'HR SI ME AL'),
  ...belongTo('north-africa', 'DZ TN LY'),
  ...belongTo('north-europe-continent', 'NL BE'),
  ...belongTo('uk-ireland', 'GB IE'),
  ...belongTo('scandinavia', 'NO SE DK FI IS FO'),
  ...belongTo('baltic', 'PL LT LV EE'),
  ...belongTo('iberia-atlantic', 'PT'),
  ...belongTo('east-africa', 'KE TZ SO MZ UG RW'),
  ...belongTo('southern-africa', 'ZA NA ZW ZM MW'),
  ...belongTo('west-africa', 'SN GM GW GN SL LR CI GH TG BJ NG CM GA CG CD AO CV GQ ST MR ML BF'),
  ...belongTo('indian-ocean', 'MU RE MG SC KM YT MV'),
  ...belongTo('west-coast-south-america', 'CL PE EC'),
  ...belongTo('east-coast-south-america', 'BR AR UY PY'),
  ...belongTo('north-coast-south-america', 'VE GY SR GF'),
  ...belongTo('central-america', 'GT HN SV NI CR PA BZ'),
  ...belongTo('caribbean', 'JM BS CU HT DO PR VI VG AI AG BB BM DM GD GP KN KY LC MQ TC TT VC AW CW SX BQ'),
  ...belongTo('australia', 'AU'),
  ...belongTo('new-zealand', 'NZ'),
  ...belongTo('pacific-islands', 'FJ PG NC PF WS TO VU SB KI GU MP FM MH PW AS CK TV NR'),
};

function belongTo(region: string, countries: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, region]));
}
