/**
 * Names that several places of the trade have, so that none is meant without a country, a state or a code beside it:
 * names, then the keys of the places.
 */
const TABLE = `
Portland, 波特兰 | USPDX USPWM GBPTL
Birmingham, 伯明翰 | GBBHM USBHM
Alexandria | EGALY USAXR
Valencia, 瓦伦西亚, 巴伦西亚 | ESVLC VEVLN
Santiago | CLSCL CUSCU
圣地亚哥 | CLSCL USSAN
Vancouver, 温哥华 | CAVAN USVAN
Newcastle, 纽卡斯尔 | AUNTL GBTYN
San Antonio, 圣安东尼奥 | CLSAI USSAT
St Petersburg | RULED USPIE
Tripoli, 的黎波里 | LYTIP LBKYE
Georgetown, 乔治敦 | GYGEO KYGEC
Kingston, 金斯敦 | JMKIN CAKIN
Hamilton, 哈密尔顿 | BMBDA CAHAM
Cordoba, 科尔多瓦 | ARCOR ESODB
Cartagena, 卡塔赫纳 | COCTG ESCAR
San Jose, 圣何塞 | CRSJO USSJC
Richmond, 里士满 | USRIC USRCH
`;

/** The names that each of these places shares with others, by the key of the place. */
export function readNamesakes(): ReadonlyMap<string, readonly string[]> {
  const namesOf = new Map<string, string[]>();
  for (const line of TABLE.trim().split('\n')) {
    const [names = '', codes = ''] = line.split('|').map((cell) => cell.trim());
    for (const code of codes.split(' ')) namesOf.set(code, [...(namesOf.get(code) ?? []), ...names.split(', ')]);
  }
  return namesOf;
}
