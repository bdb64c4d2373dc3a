/** Pairs of simplified and traditional forms of the characters in our tables and word lists; all others are the same in both. */
const PAIRS =
  '与與业業两兩个個为為争爭亏虧产產仅僅从從传傳体體挤擠据據绕繞计計账賬贬貶' +
  '东東亚亞丰豐丽麗义義乌烏乐樂乔喬书書买買云雲仓倉价價伟偉伦倫优優会會伤傷佣傭侨僑侣侶俄俄俩倆' +
  '冈岡军軍农農冯馮冲沖决決况況冻凍净淨凉涼减減凤鳳凯凱击擊凭憑刘劉则則刚剛创創别別剂劑剑劍办辦务務动動' +
  '励勵劳勞势勢勋勳区區医醫华華协協单單卖賣占占卢盧卫衛厂廠厅廳历歷厉厲压壓厦廈县縣参參双雙发發变變叶葉号號叹嘆' +
  '吕呂吗嗎吨噸听聽启啟吴吳呐吶员員呜嗚咙嚨哑啞响響哗嘩唐唐啸嘯喷噴嘱囑团團园園国國图圖圆圓圣聖场場坏壞块塊坚堅' +
  '坛壇坝壩坟墳坠墜垄壟垒壘垦墾垫墊埃埃埘塒堑塹墙牆壮壯声聲壳殼备備复復头頭夹夾夺奪奋奮奖獎奥奧妆妝妇婦妈媽姗姍姜姜' +
  '娄婁娅婭娱娛婴嬰孙孫学學宁寧宝寶实實审審宪憲宫宮宽寬宾賓对對寻尋导導寿壽将將尔爾尘塵尝嘗尧堯尽盡层層屿嶼岁歲岂豈' +
  '岗崗岘峴岚嵐岛島岭嶺峡峽峦巒崭嶄巅巔巩鞏币幣帅帥师師帐帳帘簾带帶帮幫幂冪广廣庄莊庆慶庐廬库庫应應庙廟庞龐废廢开開' +
  '异異弃棄张張弥彌弯彎弹彈强強归歸当當录錄彦彥彻徹径徑忆憶志志怀懷态態总總恋戀恶惡惠惠惧懼悬懸惊驚惯慣愿願戏戲战戰' +
  '户戶扑撲执執扩擴扫掃扬揚抚撫护護报報担擔拉拉拟擬拥擁择擇拣揀挂掛挝撾损損换換据據掷擲掸撣揽攬搁擱摄攝摆擺撑撐' +
  '敌敵数數断斷旧舊时時旷曠昙曇显顯晋晉晓曉晕暈暂暫术術机機杀殺杂雜权權条條来來杨楊杰傑极極构構枢樞枣棗枪槍柜櫃' +
  '标標栈棧栋棟树樹栖棲样樣档檔桥橋桦樺梦夢检檢楼樓榄欖槟檳樱櫻横橫欢歡欧歐毕畢毛毛气氣汇匯汉漢汤湯沟溝沃沃沈瀋沥瀝沦淪' +
  '沧滄沪滬泪淚泞濘泸瀘泽澤洁潔洒灑浅淺浆漿浇澆浊濁测測济濟浏瀏浑渾浓濃涛濤涝澇涞淶涟漣涡渦润潤涧澗涨漲涩澀渊淵渍漬' +
  '渐漸渔漁渗滲温溫湾灣湿濕溃潰滚滾满滿滤濾滥濫滦灤滨濱滩灘滞滯漓灕潍濰潜潛澜瀾濒瀕灭滅灯燈灵靈灾災炉爐点點炼煉烁爍' +
  '烟煙烦煩烧燒热熱爱愛爷爺牵牽状狀犹猶狮獅独獨狭狹猪豬献獻玛瑪环環现現玺璽珑瓏琐瑣琼瓊电電画畫畅暢疗療疮瘡盐鹽监監' +
  '盖蓋盘盤着著码碼矿礦砀碭砖磚础礎碍礙确確礼禮祯禎禄祿离離种種积積称稱税稅稳穩穷窮窑窯竞競笔筆笼籠筑築签簽简簡篮籃' +
  '类類粤粵粮糧纪紀纯純纲綱纳納纵縱纷紛纸紙纹紋纽紐线線练練组組细細织織终終经經绍紹结結给給络絡绝絕统統绥綏继繼绩績绪緒' +
  '续續维維绵綿综綜绿綠缅緬缆纜缔締编編缘緣缝縫网網罗羅罚罰罢罷羁羈职職联聯聪聰肃肅肠腸肤膚胁脅胜勝脉脈脑腦脚腳腊臘' +
  '舰艦舱艙艺藝节節芜蕪芦蘆苏蘇苹蘋茎莖荆荊荐薦荣榮荷荷莅蒞莱萊莲蓮获獲莹瑩莺鶯萝蘿萤螢营營萨薩葱蔥蒋蔣蓝藍蔷薔蕴蘊虏虜' +
  '虑慮虚虛虽雖虾蝦蚀蝕蚁蟻蛮蠻蜡蠟补補衬襯袭襲装裝裤褲见見观觀规規视視觉覺览覽触觸订訂认認讨討让讓训訓议議记記讲講' +
  '许許论論设設访訪证證评評识識诉訴词詞译譯试試诗詩诚誠话話诞誕询詢该該详詳语語误誤说說请請诸諸诺諾课課调調谁誰谅諒谈談' +
  '谊誼谋謀谢謝谣謠谦謙谨謹谱譜谷谷贝貝贞貞负負贡貢财財责責贤賢败敗货貨质質贩販贪貪贫貧购購贯貫贵貴贸貿费費贺賀贾賈资資' +
  '赋賦赌賭赏賞赐賜赔賠赖賴赛賽赞贊赣贛赤赤赵趙赶趕跃躍践踐车車轧軋轨軌转轉轮輪软軟轰轟轴軸轻輕载載较較辅輔辆輛辉輝辑輯' +
  '输輸辖轄辽遼达達迁遷过過迈邁运運还還这這进進远遠连連迟遲适適选選递遞逻邏遗遺邓鄧邮郵邻鄰郁郁郑鄭酿釀释釋里里鉴鑒针針钉釘' +
  '钓釣钟鐘钢鋼钦欽钩鉤钱錢钻鑽铁鐵铃鈴铅鉛铜銅铝鋁铭銘银銀铺鋪链鏈销銷锁鎖锄鋤锅鍋锋鋒锌鋅锐銳错錯锡錫锦錦键鍵锯鋸锰錳镇鎮' +
  '镑鎊镜鏡长長门門闪閃闭閉问問闯闖间間闷悶闸閘闹鬧闻聞闽閩阁閣阅閱阔闊队隊阳陽阴陰阵陣阶階际際陆陸陈陳险險随隨隐隱隶隸' +
  '难難雏雛雾霧静靜韦韋韩韓页頁顶頂项項顺順须須顾顧顿頓预預领領频頻颖穎题題颜顏额額风風飞飛饭飯饮飲饰飾馆館马馬驰馳驱驅' +
  '驳駁驴驢驶駛驻駐驾駕骆駱验驗骏駿骑騎骗騙骚騷鱼魚鲁魯鲅鮁鲍鮑鲜鮮鲸鯨鸟鳥鸡雞鸣鳴鸥鷗鸭鴨鸿鴻鹅鵝鹏鵬鹤鶴鹿鹿麦麥麦麥' +
  '黄黃齐齊齿齒龙龍龚龔龟龜莅蒞骅驊鲅鮁诏詔迪迪颍潁胶膠荞蕎锚錨锥錐锚錨锭錠镍鎳镐鎬垭埡圹壙滢瀅玮瑋闵閔郦酈坂坂坞塢' +
  '娜娜岩岩峰峰布布干干后後台臺只隻丑醜万萬儿兒关關兰蘭兴興无無栏欄榈櫚矶磯窝窩笃篤红紅约約绒絨绳繩边邊钏釧铲鏟';

const TO_TRADITIONAL = new Map<string, string>();
const TO_SIMPLIFIED = new Map<string, string>();
const characters = [...PAIRS];
for (let i = 0; i + 1 < characters.length; i += 2) {
  const [simplified = '', traditional = ''] = characters.slice(i, i + 2);
  if (simplified === traditional) continue;
  TO_TRADITIONAL.set(simplified, traditional);
  TO_SIMPLIFIED.set(traditional, simplified);
}

/** Variant forms that Taiwan, Hong Kong and Japan write, as the simplified character. */
for (const [variant, simplified] of [
  '横横',
  '橫横',
  '浜滨',
  '沢泽',
  '広广',
  '関关',
  '關关',
  '塩盐',
  '戸户',
  '県县',
  '崎崎',
  '﨑崎',
  '竜龙',
  '灣湾',
  '壱壹',
  '厰厂',
  '鉄铁',
  '駅驿',
  '檳槟',
  '麪面',
].map((pair) => [...pair])) {
  if (variant && simplified) TO_SIMPLIFIED.set(variant, simplified);
}

/** A simplified Chinese name in traditional characters: 青岛 → 青島. */
export function toTraditional(text: string): string {
  return replaceEach(text, TO_TRADITIONAL);
}

/** Traditional (or Japanese) characters as simplified ones, for comparing: 高雄, 橫濱 → 高雄, 横滨. */
export function toSimplified(text: string): string {
  return replaceEach(text, TO_SIMPLIFIED);
}

function replaceEach(text: string, table: ReadonlyMap<string, string>): string {
  let out = '';
  for (const character of text) out += table.get(character) ?? character;
  return out;
}
