// IMDG 5.4.1.5.1: number and kind of packages and the total quantity; UN packaging codes only supplement the kind.

import { isDangerous, isStatedDirectly } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { ownWordsOf } from '../../declaration/goods-words.ts';
import { grossMass, netMass, packagesOf } from '../../declaration/package-masses.ts';
import { isInBulk, isInPortableTank } from '../../declaration/packaging-of-goods.ts';
import { IN_POUNDS, isAmbiguous, parseKilograms, parseQuantity } from '../../declaration/parse-quantities.ts';
import { goodsRule } from '../../rule.ts';
import { densityOf } from './packaging-mark.ts';

const ask = {
  english: 'Please state number and kind of packages, net and gross mass of all and of one package.',
  chinese: '请提供包装件数和种类、总净重、总毛重以及单件净重和毛重。',
};

/** Vehicles, engines and machines that go without packaging: net and gross mass are one. */
const areWholeArticles = ({ entries }: GoodsFacts): boolean => entries.some(({ un }) => WHOLE.has(un));
const WHOLE: ReadonlySet<string> = new Set('2857 3166 3171 3358 3363 3528 3529 3530 3536 3556 3557 3558'.split(' '));

/** A fumigated cargo transport unit is no package: neither packages nor mass are declared (5.5.2.4). */
const isUnit = ({ entries }: GoodsFacts): boolean => entries.some(({ un }) => un === '3359');

const MASSES = ['grossWeightKgs', 'netWeightKgs', 'grossMassPerPackageKg', 'netMassPerPackageKg'] as const;

export const massNotPositive = goodsRule({
  code: 'mass_not_positive',
  severity: 'error',
  source: 'IMDG 5.4.1.5.1; arithmetic',
  sentence: 'Masses and numbers of packages are above zero.',
  check: (facts) => {
    const isEmpty = /\bempty\b|residue/i.test(`${facts.text('properShippingName')} ${ownWordsOf(facts)}`);
    const wrong = MASSES.filter(
      (field) =>
        !(isEmpty && /^net/.test(field) && Number(facts.text(field)) === 0) &&
        /^\s*(?:[-−–]\s*\d|0+(?:[.,]0+)?(?![\d.,]))/.test(facts.text(field) ?? ''),
    );
    const count = /^\s*(?:[-−–]\s*\d+|0+(?![\d.,]))\s*[\p{L}(]/u.test(facts.text('packageQuantityAndType') ?? '');
    if (count) {
      const message = `"${facts.text('packageQuantityAndType')}" is no number of packages.`;
      return { message, about: facts.stated('packageQuantityAndType'), ask };
    }
    if (wrong.length === 0) return undefined;
    const about = facts.stated(...wrong);
    return { message: `A mass of ${about.map(({ value }) => `${value} kg`).join(', ')} is none.`, about, ask };
  },
});

/** Net masses need not be stated. */
const NONE = /^(?:n\/?a|none|nil|empty|[-–—]+|无|不适用)\.?$/i;

export const massNotFigure = goodsRule({
  code: 'mass_not_figure',
  severity: 'error',
  source: 'IMDG 5.4.1.5.1',
  sentence: 'Masses are declared as figures in kg that can be read in one way.',
  check: (facts) => {
    const wrong = MASSES.filter((field) => {
      const written = facts.text(field)?.trim() ?? '';
      return written !== '' && parseKilograms(written) === undefined && !(/^net/.test(field) && NONE.test(written));
    });
    if (wrong.length === 0 || isUnit(facts)) return undefined;
    const about = facts.stated(...wrong);
    const said = about.map(({ value }) => {
      const figure = String(value);
      if (!isAmbiguous(figure)) return `"${figure}": no mass in kg`;
      return `"${figure}" is one mass with a decimal point and another with thousands: write it without the point, or with other decimals`;
    });
    return { message: `${said.join('; ')}.`, about, ask };
  },
});

export const massUnit = goodsRule({
  code: 'mass_unit',
  severity: 'warning',
  source: 'IMDG 1.2.2.1, 5.4.1.5.1',
  sentence: 'Masses are declared in kilograms.',
  check: (facts) => {
    const about = MASSES.flatMap((field) => (IN_POUNDS.test(facts.text(field) ?? '') ? facts.stated(field) : []));
    if (about.length === 0) return undefined;
    const inKilograms = about.map(({ value }) => `${value} is ${Math.round(parseKilograms(value) ?? 0)} kg`);
    return { message: `${inKilograms.join(', ')}: masses are declared in kg.`, about };
  },
});

export const packagesMissing = goodsRule({
  code: 'packages_missing',
  severity: 'error',
  omission: true,
  source: 'IMDG 5.4.1.5.1',
  sentence: 'Number and kind of packages and the total quantity are declared.',
  check: (facts) => {
    if (!isDangerous(facts)) return undefined;
    const packages = packagesOf(facts);
    const isBulk = isInBulk(facts) || isInPortableTank(facts);
    if (isUnit(facts)) return undefined;
    const missing = [
      ...(packages?.count === undefined && !isBulk ? ['the number of packages'] : []),
      ...(packages === undefined || packages.kind === '' ? ['their kind'] : []),
      ...(grossMass(facts) === undefined && netMass(facts) === undefined ? ['the mass'] : []),
    ];
    if (missing.length === 0) return undefined;
    // Data sheets and certificates know nothing of the shipment; who signs a form that they fill has to.
    const isSigned = facts.declaration.toBeSigned === true;
    const severity = isStatedDirectly(facts) ? 'error' : isSigned ? 'warning' : 'note';
    return {
      message: `Not stated: ${missing.join(', ')}.${isSigned && severity === 'warning' ? ' Fill them in before the form is signed: the signature covers them.' : ''}`,
      about: facts.stated('packageQuantityAndType'),
      ask,
      severity,
    };
  },
});

export const packagesKindCode = goodsRule({
  code: 'packages_kind_code',
  severity: 'warning',
  source: 'IMDG 5.4.1.5.1',
  sentence: 'A packaging code alone, or "packages", is no kind of package: "one drum (1H2)".',
  check: (facts) => {
    const kind = packagesOf(facts)?.kind ?? '';
    if (/^(?:packages?|pkgs?|pieces?|pcs|units?|items?|colli)\.?$/i.test(kind) && !areWholeArticles(facts)) {
      const message = `"${facts.text('packageQuantityAndType')}" does not say which kind of packages: drums, boxes, bags …`;
      return { message, about: facts.stated('packageQuantityAndType'), ask };
    }
    return /^\(?\d{1,2}[A-Z]{1,2}\d?[VWTU]?\)?$/.test(kind)
      ? {
          message: `"${facts.text('packageQuantityAndType')}" gives a code only; the kind in words comes first.`,
          about: facts.stated('packageQuantityAndType'),
        }
      : undefined;
  },
});

export const netAboveGross = goodsRule({
  code: 'net_above_gross',
  severity: 'error',
  source: 'IMDG 5.4.1.5.1; arithmetic',
  sentence: 'The net mass is below the gross mass.',
  check: (facts) => {
    const net = netMass(facts);
    const gross = grossMass(facts);
    if (net === undefined || gross === undefined || net < gross) return undefined;
    const about = facts.stated('netWeightKgs', 'grossWeightKgs');
    if (net === gross && (areWholeArticles(facts) || isInBulk(facts) || isInPortableTank(facts))) return undefined;
    if (net === gross) return { message: `Net and gross mass are both ${net} kg.`, about, ask, severity: 'warning' };
    return { message: `The net mass ${net} kg is above the gross mass ${gross} kg.`, about, ask };
  },
});

/** The maximum gross mass of a container, kg (ISO 668:2020). A declaration may be of the goods in several. */
const CONTAINER_GROSS_KG = 36_000;

export const massAboveContainer = goodsRule({
  code: 'mass_above_container',
  severity: 'warning',
  source: 'ISO 668:2020, maximum gross mass',
  sentence: 'The goods of one declaration weigh no more than a container may, unless they are in several.',
  check: (facts) => {
    const mass = Math.max(grossMass(facts) ?? 0, netMass(facts) ?? 0);
    if (mass <= CONTAINER_GROSS_KG || isInBulk(facts)) return undefined;
    const containers = Math.ceil(mass / CONTAINER_GROSS_KG);
    const message = `${mass} kg are more than a container may weigh with its load (36000 kg): goods of ${containers} containers at least. Is the mass in kg?`;
    return { message, about: facts.stated('grossWeightKgs', 'netWeightKgs'), ask };
  },
});

const differ = (one: number, other: number) => Math.abs(one - other) > Math.max(0.5, 0.01 * Math.max(one, other));

export const packagesArithmetic = goodsRule({
  code: 'packages_arithmetic',
  severity: 'error',
  source: 'Arithmetic',
  sentence: 'The number of packages times the mass of one makes the total.',
  check: (facts) => {
    const count = packagesOf(facts)?.count;
    if (count === undefined) return undefined;
    const pairs = [
      ['gross', facts.goods.fields.grossMassPerPackageKg, grossMass(facts), 'grossWeightKgs'],
      ['net', facts.goods.fields.netMassPerPackageKg, netMass(facts), 'netWeightKgs'],
    ] as const;
    return pairs.flatMap(([word, one, total, field]) => {
      const each = one === undefined ? undefined : parseKilograms(one.value);
      if (each === undefined || total === undefined || !differ(count * each, total)) return [];
      const made = Math.round(count * each * 100) / 100;
      const message = `${count} packages of ${each} kg ${word} make ${made} kg, not ${total} kg.`;
      return { message, about: [one, ...facts.stated(field, 'packageQuantityAndType')], ask };
    });
  },
});

/** A package’s litres times the density come near its mass. */
export const netMassImplausible = goodsRule({
  code: 'net_mass_implausible',
  severity: 'warning',
  source: 'Arithmetic; density of section 9',
  sentence: 'Litres times density come near the net mass.',
  check: (facts) => {
    const packages = packagesOf(facts);
    const volume = parseQuantity(packages?.kind ?? '');
    const density = densityOf(facts);
    const net = netMass(facts);
    if (packages?.count === undefined || volume?.unit !== 'L' || density === undefined || net === undefined)
      return undefined;
    const full = packages.count * volume.value * density;
    if (net <= full * 1.02 && net >= full * 0.5) return undefined;
    const message = `${packages.count} packages of ${volume.value} L hold about ${Math.round(full)} kg at a density of ${density}; ${net} kg net are declared.`;
    return { message, about: facts.stated('packageQuantityAndType', 'netWeightKgs', 'density'), ask };
  },
});
