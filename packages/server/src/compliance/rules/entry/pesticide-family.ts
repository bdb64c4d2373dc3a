// IMDG 2.6.2.4, 3.2.1: pesticides go under the entry of the family of their active substance.

import { goodsRule } from '../../rule.ts';

/* Word of the list for the family | active substances. */
const FAMILIES: readonly (readonly [family: RegExp, actives: RegExp])[] = [
  [
    /ORGANOPHOSPHORUS/,
    /\b(?:chlorpyri(?:f|ph)os(?:-methyl)?|malathion|parathion|diazinon|dimethoate|omethoate|profenofos|dichlorvos|phorate|terbufos|fenitrothion|acephate|methamidophos|ethion|phosmet|triazophos|quinalphos|monocrotophos|fenthion|pirimiphos|azinphos|disulfoton|ethoprophos|fenamiphos|cadusafos|mevinphos|phosalone|temephos)/i,
  ],
  [
    /PYRETHROID/,
    /\b(?:[\w-]*cypermethrin|deltamethrin|permethrin|[\w-]*cyhalothrin|bifenthrin|[\w-]*fenvalerate|tefluthrin|cyfluthrin|[\w-]*allethrin|transfluthrin|tetramethrin|fenpropathrin|flumethrin)/i,
  ],
  [
    /(?<!THIO)CARBAMATE/,
    /\b(?:carbofuran|methomyl|carbaryl|aldicarb|propoxur|oxamyl|thiodicarb|carbosulfan|bendiocarb|methiocarb|pirimicarb|fenobucarb|isoprocarb|benfuracarb)\b/i,
  ],
  [/THIOCARBAMATE/, /\b(?:thiram|metam|ziram|molinate|triallate|EPTC|dazomet|ferbam)\b/i],
  [/BIPYRIDILIUM/, /\b(?:paraquat|diquat)\b/i],
  [/ORGANOCHLORINE/, /\b(?:endosulfan|lindane|DDT|dieldrin|aldrin|endrin|chlordane|heptachlor|dicofol)\b/i],
  [/TRIAZINE/, /\b(?:atrazine|simazine|cyanazine|ametryn|terbuthylazine|prometryn|metribuzin)\b/i],
  [/PHENOXYACETIC/, /\b(?:2,4-D|MCPA|2,4,5-T)\b/i],
  [/COUMARIN/, /\b(?:warfarin|brodifacoum|bromadiolone|coumatetralyl|difenacoum|flocoumafen|coumafuryl)\b/i],
  [/SUBSTITUTED NITROPHENOL/, /\b(?:dinoseb|DNOC|dinocap|dinoterb|binapacryl)\b/i],
  [/ORGANOTIN/, /\b(?:fentin|cyhexatin|azocyclotin|fenbutatin)\b/i],
  [/COPPER/, /\bcopper\b/i],
  [/MERCURY/, /\bmercur\w+\b/i],
  [/ARSENICAL/, /\barsen\w+\b/i],
];

export const pesticideFamily = goodsRule({
  code: 'pesticide_family',
  severity: 'error',
  source: 'IMDG 2.6.2.4, 3.1.2.8, 3.2.1',
  sentence: 'A pesticide is declared under the entry of the family that its active substance is of.',
  check: (facts) => {
    const isPesticide = facts.rows.length > 0 && facts.rows.every(({ name }) => /PESTICIDE/.test(name));
    const technical =
      facts.text('technicalName') ?? /[(（]([^()（）]+)[)）]/.exec(facts.text('properShippingName') ?? '')?.[1];
    if (!isPesticide || technical === undefined) return undefined;
    const own = FAMILIES.filter(([, actives]) => actives.test(technical));
    const declared = FAMILIES.find(([family]) => facts.rows.every(({ name }) => family.test(name)));
    if (own.length === 0 || own.some((family) => family === declared)) return undefined;
    const [[family, actives] = [/./, /./]] = own;
    const isGeneric = declared === undefined;
    const name = family.source.replace(/\(.*?\)/g, '').toLowerCase();
    return {
      message: `"${actives.exec(technical)?.[0]}" is of the family ${name}; UN ${facts.rows[0]?.un} is ${isGeneric ? 'for pesticides without an entry of their family' : 'for another'}.`,
      about: facts.stated('technicalName', 'unNo', 'properShippingName'),
      severity: isGeneric || own.length > 1 ? 'warning' : 'error',
      ask: {
        english: 'Which active substances does the pesticide contain, and in which shares?',
        chinese: '该农药的有效成分及含量是什么？',
      },
    };
  },
});
