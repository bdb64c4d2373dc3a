import {
  type DangerousGoodsList,
  findNamedInCargo,
  listShippingNames,
  type NamedInCargo,
} from '../../dangerous-goods/offline.ts';
import type { DeclaredValues } from '../../extraction/index.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';
import { mustChange } from './feedback.ts';

type Cargo = OrderContent['cargo'][number];

/** "UN1263", "UN No. 1263", "UN-1263". */
const UN_NUMBER = /\bUN[ -]{0,2}(?:(?:no\.?|number)[ :.]{0,2})?(\d{4})\b/gi;
/** "class 3", "IMO class 5.1", "Class: 8", "class no. 2.1", "第3类". */
const CLASS =
  /\bclass(?: no\.?)?[ :.]{0,2}([1-9](?:\.[1-6])?)\b(?![.\d])|(?<![\d.])([1-9](?:\.[1-6])?)\s{0,2}类(?=危|易|腐|有毒|毒|氧化|爆炸|气体)/gi;
/** Divisions that only dangerous goods have: strength classes of bolts are others. */
const DIVISION = /^(?:2\.[123]|4\.[123]|5\.[12]|6\.[12])$/;
/** Words before a class by which it is one of dangerous goods. */
const OF_THE_CODE = /\b(?:IMO|IMDG|DG|hazard|danger)[ .:-]{0,2}$/i;
/** "dangerous goods", "hazardous cargo", in English and Chinese. */
const NAMED =
  /\b(?:dangerous goods|dangerous cargo|hazardous (?:goods|cargo|material)|hazmat|IMDG)|危险品|危险货物|危化品/gi;
/** "PG II", "packing group: III", "包装类别 II". */
const GROUP = /(?:\b(?:PG|packing group)|包装类别|包装组)[ .:：]{0,2}(III|II|I)\b/gi;
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
export type Claims = { numbers: string[]; classes: string[]; words: string[]; groups: string[]; named: NamedInCargo };

/** Reads UN numbers (four digits), classes, words of dangerous goods, and names and hazards of a list in a text of the trade. */
export function readClaims(text: string, list: DangerousGoodsList): Claims {
  const numbers = [...text.matchAll(UN_NUMBER)].map(([, number]) => String(number));
  const classes = [...text.matchAll(CLASS)].map(({ 1: english, 2: chinese, index }) => {
    return { number: String(english ?? chinese), index, isOfTheCode: chinese !== undefined };
  });
  const named = findNamedInCargo(text.replace(CLASS, ' '), list);
  const isNamed = numbers.length + named.numbers.length + named.words.length > 0;
  const isMeant = ({ number, index, isOfTheCode }: (typeof classes)[number]) =>
    isNamed || isOfTheCode || DIVISION.test(number) || OF_THE_CODE.test(text.slice(Math.max(0, index - BEFORE), index));
  const words = [...text.matchAll(NAMED)].filter(
    ({ index }) => !NEGATED.test(text.slice(Math.max(0, index - BEFORE), index)),
  );
  return {
    numbers: [...new Set(numbers)],
    classes: [...new Set(classes.filter(isMeant).map(({ number }) => number))],
    words: [...new Set(words.map(([word]) => word))],
    groups: [...new Set([...text.matchAll(GROUP)].map(([, group]) => String(group).toUpperCase()))],
    named,
  };
}

/** The values of the extraction that a cargo is declared with, and the dangerous goods list in force on the day of departure. */
type CheckedBy = { declared: DeclaredValues | undefined; list: DangerousGoodsList };

/** What the text and the HS code of a cargo say against how it is declared. */
export function checkCargoText(cargo: Cargo, path: string, { declared, list }: CheckedBy): Feedback[] {
  const claims = readClaims(cargo.description, list);
  if (cargo.dangerousGoods === undefined) return checkPlain(cargo, path, { claims, list });
  return declared === undefined ? [] : checkDeclared(claims, path, declared);
}

type Read = { claims: Claims; list: DangerousGoodsList };

function checkPlain(cargo: Cargo, path: string, { claims, list }: Read): Feedback[] {
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
  } else findings.push(...askAboutName({ claims, list }, notDangerous, `${path}.description`));
  if (usual !== undefined && notDangerous === undefined) {
    const message = `HS ${hsCode} covers ${usual}, and the cargo is not declared as dangerous goods. If it is none, say why in \`notDangerous\`.`;
    const fact = { rule: 'hs_code_usually_dangerous', message, jsonPath: `${path}.hsCode` };
    findings.push({ severity: 'WARN', code: 'PROPERTY_VALUE_MAY_CHANGE', ...fact });
  }
  return findings;
}

/** A name of the list is no proof (a form or a concentration may be harmless), but it does not pass unasked. */
function askAboutName({ claims, list }: Read, reason: string | undefined, jsonPath: string): Feedback[] {
  const { numbers, words } = claims.named;
  if (numbers.length + words.length === 0) return [];
  const says =
    numbers.length > 0 ? `The list has it as ${inList(numbers, list)}.` : 'That is a hazard of the IMDG Code.';
  const names = numbers.length > 0 ? 'goods of the dangerous goods list' : words.map((word) => `"${word}"`).join(', ');
  const next =
    reason === undefined
      ? 'If they are dangerous, declare them with their UN number: give the extraction of the data sheet in `dangerousGoods`. If not, ' +
        'say why in `notDangerous`, and give the document that says so in `documents`.'
      : 'The reason why they are not is in `notDangerous`; look at the document that says so.';
  const message = `The description names ${names}, and the cargo is not declared as dangerous goods. ${says} ${next}`;
  return [{ severity: 'WARN', code: 'PROPERTY_VALUE_MAY_CHANGE', rule: 'cargo_name_listed', message, jsonPath }];
}

/** As many numbers as a message names. */
const NAMED_AT_MOST = 3;

/** "UN1866 RESIN SOLUTION (class 3)". */
export function inList(numbers: readonly string[], list: DangerousGoodsList): string {
  const said = numbers.slice(0, NAMED_AT_MOST).map((number) => {
    const [row] = list.find(number as (typeof list.unNumbers)[number]);
    const name = row && (listShippingNames(row.name)[0]?.proper ?? row.name);
    return row ? `UN${number} ${name} (class ${row.hazardClass})` : `UN${number}`;
  });
  return `${said.join(', ')}${numbers.length > NAMED_AT_MOST ? ', …' : ''}`;
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

function checkDeclared({ numbers, classes, groups }: Claims, path: string, declared: DeclaredValues): Feedback[] {
  const { unNo, imoHazardClassNo, packingGroup: group } = declared;
  const number = unNo === undefined ? undefined : String(unNo).replace(/\D/g, '');
  const hazard = imoHazardClassNo === undefined ? undefined : String(imoHazardClassNo).replace(/[A-Z]$/i, '');
  const against = [
    ...(number === undefined || numbers.length === 0 || numbers.includes(number) ? [] : [`UN${numbers.join(', UN')}`]),
    ...(hazard === undefined || classes.length === 0 || classes.includes(hazard)
      ? []
      : [`class ${classes.join(', ')}`]),
    ...(group === undefined || groups.length === 0 || groups.includes(String(group))
      ? []
      : [`packing group ${groups.join(', ')}`]),
  ];
  if (against.length === 0) return [];
  const ofGroup = group === undefined || groups.length === 0 ? undefined : `packing group ${group}`;
  const says = [unNo, hazard === undefined ? undefined : `class ${hazard}`, ofGroup]
    .filter((one) => one !== undefined)
    .join(', ');
  const message = `The description names ${against.join(', ')}; the extraction declares ${says}. Correct one of them.`;
  return [mustChange('cargo_text_contradicts', message, `${path}.description`)];
}
