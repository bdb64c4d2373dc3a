/**
 * Characters that mainland China, Taiwan and Japan write in different ways, as they occur in labels, headings and standard
 * phrases: the simplified form, then the others.
 */
const VARIANTS: readonly string[] = [
  '产產産 称稱 学學 编編 号號 码碼 联聯 国國 运運 输輸 类類 别別 级級 组組 项項 险險険 标標 识識 签籤簽 电電 话話 传傳伝 厂廠 制製',
  '应應応 给給 紧緊 络絡 连連 询詢 咨諮 业業 单單 卖賣売 货貨 样樣 气氣気 体體 压壓圧 闪閃 点點 观觀観 状狀 态態 颜顏顔 浓濃 稳穩 环環',
  '污汙汚 质質 数數 据據 资資 无無 适適 确確 规規 则則 关關関 报報 书書 证證証 鉴鑒鑑 检檢検 验驗験 结結 论論 托託 请請 备備 注註 审審',
  '准準 发發発 间間 订訂 写寫 纯純 储儲 灭滅 医醫 护護 伤傷 损損 严嚴厳 肤膚 过過 咽嚥 对對対 长長 续續続 热熱 烧燒焼 坏壞 层層 遗遺',
  '儿兒 怀懷 导導 轻輕 难難 养養 线線 专專 网網 邮郵 区區 为為 与與 进進 务務 总總 净淨 种種 负負 责責 员員 术術 见見 说說',
  '铁鐵 陆陸 条條 风風 泄洩 变變 范範 围圍 内內 双雙 后後 复復複 处處 动動 实實 试試 触觸 经經 综綜 缩縮 继繼 异異 装裝 当當',
  '个個 极極 强強 乱亂 盐鹽 剂劑 荐薦 议議 简簡 销銷 购購 迁遷 涂塗 润潤 属屬 这這 并並 时時 于於 达達 仅僅 从從 机機 构構',
  '构搆 讯訊 释釋 势勢 众眾 显顯 扩擴 艺藝 届屆 众衆 执執 暂暫 开開 闭閉 贮貯 归歸 仓倉 车車 铅鉛 协協 义義 词詞 选選 择擇',
  '况況 带帶 轮輪 毁毀 终終 缘緣 细細 载載 预預 个箇 够夠 药藥 脑腦 误誤 计計 测測 设設 档檔',
  '锂鋰 柜櫃 离離 池池 额額 条條 钢鋼 纤纖 维維 请請 发發 户戶 语語 译譯 绝絕 缆纜 订訂 额額 历歷 冲衝 声聲 头頭 签簽 页頁',
].flatMap((line) => line.split(' '));

const CLASS_OF = new Map<string, string>();
for (const group of VARIANTS)
  for (const character of group) {
    const known = CLASS_OF.get(character) ?? '';
    CLASS_OF.set(character, [...new Set(known + group)].join(''));
  }

/** Letters with marks that no decomposition takes off, and what OCR makes of them. */
const UNMARKED: Readonly<Record<string, string>> = { ß: 'Bs', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', æ: 'a', œ: 'o' };

/** A letter and the plain one that careless writers and OCR put in its place: "é" and "e". */
function withPlainLetter(letter: string): string | undefined {
  if (!/[\u00c0-\u017e]/.test(letter)) return undefined;
  const plain = UNMARKED[letter] ?? letter.normalize('NFD')[0] ?? letter;
  return plain === letter ? undefined : letter + plain;
}

/** The source of a regular expression in which every such character, and every letter with a mark, stands for all of its forms. */
export function inAllScripts(source: string): string {
  let inClass = false;
  let escaped = false;
  let result = '';
  for (const character of source) {
    const forms = CLASS_OF.get(character) ?? withPlainLetter(character);
    if (forms === undefined) result += character;
    else result += inClass ? forms : `[${forms}]`;
    if (!escaped && character === '[') inClass = true;
    if (!escaped && character === ']') inClass = false;
    escaped = !escaped && character === '\\';
  }
  return result;
}
