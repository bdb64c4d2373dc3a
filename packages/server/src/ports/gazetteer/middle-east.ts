/** The Gulf, the Red Sea with Sokhna and Suez; Port Said is among the Mediterranean ports. */
export const MIDDLE_EAST = `
@ AE Asia/Dubai middle-east-gulf
AEJEA! | Jebel Ali | 杰贝阿里 | 25.01 55.06 | AEQWE | Jabal Ali, Jabel Ali, Jebal Ali, Dubai Jebel Ali, Jebel Ali Dubai, J Ali, JAFZA, Mina Jebel Ali, JBA, JBL, 迪拜杰贝阿里, 杰贝勒阿里, 杰布阿里 | جبل علي
AEDXB | Dubai | 迪拜 | 25.27 55.27 | AEPRA AEMRP | Port Rashid, Mina Rashid, DXB, 杜拜 | دبي
AEKHL! | Khalifa Port | 哈利法港/哈利法港 | 24.81 54.64 | | Khalifa, Mina Khalifa, Abu Dhabi Khalifa, Khalifa Abu Dhabi, KLP, 哈利法 |
AEAUH! | Abu Dhabi | 阿布扎比 | 24.52 54.38 | AEMZD | Abudhabi, Mina Zayed, Zayed Port, AUH, 阿布达比 | أبو ظبي
AESHJ | Sharjah | 沙迦 | 25.36 55.38 | AEMKH | Port Khalid, Mina Khalid, Al Sharjah, 沙加 | الشارقة
AEKLF | Khor Fakkan | 豪尔费坎 | 25.36 56.36 | | Khor al Fakkan, Khorfakkan, Khorfakan, KFK, 科尔法坎, 霍尔法坎 | خورفكان
AEAJM | Ajman | 阿治曼 | 25.41 55.43 | | |
AEFJR | Fujairah | 富查伊拉 | 25.17 56.36 | | Al Fujayrah, Fujayrah, FUJ |
AERKT | Ras Al Khaimah | 哈伊马角 | 25.98 56.05 | AEMSA | RAK, Mina Saqr, Saqr Port, Ras al Khaymah |
AEQIW- | Umm Al Quwain | 乌姆盖万 | 25.58 55.57 | | UAQ, Ahmed Bin Rashid |
AEHZP- | Hamriyah | 哈姆利亚 | 25.47 55.48 | | Hamriya, Hamriyah Free Zone |
AERUW- | Ruwais | 鲁韦斯 | 24.13 52.73 | AERWP | Ar Ruways |
@ OM Asia/Muscat middle-east-gulf
OMSOH! | Sohar | 苏哈尔 | 24.51 56.62 | | Suhar, 索哈 | صحار
OMSLL! | Salalah | 塞拉莱 | 16.94 54.00 | OMRAY | Mina Raysut, Raysut, Port Salalah, 萨拉拉 | صلالة
OMMCT | Muscat | 马斯喀特 | 23.63 58.57 | OMOPQ OMSTQ OMMNQ | Port Sultan Qaboos, Mina Qaboos, Mina Qabus, Muttrah | مسقط
OMDQM | Duqm | 杜库姆 | 19.66 57.71 | | Ad Duqm | الدقم
@ QA Asia/Qatar middle-east-gulf
QAHMD! | Hamad | 哈马德 | 25.01 51.62 | | Hamad Port, New Doha Port, Hamad Doha | ميناء حمد
QADOH | Doha | 多哈 | 25.29 51.55 | | | الدوحة
QAUMS- | Mesaieed | 梅赛伊德 | 24.92 51.57 | QAMES | Umm Said, Messaieed |
@ BH Asia/Bahrain middle-east-gulf
BHKBS! | Khalifa Bin Salman | 巴林 | 26.19 50.71 | BHBAH BHMIN BHMAN BHAHD | Bahrain, BAH, Mina Salman, Khalifa Bin Salman Port, Hidd, Manama, KBSP, 麦纳麦, 哈利法本萨勒曼 | ميناء خليفة بن سلمان
@ KW Asia/Kuwait middle-east-gulf
KWSWK! | Shuwaikh | 舒韦赫 | 29.35 47.93 | KWKWI | ~KWI, Kuwait City, Shuwaik, Kuwait Shuwaikh, Shuwaikh Kuwait, 舒瓦克 | الشويخ
KWSAA! | Shuaiba | 舒艾拜 | 29.04 48.16 | | ~KWI, Shuaibah, Mina Shuaiba, 舒艾巴 | الشعيبة
@ SA Asia/Riyadh middle-east-gulf
SADMM! | Dammam | 达曼 | 26.50 50.20 | SADMN | Ad Dammam, Damman, King Abdulaziz Port, 达曼姆 | الدمام
SAJUB | Jubail | 朱拜勒 | 27.04 49.66 | SAJBI | Al Jubail, Jubayl, Jubail Commercial, 朱贝勒 | الجبيل
@ SA Asia/Riyadh red-sea
SAJED! | Jeddah | 吉达 | 21.48 39.17 | | Jiddah, Jedda, Jidda, Jeddah Islamic Port, JIP, Dschidda, Yeda, Djeddah | جدة
SAKAC! | King Abdullah | 阿卜杜拉国王港 | 22.53 39.10 | | King Abdullah Port, KAP, KAEC, Rabigh King Abdullah, King Abdullah City, 阿卜杜拉国王, 阿布杜拉国王港 |
SAYNB | Yanbu | 延布 | 24.09 38.05 | SAYBI | Yanbu Commercial, Yenbo | ينبع
SAGIZ | Jizan | 吉赞 | 16.89 42.54 | | Gizan, Jazan | جازان
SADHU | Neom | 新未来港 | 27.56 35.54 | SANEO | Duba, Dhuba, Oxagon, Port of Neom, 杜巴 |
SARAB- | Rabigh | 拉比格 | 22.73 38.98 | | |
@ IQ Asia/Baghdad middle-east-gulf
IQUQR! | Umm Qasr | 乌姆盖斯尔 | 30.03 47.95 | | Um Qasr, Umm Qasar, Umm-Qasr North, Umm Qasr South, Um Kasr, 乌姆卡萨, 乌姆卡斯尔 | أم قصر
IQBSR | Basra | 巴士拉 | 30.51 47.82 | | Basrah, Al Basrah, Al Maqal | البصرة
IQKAZ- | Khor Al Zubair | 祖拜尔河 | 30.19 47.88 | | Khor al Zubayr |
@ IR Asia/Tehran middle-east-gulf
IRBND! | Bandar Abbas | 阿巴斯港/阿巴斯港 | 27.12 56.06 | IRSRP IRBSR IRSBR | Bandarabbas, Bandar-e Abbas, Shahid Rajaee, Bandar Shahid Rajaee, B. Abbas, 阿巴斯, 班达阿巴斯, 沙希德拉贾伊 | بندرعباس
IRBKM | Bandar Imam Khomeini | 霍梅尼港 | 30.43 49.07 | IRBIK IRBKK | BIK, Imam Khomeini, Bandar Khomeini, Bandar-e Emam Khomeyni, 霍梅尼 |
IRBUZ | Bushehr | 布什尔 | 28.98 50.84 | | Bushire, Bandar Bushehr |
IRKHO- | Khorramshahr | 霍拉姆沙赫尔 | 30.44 48.17 | | Khoramshahr |
IRZBR | Chabahar | 恰巴哈尔 | 25.30 60.61 | | Chah Bahar, Shahid Beheshti |
IRBAZ- | Bandar Anzali | 安扎利港/安扎利港 | 37.47 49.46 | | Anzali |
@ JO Asia/Amman red-sea
JOAQJ! | Aqaba | 亚喀巴 | 29.41 34.99 | JOAQB | AQB, Al Aqabah, Akaba, 阿卡巴, 阿喀巴 | العقبة
@ YE Asia/Aden red-sea
YEADE! | Aden | 亚丁 | 12.80 44.99 | | | عدن
YEHOD | Hodeidah | 荷台达 | 14.83 42.93 | | Al Hudaydah, Hudaydah, Hodeida | الحديدة
YEMKX | Mukalla | 穆卡拉 | 14.52 49.15 | | Al Mukalla | المكلا
@ DJ Africa/Djibouti red-sea
DJJIB! | Djibouti | 吉布提 | 11.59 43.10 | DJPOD DJDCT | Doraleh, Jibuti, DMP, SGTD, 多哈雷 |
@ SD Africa/Khartoum red-sea
SDPZU! | Port Sudan | 苏丹港/蘇丹港 | 19.62 37.23 | | Portsudan, Bur Sudan | بورتسودان
@ ER Africa/Asmara red-sea
ERMSW | Massawa | 马萨瓦 | 15.61 39.47 | | Mitsiwa | ምጽዋዕ
ERASA- | Assab | 阿萨布 | 13.01 42.74 | | Asseb |
@ EG Africa/Cairo red-sea
EGSOK! | Sokhna | 苏赫纳 | 29.64 32.36 | EGAIS | Ain Sokhna, Ain Sukhna, Al Sokhna, El Sokhna, Sokna, 索科纳, 苏科纳, 因苏哈那, 艾因苏赫纳, 索赫纳 | السخنة
EGSUZ | Suez | 苏伊士 | 29.94 32.56 | EGPTK EGADA | Adabiya, Adabiyah, Port Tewfik, Port Suez | السويس
EGSGA- | Safaga | 塞法杰 | 26.73 33.94 | | Port Safaga |
@ ET Africa/Addis_Ababa east-africa
ETMOJ- | Modjo | 莫焦 | 8.60 39.11 | | Mojo, Modjo Dry Port |
`;
