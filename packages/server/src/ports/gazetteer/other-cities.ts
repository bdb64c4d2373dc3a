import { keyOf } from '../resolver/spelling.ts';

/**
 * Cities that are neither ports nor points of our tables. Such a name is no misspelling of a port: Dijon is not Gijon,
 * Cannes not Cayenne. A city that becomes a point of a table may stay here.
 */
const NAMES = `
Manisa, Hai Duong, Nam Dinh, Long An, Thanh Hoa, Bac Ninh, Vinh,
Aachen, Aalen, Bamberg, Bayreuth, Bielefeld, Bochum, Braunschweig, Chemnitz, Coburg, Cottbus, Darmstadt, Erfurt, Erlangen, Freiburg,
Fulda, Giessen, Gotha, Göttingen, Hagen, Halle, Heidelberg, Heilbronn, Hof, Ingolstadt, Jena, Kaiserslautern, Koblenz, Konstanz, Krefeld,
Magdeburg, Mainz, Marburg, Münster, Oberhausen, Offenbach, Oldenburg, Paderborn, Passau, Pforzheim, Potsdam, Ravensburg, Reutlingen,
Rosenheim, Saarbrücken, Schweinfurt, Siegen, Solingen, Trier, Tübingen, Weimar, Wiesbaden, Wolfsburg, Wuppertal, Würzburg, Zwickau,
Aarau, Bellinzona, Chur, Fribourg, Lausanne, Locarno, Lucerne, Luzern, Lugano, Montreux, Neuchâtel, Olten, Schaffhausen, Sion, Solothurn,
St Gallen, Thun, Winterthur, Zug, Bregenz, Dornbirn, Eisenstadt, Klagenfurt, St Pölten, Steyr, Wels,
Agen, Aix en Provence, Albi, Amiens, Angers, Angouleme, Annecy, Arles, Arras, Avignon, Beauvais, Belfort, Besançon, Béziers, Blois,
Bourges, Cannes, Carcassonne, Chambery, Chartres, Clermont-Ferrand, Colmar, Dijon, Evreux, Grenoble, Le Mans, Limoges, Lourdes,
Metz, Montauban, Montpellier, Nancy, Nimes, Niort, Orleans, Pau, Perpignan, Poitiers, Reims, Rennes, Rodez, Saint-Etienne, Tours, Troyes,
Valence, Versailles, Vichy, Albacete, Badajoz, Burgos, Caceres, Ciudad Real, Cuenca, Gerona, Girona, Granada, Guadalajara Spain, Huesca, Jaen,
Lerida, Lleida, Logroño, Lugo, Murcia, Orense, Oviedo, Palencia, Pamplona, Salamanca, Segovia, Soria, Teruel, Toledo, Valladolid, Vitoria, Zamora,
Braga, Coimbra, Evora, Guarda, Alessandria, Aosta, Arezzo, Asti, Belluno, Bolzano, Brescia, Caserta, Como, Cosenza, Cremona, Cuneo, Ferrara,
Foggia, L'Aquila, Lecce, Lucca, Mantua, Matera, Merano, Modena, Novara, Parma, Pavia, Perugia, Piacenza, Pisa, Pistoia, Potenza, Prato,
Reggio Emilia, Rovereto, Siena, Terni, Trento, Treviso, Udine, Varese, Vercelli, Vicenza, Bath, Bradford, Cambridge, Canterbury, Carlisle,
Chester, Derby, Durham, Exeter, Gloucester, Leicester, Lincoln, Luton, Milton Keynes, Northampton, Norwich, Nottingham, Oxford, Peterborough,
Reading, Sheffield, Shrewsbury, Stoke on Trent, Swindon, Winchester, Wolverhampton, Worcester, York, Arnhem, Apeldoorn, Breda, Delft,
Eindhoven, Enschede, Gouda, Haarlem, Leiden, Maastricht, Nijmegen, The Hague, Tilburg, Utrecht, Venlo, Zwolle, Bruges, Charleroi, Hasselt, Kortrijk,
Leuven, Liege, Mechelen, Mons, Mouscron, Namur, Tournai, Bialystok, Bielsko-Biala, Bydgoszcz, Czestochowa, Kielce, Lublin, Olsztyn, Opole, Radom,
Rzeszow, Torun, Tychy, Zakopane, Olomouc, Liberec, Pardubice, Hradec Kralove, Karlovy Vary, Banska Bystrica, Trencin, Trnava, Kecskemet,
Pecs, Szeged, Szombathely, Sopron, Brasov, Craiova, Iasi, Pitesti, Sibiu, Arad, Bacau, Ruse, Stara Zagora, Pleven, Nis, Subotica, Kragujevac,
Banja Luka, Mostar, Tuzla, Osijek, Varazdin, Celje, Kranj, Bitola, Ohrid, Kharkiv, Dnipro, Donetsk, Zaporizhzhia, Poltava, Vinnytsia, Gomel,
Vitebsk, Grodno, Chelyabinsk, Irkutsk, Kazan, Krasnodar, Krasnoyarsk, Nizhny Novgorod, Omsk, Perm, Samara, Saratov, Tomsk, Tula, Tver, Tyumen, Ufa,
Ulan-Ude, Voronezh, Yaroslavl, Adiyaman, Aksaray, Denizli, Diyarbakir, Edirne, Erzurum, Eskisehir, Malatya, Sivas, Urfa, Van, Tabriz, Isfahan,
Shiraz, Qom, Yazd, Karbala, Najaf, Mosul, Kirkuk, Sulaymaniyah, Aleppo, Homs, Zarqa, Irbid, Jerusalem, Nablus, Hebron, Ramallah, Taif, Tabuk,
Buraydah, Hail, Abha, Najran, Nizwa, Al Ain, Taiz, Aswan, Asyut, Giza, Luxor, Tanta, Mansoura, Ismailia, Meknes, Ouarzazate, Constantine, Tlemcen,
Batna, Setif, Kairouan, Sebha, Timbuktu, Gao, Zinder, Maradi, Agadez, Kumasi, Tamale, Ibadan, Enugu, Jos, Onitsha, Benin City, Bouake,
Yamoussoukro, Bangassou, Garoua, Bafoussam, Goma, Bukavu, Kisangani, Mbuji-Mayi, Entebbe, Jinja, Mbale, Eldoret, Kisumu, Nakuru, Arusha, Dodoma,
Moshi, Mwanza, Mbeya, Hargeisa, Gondar, Mekelle, Dire Dawa, Mzuzu, Zomba, Livingstone, Gweru, Mutare, Francistown, Maun, Polokwane, Nelspruit,
Kimberley, Pietermaritzburg, Mbabane, Manzini, Antsirabe, Agartala, Ajmer, Allahabad, Amritsar, Aurangabad, Bareilly, Bikaner, Chandigarh,
Cuttack, Darjeeling, Dehradun, Gaya, Gorakhpur, Guntur, Guwahati, Gwalior, Hubli, Imphal, Itanagar, Jabalpur, Jalandhar, Jammu, Jamshedpur,
Jhansi, Kohima, Kota, Lucknow, Madurai, Mathura, Meerut, Mysore, Nashik, Patna, Pondicherry, Rajkot, Ranchi, Salem, Shillong, Shimla, Silchar, Srinagar,
Tiruchirappalli, Udaipur, Ujjain, Varanasi, Vijayawada, Warangal, Gujranwala, Hyderabad Sind, Quetta, Sukkur, Kandy, Anuradhapura, Jaffna, Sylhet,
Rajshahi, Bogra, Comilla, Thimphu, Paro, Pokhara, Mandalay, Naypyidaw, Bagan, Chiang Rai, Khon Kaen, Udon Thani, Ayutthaya, Korat, Lampang,
Luang Prabang, Pakse, Savannakhet, Siem Reap, Battambang, Dalat, Da Lat, Hue, Bien Hoa, Binh Duong, Nha Trang, Thai Nguyen, Bandung, Yogyakarta,
Solo, Malang, Bogor, Ipoh, Kuala Lumpur, Shah Alam, Seremban, Malacca, Baguio, Tarlac, Anyang, Kaifeng, Xinxiang, Pingdingshan, Xuchang,
Nanyang, Xinyang, Zhumadian, Shangqiu, Handan, Baoding, Zhangjiakou, Chengde, Langfang, Hengshui, Xingtai, Changzhi, Linfen, Yuncheng,
Ordos, Chifeng, Tongliao, Hailar, Jilin, Siping, Tonghua, Daqing, Qiqihar, Mudanjiang, Jiamusi, Fushun, Anshan, Benxi, Fuxin, Bengbu, Bozhou, Fuyang,
Huainan, Huangshan, Suqian, Lishui, Quzhou, Shangrao, Jingdezhen, Yichun, Pingxiang, Sanming, Nanping, Longyan, Tai'an, Heze, Dezhou,
Liaocheng, Laiwu, Xiangyang, Shiyan, Enshi, Xiaogan, Huaihua, Shaoyang, Yongzhou, Chenzhou, Loudi, Zhangjiajie, Shaoguan, Meizhou, Heyuan,
Guilin, Hechi, Baise, Deyang, Mianyang, Leshan, Nanchong, Suining, Zigong, Panzhihua, Zunyi, Liupanshui, Anshun, Dali, Lijiang, Qujing, Yuxi,
Baoji, Xianyang, Weinan, Hanzhong, Yan'an, Yulin Shaanxi, Tianshui, Jiayuguan, Dunhuang, Golmud, Kashgar, Korla, Turpan, Shigatse, Nara, Nikko,
Nagano, Gifu, Otsu, Maebashi, Utsunomiya, Morioka, Daegu, Daejeon, Gwangju, Suwon, Jeonju, Cheongju, Pyongyang, Taoyuan, Hsinchu, Chiayi,
Abilene, Akron, Albuquerque, Amarillo, Ames, Ann Arbor, Aspen, Bakersfield, Billings, Bismarck, Bloomington, Boulder, Bozeman, Burlington,
Casper, Cedar Rapids, Champaign, Cheyenne, Colorado Springs, Davenport, Dayton, Des Moines, Dodge City, Dubuque, Durango, Eugene, Evansville,
Fargo, Fayetteville, Flagstaff, Flint, Fort Collins, Fort Wayne, Grand Forks, Grand Rapids, Harrisburg, Helena, Ithaca, Jackson, Joplin, Kalamazoo,
Knoxville, Lansing, Laramie, Las Cruces, Lexington, Lubbock, Macon, Madison, Missoula, Modesto, Montgomery, Muncie, Oxford Mississippi, Palm Springs,
Peoria, Pocatello, Provo, Pueblo, Rapid City, Roanoke, Rochester, Rockford, Saginaw, Santa Fe, Scottsdale, Scranton, Shreveport, Sioux City,
Sioux Falls, South Bend, Springfield, Syracuse, Tallahassee, Terre Haute, Topeka, Tupelo, Tuscaloosa, Waco, Waterloo, Yakima, Yuma, Banff, Kamloops,
Kelowna, Lethbridge, Medicine Hat, Moose Jaw, Red Deer, Sudbury, Whitehorse, Yellowknife, Cuernavaca, Culiacan, Durango Mexico, Morelia, Oaxaca,
Pachuca, Taxco, Torreon, Tlaxcala, Tuxtla, Xalapa, Zacatecas, Antigua Guatemala, Quetzaltenango, Granada Nicaragua, Cartago, Bucaramanga, Ibague,
Manizales, Pereira, Popayan, Pasto, Cuenca Ecuador, Ambato, Loja, Arequipa, Cusco, Cuzco, Huancayo, Juliaca, Puno, Tacna, Oruro, Potosi, Sucre, Tarija,
Chillan, Rancagua, Talca, Temuco, Bariloche, Catamarca, Jujuy, La Rioja, Neuquen, Resistencia, Salta, San Juan Argentina, Tucuman,
Cuiaba, Campo Grande, Londrina, Maringa, Ribeirao Preto, Sorocaba, Uberlandia, Juiz de Fora, Ouro Preto, Blumenau, Chapeco, Foz do Iguacu, Encarnacion,
Alice Springs, Ballarat, Bendigo, Dubbo, Kalgoorlie, Orange, Toowoomba, Palmerston North, Queenstown, Rotorua, Palmerston
`;

/** The keys of these cities, as texts are compared. */
export function readOtherCities(): ReadonlySet<string> {
  return new Set(NAMES.split(/[,\n]/).flatMap((name) => keyOf(name) || []));
}
