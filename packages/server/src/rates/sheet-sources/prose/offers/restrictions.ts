import { saleTermsIn } from '../../../sheet-reader/facts/sale-terms.ts';
import type { Statement } from '../statement.ts';

const ONLY =
  /\b(?:only|except|not for|nur|außer|solo|sólo|solamente|apenas|somente|seulement|uniquement|soltanto)\b|仅|只|除外/iu;

/** "From Busan only for reefer cargo": it names rates and restricts them. "Valid until 15 Dec only" says when they hold. */
export const restricts = ({ text, said, types }: Pick<Statement, 'text' | 'said' | 'types'>) =>
  ONLY.test(text) &&
  (types !== undefined || said.origin || said.destination || said.place || said.carrier) !== undefined;

const LIMIT =
  /\bnamed?[\s-]?accounts?\b|\bNAC\b|\bsubject to (?:space|equipment|availability)\b|\b(?:min(?:imum)?\.?|at least|max(?:imum)?\.?)\s+(?:of\s+)?\d+\s*(?:x\s*\d+'?\s*)?(?:containers?|cntrs?|teus?|ctrs?|boxes|feu)\b/iu;

/** "For named account ABC only", "prepaid only", "subject to space", "min 5 containers per week": under what conditions rates are sold. */
export const limitsSale = (text: string): boolean => LIMIT.test(text) || saleTermsIn(text).length > 0;
