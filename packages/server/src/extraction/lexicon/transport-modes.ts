import { either } from './either.ts';

/** A way of carriage whose rules a safety data sheet speaks of; `any` when it names none (or the UN model regulations). */
export type Mode = 'sea' | 'any' | 'air' | 'road' | 'dot' | 'tdg';

const word = (words: string) => `(?<![\\p{L}])(?:${words})(?![\\p{L}])`;

const TOKENS: Readonly<Record<Mode, string>> = {
  sea: either(
    word(
      either(
        '[Il1]?MDG|IMO|I\\.M\\.O\\.?|I\\.M\\.D\\.G\\.?|GGVSee|sea|seatransport|ocean|maritime|marine transport|vessel',
        'water|Seeverkehr|Seeschiffstransport|Seetransport|Seeschifffahrt|par mer|mar[íi]timo|mar[íi]tima',
        'por mar|marittimo|via mare|zeevervoer|zeetransport|morski\\p{L}*|n[áa]mo[řr]n[íi]|sj[öo]transport|sj[øo]transport',
        's[øo]transport|merikuljetus|deniz(?:yolu| yolu| ta[şs]\\p{L}+)|морск\\p{L}+|hidrovi[áa]rio|transport op (?:open )?zee',
      ),
    ),
    '国际海运|海运|海運|水运|水路|海上|해상',
  ),
  air: either(
    word(
      either(
        'IATA|[l1]ATA|ATA-DGR|ICAO|I\\.C\\.A\\.O\\.?|I\\.A\\.T\\.A\\.?|ICAO-TI|IATA-DGR|air|aircraft|Luftverkehr|Lufttransport',
        'par air|a[ée]rien|por aire|a[ée]reo|a[ée]rea|aereo|luchtvervoer|luchttransport|lotnicz\\p{L}+|leteck\\p{L}+',
        'flygtransport|flytransport|lufttransport|lentokuljetus|ilmakuljetus|hava(?:yolu| yolu| ta[şs]\\p{L}+)|воздушн\\p{L}+',
      ),
    ),
    '国际空运|空运|空運|航空|항공',
  ),
  road: either(
    word(
      either(
        'ADR|RID|ADN|ADNR|ADG|ADGC|GGVSEB?|road|rail|inland|inland waterways?|land|ground|Stra(?:ß|ss)e',
        'Stra(?:ß|ss)en-?|Landtransport|Binnenschiff|Eisenbahnverkehr|route|rail|carretera|ferrocarril',
        'terrestre|ferroviario|terrestr[ei]|stradale|fluvial|navigation int[ée]rieure|wegvervoer|landvervoer|l[ąa]dow\\p{L}+',
        'drogow\\p{L}+|kolejow\\p{L}+|silni[čc]n[íi]|[žz]elezni[čc]n[íi]|pozemn[íi]|v[äa]gtransport|veitransport|vejtransport',
        'maantiekuljetus|rautatiekuljetus|kara(?:yolu| yolu| ta[şs]\\p{L}+)|автомобильн\\p{L}+|железнодорожн\\p{L}+',
      ),
    ),
    '陆运|陸運|公路|铁路|鐵路|道路|陸上|육상|JT\\/T ?617(?:\\.\\d)?(?:-\\d{4})?',
  ),
  dot: word('US ?DOT|DOT|D\\.O\\.T\\.?|49 ?CFR|CFR|USDOT|HMR'),
  tdg: word('TDG|T\\.D\\.G\\.?|TDGR|MEX|Mexico|NOM|CTDG|Canada'),
  any: word('UNRTDG|UN ?RTDG|UN[- ]?model regulations?|UN "model regulations?"|TDG model'),
};

const FILLER_WORDS = either(
  'transport(?:ation|e)?|transports?|shipping(?! (?:name|description))|shipment|by|via|of|the|in|im',
  'par|por|per|mer|on|for|and|und|et|e|y|or|&|U\\.?S\\.?A?\\.?|international|domestic|code|codes|classification',
  'hazard classification|classification for|dangerous goods|goods|regulations?|information',
  'department|association|civil|aviation|organi[sz]ation|bill of lading|description|non-?bulk|bulk',
  'packagings?|packages?|package|dgr|ti|data|cargo|only|passenger|classe?s?(?= *\\()|surface',
  'regulation|regulatory|the meaning|status|Verkehr|Gefahrgutverordnung|intern|instructions?',
  'technical|en aplicaci[óo]n|al|del?|mercanc[íi]as|marchandises|merci|peligrosas|dangereuses',
  'pericolose|according|accordance|with|to|as|nach|selon|secondo|conforme|gem[äa](?:ß|ss)|edition',
  'amendment|amdt|c[óo]digo',
);
const FILLER = either(
  word(FILLER_WORDS),
  '\\d{2}-\\d{2}(?!\\d)|运输|運送|運輸|国际|國際|欧洲|歐洲|中国|中國|规则|规定|規則|危规|危险货物|\\d{3}\\.\\d{3}|\\(cargo\\)',
);

const ANY_TOKEN = Object.values(TOKENS).join('|');

/** The source of a pattern for a mode's name at the beginning of a text, with the words that go with it. */
export const MODE_PATTERN = `(?:(?:${FILLER})[\\s,/&()"'.-]{0,4}){0,5}(?:${ANY_TOKEN})(?:[\\s,/&().·、+"'-]{0,4}(?:${ANY_TOKEN}|${FILLER}))*[\\s)]*`;

const FINDERS = (Object.entries(TOKENS) as [Mode, string][]).map(
  ([mode, source]) => [mode, new RegExp(source, 'iu')] as const,
);

/** Which modes a text names. Land is left out where it only explains DOT or TDG. */
export function parseModes(text: string): Set<Mode> {
  const modes = new Set<Mode>();
  for (const [mode, finder] of FINDERS) if (finder.test(text)) modes.add(mode);
  if ((modes.has('dot') || modes.has('tdg')) && !/ADR|RID|ADN/.test(text)) modes.delete('road');
  return modes;
}
