import type { DeclaredValues } from '../../extraction/index.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';
import { mustChange } from './feedback.ts';

type Cargo = OrderContent['cargo'][number];

/** "UN1263", "UN No. 1263", "UN-1263". */
const UN_NUMBER = /\bUN[ -]{0,2}(?:(?:no\.?|number)[ :.]{0,2})?(\d{4})\b/gi;
/** "class 3", "IMO class 5.1", "Class: 8", "class no. 2.1". */
const CLASS = /\bclass(?: no\.?)?[ :.]{0,2}([1-9](?:\.[1-6])?)\b(?![.\d])/gi;
/** Words before a class by which it is one of dangerous goods. */
const OF_THE_CODE = /\b(?:IMO|IMDG|DG|hazard|danger)[ .:-]{0,2}$/i;
/** "dangerous goods", "hazardous cargo", in English and Chinese. */
const NAMED =
  /\b(?:dangerous goods|dangerous cargo|hazardous (?:goods|cargo|material)|hazmat|IMDG)|危险品|危险货物|危化品/gi;
/** What turns that into its opposite, right before it. */
const NEGATED = /(?:\b(?:non?|not|no)[ -]?|非|不属于|不是)$/i;
/** As far as the words before a match are looked at. */
const BEFORE = 12;

/** Headings of the Harmonized System whose goods are usually dangerous goods by sea, and their class (IMDG Code part 2). */
const USUALLY_DANGEROUS: Readonly<Record<string, string>> = {
  '2207': 'ethyl alcohol, class 3',
  '2710': 'petroleum oils, class 3',
  '2711': 'petroleum gases, class 2.1',
  '2829': 'chlorates, class 5.1',
  '2847': 'hydrogen peroxide, class 5.1',
  '3208': 'paints in solvents, class 3',
  '3303': 'perfumes, class 3',
  '3601': 'propellent powders, class 1',
  '3602': 'prepared explosives, class 1',
  '3604': 'fireworks, class 1',
  '3605': 'matches, class 4.1',
  '3814': 'organic thinners, class 3',
  '8507': 'accumulators, class 8 or 9',
  '9613': 'lighters, class 2.1',
};

/** What a text says of dangerous goods. */
export type Claims = { numbers: string[]; classes: string[]; words: string[] };

/** Reads UN numbers (four digits), classes and words of dangerous goods in a text of the trade. */
export function readClaims(text: string): Claims {
  const numbers = [...text.matchAll(UN_NUMBER)].map(([, number]) => String(number));
  const classes = [...text.matchAll(CLASS)].map(([whole, number], at, all) => ({
    whole,
    number,
    index: all[at]?.index,
  }));
  const isMeant = ({ index = 0 }: { index?: number | undefined }) =>
    numbers.length > 0 || OF_THE_CODE.test(text.slice(Math.max(0, index - BEFORE), index));
  const words = [...text.matchAll(NAMED)].filter(
    ({ index }) => !NEGATED.test(text.slice(Math.max(0, index - BEFORE), index)),
  );
  return {
    numbers: [...new Set(numbers)],
    classes: [...new Set(classes.filter(isMeant).map(({ number }) => String(number)))],
    words: [...new Set(words.map(([word]) => word))],
  };
}

/** What the text and the HS code of a cargo say against how it is declared. `declared`: the values of its extraction. */
export function checkCargoText(cargo: Cargo, path: string, declared: DeclaredValues | undefined): Feedback[] {
  const claims = readClaims(cargo.description);
  if (cargo.dangerousGoods === undefined) return checkPlain(cargo, path, claims);
  return declared === undefined ? [] : checkDeclared(claims, path, declared);
}

function checkPlain(cargo: Cargo, path: string, claims: Claims): Feedback[] {
  const { hsCode, notDangerous } = cargo;
  const named = [
    ...claims.numbers.map((number) => `UN${number}`),
    ...claims.classes.map((one) => `class ${one}`),
    ...claims.words.map((word) => `"${word}"`),
  ];
  const usual = hsCode === undefined ? undefined : USUALLY_DANGEROUS[hsCode.slice(0, 4)];
  const findings: Feedback[] = [];
  if (named.length > 0) {
    const message = `The description names ${named.join(', ')}, and the cargo is not declared as dangerous goods.`;
    findings.push(answered(notDangerous, { rule: 'cargo_text_dangerous', message, jsonPath: `${path}.description` }));
  }
  if (usual !== undefined && notDangerous === undefined) {
    const message = `HS ${hsCode} covers ${usual}, and the cargo is not declared as dangerous goods. If it is none, say why in \`notDangerous\`.`;
    const fact = { rule: 'hs_code_usually_dangerous', message, jsonPath: `${path}.hsCode` };
    findings.push({ severity: 'WARN', code: 'PROPERTY_VALUE_MAY_CHANGE', ...fact });
  }
  return findings;
}

/** An error until the shipper says why the goods are not dangerous; then a warning that hands the reason on. */
function answered(
  reason: string | undefined,
  { rule, message, jsonPath }: Required<Pick<Feedback, 'rule' | 'message' | 'jsonPath'>>,
): Feedback {
  if (reason === undefined) {
    const next = 'Give the extraction of its data sheet in `dangerousGoods`, or say in `notDangerous` why it is none.';
    return mustChange(rule, `${message} ${next}`, jsonPath);
  }
  const told = `${message} The reason given is in \`notDangerous\`.`;
  return { severity: 'WARN', code: 'PROPERTY_VALUE_MAY_CHANGE', rule, message: told, jsonPath };
}

function checkDeclared({ numbers, classes }: Claims, path: string, declared: DeclaredValues): Feedback[] {
  const { unNo, imoHazardClassNo } = declared;
  const number = unNo === undefined ? undefined : String(unNo).replace(/\D/g, '');
  const hazard = imoHazardClassNo === undefined ? undefined : String(imoHazardClassNo).replace(/[A-Z]$/i, '');
  const against = [
    ...(number === undefined || numbers.length === 0 || numbers.includes(number) ? [] : [`UN${numbers.join(', UN')}`]),
    ...(hazard === undefined || classes.length === 0 || classes.includes(hazard)
      ? []
      : [`class ${classes.join(', ')}`]),
  ];
  if (against.length === 0) return [];
  const says = [unNo, hazard === undefined ? undefined : `class ${hazard}`]
    .filter((one) => one !== undefined)
    .join(', ');
  const message = `The description names ${against.join(', ')}; the extraction declares ${says}. Correct one of them.`;
  return [mustChange('cargo_text_contradicts', message, `${path}.description`)];
}
