// IMDG 3.1.2.8 (special provisions 274 and 318): N.O.S. and generic names are completed with the technical name in brackets: a
// recognized chemical name, no trade name, of mixtures the one or two constituents that matter most.
import { foldName } from '../../dangerous-goods/offline.ts';
import { type GoodsFacts, isNone } from '../declaration/goods-facts.ts';
import { goodsRule } from '../rule.ts';

/** The technical name as stated by itself, or in brackets behind the shipping name. */
function technicalNameOf({ text }: GoodsFacts): string | undefined {
  const own = text('technicalName');
  if (own !== undefined && !isNone(own)) return own;
  return /[(（]([^()（）]*(?:\([^()]*\)[^()（）]*)*)[)）]\s*$/.exec(text('properShippingName') ?? '')?.[1];
}

/** Shares, diluents and types of formulations. */
const NO_CONSTITUENT =
  /^(?:[≤≥<>~]?\s*\d+(?:[.,]\d+)?\s*%|(?:with |in )?(?:diluent|inert solid|water)\b|type [A-G]\b|stabili[sz]ed|inhibited|phlegmati[sz]ed)/i;

const constituentsOf = (name: string) =>
  name
    .replace(/^\(|\)$/g, '')
    .split(/[,，、;；+]|\band\b|\bund\b|\bet\b|(?<=\S)\s*\/\s*(?=\S)|和|与/i)
    .map((one) => one.trim())
    .filter(
      (one) =>
        one.length > 1 && !NO_CONSTITUENT.test(one) && !/^(?:mixture|contains?|containing|混合物|含)$/i.test(one),
    );

const ask = {
  english: 'Which one or two constituents (recognized chemical names) contribute most to the hazard?',
  chinese: '请提供对危险性起主要作用的一至两种组分的化学名称（技术名称）。',
};

/** Entries for which 49 CFR wants none (no G in column 1): the Code has to be looked up. */
const UNSURE: ReadonlySet<string> = new Set(['1791']);

export const technicalNameMissing = goodsRule({
  code: 'technical_name_missing',
  severity: 'error',
  omission: true,
  source: 'IMDG 3.1.2.8.1, special provisions 274 and 318',
  sentence: 'N.O.S. and generic names are completed with the technical name.',
  check: (facts) => {
    const { rows } = facts;
    if (rows.length === 0 || rows.some((row) => row.technicalNameProvision === null)) return undefined;
    if (technicalNameOf(facts) !== undefined) return undefined;
    const message = `UN ${rows[0]?.un} needs a technical name in brackets behind its name (special provision ${rows[0]?.technicalNameProvision}).`;
    const severity = rows.every(({ un }) => UNSURE.has(un)) ? ('warning' as const) : ('error' as const);
    return { message, about: facts.stated('properShippingName', 'unNo'), ask, severity };
  },
});

export const technicalNameMany = goodsRule({
  code: 'technical_name_many',
  severity: 'warning',
  source: 'IMDG 3.1.2.8.1.2',
  sentence: 'Not more than the two constituents that matter most need be shown.',
  check: (facts) => {
    const name = facts.text('technicalName');
    const needed = facts.rows.some((row) => row.technicalNameProvision !== null);
    if (name === undefined || !needed || constituentsOf(name).length <= 2) return undefined;
    const message = `The technical name "${name}" has more than two constituents; carriers’ forms and the Code want the one or two that matter most.`;
    return { message, about: facts.stated('technicalName'), ask };
  },
});

/** A product's code or mark: `Product XZ-300`, `EC-608`, `SuperClean®`. */
const LOOKS_LIKE_TRADE =
  /[®™]|\b(?:cleaners?|degreasers?|detergents?|thinners?|strippers?|hardeners?|primers?|lubricants?|disinfectants?|sanitizers?|adhesives?|sealants?)\b|\b(?:product|brand|trade ?mark|trade name|item|article)\b|^\s*\(?(?:marine pollutant|environmentally hazardous(?: substances?)?|(?:dangerous|hazardous) (?:goods|substances?|materials?)|\w+[- ](?:chemicals?|cleaners?|detergents?|degreasers?|agents?|products?|additives?|thinners?))\)?\s*$|^\s*\(?(?:chemicals?|(?:organic )?solvents?(?: mixture)?|mixture|additives?|cleaners?|detergents?|liquids?|solids?|resins?)\)?\s*$|^\s*\(?[A-Z]{2,6}[- ]?\d{2,6}[A-Z]?\)?\s*$/i;

export const technicalNameTrade = goodsRule({
  code: 'technical_name_trade',
  severity: 'warning',
  source: 'IMDG 3.1.2.8.1.1',
  sentence: 'Trade names are no technical names.',
  check: (facts) => {
    const name = facts.text('technicalName');
    const product = facts.text('commodityName');
    if (name === undefined || !facts.rows.some((row) => row.technicalNameProvision !== null)) return undefined;
    const isProduct = product !== undefined && foldName(name) === foldName(product) && facts.composition.length > 1;
    if (!isProduct && !LOOKS_LIKE_TRADE.test(name)) return undefined;
    return {
      message: `The technical name "${name}" is ${isProduct ? 'the product’s own name' : 'no chemical name'}.`,
      about: facts.stated('technicalName', 'commodityName'),
      ask,
    };
  },
});

/** Names made comparable: `isopropanol` is `propan-2-ol` to chemists only, so only plain spelling is compared. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const technicalNameNotContained = goodsRule({
  code: 'technical_name_not_in_composition',
  severity: 'warning',
  source: 'IMDG 3.1.2.8.1.2; section 3 of the safety data sheet',
  sentence: 'The constituents that the technical name names occur in section 3.',
  check: (facts) => {
    const name = technicalNameOf(facts);
    const listed = facts.composition.flatMap((one) => (one.name === undefined ? [] : plain(one.name)));
    const needed = facts.rows.some((row) => row.technicalNameProvision !== null);
    if (name === undefined || !needed || listed.length === 0 || listed.length < facts.composition.length)
      return undefined;
    const absent = constituentsOf(name).filter((one) => {
      const wanted = plain(one);
      return !listed.some((other) => other.includes(wanted) || wanted.includes(other));
    });
    if (absent.length === 0) return undefined;
    const message = `Section 3 does not name ${absent.map((one) => `"${one}"`).join(', ')}; it may be there under another name.`;
    return { message, about: [...facts.stated('technicalName'), ...facts.composition], ask };
  },
});
