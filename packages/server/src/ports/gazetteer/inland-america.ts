/** Inland points of Latin America, and those of North America and Oceania that are not among their ports. */
export const INLAND_AMERICA = `
@ MX America/Mexico_City mexico-inland 236
MXMEX! | Mexico City | 墨西哥城 | 19.43 -99.13 | | Ciudad de Mexico, CDMX, Pantaco, DF Mexico, 墨西哥市, Cuautitlan |
MXGDL | Guadalajara | 瓜达拉哈拉 | 20.67 -103.35 | | Guadalajara Jalisco, Guadalajara JAL, GDL |
MXQRO- | Queretaro | 克雷塔罗 | 20.59 -100.39 | | Queretaro QRO | Querétaro
MXPBC- | Puebla | 普埃布拉 | 19.04 -98.20 | | |
MXTLC- | Toluca | 托卢卡 | 19.29 -99.66 | | |
MXSLP- | San Luis Potosi | 圣路易斯波托西 | 22.15 -100.98 | | Interpuerto San Luis Potosi | San Luis Potosí
MXSLW- | Saltillo | 萨尔蒂约 | 25.42 -101.00 | | Ramos Arizpe |
MXAGU- | Aguascalientes | 阿瓜斯卡连特斯 | 21.88 -102.29 | | |
MXBJX- | Leon | 莱昂 | 21.12 -101.68 | | Silao, Leon Guanajuato, ~Leon | León
@ MX America/Monterrey mexico-inland 236
MXMTY | Monterrey | 蒙特雷 | 25.67 -100.31 | | Monterrey NL, Monterrey Nuevo Leon, Salinas Victoria, Interpuerto Monterrey |
@ MX America/Hermosillo mexico-inland 236
MXHMO- | Hermosillo | 埃莫西约 | 29.07 -110.96 | | |
@ MX America/Ciudad_Juarez mexico-inland 236
MXCJS- | Ciudad Juarez | 华雷斯城 | 31.69 -106.42 | | Juarez | Ciudad Juárez
@ MX America/Matamoros mexico-inland 236
MXNLD- | Nuevo Laredo | 新拉雷多 | 27.48 -99.51 | | |
@ GT America/Guatemala central-america 3
GTGUA- | Guatemala City | 危地马拉城 | 14.63 -90.51 | | Ciudad de Guatemala |
@ SV America/El_Salvador central-america 3
SVSAL- | San Salvador | 圣萨尔瓦多 | 13.69 -89.19 | | |
@ HN America/Tegucigalpa central-america 3
HNTGU- | Tegucigalpa | 特古西加尔巴 | 14.08 -87.20 | | |
HNSAP- | San Pedro Sula | 圣佩德罗苏拉 | 15.50 -88.03 | | |
@ NI America/Managua central-america 3
NIMGA- | Managua | 马那瓜 | 12.13 -86.25 | | |
@ CR America/Costa_Rica central-america 3
CRSJO- | San Jose, Costa Rica | 圣何塞 | 9.93 -84.08 | | San Jose CR | San José
@ CO America/Bogota south-america-inland 23
COBOG- | Bogota | 波哥大 | 4.71 -74.07 | | Santafe de Bogota, Bogota DC, Bogota D.C. | Bogotá
COMDE- | Medellin | 麦德林 | 6.25 -75.56 | | | Medellín
COCLO- | Cali | 卡利 | 3.45 -76.53 | | Yumbo |
@ EC America/Guayaquil south-america-inland 3
ECUIO- | Quito | 基多 | -0.18 -78.47 | | |
@ VE America/Caracas south-america-inland 3
VECCS- | Caracas | 加拉加斯 | 10.49 -66.88 | | |
VEVLN- | Valencia, Venezuela | 巴伦西亚（委内瑞拉） | 10.16 -68.00 | | Valencia VE, Valencia Venezuela, ~Valencia, ~瓦伦西亚 |
@ BO America/La_Paz south-america-inland 23
BOLPB- | La Paz, Bolivia | 拉巴斯 | -16.50 -68.15 | | El Alto, La Paz BO |
BOSRZ- | Santa Cruz de la Sierra | 圣克鲁斯（玻利维亚） | -17.78 -63.18 | | Santa Cruz Bolivia, Santa Cruz BO |
BOCBB- | Cochabamba | 科恰班巴 | -17.39 -66.16 | | |
@ PY America/Asuncion east-coast-south-america south-america-inland 123
PYASU! | Asuncion | 亚松森 | -25.27 -57.64 | | Asunsion | Asunción
@ BR America/Sao_Paulo south-america-inland 36
BRSAO- | Sao Paulo | 圣保罗 | -23.55 -46.63 | | Guarulhos, Barueri, SP Brazil | São Paulo
BRSJK- | Sao Jose dos Campos | 圣若泽杜斯坎普斯 | -23.19 -45.88 | | Sao Jose dos Campos SP | São José dos Campos
BRCPQ- | Campinas | 坎皮纳斯 | -22.91 -47.06 | BRVCP | Viracopos |
BRCWB- | Curitiba | 库里蒂巴 | -25.43 -49.27 | | |
BRBSB- | Brasilia | 巴西利亚 | -15.79 -47.88 | | | Brasília
BRBHZ- | Belo Horizonte | 贝洛奥里藏特 | -19.92 -43.94 | | Betim, Contagem |
BRGYN- | Goiania | 戈亚尼亚 | -16.69 -49.26 | | Anapolis | Goiânia
BRCXJ- | Caxias do Sul | 南卡希亚斯 | -29.17 -51.18 | | |
@ AR America/Argentina/Cordoba south-america-inland 236
ARCOR- | Cordoba, Argentina | 科尔多瓦（阿根廷） | -31.42 -64.18 | | Cordoba AR, Cordoba Argentina, Córdoba |
@ AR America/Argentina/Mendoza south-america-inland 236
ARMDZ- | Mendoza | 门多萨 | -32.89 -68.85 | | Puerto Seco Mendoza |
@ CL America/Santiago south-america-inland 236
CLSCL | Santiago | 圣地亚哥 | -33.45 -70.67 | | Santiago de Chile, Santiago Chile |
@ US America/New_York us-inland 23
USAXR- | Alexandria, Virginia | 亚历山德里亚（美国） | 38.80 -77.05 | | Alexandria VA, Alexandria Virginia, ~Alexandria |
USPIE- | St Petersburg, Florida | 圣彼得斯堡（美国） | 27.77 -82.64 | | St Petersburg FL, Saint Petersburg FL, St Petersburg Florida, ~St Petersburg |
@ US America/Chicago us-inland 23
USTUL- | Tulsa | 塔尔萨 | 36.15 -95.99 | | Tulsa OK |
USICT- | Wichita | 威奇托 | 37.69 -97.34 | | Wichita KS |
USAUS- | Austin | 奥斯汀 | 30.27 -97.74 | | Austin TX |
@ US America/Los_Angeles us-inland 23
USSJC- | San Jose, California | 圣何塞（加州） | 37.34 -121.89 | | San Jose CA, ~San Jose, ~圣何塞 |
USRCH- | Richmond, California | 里士满（加州） | 37.92 -122.37 | | Richmond CA, Richmond California, ~Richmond |
USFAT- | Fresno | 弗雷斯诺 | 36.74 -119.79 | | Fresno CA |
@ US America/Boise us-inland 23
USBOI- | Boise | 博伊西 | 43.62 -116.20 | | Boise ID |
@ US America/Phoenix us-inland 23
USTUS- | Tucson | 图森 | 32.22 -110.97 | | Tucson AZ |
@ CA America/Toronto canada-inland 13
CAKIN- | Kingston, Ontario | 金斯顿（加拿大） | 44.23 -76.49 | | Kingston ON, Kingston Ontario, ~Kingston |
@ AU Australia/Sydney australia-inland 23
AUCBR- | Canberra | 堪培拉 | -35.28 149.13 | | |
AUWGA- | Wagga Wagga | 沃加沃加 | -35.12 147.37 | | Wagga |
AUTMW- | Tamworth | 塔姆沃思 | -31.09 150.93 | | |
@ AU Australia/Melbourne australia-inland 23
AUMQL- | Mildura | 米尔杜拉 | -34.18 142.16 | | |
`;
