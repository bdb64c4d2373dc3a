/**
 * Names that several places of the trade have, so that none is meant without a country, a state or a code beside it:
 * names and abbreviations, then the keys of the places.
 */
const TABLE = `
Portland, 波特兰, 포틀랜드, ポートランド, Портленд | USPDX USPWM GBPTL
Birmingham, 伯明翰 | GBBHM USBHM
Alexandria | EGALY USAXR
Valencia, 瓦伦西亚, 巴伦西亚, 발렌시아, バレンシア, Валенсия, บาเลนเซีย, فالنسيا | ESVLC VEVLN
Valence | ESVLC FRVAF
Santiago | CLSCL CUSCU
圣地亚哥 | CLSCL USSAN
Vancouver, 温哥华, 밴쿠버, 벤쿠버, バンクーバー, ヴァンクーヴァー, Ванкувер, แวนคูเวอร์, فانكوفر | CAVAN USVAN
Newcastle, 纽卡斯尔, 뉴캐슬, ニューカッスル, Ньюкасл | AUNTL GBTYN
San Antonio, 圣安东尼奥, 산안토니오, サンアントニオ, Сан-Антонио | CLSAI USSAT
St Petersburg | RULED USPIE
Tripoli, 的黎波里, 트리폴리, トリポリ, Триполи, طرابلس, Τρίπολη, Trablus | LYTIP LBKYE
Georgetown, 乔治敦 | GYGEO KYGEC
Kingston, 金斯敦 | JMKIN CAKIN
Hamilton, 哈密尔顿 | BMBDA CAHAM
Cordoba, 科尔多瓦 | ARCOR ESODB
Cartagena, 卡塔赫纳, 카르타헤나, カルタヘナ, Картахена, Cartagène | COCTG ESCAR
San Jose, 圣何塞 | CRSJO USSJC
Richmond, 里士满 | USRIC USRCH
BEL | AUBEL BRBEL GBBEL
BRI | AUBNE ITBRI
CCT | PAONX CNCWN
GOA | ITGOA INMRM
HAL | CAHAL INHAL
LTK | FJLTK SYLTK
MAT | CDMAT THMAT
PDG | REPDG IDPDG
SCT | CNSHK ESSCT
TKD | INTKD GHTKD
奥克兰, 오클랜드, オークランド, Окленд, โอ๊คแลนด์, โอคแลนด์ | NZAKL USOAK
윌밍턴, ウィルミントン, Уилмингтон | USILM USILG
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
