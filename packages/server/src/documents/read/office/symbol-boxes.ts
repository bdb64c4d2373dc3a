/** The boxes of a form: empty, ticked, crossed. */
export type BoxSign = '☐' | '☑' | '☒';

type Signs = Readonly<Record<BoxSign, readonly number[]>>;

const DINGBATS: Signs = { '☐': [0x6f, 0x70, 0x71, 0x72], '☑': [0x34, 0x33], '☒': [0x38, 0x37, 0x35, 0x36] };

/** Where symbol fonts have these signs, the first of which we write; `wingdings` is also how Word's own symbols are stored. */
const FONTS: Readonly<Record<string, Signs>> = {
  wingdings: { '☐': [0xa8, 0x6f, 0x71, 0x72], '☑': [0xfe, 0xfc], '☒': [0xfd, 0x78, 0xfb] },
  'wingdings 2': { '☐': [0xa3], '☑': [0x52, 0x50], '☒': [0x53, 0x51, 0x54] },
  webdings: { '☐': [0x63], '☑': [0x61], '☒': [0x72] },
  zapfdingbats: DINGBATS,
  'zapf dingbats': DINGBATS,
  'itc zapf dingbats': DINGBATS,
};
/** Symbol fonts have their characters in the private use area. */
const PRIVATE = 0xf000;

const tableOf = (font: string | undefined) => FONTS[font?.trim().toLowerCase() ?? ''];

/** Whether a font has signs where others have letters. */
export const isSymbolFont = (font: string | undefined): boolean => tableOf(font) !== undefined;

/** What a character of a symbol font shows as far as it is a box, and a sign of any other font; undefined for the rest. */
export function signOfSymbol(font: string | undefined, code: number): string | undefined {
  const table = tableOf(font);
  if (table === undefined) return code >= 0x2000 && code < 0xe000 ? String.fromCodePoint(code) : undefined;
  const own = code & ~PRIVATE;
  return (['☐', '☑', '☒'] as const).find((sign) => table[sign].includes(own));
}

/** The character that shows a box in a font. */
export function symbolOfSign(font: string | undefined, sign: BoxSign): number {
  const [code] = tableOf(font)?.[sign] ?? [];
  return code === undefined ? (sign.codePointAt(0) ?? 0) : code | PRIVATE;
}

/** The box that a check box of older Word forms (`w:checkBox`) draws, by the XML within it. */
export function signOfCheckBox(inner: string): BoxSign {
  const stateOf = (name: string) => {
    const [found, value = '1'] = new RegExp(`<w:${name}(?:\\s+w:val="(\\w+)")?\\s*/>`).exec(inner) ?? [];
    return found === undefined ? undefined : /^(?:1|true|on)$/.test(value);
  };
  return (stateOf('checked') ?? stateOf('default')) ? '☒' : '☐';
}
