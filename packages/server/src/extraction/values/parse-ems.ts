import type { Passage } from '../layout/passage.ts';
import { captured, type Parsed } from './parsed.ts';

const EMS = /\bF\s*[-_]\s*([A-J])\s*[.,;/&+\s]*\s*S\s*[-_]\s*([A-Z])\b/i;
/** "FA, SB", which only its label tells. */
const EMS_WITHOUT_DASHES = /^[\s:]*F([A-J])[\s.,;/&+]+S([A-Z])\b/;

/** An EmS code, normalised to `F-A, S-B`; `labelled` when its label has led to it. */
export function parseEms(passage: Passage, labelled = false): Parsed<string> | undefined {
  const match = EMS.exec(passage.text) ?? (labelled ? EMS_WITHOUT_DASHES.exec(passage.text) : null);
  if (!match?.[1] || !match[2]) return undefined;
  return { value: `F-${match[1].toUpperCase()}, S-${match[2].toUpperCase()}`, from: captured(passage, match) };
}
