/**
 * Mainland China, Hong Kong, Macao and Taiwan: sea ports, then the barge ports of the Yangtze and Pearl rivers.
 * Keys are the codes that the trade writes; UN/LOCODE's port entries are among the other codes.
 */
export const CHINA = `
@ CN Asia/Shanghai china-main north-china
CNTXG! | Tianjin | 天津 | 38.98 117.74 | CNTSN CNXGG CNTNG CNTNJ CNTGG CNDJG | Xingang, Tianjin Xingang, Tianjin New Port, Tientsin, Tanggu, Tangku, Hsinkang, Xin Gang, Xingang Tianjin, TSN, XGG, XNG, TJN, 新港, 天津新港, 塘沽
CNTAO! | Qingdao | 青岛 | 36.02 120.22 | CNQDG CNQIN CNQAW CNDJA | Qingtao, Tsingtao, Tsing Tao, Qianwan, Huangdao, Dongjiakou, QD, QDO, 前湾, 黄岛, 董家口
CNDLC! | Dalian | 大连 | 39.01 121.78 | CNDAG CNDAL CNDYW | Dairen, Dalien, Talien, Dayaowan, Luda, 大窑湾
CNYNT | Yantai | 烟台 | 37.56 121.39 | CNYTG CNYAT | Chefoo, Zhifu, 芝罘
CNWEI | Weihai | 威海 | 37.43 122.20 | CNWEG | Weihaiwei, 威海卫
CNLYG | Lianyungang | 连云港 | 34.74 119.45 | | Lianyun Gang, Lien Yun Kang, Lianyun
CNRZH | Rizhao | 日照 | 35.38 119.56 | | Shijiusuo, 石臼
CNJNZ | Jinzhou | 锦州 | 40.80 121.07 | | Chinchow
CNYIK | Yingkou | 营口 | 40.68 122.23 | | Yingkow, Yinkou, Newchwang
CNBAY | Bayuquan | 鲅鱼圈 | 40.30 122.10 | CNBYQ | Ba Yu Quan
CNDDG | Dandong | 丹东 | 39.83 124.15 | CNDDZ CNDGN | Antung, Donggang
CNSHP | Qinhuangdao | 秦皇岛 | 39.91 119.61 | | Chinwangtao, QHD
CNTGS | Tangshan | 唐山 | 39.21 119.01 | CNJTG CNCFD | Jingtang, Caofeidian, 京唐, 曹妃甸
CNHUH | Huanghua | 黄骅 | 38.32 117.87 | | Cangzhou, 沧州
CNLKU | Longkou | 龙口 | 37.65 120.32 | |
CNPLI- | Penglai | 蓬莱 | 37.82 120.75 | |
CNSHD | Shidao | 石岛 | 36.88 122.42 | | Shi Dao
CNWEF | Weifang | 潍坊 | 37.10 119.10 | |
CNDYN | Dongying | 东营 | 38.08 118.97 | |
CNHUD- | Huludao | 葫芦岛 | 40.71 121.00 | |
CNLSN- | Lanshan | 岚山 | 35.08 119.37 | |
CNPAJ- | Panjin | 盘锦 | 40.70 121.90 | |
CNLZO- | Laizhou | 莱州 | 37.41 119.93 | |
CNLSH- | Lushun | 旅顺 | 38.80 121.24 | | Port Arthur
@ CN Asia/Shanghai china-main east-china
CNSHA! | Shanghai | 上海 | 31.23 121.49 | CNSHG CNSGH CNYAN CNYSA CNYSN CNWGQ CNWUG CNPDG | Yangshan, Waigaoqiao, Wusong, Shanghai Yangshan, Shanghai Waigaoqiao, Shanghai Pudong, Yang Shan, Zhanghuabang, SHG, 洋山, 外高桥, 吴淞, 上海洋山, 上海外高桥, Schanghai, Xangai
CNNGB! | Ningbo | 宁波 | 29.93 121.85 | CNNBG CNNBO CNBEI CNBLG CNMSG CNDAX | Ningpo, Beilun, Ningbo Zhoushan, Ningbo Beilun, Meishan, Daxie, Chuanshan, NBO, NB, 北仑, 宁波舟山, 宁波北仑, 梅山
CNZOS | Zhoushan | 舟山 | 30.00 122.10 | | Chusan, Tinghai, Dinghai
CNWNZ | Wenzhou | 温州 | 27.95 120.95 | CNWZO | Wenchow
CNTAZ | Taizhou, Zhejiang | 台州/台州 | 28.68 121.45 | CNHME | Taizhou Dachen, Haimen, 海门
CNJAX | Jiaxing | 嘉兴 | 30.59 121.09 | CNZAP CNZPU | Zhapu, Chapu, 乍浦
CNDFG | Dafeng | 大丰 | 33.20 120.78 | | Yancheng, 盐城
CNYKG- | Yangkou | 洋口 | 32.53 121.40 | |
CNXSP- | Shipu | 石浦 | 29.20 121.95 | |
@ CN Asia/Shanghai china-main south-china
CNXMN! | Xiamen | 厦门 | 24.45 118.07 | CNXMG CNXAM CNXMH CNHHT CNXXY | Amoy, Hsiamen, Haicang, Songyu, Haitian, Xiang Yu, 海沧, 厦门海沧, 嵩屿, 东渡
CNFOC! | Fuzhou | 福州 | 25.98 119.45 | CNFZG CNFZH CNMAW | Foochow, Fuchow, Mawei, Fu Zhou, 马尾
CNFUG | Fuqing | 福清 | 25.44 119.33 | CNJGY | Fuqing Jiangyin, Jiangyin Fujian, 江阴福州, 福清江阴
CNQZJ | Quanzhou | 泉州 | 24.88 118.68 | CNQZL | Chuanchow, Chinchew
CNPUT- | Putian | 莆田 | 25.23 119.00 | CNXYG | Xiuyu, Meizhouwan, 秀屿, 湄洲湾
CNZZH- | Zhangzhou | 漳州 | 24.42 118.07 | | Zhangzhou China Merchants
CNNDE- | Ningde | 宁德 | 26.75 119.70 | |
CNSWA! | Shantou | 汕头 | 23.34 116.74 | CNSTG | Swatow, Shan Tou
CNCOZ | Chaozhou | 潮州 | 23.62 117.05 | |
CNSWE- | Shanwei | 汕尾 | 22.77 115.35 | | Swabue
CNHUI | Huizhou | 惠州 | 22.71 114.56 | CNDAY | Huizhou Daya Bay, 大亚湾
CNSZX! | Shenzhen | 深圳 | 22.52 114.05 | CNSNZ CNSZP +CNYTN +CNSHK +CNCWN +CNDCB +CNMWN | Shen Zhen, Shenzen, Shumchun, Sham Chun, SZ, SZN
CNYTN! | Yantian | 盐田 | 22.57 114.27 | | YICT, Yan Tian, Shenzhen Yantian, Yentian, Yantian Shenzhen, 深圳盐田
CNSHK! | Shekou | 蛇口 | 22.47 113.90 | | Shekou Shenzhen, She Kou, SCT, Shenzhen Shekou, 深圳蛇口
CNCWN | Chiwan | 赤湾 | 22.47 113.88 | | Chi Wan, CCT, Shenzhen Chiwan, 深圳赤湾
CNDCB | Da Chan Bay | 大铲湾 | 22.53 113.86 | | Dachan Bay, Dachanwan, Da Chan, DCB
CNMWN- | Mawan | 妈湾 | 22.48 113.86 | | Ma Wan Shenzhen
CNCAN! | Guangzhou | 广州 | 23.10 113.45 | CNGZG CNGGZ +CNNSA +CNHUA | Canton, Kwangchow, Guang Zhou, GZ, GZU, GUZ
CNNSA! | Nansha | 南沙 | 22.66 113.67 | | Nansha Guangzhou, Guangzhou Nansha, Nansha New Port, Nan Sha, 广州南沙
CNHUA! | Huangpu | 黄埔 | 23.10 113.43 | CNHUN | Whampoa, Huang Pu, Huangpu New Port, Guangzhou Huangpu, HPU, 广州黄埔, 黄埔新港, 黄埔老港
CNZHA | Zhanjiang | 湛江 | 21.18 110.40 | CNZNG | Tsamkong, Chankiang, Chanchiang, 霞山
CNFAN | Fangcheng | 防城 | 21.62 108.33 | | Fangchenggang, 防城港
CNQZH | Qinzhou | 钦州 | 21.72 108.60 | | Chinchow Guangxi, Beibu Gulf, 北部湾
CNBHY | Beihai | 北海 | 21.48 109.08 | CNBIH | Pakhoi, 铁山
CNHAK | Haikou | 海口 | 20.03 110.28 | CNHIG CNHKO CNHXG | Hoihow, 秀英
CNYPG | Yangpu | 洋浦 | 19.72 109.18 | | Yangpu Hainan
CNSYA- | Sanya | 三亚 | 18.23 109.50 | |
CNBSP- | Basuo | 八所 | 19.10 108.62 | CNDFA | Dongfang, 东方
CNMMI- | Maoming | 茂名 | 21.48 111.08 | | Shuidong, 水东
CNSDG- | Shuidong | 水东 | 21.50 111.08 | |
CNYJI | Yangjiang | 阳江 | 21.72 111.82 | |
CNTIS- | Taishan | 台山/台山 | 22.02 112.80 | CNTHG CNGHI | Guanghai
CNGGY- | Gongyi | 公益 | 22.25 112.80 | CNTSG | Gong Yi
@ CN Asia/Shanghai china-main south-china pearl-river
CNZUH | Zhuhai | 珠海 | 22.22 113.55 | CNJZU CNGON CNQSN | Jiuzhou, Gaolan, Zhuhai Gaolan, 高栏, 九洲
CNZSN | Zhongshan | 中山 | 22.53 113.45 | CNSHQ | Chungshan, Shiqi, 石岐
CNXIL- | Xiaolan | 小榄 | 22.67 113.24 | CNXAO |
CNJMN | Jiangmen | 江门 | 22.57 113.10 | CNWIH | Kongmoon, Gaosha, Waihai, 高沙, 外海
CNXIN | Xinhui | 新会 | 22.50 113.06 | | Sunwui
CNKPN- | Kaiping | 开平 | 22.38 112.70 | | Sanbu, 三埠
CNHSN- | Heshan | 鹤山 | 22.77 112.97 | |
CNFOS | Foshan | 佛山 | 23.02 113.11 | CNFRT | Fatshan
CNLAN- | Lanshi | 澜石 | 23.00 113.10 | CNLNS CNLSI | Lan Shi, Foshan Lanshi
CNNAH | Nanhai | 南海 | 23.03 113.15 | | Namhoi
CNSSH- | Sanshan | 三山 | 23.00 113.22 | CNNHS | Nanhai Sanshan, 南海三山
CNBJO- | Beijiao | 北滘 | 22.92 113.20 | CNBIJ CNYQS |
CNROQ- | Rongqi | 容奇 | 22.77 113.27 | |
CNSUD | Shunde | 顺德 | 22.83 113.25 | | Shuntak
CNLUU- | Leliu | 勒流 | 22.86 113.15 | | Le Liu, Shunde Leliu
CNGYN- | Gaoyao | 高要 | 23.03 112.46 | | Gao Yao, Zhaoqing Gaoyao
CNSJQ | Sanshui | 三水 | 23.16 112.87 | | Samshui, Hekou, 河口
CNGOM- | Gaoming | 高明 | 22.88 112.85 | |
CNZQG | Zhaoqing | 肇庆 | 23.05 112.47 | | Shiuhing
CNYNF- | Yunfu | 云浮 | 23.08 111.80 | |
CNWUZ | Wuzhou | 梧州 | 23.48 111.31 | | Wuchow
CNGUG- | Guigang | 贵港 | 23.10 109.60 | |
CNNNG- | Nanning | 南宁 | 22.80 108.32 | CNNIG CNNIN |
CNLZH- | Liuzhou | 柳州 | 24.32 109.40 | |
CNQYN- | Qingyuan | 清远 | 23.70 113.02 | CNQGY |
CNHDU- | Huadu | 花都 | 23.38 113.22 | CNHDG |
CNLIH- | Lianhuashan | 莲花山 | 23.01 113.50 | |
CNPNY- | Panyu | 番禺 | 22.95 113.37 | | Shiqiao
CNXIT- | Xintang | 新塘 | 23.12 113.62 | |
CNDGG | Dongguan | 东莞 | 22.87 113.58 | +CNHMN | Tung Kun
CNHMN | Humen | 虎门 | 22.80 113.60 | CNSIN CNSTI | Taiping, Fumun, Shatian, 太平, 沙田
CNDOU- | Doumen | 斗门 | 22.22 113.28 | |
CNWAZ- | Wanzai | 湾仔 | 22.19 113.53 | | ~Wan Chai
@ CN Asia/Shanghai china-main east-china yangtze
CNTAG | Taicang | 太仓 | 31.60 121.22 | CNTAC |
CNCGU | Changshu | 常熟 | 31.75 120.95 | CNCGS |
CNZJG | Zhangjiagang | 张家港 | 31.97 120.40 | | Chang Chia Kang, Zhang Jia Gang
CNNTG | Nantong | 南通 | 32.00 120.82 | | Nantung, Langshan
CNJIA | Jiangyin | 江阴 | 31.92 120.25 | |
CNCZX | Changzhou | 常州 | 31.97 119.98 | | Changchow
CNTZO | Taizhou, Jiangsu | 泰州 | 32.28 119.85 | CNTZU CNGAO | Gaogang, 高港
CNYZH | Yangzhou | 扬州 | 32.26 119.43 | | Yangchow
CNZHE | Zhenjiang | 镇江 | 32.21 119.45 | CNDAA | Chinkiang, Dagang, 大港
CNNKG | Nanjing | 南京 | 32.17 118.88 | CNNJG CNNJI | Nanking, Longtan, 龙潭
CNWUX- | Wuxi | 无锡 | 31.57 120.30 | CNWXS | Wusih
CNSZH- | Suzhou | 苏州 | 31.31 120.62 | CNSZG | Soochow
CNHGH- | Hangzhou | 杭州 | 30.28 120.15 | | Hangchow
CNMAA | Ma'anshan | 马鞍山 | 31.70 118.46 | | Maanshan
CNWHI | Wuhu | 芜湖 | 31.35 118.37 | |
CNTOL | Tongling | 铜陵 | 30.95 117.78 | |
CNCHI- | Chizhou | 池州 | 30.66 117.48 | |
CNAQG | Anqing | 安庆 | 30.50 117.05 | | Anking
CNHFE- | Hefei | 合肥 | 31.85 117.28 | |
@ CN Asia/Shanghai china-main central-china yangtze
CNJIU | Jiujiang | 九江 | 29.75 116.00 | | Kiukiang
CNKHN | Nanchang | 南昌 | 28.72 115.90 | |
CNHSI | Huangshi | 黄石 | 30.20 115.10 | |
CNWUH | Wuhan | 武汉 | 30.66 114.52 | CNWHG CNNHN | Hankow, Yangluo, Wuhan Yangluo, 阳逻, 武汉阳逻
CNJGZ- | Jingzhou | 荆州 | 30.30 112.25 | CNJZK | Shashi, 沙市
CNYIC | Yichang | 宜昌 | 30.68 111.30 | CNYCG | Ichang
CNYYA | Yueyang | 岳阳 | 29.45 113.15 | CNCLJ | Chenglingji, 城陵矶
CNCSX | Changsha | 长沙 | 28.27 112.97 | CNCSH | Xianing, 霞凝
CNWZH- | Wanzhou | 万州 | 30.81 108.40 | CNWAX | Wanxian, 万县
CNFLG- | Fuling | 涪陵 | 29.70 107.38 | |
CNCKG | Chongqing | 重庆 | 29.63 106.68 | CNCHQ CNCQI | Chungking, Guoyuan, Cuntan, 果园, 寸滩
CNLUZ | Luzhou | 泸州 | 28.92 105.48 | |
CNYIB- | Yibin | 宜宾 | 28.80 104.70 | |
@ HK Asia/Hong_Kong hong-kong far-east
HKHKG! | Hong Kong | 香港 | 22.34 114.12 | | Hongkong, HK, HKC, Kwai Chung, Victoria Harbour, Hongkong SAR, Hong Kong SAR, Kowloon, Kwai Tsing, Heung Gong, HIT, 葵涌, 香港葵涌
@ MO Asia/Macau south-china pearl-river
MOMFM | Macau | 澳门 | 22.19 113.54 | | Macao, Aomen
@ TW Asia/Taipei taiwan
TWKHH! | Kaohsiung | 高雄 | 22.57 120.31 | | Kao Hsiung, Kaoshiung, Kaohsuing, Gaoxiong, Takao, KAO
TWKEL! | Keelung | 基隆 | 25.15 121.75 | | Chilung, Jilong, Kee Lung, KLG
TWTXG! | Taichung | 台中 | 24.28 120.51 | | Tai Chung, Taizhong, TCH, TCG
TWTPE | Taipei | 台北 | 25.15 121.37 | | Taibei, Tai Pei, Port of Taipei, 台北港, 八里
TWTYN- | Taoyuan | 桃园 | 25.00 121.30 | | Toyuen, Tao Yuan
TWHUN- | Hualien | 花莲/花蓮 | 23.98 121.63 | | Hualian
TWSUO- | Suao | 苏澳 | 24.59 121.87 | | Su Ao
TWMLI- | Mailiao | 麦寮 | 23.79 120.18 | | Mai Liao
`;
