/** Names in Turkish, with the terminals of Turkish ports. */
export const TURKISH = `
TR | IST İstanbul, Haydarpaşa | AMR Ambarlı, Marport, Kumport, Mardaş, Ambarlı Marport, Ambarlı Kumport, Ambarlı Mardaş | GEB Gebze, Yılport, Yılport Gebze, Evyapport, Dilovası, DP World Yarımca | IZT İzmit, Kocaeli, İzmit Körfezi, Derince, Safiport | GEM Gemlik, Gemport, Borusan, Roda Port, Rodaport | IZM İzmir, Alsancak, İzmir Alsancak | ALI Aliağa, Nemrut, TCEEGE, TCE Ege, Ege Gübre, Nemport, SOCAR, Petlim | MER Mersin | ISK İskenderun, LimakPort, Assan | TEK Tekirdağ, Asyaport | AYT Antalya | SSX Samsun | TZX Trabzon | BDM Bandırma
GR | PIR Pire | SKG Selanik
CY | LMS Limasol, Leymosun | FMG Gazimağusa, Mağusa
RO | CND Köstence
BG | BOJ Burgaz
UA | ODS Odesa
RU | NVS Novorossisk, Novorosisk
EG | ALY İskenderiye | PSD Port Sait | DAM Dimyat
LB | BEY Beyrut | KYE Trablusşam
LY | TIP Trablusgarp | BEN Bingazi
SY | LTK Lazkiye
IL | HFA Hayfa | ASH Aşdod
DZ | ALG Cezayir Limanı
TN | TUN Tunus Limanı
MA | CAS Kazablanka | TNG Tanca | PTM Tanca Med
AE | JEA Cebel Ali, Cebelali | AUH Abu Dabi
SA | JED Cidde
IR | BND Bender Abbas
IQ | UQR Ümmü Kasr | BSR Basra
JO | AQJ Akabe
IT | GOA Cenova | VCE Venedik | NAP Napoli | TRS Trieste
FR | MRS Marsilya
ES | BCN Barselona | VLC Valensiya
PT | LIS Lizbon
GB | LON Londra
BE | ANR Anvers
DE | HAM Hamburg
DK | CPH Kopenhag
CN | SHA Şangay, Şanghay | TXG Tiencin | CAN Guangzu
SG | SIN Singapur
TH | BKK Bangkok
IN | CCU Kalküta
JP | YOK Yokohama
US | LAX Los Angeles
`;
