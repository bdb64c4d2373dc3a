import { notParsed, type Parsed, parsed, plain } from './parsed.ts';

declare const unNumber: unique symbol;
/** Four digits, without the prefix: `1993`. */
export type UnNumber = string & { readonly [unNumber]: true };

const UN =
  /^(?:un(?:(?:\s*\/)?\s*id)?|u\.n\.|联合国编号|联合国危险货物编号|un编号|un号)?(?:\s*(?:no|nr|num|number|号))?(?:\s*\.)?(?:\s*[:：#-])?(?:\s*un)?(?:\s*-)?\s*(\d{4})$/i;
const NORTH_AMERICAN = /^na\s*-?\s*(\d{4})$/i;
const AIR = /^id\s*-?\s*(8\d{3})$/i;

/**
 * A UN number as written in documents: `UN1993`, `UN 1993`, `UN No. 1993`, `UN1993` in full-width letters, `1993`.
 * North American (NA) and air (ID) identification numbers have findings of their own: they are not valid by sea (IMDG 5.4.1.4.1.1).
 */
export function parseUnNumber(text: string): Parsed<UnNumber> {
  const written = plain(text);
  const match = UN.exec(written);
  if (match?.[1] !== undefined) return parsed(match[1] as UnNumber);
  const domestic = NORTH_AMERICAN.exec(written)?.[1];
  if (domestic !== undefined) {
    const message = `NA${domestic} is a North American number; sea transport needs a UN number.`;
    return notParsed({ code: 'un_number_domestic', message, quote: text });
  }
  const air = AIR.exec(written)?.[1];
  if (air !== undefined) {
    return notParsed({ code: 'un_number_air', message: `ID${air} is a number for air transport only.`, quote: text });
  }
  return notParsed({
    code: 'un_number_unreadable',
    message: 'A UN number is four digits, as in UN 1993.',
    quote: text,
  });
}

/** As in declarations: `UN 1993` (IMDG 5.4.1.4.1.1: the number preceded by the letters UN). */
export const printUnNumber = (un: UnNumber): string => `UN ${un}`;
