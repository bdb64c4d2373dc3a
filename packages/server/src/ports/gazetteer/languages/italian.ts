/** Names in Italian. */
export const ITALIAN = `
IT | GOA Genova, Genova Prà, Genova Voltri | SPE Spezia | VCE Venezia Marghera | RAN Porto Corsini | VDL Vado Ligure
BE | ANR Anversa | ZEE Bruges Zeebrugge
DE | HAM Amburgo | BRE Brema
FR | MRS Marsiglia | LEH Havre | DKK Dunkerque
GB | LON Londra
ES | BCN Barcellona | VLC Valenza Spagna
PT | LIS Lisbona
GR | PIR Pireo, Il Pireo, Atene Pireo | SKG Salonicco
TR | IST Costantinopoli | IZM Smirne
CY | LMS Limassol
EG | ALY Alessandria d'Egitto, Alessandria Egitto | PSD Porto Said | DAM Damietta
IL | ASH Ashdod
LB | BEY Beirut
LY | TIP Tripoli Libia | BEN Bengasi
DZ | ALG Algeri | ORN Orano
TN | TUN Tunisi | SFA Sfax
MA | TNG Tangeri | PTM Tangeri Med
DK | CPH Copenaghen
SE | GOT Goteborg, Gotemburgo | STO Stoccolma
PL | GDN Danzica
HR | RJK Fiume | SPU Spalato
SI | KOP Capodistria
AL | DRZ Durazzo
ME | BAR Antivari
RO | CND Costanza
RU | LED San Pietroburgo | NVS Novorossijsk
CN | SHA Sciangai | CAN Canton
SG | SIN Singapore
IN | CCU Calcutta
SA | JED Gedda
DJ | JIB Gibuti
ER | MSW Massaua
SO | MGQ Mogadiscio
US | NYC New York | PHL Filadelfia
CU | HAV L'Avana, Avana
ZA | CPT Città del Capo
`;
