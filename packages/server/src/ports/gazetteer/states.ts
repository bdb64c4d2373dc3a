import { STATE_COUNTRIES } from './countries.ts';

/**
 * The ports and points of each state of the United States and province of Canada, by their keys; one whose harbour or area lies in
 * two states is in both. A place that is in no line may be in any state of its country.
 */
const TABLE = `
AK | USANC USDUT USADQ USENA USCZF USPCA
AL | USMOB USBHM USHSV
AR | USLIT
AZ | USPHX USTUS
CA | USLAX USLGB USOAK USSFO USSAN USNTD USSCK USRCH USSJC USSAC USFAT USLAT USOCN USOYM
CO | USDEN
CT | USHVN
DC | USOCW
DE | USILG
FL | USJAX USMIA USPEF USPAB USPCV USTPA USPME USPFN USORL USPNS USPIE USFEB
GA | USSAV USATL USSSI USDNN
HI | USHNL USOGG USITO
IA | USDSM USOMA
ID | USBOI
IL | USCHI USPIA USUGN USSTL USTMM
IN | USIND USCHI USLUI
KS | USICT USMKC
KY | USLUI USCVG
LA | USMSY USBTR USLCH
MA | USBOS
MD | USBAL USANP
ME | USPWM
MI | USDET USSXZ
MN | USMES USSPT
MO | USMKC USSTL
MS | USGPT USPGL
NC | USILM USCLT USGBO USMRH USYOB
NE | USOMA
NJ | USNYC USPEB USPPS USPHL
NM | USELP
NV | USLAS USRNO
NY | USNYC USBUF USRAJ USSWF USUXZ USUZF USXGO USXHO
OH | USCMH USCLE USCVG USTOL
OK | USOKC USTUL
OR | USPDX
PA | USPHL USPIT
RI | USPVD
SC | USCHS USGSP USNTS
TN | USMEM USBNA USCHA
TX | USHOU USGLS USFPO USBPT USCRP USDAL USSAT USELP USLRD USAUS USBRO USPOA
UT | USSLC
VA | USORF USRIC USAXR USVAB
WA | USSEA USTIW USPAE USVAN USLOG USGEG USOLM USCLM USXHF
WI | USMKE USSUW USSUE USCPF
BC | CAVAN CAPRR CAFSD CANNO CAVIC CACRO CACCB CAHMC CAPML CATEX
AB | CACAL CAEDM
SK | CASAK CAREG
MB | CAWNP
ON | CATOR CAHAM CAOSH CAOTT CAKIN CABCK CABRL CACOL CACWL CAKVL CANIA CANOR CAOAK CAPCR CAPDV CASCA CASNI CASSM CASTC CATHU CATTC
QC | CAMTR CAQUE CABDU CABEC CABJO CADOR CADRU CAMAG CAPOI CASOR CATRR CAVLF
NS | CAHAL CASYD
NB | CASJB CAMNT CABAT
PE | CASUM
NL | CASJF CANWP CACBK
`;

/** The country of a state, and which of its places are in the state. */
export type State = { country: string; isIn: (portCode: string) => boolean };

const placesOf = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([state = '', codes = '']) => [state, new Set(codes.split(' '))]),
);
const known = new Set([...placesOf.values()].flatMap((codes) => [...codes]));

/** The state, province or territory of two or three letters behind a port's name; undefined for other letters. */
export function stateOf(letters: string): State | undefined {
  const state = letters.toUpperCase();
  const country = STATE_COUNTRIES.get(state);
  if (country === undefined) return undefined;
  return { country, isIn: (code) => placesOf.get(state)?.has(code) === true || !known.has(code) };
}
