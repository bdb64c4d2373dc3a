import { either } from './either.ts';

const GAS_WORDS = either(
  'gas(?:eous|es)?|gasf[öo]rmig|gazeu[xs]|gaz|gaseoso|gassoso|gasvormig|gasformig|plyn(?:n[ée])?|gazowy',
  'verdichtetes gas',
);
const GAS_ELSEWHERE = either('kaasu|gaas|gáz(?:nemű)?|plin(?:asto|ovito)?|duj(?:os|inė)|gāze|αέριο|gaz');
const SOLID_WORDS = either(
  'solid|solide|feste?[rns]?|feststoff|s[óo]lid[oa]|vast(?:e stof)?|sta[łl][ya]|cia[łl]o sta[łl]e|proszek',
  'fast(?: [äæ]mne| form)?|pevn[áéýa]|tuh[ýé]|powder(?! spray)|powdery|granul(?:e|es|ar|ate)|granules',
  'crystal(?:s|line)?|pellets?|flakes?|tablets?|beads?|bar|metal|pulver|poudre|polvo|cristal\\w*',
  'polvere|pó|prills?|chunks?|sticks?|rods?|wipes?',
);
const SOLID_ELSEWHERE = either(
  'kiinteä|jauhe|tahke|pulber|szilárd|por|krut[oai]|trdn[oa]|kiet(?:a|as|oji)|ciet[as]|στερε[όή]',
  'kat[ıi]|toz',
);
const LIQUID_WORDS = either(
  'liquid|liquide|fl[üu]ssig(?:keit)?|l[íi]quido|liquido|oil|oily|solution|emulsion|dispersion|fluid|vloeibaar',
  'vloeistof|ciecz|ciek[łl][yae]|p[łl]yn(?:n[ya])?|v[äæ]tska|v[æa]ske|flytande|flydende|kapalina',
  'kapaln[áéý]|k[aä]pn[ea]',
);
const LIQUID_ELSEWHERE = either(
  'neste|nestemäinen|vedel(?:ik)?|folyadék|folyékony|lichid[ăe]?|teku[ćč](?:ina|e|a)',
  'teko[čć](?:ina|e|a)|skyst(?:is|a|as)|šķidr(?:ums|s|a)|υγρ[όή]|s[ıi]v[ıi]',
);

/** The words by which a text names a state of matter; bounds of words are asked for in Latin letters, then in all. */
export const STATES: readonly (readonly ['Gas' | 'Solid' | 'Liquid', RegExp])[] = [
  [
    'Gas',
    new RegExp(
      either(
        `(?<![\\p{Script=Latin}\\p{N}_])(?:${GAS_WORDS})(?![\\p{Script=Latin}\\p{N}_])`,
        'газ(?:ообразн\\p{L}*)?',
        `(?<!\\p{L})(?:${GAS_ELSEWHERE})(?!\\p{L})`,
        '气体|氣體|气态|氣態|気体|기체|가스',
      ),
      'iu',
    ),
  ],
  [
    'Solid',
    new RegExp(
      either(
        `(?<![\\p{Script=Latin}\\p{N}_])(?:${SOLID_WORDS})(?![\\p{Script=Latin}\\p{N}_])`,
        'тв[её]рд|твърд|порошок',
        `(?<!\\p{L})(?:${SOLID_ELSEWHERE})(?!\\p{L})`,
        '固体|固體|固态|固態|粉末|结晶|結晶|颗粒|顆粒|晶体|[块塊片条條粒]状|[柱方球][体體]|고체|분말',
      ),
      'iu',
    ),
  ],
  [
    'Liquid',
    new RegExp(
      either(
        `(?<![\\p{Script=Latin}\\p{N}_])(?:${LIQUID_WORDS})(?![\\p{Script=Latin}\\p{N}_])`,
        'жидк|течн',
        `(?<!\\p{L})(?:${LIQUID_ELSEWHERE})(?!\\p{L})`,
        '液体|液體|液态|液態|액체',
      ),
      'iu',
    ),
  ],
];
