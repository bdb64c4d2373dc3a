// IMDG 5.4.1.4.3: words that stand with the shipping name: empty uncleaned means of containment (.2), elevated temperature
// (.4), and 3.1.2.5 (molten); 5.4.1.5.3 (salvage), 5.5.3.7.1 (coolants and conditioners).

import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { descriptionOf, ownWordsOf } from '../../declaration/goods-words.ts';
import { grossMass, netMass } from '../../declaration/package-masses.ts';
import { goodsRule } from '../../rule.ts';

const about = (facts: GoodsFacts) =>
  facts.stated('commodityName', 'packageQuantityAndType', 'additionalInformation', 'properShippingName');
/** Documents that know nothing of the shipment state no additions to the name. */
const weightOf = (facts: GoodsFacts) => (isStatedDirectly(facts) ? 'error' : 'warning');

const EMPTY =
  /\bempt(?:y|ied)\b[^.;]{0,20}(?:unclean|drum|ibc|tank|cylinder|packag|container|barrel|jerrican|receptacle)|\bunclean(?:ed|sed)\b|\bresidues? (?:of|in|last)\b|未清洗|空桶|残留/i;
const EMPTY_WORDS = /EMPTY,? (?:AND )?UNCLEANED|RESIDUE,? LAST CONTAINED/i;
/** A remark in small letters says what the packages are; the words of the Code stand in capitals. */
const EMPTY_CAPITALS = new RegExp(EMPTY_WORDS.source);
const nameOf = ({ text }: GoodsFacts) => `${text('properShippingName') ?? ''} ; ${text('description') ?? ''}`;
/** Vehicles have empty tanks, and cleaned packagings are no dangerous goods. */
const NOT_EMPTY = /cleaned and (?:dried|degassed)|fuel tank|gas[- ]free|已清洗/i;

export const emptyUncleaned = goodsRule({
  code: 'empty_uncleaned_words',
  severity: 'error',
  source: 'IMDG 5.4.1.4.3.2',
  sentence: 'Empty means of containment with residues are declared with EMPTY UNCLEANED or RESIDUE LAST CONTAINED.',
  check: (facts) => {
    if (facts.rows.length === 0 || facts.rows.every(({ state }) => state === 'article')) return undefined;
    const words = ownWordsOf(facts);
    const isSaid = EMPTY_WORDS.test(nameOf(facts)) || EMPTY_CAPITALS.test(facts.text('additionalInformation') ?? '');
    if (!EMPTY.test(words) || NOT_EMPTY.test(words) || isSaid) return undefined;
    return {
      message: `"${EMPTY.exec(words)?.[0]}": EMPTY UNCLEANED or RESIDUE LAST CONTAINED stands before or behind the name.`,
      about: about(facts),
      severity: weightOf(facts),
    };
  },
});

/** Residues weigh little: the share of the gross mass from which "empty" wants a look. */
const MOST_RESIDUE = 0.1;

export const emptyMass = goodsRule({
  code: 'empty_uncleaned_mass',
  severity: 'warning',
  source: 'IMDG 5.4.1.4.3.2, 5.4.1.5.1',
  sentence: 'What is declared as empty has no more than residues for its net mass.',
  check: (facts) => {
    const net = netMass(facts);
    const gross = grossMass(facts);
    if (!EMPTY_WORDS.test(descriptionOf(facts)) || net === undefined || gross === undefined) return undefined;
    return net > gross * MOST_RESIDUE
      ? {
          message: `${net} kg net are declared of what is said to be empty.`,
          about: facts.stated('netWeightKgs', 'grossWeightKgs', 'properShippingName'),
        }
      : undefined;
  },
});

const HOT_WORDS = /\bHOT\b|MOLTEN|ELEVATED TEMPERATURE|熔融|高温/i;
const MOLTEN = /\b(?:molten|melted)\b|熔融/i;
const CARRIED_AT =
  /(?:carried|shipped|transported|loaded|offered|filled|temperature|heated|hot|at)\b[^.;\d-]{0,30}(\d{2,3})\s*(?:°|º|deg(?:rees)?)?\s*C\b/gi;
const HOT_LIQUID = 100;
const HOT_SOLID = 240;
const FLAMMABLE = 60;

/** Temperatures that the goods are said to be carried at, in °C; flash and boiling points are none. */
export function carriedAt(facts: GoodsFacts): number[] {
  const words = ownWordsOf(facts).replace(/(?:flash|boiling|melting|auto-?ignition)[^.;]{0,30}\d+\s*°?\s*C/gi, '');
  return [...words.matchAll(CARRIED_AT)].map(([, degrees = '']) => Number(degrees));
}

export const elevatedTemperature = goodsRule({
  code: 'elevated_temperature_words',
  severity: 'error',
  source: 'IMDG 3.1.2.5, 5.4.1.4.3.4',
  sentence: 'Goods that are carried molten or hot are declared with MOLTEN, ELEVATED TEMPERATURE or HOT.',
  check: (facts) => {
    if (facts.rows.length === 0 || HOT_WORDS.test(descriptionOf({ text: nameOnly(facts) }))) return undefined;
    const [molten] = MOLTEN.exec(`${ownWordsOf(facts)} ; ${facts.text('appearance') ?? ''}`) ?? [];
    const limit = facts.rows.every(({ state }) => state === 'solid') ? HOT_SOLID : HOT_LIQUID;
    const flash = facts.flashPoint?.least ?? Number.POSITIVE_INFINITY;
    const isHot = (one: number) => one >= limit || (facts.state === 'liquid' && flash > FLAMMABLE && one >= flash);
    const degrees = carriedAt(facts).find(isHot);
    if (molten === undefined && degrees === undefined) return undefined;
    const said = molten ?? `${degrees} °C`;
    return {
      message: `"${said}": the name then has MOLTEN or ELEVATED TEMPERATURE, or HOT before it.`,
      about: about(facts),
      severity: weightOf(facts),
    };
  },
});

const nameOnly =
  ({ text }: GoodsFacts): GoodsFacts['text'] =>
  (field) =>
    field === 'additionalInformation' ? undefined : text(field);

const SALVAGE = /\bsalvage\b|救助包装/i;
const SALVAGE_WORDS = /SALVAGE (?:LARGE )?(?:PACKAGING|PRESSURE RECEPTACLE)|救助包装/i;

export const salvageWords = goodsRule({
  code: 'salvage_words',
  severity: 'error',
  source: 'IMDG 5.4.1.5.3',
  sentence: 'Goods in salvage packagings are declared with SALVAGE PACKAGING or SALVAGE PRESSURE RECEPTACLE.',
  check: (facts) => {
    const isSalvage = (facts.mark?.ok && facts.mark.value.code.suffix === 'T') || SALVAGE.test(ownWordsOf(facts));
    const written = `${descriptionOf(facts)} ${facts.text('packageQuantityAndType') ?? ''}`;
    if (!isSalvage || SALVAGE_WORDS.test(written)) return undefined;
    return {
      message: 'The packagings are salvage packagings, and the description does not say SALVAGE PACKAGING.',
      about: facts.stated('packingCode', 'packageQuantityAndType', 'properShippingName'),
      severity: SALVAGE.test(written) ? 'warning' : weightOf(facts),
    };
  },
});

const COOLANTS: ReadonlySet<string> = new Set(['1845', '1951', '1977', '1913', '1963', '3158', '3136', '2187']);
const COOLING =
  /(?<!\bnot (?:as |for |used as |used for )?(?:a )?)\b(?:cool(?:s|ed|ing|ant)?|conditioner|conditioning|chill(?:s|ed|ing)?|cold chain|refrigerants?|frozen|perishables?|vaccines?|keep(?:s|ing)? [\w ]{0,20}cold)\b|冷却|制冷|保冷/i;
const COOLING_WORDS = /AS (?:A )?(?:COOLANT|CONDITIONER)/i;

export const coolantWords = goodsRule({
  code: 'coolant_words',
  severity: 'error',
  source: 'IMDG 5.5.3.7.1',
  sentence: 'Dry ice and other gases that cool or condition a cargo are declared with AS COOLANT or AS CONDITIONER.',
  check: (facts) => {
    if (!facts.un?.ok || !COOLANTS.has(facts.un.value)) return undefined;
    const words = ownWordsOf(facts);
    if (!COOLING.test(words) || COOLING_WORDS.test(descriptionOf(facts))) return undefined;
    return {
      message: `"${COOLING.exec(words)?.[0]}": AS COOLANT or AS CONDITIONER stands behind the name.`,
      about: about(facts),
      severity: weightOf(facts),
    };
  },
});
