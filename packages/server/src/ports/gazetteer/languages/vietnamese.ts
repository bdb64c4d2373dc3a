/** Names in Vietnamese: Chinese ports by their characters (Thượng Hải), others by sound. */
export const VIETNAMESE = `
VN | SGN Thành phố Hồ Chí Minh, TP Hồ Chí Minh, TP HCM, TPHCM, Tp. HCM, Sài Gòn | CLI Cát Lái, Tân Cảng Cát Lái | CMT Cái Mép, Cái Mép Thị Vải, TCIT, TCTT, CMIT, SSIT, Gemalink | HPH Hải Phòng, Lạch Huyện, Đình Vũ, Nam Đình Vũ, Cát Hải | DAD Đà Nẵng, Tiên Sa | UIH Quy Nhơn, Qui Nhơn | VUT Vũng Tàu | CLN Cái Lân, Hòn Gai
CN | SHA Thượng Hải | NGB Ninh Ba | TAO Thanh Đảo | TXG Thiên Tân | DLC Đại Liên | XMN Hạ Môn | SZX Thâm Quyến | YTN Diêm Điền | SHK Xà Khẩu | CAN Quảng Châu | NSA Nam Sa | HUA Hoàng Phố | FOC Phúc Châu | SWA Sán Đầu | LYG Liên Vân Cảng | YNT Yên Đài | NKG Nam Kinh | WUH Vũ Hán | CKG Trùng Khánh | CTU Thành Đô | FAN Phòng Thành | QZH Khâm Châu | BHY Bắc Hải | ZHA Trạm Giang | HAK Hải Khẩu | ZUH Châu Hải | ZSN Trung Sơn
HK | HKG Hồng Kông, Hương Cảng
TW | KHH Cao Hùng | KEL Cơ Long | TXG Đài Trung | TPE Đài Bắc
JP | TYO Tô-ky-ô, Đông Kinh | YOK I-ô-cô-ha-ma
KR | PUS Phú Sơn | INC Nhân Xuyên
RU | VVO Vla-đi-vô-xtốc
SG | SIN Xin-ga-po, Xinh-ga-po, Tân Gia Ba
TH | BKK Băng Cốc, Băng-cốc | LCH Lạt-cha-băng
MY | PKG Cảng Klang
ID | JKT Gia-các-ta
PH | MNL Ma-ni-la
KH | PNH Phnôm Pênh, Nam Vang | KOS Xi-ha-núc-vin
MM | RGN Y-ăng-gun
AU | SYD Xít-ni | MEL Men-bơn
`;
