/** Names in Spanish that differ from the ones in the tables by more than accents. */
export const SPANISH = `
ES | ALC Alicante | SCT Santa Cruz de Tenerife, Tenerife | LPA Las Palmas de Gran Canaria | VLC Valencia España | CAR Cartagena España
NL | RTM Róterdam, Rotterdam | AMS Ámsterdam
BE | ANR Amberes
DE | HAM Hamburgo
FR | LEH El Havre, Havre | MRS Marsella | BOD Burdeos | DKK Dunkerque
GB | LON Londres
IT | GOA Génova | LIV Liorna | NAP Nápoles | VCE Venecia
GR | PIR El Pireo, Pireo | SKG Salónica, Tesalónica
TR | IST Estambul | IZM Esmirna
EG | ALY Alejandría Egipto | PSD Puerto Saíd
IL | ASH Asdod
LB | BEY Beirut
DZ | ALG Argel
MA | TNG Tánger | PTM Tánger Med
TN | TUN Túnez Puerto
LY | TIP Trípoli Libia
PT | LIS Lisboa
DK | CPH Copenhague
SE | GOT Gotemburgo | STO Estocolmo
RU | LED San Petersburgo
PL | GDN Dánzig
CN | SHA Shanghái | CAN Cantón | TXG Tientsin
SG | SIN Singapur
JP | TYO Tokio
KR | PUS Pusán, Busán
PH | MNL Manila Puerto
IN | BOM Bombay | CCU Calcuta
SA | JED Yeda
AE | JEA Yebel Alí, Jebel Alí
YE | ADE Adén
DJ | JIB Yibuti
US | NYC Nueva York | PHL Filadelfia | MSY Nueva Orleans, Nueva Orleáns | TPA Tampa | LAX Los Ángeles
CA | MTR Montreal
CU | HAV La Habana
MX | ZLO Manzanillo Colima, Manzanillo Col | VER Puerto de Veracruz | LZC Lázaro Cárdenas Michoacán
PA | MIT Manzanillo Colón | CTB Cristóbal, Puerto Cristóbal | ONX Colón
CO | CTG Cartagena de Indias
GT | PBR Pto Barrios | STC Sto Tomás de Castilla, Santo Tomás
HN | PCR Pto Cortés, Puerto Cortez
CR | LIO Limón, Pto Limón
DO | HAI Río Haina, Haina Oriental | CAU Puerto Caucedo
VE | PBL Pto Cabello | LAG Guaira
BR | RIO Río de Janeiro | RIG Río Grande Brasil | SSZ Puerto de Santos
ZA | CPT Ciudad del Cabo | DUR Durbán
MU | PLU Puerto Luis
AU | SYD Sídney
PF | PPT Papeete
`;
