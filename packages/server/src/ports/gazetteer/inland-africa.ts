/** Inland points of Africa: container depots on the railways of the coast, and the capitals that they serve. */
export const INLAND_AFRICA = `
@ KE Africa/Nairobi africa-inland 236
KENBO- | Nairobi | 内罗毕 | -1.32 36.90 | | Nairobi ICD, Embakasi, ICD Nairobi, ICDN |
@ UG Africa/Kampala africa-inland 236
UGKLA- | Kampala | 坎帕拉 | 0.32 32.58 | | Kampala ICD |
@ RW Africa/Kigali africa-inland 36
RWKGL- | Kigali | 基加利 | -1.95 30.06 | | Masaka Dry Port |
@ BI Africa/Bujumbura africa-inland 13
BIBJM- | Bujumbura | 布琼布拉 | -3.38 29.36 | | |
@ SS Africa/Juba africa-inland 3
SSJUB- | Juba | 朱巴 | 4.85 31.58 | | |
@ ET Africa/Addis_Ababa africa-inland 236
ETADD- | Addis Ababa | 亚的斯亚贝巴 | 9.01 38.76 | | Addis, Modjo, Mojo Dry Port, Kality, Addis Abeba |
@ ZM Africa/Lusaka africa-inland 236
ZMLUN- | Lusaka | 卢萨卡 | -15.42 28.28 | | |
ZMNLA- | Ndola | 恩多拉 | -12.97 28.64 | | |
ZMKIW- | Kitwe | 基特韦 | -12.80 28.21 | | |
@ ZW Africa/Harare africa-inland 236
ZWHRE- | Harare | 哈拉雷 | -17.83 31.05 | | Salisbury Zimbabwe |
ZWBUQ- | Bulawayo | 布拉瓦约 | -20.15 28.58 | | |
@ MW Africa/Blantyre africa-inland 236
MWBLZ- | Blantyre | 布兰太尔 | -15.79 35.01 | | |
MWLLW- | Lilongwe | 利隆圭 | -13.97 33.79 | | Kanengo |
@ BW Africa/Gaborone africa-inland 236
BWGBE- | Gaborone | 哈博罗内 | -24.65 25.91 | | |
@ ZA Africa/Johannesburg africa-inland 236
ZAJNB! | Johannesburg | 约翰内斯堡 | -26.22 28.08 | | City Deep, Joburg, Johannesberg, JHB, City Deep Johannesburg, 约堡 |
ZAPRY- | Pretoria | 比勒陀利亚 | -25.75 28.19 | | Pretcon, Tshwane |
ZABFN- | Bloemfontein | 布隆方丹 | -29.12 26.22 | | Bloemcon |
@ LS Africa/Maseru africa-inland 23
LSMSU- | Maseru | 马塞卢 | -29.31 27.48 | | |
@ NA Africa/Windhoek africa-inland 23
NAWDH- | Windhoek | 温得和克 | -22.56 17.08 | | |
@ CD Africa/Lubumbashi africa-inland 23
CDFBM- | Lubumbashi | 卢本巴希 | -11.66 27.48 | | Elisabethville |
CDKWZ- | Kolwezi | 科卢韦齐 | -10.71 25.47 | | |
@ BF Africa/Ouagadougou africa-inland 236
BFOUA- | Ouagadougou | 瓦加杜古 | 12.37 -1.52 | | Ouaga |
BFBOY- | Bobo-Dioulasso | 博博迪乌拉索 | 11.18 -4.29 | | Bobo |
@ ML Africa/Bamako africa-inland 236
MLBKO- | Bamako | 巴马科 | 12.64 -8.00 | | |
@ NE Africa/Niamey africa-inland 23
NENIM- | Niamey | 尼亚美 | 13.51 2.11 | | |
@ TD Africa/Ndjamena africa-inland 3
TDNDJ- | N'Djamena | 恩贾梅纳 | 12.11 15.04 | | Ndjamena |
@ CF Africa/Bangui africa-inland 13
CFBGF- | Bangui | 班吉 | 4.39 18.56 | | |
@ CM Africa/Douala africa-inland 23
CMYAO- | Yaounde | 雅温得 | 3.87 11.52 | | | Yaoundé
@ NG Africa/Lagos africa-inland 236
NGKAN- | Kano | 卡诺 | 12.00 8.52 | | Kano Dry Port, Dala Dry Port |
NGABV- | Abuja | 阿布贾 | 9.06 7.49 | | |
NGKAD- | Kaduna | 卡杜纳 | 10.52 7.44 | | Kaduna Dry Port |
@ SD Africa/Khartoum africa-inland 236
SDKRT- | Khartoum | 喀土穆 | 15.50 32.56 | | Soba |
@ EG Africa/Cairo africa-inland 236
EGCAI- | Cairo | 开罗 | 30.04 31.24 | | 6th of October Dry Port, October Dry Port, Le Caire, Kairo, El Cairo | القاهرة
@ MA Africa/Casablanca africa-inland 23
MAFEZ- | Fes | 非斯 | 34.03 -5.00 | | Fez |
MARAK- | Marrakech | 马拉喀什 | 31.63 -7.98 | | Marrakesh |
`;
