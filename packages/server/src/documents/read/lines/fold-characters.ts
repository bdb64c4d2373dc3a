/**
 * Writing variants that mean the same character: full-width forms, Kangxi radicals, compatibility ideographs,
 * ligatures, Roman numeral signs, ℃ and ℉. Trade mark signs, superscripts and fractions stay as they are.
 */
const VARIANTS = /[\u2100-\u2109\u2160-\u217f\u2f00-\u2fd5\uf900-\ufaff\ufb00-\ufb06\uff01-\uff5e\uffe0-\uffe6]/g;
/**
 * Radicals of the supplement block that have no compatibility mapping, and the characters drawn alike: PDF writers that look a
 * glyph's character up in the font take the radical for it.
 */
const RADICALS = /[\u2e80-\u2eff]/g;
const DRAWN_AS_RADICAL = new Map(
  [
    '⺀冫 ⺠民 ⺟母 ⺁厂 ⺄乙 ⺒巳 ⺓幺 ⺘手 ⺙攵 ⺝月 ⺡水 ⺣火 ⺩王 ⺪疋 ⺫目 ⺬示 ⺮竹 ⺰纟 ⺴网 ⺼肉 ⺾艹 ⻁虎 ⻂衤 ⻄西',
    '⻅见 ⻆角 ⻇角 ⻈讠 ⻉贝 ⻋车 ⻌辶 ⻎辶 ⻏邑 ⻐钅 ⻑長 ⻒镸 ⻓长 ⻔门 ⻕阜 ⻗雨 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻟食 ⻠饣',
    '⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻱龜 ⻲亀 ⻳龟',
  ]
    .flatMap((line) => line.split(' '))
    .map(([radical = '', character = '']) => [radical, character] as const),
);
/** Spaces of other widths, and characters that are not seen. */
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\r\n]/g;
const UNSEEN = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\p{Cc}]/gu;
const PLAIN = /^[\x20-\x7e]*$/;

/** The text with one spelling for each character (NFKC where meaning is not lost), and plain spaces. */
export function foldCharacters(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(VARIANTS, (variant) => variant.normalize('NFKC'))
    .replace(RADICALS, (radical) => DRAWN_AS_RADICAL.get(radical) ?? radical);
}
