/** What a cell of ports says before anyone looks a port up. */
export type PlaceText = {
  /** Texts that each may name one place or several. */
  places: readonly string[];
  /** Places it goes through: "Xingang, Dalian t/s Pusan". */
  via: readonly string[];
};

const ROUTING =
  /(?<!\s)(?:\s*[([])?\s*(?:\bt\/s\b|\bts\b(?=\s+[A-Z])|\bvia\b|\btrans-?s?hip(?:ment|ped)?\b(?:\s+(?:at|via|in|port))?|\bw\/t\b|\buber\b|经|中转)(?:\s*:)?\s*/i;
const FOOTNOTE = /(?:\s*[*†‡#¹²³⁴⁵]+|\s+\d{1,2}\)?|\(\d{1,2}\)|(?<=[a-z])\d\))+$/u;
const LEADING =
  /^(?:ex|from|to|pol|pod|port of loading|port of discharge|起运港|目的港)\s*[:：.]?\s+(?=\S)|^(?:pol|pod|ex)\s*[:：]\s*/i;

/** Removes footnote marks behind a name or code: `SGSIN 3`, `Melbourne **`, `HO CHI MINH*`. */
function withoutFootnotes(text: string): string {
  const bare = text.replace(FOOTNOTE, '').trim();
  return bare === '' ? text.trim() : bare;
}

/** Cuts a cell into places and the ports it is routed over. Names stay as written; nothing is looked up. */
export function parsePlaceText(text: string): PlaceText {
  const flat = text.normalize('NFKC').replace(/\r\n?/g, '\n').trim();
  const [head = '', ...routed] = flat.split(new RegExp(ROUTING, 'gi'));
  const lines = (part: string) =>
    part
      .split(/\n|;|；|、|\s\+\s|\s&\s|\s(?:and|und|y|et|ou|or)\s/i)
      .map((piece) =>
        withoutFootnotes(
          piece
            .replace(LEADING, '')
            .replace(/\s+/g, ' ')
            .replace(/^[,\s]+|[,\s]+$/g, ''),
        ),
      )
      .filter((piece) => piece !== '');
  return { places: lines(head), via: routed.flatMap((part) => lines(part.replace(/[)\]]\s*$/, ''))) };
}
