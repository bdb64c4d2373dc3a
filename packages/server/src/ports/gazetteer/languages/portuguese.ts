/** Names in Portuguese, of Portugal and of Brazil. */
export const PORTUGUESE = `
BR | RIO Rio Janeiro | SSZ Porto de Santos | NVT Portonave, Navegantes Portonave | IOA Itapoá | SPB Itaguaí, Sepetiba Tecon | SUA Porto de Suape | VLC Barcarena | SFS São Francisco do Sul
PT | LEI Leixões, Porto Leixões
NL | RTM Roterdão, Roterdã, Roterdam | AMS Amsterdã, Amesterdão
BE | ANR Antuérpia | ZEE Zebrugge
DE | HAM Hamburgo
FR | MRS Marselha | LEH Havre
GB | LON Londres
IT | GOA Génova, Gênova | LIV Livorno | NAP Nápoles | VCE Veneza
GR | PIR Pireu | SKG Salônica, Tessalônica, Salónica
TR | IST Istambul | IZM Esmirna
EG | ALY Alexandria Egito | PSD Porto Said, Porto Saíde
DZ | ALG Argel
MA | TNG Tânger | PTM Tânger Med
TN | TUN Tunes
DK | CPH Copenhague, Copenhaga
SE | GOT Gotemburgo | STO Estocolmo
RU | LED São Petersburgo
CN | SHA Xangai | CAN Cantão | NGB Ningbó
HK | HKG Hongue Congue
SG | SIN Singapura, Cingapura
JP | TYO Tóquio | YOK Iocoama, Yokoama
KR | PUS Pusã
IN | BOM Bombaim | CCU Calcutá
ID | JKT Jacarta
PK | KHI Carachi
US | NYC Nova York, Nova Iorque | PHL Filadélfia | MSY Nova Orleans, Nova Orleães
CU | HAV Havana
UY | MVD Montevidéu, Montevideu
CL | SAI Santo Antônio Chile
ZA | CPT Cidade do Cabo | DUR Durbã
MZ | BEW Beira Moçambique
AE | JEA Jebel Ali
SA | JED Jidá, Gidá
DJ | JIB Djibuti
AU | SYD Sidney
AO | LAD Luanda
`;
