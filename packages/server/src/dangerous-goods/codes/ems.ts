import { notParsed, type Parsed, parsed, plain } from './parsed.ts';

/** The pair of emergency schedules of the EmS Guide: fire (F-A … F-J) and spillage (S-A … S-Z). */
export type Ems = { readonly fire: string; readonly spillage: string };

const PAIR =
  /^(?:ems(?:\s*(?:no|number|code|codes|编号))?\.?\s*[:：]?\s*)?f\s*-?\s*([a-j])\s*[,，;；、/&+]?\s*s\s*-?\s*([a-z])$/i;

/** An EmS pair as written in documents: `F-E, S-D`, `F-E,S-D`, `EmS: F-E S-D`, `FE/SD`. */
export function parseEms(text: string): Parsed<Ems> {
  const match = PAIR.exec(plain(text));
  if (match?.[1] !== undefined && match[2] !== undefined) {
    return parsed({ fire: `F-${match[1].toUpperCase()}`, spillage: `S-${match[2].toUpperCase()}` });
  }
  const message = 'An EmS is a fire schedule F-A to F-J and a spillage schedule S-A to S-Z, as in F-E, S-D.';
  return notParsed({ code: 'ems_unreadable', message, quote: text });
}

/** `F-E, S-D`. */
export const printEms = ({ fire, spillage }: Ems): string => `${fire}, ${spillage}`;
