import type { Statement } from './statement.ts';

const ONLY =
  /\b(?:only|except|not for|nur|außer|solo|sólo|solamente|apenas|somente|seulement|uniquement|soltanto)\b|仅|只|除外/iu;

/** "From Busan only for reefer cargo": it names rates and restricts them. "Valid until 15 Dec only" says when they hold. */
export const restricts = ({ text, said, types }: Pick<Statement, 'text' | 'said' | 'types'>) =>
  ONLY.test(text) &&
  (types !== undefined || said.origin || said.destination || said.place || said.carrier) !== undefined;
