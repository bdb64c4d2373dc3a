/** The United States and Canada: ports, then the inland points that rate sheets give. */
export const NORTH_AMERICA = `
@ US America/Los_Angeles us-west-coast
USLAX! | Los Angeles | 洛杉矶 | 33.74 -118.26 | | LA, L.A., Los Angeles CA, San Pedro CA, Los Angles, Los Angelos, ~San Pedro, 洛衫矶 |
USLGB! | Long Beach | 长滩 | 33.75 -118.21 | | LB, L.B., Longbeach, Long Beach CA |
USOAK! | Oakland | 奥克兰 | 37.80 -122.30 | | Oakland CA, San Francisco Oakland, Okland, 屋仑 |
USSFO- | San Francisco | 旧金山 | 37.76 -122.38 | | SF, Frisco, 三藩市 |
USSEA! | Seattle | 西雅图 | 47.59 -122.35 | | Seattle WA, Seatle |
USTIW! | Tacoma | 塔科马 | 47.27 -122.41 | | Tacoma WA, TAC, 塔科玛, 塔克马 |
USPDX! | Portland, Oregon | 波特兰 | 45.61 -122.73 | | Portland, Portland OR, Portland Oregon |
USSAN | San Diego | 圣迭戈 | 32.69 -117.15 | | San Diego CA, 圣地亚哥美国 |
USNTD- | Port Hueneme | 怀尼米港 | 34.15 -119.21 | | Hueneme |
USPAE- | Everett | 埃弗里特 | 47.98 -122.22 | | |
USVAN- | Vancouver, Washington | 温哥华（华盛顿州） | 45.63 -122.70 | | Vancouver WA, Vancouver US, Vancouver USA, ~Vancouver |
USSCK- | Stockton | 斯托克顿 | 37.95 -121.33 | | |
USLOG- | Longview | 朗维尤 | 46.11 -122.95 | | |
@ US Pacific/Honolulu us-west-coast
USHNL! | Honolulu | 檀香山 | 21.31 -157.87 | | Hawaii, HON, 火奴鲁鲁, 夏威夷 |
USOGG- | Kahului | 卡胡卢伊 | 20.90 -156.47 | | Maui |
USITO- | Hilo | 希洛 | 19.73 -155.06 | | |
@ US America/Anchorage us-west-coast
USANC | Anchorage | 安克雷奇 | 61.24 -149.89 | | |
USDUT | Dutch Harbor | 荷兰港/荷蘭港 | 53.89 -166.54 | | Dutch Harbour, Unalaska |
USADQ- | Kodiak | 科迪亚克 | 57.79 -152.41 | | |
@ US America/New_York us-east-coast
USNYC! | New York | 纽约 | 40.68 -74.05 | USEWR USPNJ | NY, EWR, N.Y., New York NY, NYNJ, New York New Jersey, Newark, Port Newark, Elizabeth, Newark NJ, Elizabeth NJ, New Jersey, Bayonne, Staten Island, Port Elizabeth NJ, NewYork, 纽约新泽西, 纽瓦克, 新泽西, Nova York, Nova Iorque, Nueva York |
USSAV! | Savannah | 萨凡纳 | 32.13 -81.14 | USPWN | Savannah GA, Savanah, Savanna, Garden City, Port Wentworth, 萨瓦纳, 萨凡那, 沙湾拿 |
USCHS! | Charleston | 查尔斯顿 | 32.80 -79.93 | | Charleston SC, Charlston, Wando, 查里斯顿 |
USORF! | Norfolk | 诺福克 | 36.90 -76.33 | USPHF USPTM USNNS | Norfolk VA, Hampton Roads, Virginia, Portsmouth VA, Newport News, Port of Virginia, NFK, 诺弗克 |
USBAL! | Baltimore | 巴尔的摩 | 39.25 -76.54 | | Baltimore MD, Seagirt, BWI, 巴尔迪摩 |
USPHL! | Philadelphia | 费城 | 39.91 -75.13 | | Philadelphia PA, Philly, Packer Avenue, 费拉德尔菲亚 |
USBOS! | Boston | 波士顿 | 42.34 -71.02 | | Boston MA, Conley |
USILG | Wilmington, Delaware | 威尔明顿（特拉华） | 39.72 -75.52 | | Wilmington DE, Wilmington Delaware, Wilmington |
USILM | Wilmington, North Carolina | 威尔明顿 | 34.19 -77.95 | USWTN | Wilmington NC, Wilmington North Carolina, Wilmington |
USJAX! | Jacksonville | 杰克逊维尔 | 30.40 -81.56 | | Jacksonville FL, Jaxport, JAX, Blount Island, 杰克逊维 |
USMIA! | Miami | 迈阿密 | 25.77 -80.17 | | Miami FL |
USPEF! | Port Everglades | 埃弗格莱兹港 | 26.09 -80.12 | USFLL | Everglades, Fort Lauderdale, Ft Lauderdale, Port Everglades FL, PEV, 劳德代尔堡, 大沼泽地港 |
USPAB- | Palm Beach | 棕榈滩 | 26.77 -80.05 | USPBI USRBC | West Palm Beach, Riviera Beach |
USPCV- | Port Canaveral | 卡纳维拉尔港 | 28.41 -80.61 | USCPV | Cape Canaveral |
USPWM | Portland, Maine | 波特兰（缅因） | 43.65 -70.25 | | Portland ME, Portland Maine, ~Portland |
USPVD- | Providence | 普罗维登斯 | 41.80 -71.39 | | |
USHVN- | New Haven | 纽黑文 | 41.29 -72.91 | | |
USRIC- | Richmond, Virginia | 里士满 | 37.46 -77.42 | | Richmond VA, ~Richmond |
USSSI- | Brunswick | 布伦瑞克 | 31.13 -81.50 | | Brunswick GA |
@ US America/Chicago us-gulf
USHOU! | Houston | 休斯顿 | 29.68 -94.98 | | Houston TX, Houstan, Barbours Cut, Bayport, HST, 休斯敦, 休士顿, 侯斯顿 |
USMSY! | New Orleans | 新奥尔良 | 29.93 -90.06 | | New Orleans LA, NOLA, Neworleans, NOL, 纽奥良 |
USMOB! | Mobile | 莫比尔 | 30.67 -88.03 | | Mobile AL, Mobile Alabama |
USGLS- | Galveston | 加尔维斯顿 | 29.31 -94.80 | | |
USFPO- | Freeport, Texas | 弗里波特（得州） | 28.94 -95.31 | | Freeport TX, Freeport Texas, ~Freeport |
USGPT | Gulfport | 格尔夫波特 | 30.36 -89.09 | | |
USBPT- | Beaumont | 博蒙特 | 30.08 -94.09 | | |
USCRP- | Corpus Christi | 科珀斯克里斯蒂 | 27.81 -97.40 | | |
USBTR- | Baton Rouge | 巴吞鲁日 | 30.43 -91.20 | | |
USLCH- | Lake Charles | 莱克查尔斯 | 30.21 -93.28 | | ~LCH |
@ US America/New_York us-gulf
USTPA! | Tampa | 坦帕 | 27.92 -82.44 | | Tampa FL, 坦帕湾 |
USPME- | Port Manatee | 马纳蒂港 | 27.64 -82.56 | | Manatee |
USPFN- | Panama City, Florida | 巴拿马城（佛罗里达） | 30.18 -85.73 | | Panama City FL |
@ US America/Chicago us-inland 23
USCHI! | Chicago | 芝加哥 | 41.85 -87.65 | USJOT | Chicago IL, Joliet, Elwood, CHGO |
USDAL! | Dallas | 达拉斯 | 32.78 -96.80 | USFWT | Dallas TX, Fort Worth, Ft Worth, Alliance TX, 沃思堡 |
USMEM! | Memphis | 孟菲斯 | 35.15 -90.05 | | Memphis TN, 曼菲斯 |
USMKC! | Kansas City | 堪萨斯城 | 39.10 -94.58 | USKCK | Kansas City MO, Kansas, 堪萨斯 |
USSTL | St Louis | 圣路易斯 | 38.63 -90.20 | | Saint Louis, St. Louis MO, 圣路易 |
USMES | Minneapolis | 明尼阿波利斯 | 44.98 -93.27 | USMSP | Minneapolis MN, St Paul |
USOMA | Omaha | 奥马哈 | 41.26 -95.94 | USCBF | Omaha NE, Council Bluffs |
USBNA | Nashville | 纳什维尔 | 36.16 -86.78 | | Nashville TN |
USSAT- | San Antonio, Texas | 圣安东尼奥（得州） | 29.42 -98.49 | | San Antonio TX, San Antonio Texas, ~San Antonio |
USELP | El Paso | 埃尔帕索 | 31.76 -106.49 | USSXT | El Paso TX, Santa Teresa |
USLRD | Laredo | 拉雷多 | 27.53 -99.49 | | Laredo TX |
USBHM- | Birmingham, Alabama | 伯明翰（美国） | 33.52 -86.80 | | Birmingham AL, ~Birmingham |
USHSV- | Huntsville | 亨茨维尔 | 34.73 -86.59 | | Huntsville AL |
USMKE- | Milwaukee | 密尔沃基 | 43.04 -87.91 | | |
USLIT- | Little Rock | 小石城 | 34.75 -92.29 | | |
USOKC- | Oklahoma City | 俄克拉何马城 | 35.47 -97.52 | | |
@ US America/New_York us-inland 23
USATL! | Atlanta | 亚特兰大 | 33.75 -84.39 | | Atlanta GA |
USCLT! | Charlotte | 夏洛特 | 35.23 -80.84 | | Charlotte NC |
USCMH! | Columbus | 哥伦布 | 39.96 -83.00 | | Columbus OH, Rickenbacker |
USDET! | Detroit | 底特律 | 42.33 -83.05 | | Detroit MI |
USCLE! | Cleveland | 克利夫兰 | 41.50 -81.69 | | Cleveland OH, 克里夫兰 |
USCVG | Cincinnati | 辛辛那提 | 39.10 -84.51 | | Cincinnati OH |
USIND | Indianapolis | 印第安纳波利斯 | 39.77 -86.16 | | Indianapolis IN |
USLUI | Louisville | 路易斯维尔 | 38.25 -85.76 | | Louisville KY |
USPIT | Pittsburgh | 匹兹堡 | 40.44 -80.00 | | Pittsburg, Pittsburgh PA |
USBUF- | Buffalo | 水牛城 | 42.89 -78.88 | | Buffalo NY, 布法罗 |
USGSP- | Greer | 格里尔 | 34.94 -82.23 | | Greenville, Inland Port Greer, Greenville SC |
USGBO- | Greensboro | 格林斯伯勒 | 36.07 -79.79 | | |
USCHA- | Chattanooga | 查塔努加 | 35.05 -85.31 | | |
USORL- | Orlando | 奥兰多 | 28.54 -81.38 | | |
@ US America/Denver us-inland 23
USDEN! | Denver | 丹佛 | 39.74 -104.99 | | Denver CO |
USSLC! | Salt Lake City | 盐湖城 | 40.76 -111.89 | | Salt Lake, Salt Lake City UT |
@ US America/Phoenix us-inland 23
USPHX | Phoenix | 菲尼克斯 | 33.45 -112.07 | | Phoenix AZ, 凤凰城 |
@ US America/Los_Angeles us-inland 23
USLAS- | Las Vegas | 拉斯维加斯 | 36.17 -115.14 | | Las Vegas NV |
USRNO- | Reno | 里诺 | 39.53 -119.81 | | |
USGEG- | Spokane | 斯波坎 | 47.66 -117.43 | | |
@ CA America/Vancouver canada-west
CAVAN! | Vancouver | 温哥华 | 49.29 -123.08 | | Vancouver BC, Vancouver Canada, Deltaport, Delta Port, Centerm, Roberts Bank, VCR, VNC, YVR, 云高华 |
CAPRR! | Prince Rupert | 鲁珀特王子港/魯珀特王子港 | 54.30 -130.35 | | Prince Rupert BC, Rupert, Fairview, PRT, 鲁伯特王子港, 鲁珀特王子, 王子港加拿大, 普林斯鲁珀特 |
CAFSD- | Fraser Surrey | 弗雷泽萨里 | 49.19 -122.92 | CANWE | Surrey, New Westminster, Fraser Surrey Docks |
CANNO- | Nanaimo | 纳奈莫 | 49.17 -123.93 | | |
CAVIC- | Victoria, British Columbia | 维多利亚（加拿大） | 48.42 -123.38 | | Victoria BC, Victoria Canada, ~Victoria |
@ CA America/Toronto canada-east
CAMTR! | Montreal | 蒙特利尔 | 45.55 -73.52 | | Montréal, Montreal QC, MTL, YUL, Contrecoeur, 满地可, 蒙特娄 |
CAQUE- | Quebec | 魁北克 | 46.82 -71.20 | | Québec, Quebec City |
CAHAM- | Hamilton, Ontario | 哈密尔顿（加拿大） | 43.28 -79.81 | | Hamilton ON, Hamilton Ontario, Hamilton |
CAOSH- | Oshawa | 奥沙瓦 | 43.87 -78.83 | | |
@ CA America/Halifax canada-east
CAHAL! | Halifax | 哈利法克斯 | 44.64 -63.57 | | Halifax NS, Halifax Nova Scotia, HFX, HLF, YHZ, 哈里法克斯 |
CASJB | Saint John | 圣约翰（加拿大） | 45.27 -66.07 | | Saint John NB, St John NB, St. John New Brunswick, St John Canada, Saint John New Brunswick |
CASYD- | Sydney, Nova Scotia | 悉尼（新斯科舍） | 46.14 -60.20 | | Sydney NS, ~Sydney |
@ CA America/St_Johns canada-east
CASJF | St John's, Newfoundland | 圣约翰斯 | 47.56 -52.70 | | St Johns, Saint John's, St Johns NL, St John's NL, St Johns Newfoundland |
CANWP- | Argentia | 阿真舍 | 47.30 -53.98 | | |
@ CA America/Toronto canada-inland 23
CATOR! | Toronto | 多伦多 | 43.65 -79.38 | | Toronto ON, Brampton, Vaughan, Mississauga, TRT, YYZ |
CAOTT- | Ottawa | 渥太华 | 45.42 -75.70 | | |
@ CA America/Edmonton canada-inland 23
CACAL! | Calgary | 卡尔加里 | 51.05 -114.07 | | Calgary AB |
CAEDM! | Edmonton | 埃德蒙顿 | 53.55 -113.49 | | Edmonton AB, 爱民顿 |
@ CA America/Winnipeg canada-inland 23
CAWNP | Winnipeg | 温尼伯 | 49.90 -97.14 | | Winnipeg MB |
@ CA America/Regina canada-inland 23
CASAK | Saskatoon | 萨斯卡通 | 52.13 -106.67 | | |
CAREG | Regina | 里贾纳 | 50.45 -104.62 | | |
`;
