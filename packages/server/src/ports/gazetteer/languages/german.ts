/** Names in German. */
export const GERMAN = `
BE | ANR Antwerpen | ZEE Zeebrügge, Seebrügge
IT | GOA Genua | NAP Neapel | VCE Venedig | TRS Triest | SPE La Spezia
GR | PIR Piräus, Piraeus Hafen | SKG Thessaloniki, Saloniki
TR | IST Istanbul Hafen | IZM Smyrna
PL | GDN Danzig | GDY Gdingen, Gdynia Hafen | SZZ Stettin
LT | KLJ Memel
EE | TLL Reval
SE | GOT Göteborg, Gotenburg | MMA Malmö
DK | CPH Kopenhagen | AAR Arhus
PT | LIS Lissabon
FR | DKK Dünkirchen
EG | ALY Alexandria Ägypten | PSD Port Said
LB | BEY Beirut
DZ | ALG Algier
MA | TNG Tanger
RO | CND Konstanza, Konstantza
UA | ODS Odessa
RU | VVO Wladiwostok | NVS Noworossijsk, Noworossisk
CN | SHA Schanghai | CAN Kanton
HK | HKG Hongkong
SG | SIN Singapur
JP | TYO Tokio
IN | CCU Kalkutta | COK Kotschin
SA | JED Dschidda, Djidda
AE | JEA Dschebel Ali, Dschabal Ali
PK | KHI Karatschi
DJ | JIB Dschibuti
SD | PZU Port Sudan
SO | MGQ Mogadischu
TZ | DAR Daressalam
CM | DLA Duala
MZ | MPM Maputo
CU | HAV Havanna
ZA | CPT Kapstadt
VE | LAG La Guaira
`;
