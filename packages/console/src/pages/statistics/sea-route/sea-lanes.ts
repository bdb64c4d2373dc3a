/**
 * Points that ships pass, by name: longitude and latitude in degrees. Written down by us for drawing; a leg between two
 * of them crosses no land of the map at a scale of 1 to 110 million (`sea-lanes.test.ts`), but for canals and straits
 * that are too narrow for it.
 */
const POINTS = `
german-bight 7.4 54.2 | elbe-weser 8.2 54.0 | holland 3.7 52.1 | dover 1.6 51.05 | channel -2.5 50.1 | ushant -6 48.9
north-sea 3 56.5 | skagen 10.7 57.9 | kattegat 11.4 56.9 | oresund 12.6 55.9 | arkona 13.6 54.95 | baltic 18 55.9
gdansk 19.1 54.7 | riga 21.3 57.6 | finland 23.5 59.4 | petersburg 28.5 59.95 | norway 4.6 59.6 | humber 1.2 53.6
forth -1.2 56.2 | pentland -3.2 59.1 | hebrides -7.8 58.7 | irish-south -6 51.6 | irish-sea -5.1 53.7 | iceland -22.5 63.3
finisterre -9.9 43.3 | biscay -3.5 45.0 | portugal -10.1 38.6 | cadiz -7.2 36.3 | gibraltar -5.5 35.9 | alboran -2 36.2
algiers 3.3 37.3 | balearic 1.9 40.7 | lion 4.6 42.7 | liguria 8.7 43.8 | corsica 7.6 41.5 | sardinia 8.3 38.1
tunis 10.9 37.8 | sicily 11.6 37.1 | tyrrhenian 12.3 40.7 | malta 14.8 35.5 | messina 15.4 37.4 | ionian 18.5 36.4
otranto 18.9 40.1 | adriatic 16 42.6 | venice 13.1 45.0 | kythira 22.8 36.0 | aegean 24.6 37.3 | izmir 25.8 38.5
dardanelles 25.9 39.9 | marmara 28.2 40.75 | bosporus 29.3 41.5 | constanta 29.8 44.0 | odessa 31 46.0 | black-sea 37.2 44.0
batumi 41.2 41.9 | crete 24.3 34.3 | libya 18.5 33.2 | cyprus 32.6 34.1 | levant 34.7 33.2 | mersin 34.6 36.2
egypt 29.8 31.7 | port-said 32.4 31.6 | suez 32.5 29.8 | red-sea-north 34.6 27.2 | jeddah 38.1 21.2 | red-sea 40.3 16.6
bab-el-mandeb 43.2 12.7 | aden 46 12.1 | guardafui 51.9 12.3 | salalah 54.4 16.5 | oman 60.2 23.3 | hormuz 56.6 26.35
dubai 54.6 25.6 | gulf 51.8 27.2 | kuwait 49.3 29.1 | karachi 66.6 24.4 | kutch 68.2 22.4 | mumbai 72.2 18.9 | cochin 75.6 9.7
comorin 77.4 7.4 | eight-degree 73 7.6 | dondra 80.6 5.7 | colombo 79.5 6.9 | ceylon-east 82.3 8 | chennai 80.9 13.2
vizag 83.8 17.3 | kolkata 88.2 20.9 | chittagong 91.3 21.6 | yangon 96.0 15.6 | andaman 94.4 6.3 | malacca-north 97.8 5.8
penang 99.9 5.0 | klang 100.9 2.9 | malacca-south 102.8 1.8 | singapore 103.85 1.15 | singapore-east 104.7 1.5
gulf-of-thailand 102.2 8.3 | bangkok 100.7 12.6 | mekong 106.8 8.3 | vung-tau 107.4 9.9 | annam 110.0 13.2 | da-nang 108.7 16.5
haiphong 107.4 20.2 | hainan 111.6 18.2 | paracel 112.8 15 | hong-kong 114.2 21.9 | xiamen 118.6 24.0 | kaohsiung 120.0 22.2
taiwan-strait 120.3 25.5 | taiwan-east 122.6 24.4 | ningbo 122.7 29.6 | shanghai 122.6 31.0 | qingdao 121.2 35.6
shandong 123 37.3 | bohai 121 38.6 | tianjin 118.5 38.8 | dalian 122.2 38.5 | inchon 125.6 36.9 | jeju 125.6 33.4
busan 129.3 34.8 | tsushima 130.7 35.2 | japan-sea 135.5 37.5 | vladivostok 132.2 42.6 | tsugaru 140.2 41.4 | tsugaru-east 142.2 41.4
okinawa 127.5 26.8 | osumi 130.6 30.7 | shikoku 134.4 32.9 | nagoya 137.3 34.1 | tokyo 139.9 34.7 | boso 141.4 35.3
luzon-strait 120.9 20.6 | luzon 119.3 16.5 | manila 120.3 14.1 | mindoro 119.9 12.3 | sulu 120.3 8.6 | cebu 123.2 9.0
surigao 126 10.2 | davao 125.6 5.6 | zamboanga 121.9 6.3 | celebes 122.2 3.8 | makassar 118.6 0.2 | makassar-south 117.8 -4.5
borneo-north 115.2 6.4 | natuna 109.3 3.6 | karimata 107.4 -2.8 | jakarta 106.9 -5.7 | sunda 105 -6.6 | surabaya 112.8 -6.5
lombok 115.8 -8.6 | lombok-south 115.6 -9.6 | flores-sea 121 -7.8 | timor 127.5 -9.3 | arafura 133.5 -9.8 | torres 142 -10.5
coral-sea 146.5 -13 | cairns 147 -18 | queensland 153.8 -23.5 | brisbane 153.9 -27.3 | sydney 151.9 -34 | gabo 150.4 -37.7
bass 146.5 -39.4 | melbourne 144.3 -38.7 | adelaide 136.8 -36.3 | bight 126 -36 | leeuwin 114.4 -34.9 | fremantle 115.2 -32.1
north-west-cape 113.3 -21.5 | darwin 129.8 -11.6 | hobart 148.4 -43.2 | tasman 163 -36.5 | north-cape 173.2 -34.2 | auckland 175.4 -36.3
tauranga 177 -37.2 | east-cape 179 -38 | cook 174.4 -41.1 | lyttelton 173.6 -43.6 | otago 171.2 -45.9 | noumea 165.9 -22.8
solomon 161.8 -11.8 | new-ireland 154.5 -3.5 | guam 144.6 13.3 | fiji 178.2 -18.6 | tahiti -149.6 -17.3 | honolulu -157.9 21.0
aleutian -172 50.8 | alaska -150.5 58.8 | dixon -133.5 54.4 | juan-de-fuca -125.2 48.4 | puget -123.6 48.25 | columbia -124.6 46.2
san-francisco -123 37.6 | conception -121 34.3 | los-angeles -118.6 33.5 | baja -116 28.5 | cabo -110.2 22.5 | manzanillo -104.7 18.8
tehuantepec -96 15 | guatemala -91 13.4 | costa-rica -85.5 9.3 | burica -82.8 7.5 | panama-pacific -79.5 8.3 | panama-atlantic -79.9 9.6
buenaventura -78 3.7 | ecuador -81.4 -1.2 | guayaquil -81.2 -3.2 | paita -82 -5.5 | callao -77.6 -12.2 | arica -71.2 -18.8 | valparaiso -72.2 -33
concepcion -74 -37 | magellan-west -75.9 -52.4 | magellan-east -67.8 -52.6 | horn -67 -56.6 | patagonia -63.5 -46
plate -55 -35.6 | rio-grande -51 -33 | itajai -48 -27 | santos -45.8 -24.4 | cabo-frio -41.3 -23.4 | salvador -37.8 -13.2 | recife -34.3 -8
sao-roque -34.8 -4.7 | fortaleza -38.4 -3.1 | amazon -47.5 1.8 | guiana -57 7.6 | trinidad -60.6 11.4 | venezuela -67 11.2 | colombia -75.2 11.4
costa-rica-atlantic -82.6 10.3 | honduras -84.5 16.4 | jamaica -76.8 17.4 | windward -74.1 20.1 | mona -67.9 18.4 | san-juan -66.1 18.8 | caicedo -70.2 17.9
antilles -61.9 16.7 | old-bahama -77.2 22.2 | havana -82.3 23.5 | yucatan -85.6 21.8 | veracruz -95.7 19.4 | tampico -97.2 22.4 | houston -94.5 29
mississippi -89.2 28.6 | tampa -83.4 27.5 | key-west -81.5 24.3 | miami -79.7 25.8 | savannah -80.3 31.8 | hatteras -74.9 35.1 | chesapeake -75.6 36.9 | delaware -74.6 38.6
new-york -73.6 40.4 | nantucket -69.6 40.7 | boston -70.2 42.3 | halifax -63.4 44.3 | cabot -59.9 47.2 | saint-lawrence -64 49.4 | quebec -68.9 48.7
cape-race -52.5 46.2 | grand-banks -50 43 | azores -27 37.3 | madeira -16.5 32.8 | canaries -14.8 28.4 | casablanca -8.3 33.9 | cape-verde -18.2 14.8
guinea -14.2 8.7 | cape-palmas -7.8 3.9 | abidjan -4 4.9 | tema 0.1 5.2 | lagos 3.4 6.1 | bonny 7 3.9 | douala 9.1 3.4 | gabon 8.3 -1
congo 11.2 -5.5 | luanda 12.7 -8.9 | walvis 13.8 -22.9 | cape-town 17.7 -33.8 | good-hope 18.2 -34.8 | agulhas 20.2 -35.4 | ngqura 26.2 -34.4
durban 31.5 -30 | maputo 33.6 -26.3 | beira 36 -20.3 | mozambique 41.6 -15 | dar-es-salaam 39.9 -6.7 | mombasa 40 -4.2 | mogadishu 46 1.6
madagascar-north 49.6 -11.3 | madagascar-east 50.2 -18 | madagascar-south 45.3 -26.4 | reunion 56.4 -20.6 | saint-helena -6 -16 | equator-atlantic -30 0.5
texel 4 53.3 | jutland 7.4 56.4 | hanstholm 8.2 57.5 | lindesnes 6.8 57.7 | lands-end -6.3 49.8 | norfolk 2.4 52.9 | sao-vicente -9.5 36.8 | sahara -18.2 21.5
nao 0.7 38.6 | gata -1.6 36.5 | stromboli 14.9 39 | sinop 35 42.5 | rhodes 28.3 35.7 | anamur 32.4 35.7 | masirah 59.6 19.8 | hafun 52 10.5 | eyl 50.8 7.2
hambantota 82.2 6 | arakan 93 18 | negrais 93.8 15.4 | cam-ranh 109.9 11.3 | goto 128.4 32.4 | sindangan 121.6 8.3 | mindanao-east 127 7
kangean 115.8 -7.2 | wetar 125.5 -7.7 | byron 154.1 -29.5 | seal-rocks 153.1 -32.3 | otway 142.5 -39.2 | robe 138.9 -37.7 | shark-bay 112.4 -26
enggano 101.3 -6 | nias 96.2 0.2 | hawke 178.4 -40 | farewell 172.3 -40.1 | puysegur 165.8 -47 | stewart 168.5 -47.8 | acapulco -101.5 16.7 | azuero -80.4 6.9
shumagin -160 53.9 | kodiak -151.5 56.4 | haida -133.9 51.8 | vancouver-island -128.6 49.7 | mendocino -125.1 40.3 | pisco -77.2 -14.8 | mollendo -73.2 -17.7
chiloe -75.6 -43 | penas -76.6 -47.5 | brecknock -74.3 -55 | le-maire -63.3 -55.2 | sao-tome -40.4 -22.4 | abrolhos -37.9 -18.5 | cassipore -50 5
aruba -70.3 13 | guajira -72.2 12.9 | gracias -82.2 15 | maisi -74.2 20.8 | negril -79 18.1 | campeche -89.8 22.8 | san-antonio -85.4 22.4 | mariel -83.8 23.4
cape-sable -66 43 | canso -60.5 44.9 | scatarie -59.2 46 | crooked -73.6 22.6 | san-salvador -73.8 24.5 | fastnet -10 51 | bahama-north -78.7 27.6
bissau -17.6 11.5 | liberia -13 5.5 | three-points -2 4.2 | niger 5.5 3.7 | namibe 11.3 -15.5 | kunene 11 -18 | luderitz 13.9 -27
fort-dauphin 48 -25 | antalaha 51.2 -15 | inhambane 36.2 -24 | chesterfield 159.8 -20
`;

/** Which points ships pass one after the other; a leg works both ways. */
const LEGS = `
elbe-weser german-bight north-sea norway pentland forth north-sea
holland dover channel ushant finisterre portugal madeira casablanca cadiz gibraltar alboran algiers sardinia tunis
tunis sicily malta crete port-said suez red-sea-north jeddah red-sea bab-el-mandeb aden guardafui eight-degree comorin
comorin dondra andaman malacca-north penang klang malacca-south singapore singapore-east natuna mekong vung-tau natuna
natuna annam da-nang haiphong | skagen kattegat oresund arkona baltic riga finland petersburg | baltic gdansk arkona
pentland hebrides irish-sea irish-south ushant biscay finisterre canaries casablanca gibraltar
forth humber holland texel german-bight jutland hanstholm skagen lindesnes norway | pentland iceland
irish-south grand-banks cape-race halifax nantucket new-york delaware chesapeake hatteras savannah miami key-west
key-west tampa mississippi houston tampico veracruz key-west havana old-bahama miami hatteras new-york windward jamaica
jamaica panama-atlantic panama-pacific buenaventura ecuador guayaquil paita callao valparaiso arica mollendo pisco
pisco callao tahiti fiji noumea brisbane queensland cairns coral-sea torres arafura timor darwin arafura
ushant azores amazon fortaleza sao-roque recife salvador good-hope cape-town walvis cape-palmas abidjan three-points
three-points cape-palmas good-hope agulhas leeuwin bight adelaide robe otway melbourne bass gabo sydney tasman north-cape
north-cape auckland tauranga east-cape lyttelton cook hawke east-cape tahiti honolulu guam new-ireland solomon torres
balearic lion liguria corsica algiers balearic nao gata alboran | lion corsica sardinia | tunis tyrrhenian liguria
algiers lion | malta messina ionian malta libya egypt port-said levant cyprus crete ionian otranto adriatic venice
ionian kythira aegean izmir dardanelles marmara bosporus constanta odessa bosporus black-sea batumi sinop bosporus
aegean dardanelles | crete egypt | kythira crete aegean rhodes anamur mersin port-said cyprus rhodes crete libya | levant mersin
guardafui salalah aden | oman hormuz dubai gulf kuwait dubai
oman karachi kutch mumbai cochin comorin colombo dondra sunda jakarta karimata singapore | salalah mumbai oman kutch
oman cochin salalah masirah oman eight-degree mombasa dar-es-salaam mozambique beira inhambane maputo durban ngqura
ngqura agulhas plate patagonia magellan-east magellan-west penas chiloe concepcion valparaiso paita ecuador panama-pacific
panama-pacific azuero tahiti auckland noumea north-cape brisbane byron seal-rocks sydney
oman comorin mombasa mogadishu eight-degree madagascar-north mozambique durban madagascar-south leeuwin fremantle
fremantle sunda north-west-cape lombok-south lombok makassar-south makassar celebes zamboanga sulu mindoro manila
manila natuna paracel hong-kong hainan da-nang | guardafui cochin
ceylon-east chennai vizag kolkata chittagong malacca-north yangon negrais arakan chittagong hambantota dondra fremantle
fremantle shark-bay north-west-cape | chennai andaman reunion sunda madagascar-south agulhas
vizag malacca-north kolkata ceylon-east malacca-north chennai | ceylon-east vizag
singapore-east mekong gulf-of-thailand bangkok | singapore-east gulf-of-thailand | annam hainan
annam hong-kong xiamen paracel annam cam-ranh vung-tau | paracel kaohsiung natuna borneo-north mindoro
paracel luzon-strait taiwan-east taiwan-strait xiamen kaohsiung hong-kong luzon-strait osumi shanghai ningbo taiwan-strait
taiwan-strait kaohsiung luzon-strait luzon manila hong-kong luzon kaohsiung
shanghai qingdao shandong shanghai jeju inchon shandong dalian bohai tianjin | shandong bohai
jeju busan tsushima japan-sea tsugaru tsugaru-east boso tokyo nagoya shikoku osumi boso shikoku | qingdao inchon dalian
qingdao jeju shandong | shanghai busan taiwan-strait jeju osumi ningbo okinawa taiwan-east osumi taiwan-strait
japan-sea vladivostok tsugaru | tsushima vladivostok | okinawa osumi guam boso okinawa | luzon-strait boso taiwan-east
sulu cebu surigao guam luzon-strait new-ireland queensland solomon fiji auckland honolulu solomon coral-sea queensland
zamboanga davao celebes | sulu borneo-north | sulu makassar | singapore-east karimata surabaya jakarta
surabaya makassar-south karimata | makassar-south flores-sea surabaya kangean lombok | lombok-south darwin
gabo hobart puysegur stewart otago lyttelton hawke
leeuwin reunion madagascar-south dondra reunion madagascar-east fort-dauphin madagascar-south maputo
gabo tasman farewell gabo puysegur | new-ireland surigao mindanao-east davao
new-ireland boso honolulu los-angeles tahiti valparaiso pisco
fiji los-angeles boso conception tsugaru-east aleutian boso san-francisco honolulu juan-de-fuca boso columbia aleutian
aleutian dixon alaska kodiak shumagin aleutian juan-de-fuca puget | east-cape horn brecknock magellan-west
tsugaru-east san-francisco conception los-angeles baja boso mendocino columbia juan-de-fuca vancouver-island haida
haida dixon kodiak | osumi honolulu paita
baja cabo manzanillo burica costa-rica guatemala tehuantepec acapulco manzanillo costa-rica | burica ecuador azuero east-cape
plate rio-grande itajai santos cabo-frio recife equator-atlantic cape-verde recife saint-helena good-hope santos rio-grande
rio-grande cabo-frio plate good-hope cabo-frio itajai
guiana trinidad venezuela mona panama-atlantic colombia jamaica caicedo panama-atlantic costa-rica-atlantic gracias
gracias honduras yucatan panama-atlantic windward colombia mona caicedo venezuela antilles trinidad azores grand-banks
grand-banks nantucket boston cape-sable halifax grand-banks ushant cape-race cabot saint-lawrence quebec
guiana antilles san-juan mona hatteras nantucket mona new-york san-juan venezuela aruba guajira colombia
sao-roque equator-atlantic fortaleza canaries guiana cassipore amazon
sao-roque cape-verde sahara canaries trinidad cassipore fortaleza | honduras jamaica gracias panama-atlantic negril gracias
yucatan houston key-west yucatan mississippi key-west tampico campeche yucatan tampa
veracruz houston san-antonio yucatan negril jamaica | veracruz mississippi campeche veracruz
windward hatteras san-juan savannah san-salvador crooked maisi windward delaware
windward chesapeake san-juan cadiz azores nantucket cadiz mona ushant windward guajira
grand-banks finisterre azores hatteras cadiz antilles ushant hatteras grand-banks hebrides cape-race canso halifax
azores madeira canaries | azores portugal sao-vicente cadiz bahama-north miami | mona azores antilles | mona finisterre
tema lagos gabon douala bonny tema gabon congo luanda cape-palmas gabon three-points tema congo cape-palmas bonny
bonny niger lagos congo
recife good-hope liberia guinea bissau cape-verde liberia cape-palmas recife abrolhos sao-tome cabo-frio
cape-palmas cape-town liberia | madagascar-north mombasa mozambique inhambane durban
dar-es-salaam madagascar-north comorin reunion eight-degree dar-es-salaam mogadishu eyl hafun masirah guardafui hafun
hafun mumbai mombasa | madagascar-north mumbai masirah eyl madagascar-north antalaha madagascar-east | ngqura madagascar-south
jutland lindesnes hanstholm | channel lands-end irish-south fastnet cape-race | humber norfolk dover | norfolk holland
humber texel | gata algiers | tyrrhenian stromboli messina | stromboli tunis | constanta black-sea sinop
eyl eight-degree antalaha reunion fort-dauphin
hambantota ceylon-east negrais kolkata hambantota andaman nias enggano sunda shark-bay lombok-south | negrais malacca-north
mekong cam-ranh natuna | busan goto osumi | jeju goto | cebu sindangan zamboanga | sulu sindangan | guam mindanao-east
flores-sea kangean | flores-sea wetar timor | bass otway bight | farewell cook | bass farewell | honolulu guatemala
honolulu burica azuero honolulu cabo | aleutian vancouver-island | mendocino san-francisco | juan-de-fuca mendocino aleutian
azuero buenaventura | horn le-maire patagonia | le-maire plate | le-maire magellan-east | abrolhos salvador | aruba mona
maisi old-bahama | negril honduras | san-antonio mariel havana | san-antonio mississippi mariel key-west campeche
nantucket cape-sable | canso scatarie cabot | san-salvador hatteras bahama-north azores crooked windward
san-salvador chesapeake | san-salvador new-york sao-roque hatteras | crooked ushant bahama-north savannah | grand-banks fastnet
bahama-north madeira | three-points lagos | three-points niger | luanda namibe kunene walvis luderitz cape-town
kunene luderitz | cape-palmas namibe | nantucket sao-roque azores | north-cape chesterfield solomon | kythira malta
`;

/** Longitude and latitude in degrees, as in GeoJSON. */
export type Position = readonly [longitude: number, latitude: number];

/** The points by name. */
export const SEA_POINTS: ReadonlyMap<string, Position> = new Map(
  POINTS.split(/[|\n]/).flatMap((text) => {
    const [name = '', longitude, latitude] = text.trim().split(' ');
    return name === '' ? [] : [[name, [Number(longitude), Number(latitude)]]];
  }),
);

/** The legs between them, each once. */
export const SEA_LEGS: readonly (readonly [from: string, to: string])[] = LEGS.split(/[|\n]/).flatMap((text) => {
  const names = text.trim().split(' ');
  return names.slice(1).map((to, index) => [names[index] ?? '', to] as const);
});
