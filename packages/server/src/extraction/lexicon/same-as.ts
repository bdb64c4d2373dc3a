import { either } from './either.ts';

const ELSEWHERE_WORDS = either(
  'above|before|for|under|in|previous(?: entry)?|(?:U\\.?S\\.? ?)?DOT|ADR|RID|ADN|IMDG|IMO|IATA|ICAO',
  'TDG|land|road|sea|air|ground|transport|14\\.\\d(?:\\.\\d)?|and|or',
);

/** Another place of a section on transport: a mode, its rules, or what was said before. */
const ELSEWHERE = `(?:(?:the )?(?:${ELSEWHERE_WORDS})\\b[\\s/,]*)`;

/** Ways to say that something is what another mode's rules call it: "see above", "same as DOT", "idem". */
export const SAME_AS: readonly string[] = [
  `(?:see|as|same(?: as| name as)?|identical (?:to|with)|idem|ditto|dito)\\b[\\s:]*${ELSEWHERE}*`,
  '(?:siehe|s\\.|wie) (?:oben|ADR|IMDG)',
  'voir (?:ci-dessus|ADR)',
  '(?:v[ée]ase|ver|igual que) (?:arriba|acima|ADR)',
  'vedi (?:sopra|ADR)',
  '同上',
  '[见見]上',
];
