/** Names in Greek. */
export const GREEK = `
GR | PIR Πειραιάς, Πειραιά, Πειραιώς | SKG Θεσσαλονίκη, Θεσσαλονίκης | HER Ηράκλειο | VOL Βόλος | GPA Πάτρα
CY | LMS Λεμεσός | LCA Λάρνακα
TR | IST Κωνσταντινούπολη | IZM Σμύρνη | MER Μερσίνα | ISK Αλεξανδρέττα
IT | GOA Γένοβα | VCE Βενετία | NAP Νάπολη, Νεάπολη | LIV Λιβόρνο | SPE Λα Σπέτσια | AOI Ανκόνα | TRS Τεργέστη | RAN Ραβέννα | SAL Σαλέρνο | BRI Μπάρι
ES | BCN Βαρκελώνη | VLC Βαλένθια | ALG Αλχεθίρας
FR | MRS Μασσαλία | LEH Χάβρη | FOS Φος
PT | LIS Λισαβόνα
MT | MAR Μάλτα
SI | KOP Κόπερ
RO | CND Κωνστάντζα
BG | VAR Βάρνα | BOJ Μπουργκάς
UA | ODS Οδησσός
RU | NVS Νοβοροσίσκ
EG | ALY Αλεξάνδρεια | PSD Πορτ Σάιντ | DAM Δαμιέττη
LB | BEY Βηρυτός
IL | HFA Χάιφα | ASH Ασντόντ
LY | BEN Βεγγάζη
NL | RTM Ρότερνταμ | AMS Άμστερνταμ
BE | ANR Αμβέρσα
DE | HAM Αμβούργο | BRV Μπρεμερχάφεν
GB | LON Λονδίνο | FXT Φέλιξστοου | SOU Σαουθάμπτον
CN | SHA Σανγκάη, Σαγκάη | NGB Νινγκμπό | TAO Τσινγκντάο | DLC Νταλιάν | SZX Σεντζέν | CAN Γκουανγκζού | TXG Τιαντζίν
HK | HKG Χονγκ Κονγκ
KR | PUS Μπουσάν
JP | TYO Τόκιο | YOK Γιοκοχάμα
SG | SIN Σιγκαπούρη
MY | PKG Πορτ Κλανγκ
IN | BOM Βομβάη, Μουμπάι
AE | JEA Τζεμπέλ Άλι | DXB Ντουμπάι
SA | JED Τζέντα
JO | AQJ Άκαμπα
US | NYC Νέα Υόρκη | LAX Λος Άντζελες | HOU Χιούστον | SAV Σαβάνα | BAL Βαλτιμόρη
CA | MTR Μόντρεαλ
AU | SYD Σίδνεϊ | MEL Μελβούρνη
ZA | DUR Ντέρμπαν | CPT Κέιπ Τάουν
`;
