/** Names in French. */
export const FRENCH = `
FR | DKK Dunkerque | MRS Marseille Port | FOS Fos sur Mer | LEH Havre
BE | ANR Anvers | ZEE Zeebruges
DE | HAM Hambourg | BRE Brême
GB | LON Londres | FXT Felixstow
IT | GOA Gênes | LIV Livourne | NAP Naples | VCE Venise | SAL Salerne | RAN Ravenne | AOI Ancône | SPE La Spezzia
ES | BCN Barcelone | VLC Valence Espagne | ALG Algésiras, Algesiras | CAD Cadix | CAR Carthagène Espagne
PT | LIS Lisbonne | LEI Leixoes Porto
GR | PIR Le Pirée, Pirée | SKG Salonique, Thessalonique
TR | IST Stamboul, Istamboul | IZM Smyrne
CY | LMS Limassol
MT | MAR Malte
EG | ALY Alexandrie | PSD Port-Saïd | DAM Damiette | SOK Ain Sokhna, Aïn Soukhna
LB | BEY Beyrouth
SY | LTK Lattaquié
IL | HFA Haïfa, Caïffa
JO | AQJ Akaba
DZ | ALG Alger
MA | TNG Tanger | PTM Tanger Méditerranée
LY | MRA Misourata
DK | CPH Copenhague
PL | GDN Dantzig
RU | LED Saint-Pétersbourg, St Pétersbourg | NVS Novorossiïsk | VVO Vladivostock
RO | CND Constantza
CN | SHA Shanghaï, Changhaï | CAN Canton | TXG Tientsin
SG | SIN Singapour
JP | UKB Kobé
KR | PUS Pousan
PH | MNL Manille
VN | SGN Hô-Chi-Minh-Ville, Ho Chi Minh Ville, Saïgon | HPH Haïphong
IN | CCU Calcutta
SA | JED Djeddah, Djedda | DMM Damman
AE | JEA Djebel Ali | DXB Doubaï
DJ | JIB Djibouti Port
YE | HOD Hodeïda
US | NYC New-York | PHL Philadelphie | MSY La Nouvelle-Orléans, Nouvelle-Orléans
CA | MTR Montréal
CU | HAV La Havane
ZA | CPT Le Cap, Ville du Cap
MU | PLU Port-Louis
RE | PDG La Réunion Port, Port Réunion, Le Port Réunion
MG | TMM Tamatave | MJN Majunga | DIE Diego Suarez
CG | PNR Pointe-Noire
GP | PTP Pointe-à-Pitre
MQ | FDF Fort-de-France
NC | NOU Nouméa
GF | DDC Dégrad-des-Cannes
BR | SSZ Port de Santos
`;
