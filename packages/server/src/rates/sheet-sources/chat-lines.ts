/** A line of a pasted chat, without the time and the name before it. `isOwn`: the one who pasted it wrote it. */
export type ChatLine = { text: string; begins: boolean; isOwn: boolean };

const DAY = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const NAME = String.raw`([^:：\[\]]{1,40}?)`;
/** How programs write who says what: the name is the first group, what is said on the same line the second. */
const MESSAGES: readonly RegExp[] = [
  // [21/11/2026, 14:05] Name: text · [9:14 AM, 11/21/2026] Name: text
  new RegExp(`^[\\u200e\\s]*\\[(?:${DAY},?\\s+${TIME}|${TIME},?\\s+${DAY})\\]\\s*${NAME}\\s*[:：]\\s*(.*)$`, 'iu'),
  // 21/11/2026, 14:05 - Name: text
  new RegExp(`^[\\u200e\\s]*${DAY},?\\s+${TIME}\\s+[-–]\\s+${NAME}\\s*[:：]\\s*(.*)$`, 'iu'),
  // Name, [21.11.2026 14:05] and, on lines of its own, the text · Name 2026-11-21 14:05:33
  new RegExp(`^${NAME},?\\s*\\[${DAY},?\\s+${TIME}\\]\\s*:?\\s*(.*)$`, 'iu'),
  new RegExp(`^([^:：\\[\\]\\d]{1,30}?)\\s+${DAY}\\s+${TIME}()$`, 'iu'),
];
/** The name that programs give to the one who exports the chat. */
const OWN =
  /^(?:you|me|ich|du|yo|tú|tu|eu|você|moi|vous|io|ik|jij|ben|sen|siz|я|вы|ты|我|你|나|私|أنت|anda|saya|tôi|bạn|ฉัน|คุณ)$/iu;

/** The lines of a chat that was pasted as a text; undefined for any other text. */
export function readChat(lines: readonly string[]): ChatLine[] | undefined {
  const matches = lines.map((line) => MESSAGES.map((message) => message.exec(line)).find((match) => match !== null));
  if (matches.filter((match) => match !== undefined).length < 2) return undefined;
  let isOwn = false;
  return lines.map((line, at) => {
    const [, name = '', said = ''] = matches[at] ?? [];
    if (!matches[at]) return { text: line, begins: false, isOwn };
    isOwn = OWN.test(name.replace(/^[~\s]+/, '').trim());
    return { text: said, begins: true, isOwn };
  });
}
