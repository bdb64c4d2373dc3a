import { pricesIn } from './prose/amounts/prices-in-prose.ts';
import { words } from './prose/prose-words.ts';

/** What a line of a mail is, besides what its sender wrote for this mail. */
export type LineFate = { kept: true } | { kept: false; reason: string };

/** Why a line of an earlier message is left out. */
export const HISTORY = 'It is an earlier message of the conversation; only the newest counts.';
const SIGNATURE = 'It is the signature of the mail.';
const HEADERS = 'It says who sent the forwarded mail, and when.';

/** "-----Original Message-----", "On Tue, … wrote:", "Von: …" with further headers below it. */
const DIVIDER =
  /^\s*(?:-{3,}\s*(?:original message|ursprüngliche nachricht|mensaje original|mensagem original|message d'origine|messaggio originale|原始邮件|原始郵件|özgün ileti|orijinal mesaj|oorspronkelijk bericht|исходное сообщение|원본 메시지|元のメッセージ)\s*-*|_{10,}|(?:on|am|el|le|il|em)\b.{6,120}\b(?:wrote|schrieb|escribió|a écrit|ha scritto|escreveu)\s*:|.{4,80}写道[:：])\s*$/iu;
const FORWARD =
  /^\s*(?:-{3,}\s*)?(?:forwarded message|begin forwarded message|weitergeleitete nachricht|mensaje reenviado|mensagem encaminhada|message transféré|messaggio inoltrato|iletilen mesaj|iletilen ileti|doorgestuurd bericht|пересылаемое сообщение|전달된 메시지|転送メッセージ|转发邮件|轉寄郵件|转发的邮件)\b.*$/iu;
const HEADER =
  /^\s*[>*]*\s*\**(?:from|sent|date|to|cc|subject|von|gesendet|an|betreff|datum|de|enviado(?: el)?|para|asunto|assunto|envoyé|à|objet|da|inviato|a|oggetto|发件人|发送时间|收件人|主题|日期|抄送|kimden|gönderen|gönderildi|gönderme tarihi|kime|bilgi|konu|tarih|van|verzonden|aan|onderwerp|od|wysłano|do|temat|от|отправлено|кому|копия|тема|дата|từ|gửi|đến|chủ đề|dari|dikirim|kepada|perihal|보낸 사람|보낸 날짜|받는 사람|제목|날짜|差出人|送信日時|宛先|件名|日時)\**\s*[:：]/iu;
const FIRST_HEADER =
  /^\s*\**(?:from|von|de|da|发件人|寄件者|kimden|gönderen|van|od|от|từ|dari|보낸 사람|差出人)\**\s*[:：]/iu;
const CLOSING =
  /^(?:(?:kind|best|warm|with best|with kind)?\s*regards|b\.?\s?rgds|rgds|best|sincerely|yours (?:sincerely|faithfully|truly)|thanks(?: and| &)? (?:best |kind )?regards|many thanks|cheers|mit freundlichen grüßen|freundliche grüße|beste grüße|viele grüße|mfg|atentamente|(?:un )?(?:cordial )?saludos?(?: cordiales?)?|cordialmente|atenciosamente|att|abs|abraços?|cordialement|bien cordialement|salutations|cordiali saluti|distinti saluti|saluti|met vriendelijke groet(?:en)?|saygılarımızla|saygılarımla|с уважением|顺祝商祺|祝商祺|此致|敬礼|trân trọng|terima kasih|敬具|よろしくお願いいたします|감사합니다)[\s,.!。，！]*$/iu;
/** A company with its telephone: a signature without a closing. */
const CONTACT =
  /(?:\btel\.?|\bphone|\bmob(?:ile)?\.?|\bfax|\bskype|\bwhatsapp|电话|手机|電話)\s*[:：.]?\s*\+?[\d(]|\bP\.?\s?IVA\b|\bHRB\b|\bNIF\b|\bCNPJ\b/iu;

const hasPrice = (line: string) =>
  /(?:usd|eur|rmb|cny|us\$|[$€¥£])\s?\d{2}|\d{3}\s?(?:usd|eur|rmb|cny|元|[$€¥£])|\b\d{1,2}[.,]\d{3}\b|\d{3,5}\s?\/\s?\d{3,5}|\p{L}.*\s{2,}\d{3,5}(?:[.,]\d{2})?(?:\s{2,}|\s*$)/iu.test(
    line,
  );

const EXTRA = new RegExp(words('extra', 'increase', 'decrease'), 'iu');

/** "Add USD 100 margin", "USD 50 more": amounts on top of prices, and no price. */
const isAddition = (line: string) =>
  EXTRA.test(line) && pricesIn(line).groups.every(({ change }) => change !== undefined);

/** "We sell at +USD 120 per box": what the reader of a mail that is passed on is to ask for, and no price of its own. */
const OWN_MARGIN =
  /\b(?:we|i|you|please|pls)\b.{0,20}\bsell\b|\bsell(?:ing)? (?:at|for|rate|price)|\b(?:our |with |add )?(?:margin|mark-?up|profit)\b|\b(?:aufschlag|marge|margen|margem|margine|kar marjı)\b|利润|加价|卖价/iu;

/** Whether a message has a price of its own. Over a mail that is passed on, additions speak of the prices below. */
const offers = (lines: readonly string[], { forward }: { forward: boolean }) =>
  lines.some(
    (line) => hasPrice(line) && !line.startsWith('>') && !OWN_MARGIN.test(line) && !(forward && isAddition(line)),
  );

/** Where an earlier message begins: its divider, or headers of a mail under each other. */
function dividerAt(lines: readonly string[], from: number): { at: number; forward: boolean } | undefined {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (FORWARD.test(line)) return { at, forward: true };
    if (DIVIDER.test(line)) return { at, forward: false };
    const headers = lines.slice(at, at + 5).filter((one) => HEADER.test(one)).length;
    if (FIRST_HEADER.test(line) && headers >= 3) return { at, forward: false };
  }
  return undefined;
}

/** The rows of the mail that is quoted below, without its headers. */
function afterHeaders(lines: readonly string[], at: number): number {
  let row = at;
  if (!HEADER.test(lines[row] ?? '')) row += 1;
  while (row < lines.length && ((lines[row] ?? '').trim() === '' || HEADER.test(lines[row] ?? ''))) row += 1;
  return row;
}

/**
 * Which lines of a mail are what its sender says now. What is quoted from earlier mails is history, but for a mail that was only
 * forwarded: there the newest message with prices counts. The signature begins at "-- ", at a closing, or at telephone numbers.
 */
export function sortMailLines(lines: readonly string[]): LineFate[] {
  const fates: LineFate[] = lines.map(() => ({ kept: false, reason: HISTORY }));
  let start = 0;
  let divider = dividerAt(lines, 0);
  while (divider && !offers(lines.slice(start, divider.at), divider)) {
    for (let row = start; row < divider.at; row += 1) fates[row] = { kept: true };
    const next = afterHeaders(lines, divider.at);
    for (let row = divider.at; row < next; row += 1) fates[row] = { kept: false, reason: HEADERS };
    start = next;
    divider = dividerAt(lines, start);
  }
  const end = divider?.at ?? lines.length;
  for (let row = start; row < end; row += 1)
    fates[row] = { kept: !(lines[row] ?? '').startsWith('>'), reason: HISTORY };
  markSignature(lines, fates, { start, end });
  return fates;
}

const DRAWN = /^(\s*)([*=#~_+•–-]{2,})\s*([\p{L}\d(].*?)\s*\2\s*$/u;

/** A line without the sign that marks it as quoted, and a heading without the signs drawn around it: "*** ZIM ***". */
export const unquoted = (line: string) => line.replace(/^>\s?/, '').replace(DRAWN, '$1$3');

/** The same where the newest message changes what an earlier one offers: the lines of both. */
export function sortQuotedLines(lines: readonly string[]): LineFate[] {
  const divider = dividerAt(lines, 0);
  const marked = lines.findIndex((line) => line.startsWith('>'));
  const ends = [divider?.at ?? -1, marked].filter((row) => row >= 0);
  if (ends.length === 0) return sortMailLines(lines);
  const end = Math.min(...ends);
  const start = divider && divider.at === end ? afterHeaders(lines, end) : end;
  const between = lines.slice(end, start).map((): LineFate => ({ kept: false, reason: HEADERS }));
  return [...sortMailLines(lines.slice(0, end)), ...between, ...sortMailLines(lines.slice(start).map(unquoted))];
}

/** A line drawn above a signature. */
const RULE = /^\s*[-–—_=*~]{4,}\s*$/u;
/** A sentence, or an item of a list. */
const STATEMENT = /[:.;：。；]\s*$|^\s*(?:\d{1,2}\s?[.)、]|[-*•·]\s)/u;
/** Whether a line above a telephone number may be the name of a person, a company, or its address. */
const isName = (line: string) =>
  line.trim() !== '' && line.length < 70 && !hasPrice(line) && !STATEMENT.test(line) && !RULE.test(line);

function markSignature(
  lines: readonly string[],
  fates: LineFate[],
  { start, end }: { start: number; end: number },
): void {
  for (let row = start; row < end; row += 1) {
    const line = (lines[row] ?? '').trim();
    const isDelimiter = /^--\s?$/.test(lines[row] ?? '');
    const closes = isDelimiter || CLOSING.test(line) || (CONTACT.test(line) && row > start + 1);
    if (!closes) continue;
    // "Best regards" above a further offer closes nothing.
    const rest = lines.slice(row + 1, end);
    const offered = rest.findLastIndex((one) => /\b(?:20|40|45)\s?(?:['’]|gp|hc|hq|dc|dv)/i.test(one) && hasPrice(one));
    if (!isDelimiter && offered >= 0) continue;
    let first = row;
    if (!isDelimiter && CONTACT.test(line)) while (row - first < 4 && isName(lines[first - 1] ?? '')) first -= 1;
    for (let at = Math.max(first, start + 1); at < end; at += 1) fates[at] = { kept: false, reason: SIGNATURE };
    return;
  }
}
