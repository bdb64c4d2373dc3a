import { notParsed, type Parsed, parsed, plain } from './parsed.ts';

/** The material of a packaging. */
export type PackagingMaterial =
  | 'steel'
  | 'aluminium'
  | 'natural wood'
  | 'plywood'
  | 'reconstituted wood'
  | 'fibreboard'
  | 'plastics'
  | 'textile'
  | 'paper'
  | 'metal'
  | 'glass, porcelain or stoneware';

/** A code for a kind of packaging (IMDG 6.1.2), intermediate bulk container (6.5.1.4) or large packaging (6.6.2). */
export type PackagingCode = {
  /** The code as in the mark, with its suffix: `1A1`, `6HA1`, `31HA1`, `4GV`. */
  readonly code: string;
  readonly group: 'packaging' | 'ibc' | 'large packaging';
  /** `drum`, `jerrican`, `rigid IBC for liquids`. */
  readonly kind: string;
  /** Of the packaging, or of the outer one of a composite. */
  readonly material: PackagingMaterial;
  /** The inner receptacle of a composite packaging or IBC. */
  readonly innerMaterial: PackagingMaterial | null;
  /** Drums and jerricans: removable or non-removable head. */
  readonly head: 'removable' | 'non-removable' | null;
  /** The further meaning of the last digit: `sift-proof`. */
  readonly detail: string | null;
  /** V special packaging (4.1.5.1.11 of 6.1), W equivalent, T salvage, U special for infectious substances. */
  readonly suffix: 'V' | 'W' | 'T' | 'U' | null;
};

const MATERIALS: Readonly<Record<string, PackagingMaterial>> = {
  A: 'steel',
  B: 'aluminium',
  C: 'natural wood',
  D: 'plywood',
  F: 'reconstituted wood',
  G: 'fibreboard',
  H: 'plastics',
  L: 'textile',
  M: 'paper',
  N: 'metal',
  P: 'glass, porcelain or stoneware',
};
const HEADS = { '1': 'non-removable', '2': 'removable' } as const;

/* kind digits | name | materials with the figures they take (none: no figure) */
const PACKAGINGS: readonly { digits: string; kind: string; variants: readonly string[]; headed?: true }[] = [
  { digits: '0', kind: 'light-gauge metal packaging (road and rail only)', variants: ['A12'], headed: true },
  { digits: '1', kind: 'drum', variants: ['A12', 'B12', 'D', 'G', 'H12', 'N12'], headed: true },
  { digits: '2', kind: 'wooden barrel', variants: ['C12'] },
  { digits: '3', kind: 'jerrican', variants: ['A12', 'B12', 'H12'], headed: true },
  { digits: '4', kind: 'box', variants: ['A', 'B', 'C12', 'D', 'F', 'G', 'H12', 'N'] },
  { digits: '5', kind: 'bag', variants: ['H1234', 'L123', 'M12'] },
  {
    digits: '11',
    kind: 'rigid IBC for solids, filled or discharged by gravity',
    variants: 'A B N C D F G H12'.split(' '),
  },
  { digits: '21', kind: 'rigid IBC for solids, filled or discharged under pressure', variants: ['A', 'B', 'N', 'H12'] },
  { digits: '31', kind: 'rigid IBC for liquids', variants: ['A', 'B', 'N', 'H12'] },
  { digits: '13', kind: 'flexible IBC', variants: ['H12345', 'L1234', 'M12'] },
  { digits: '50', kind: 'rigid large packaging', variants: 'A B N H G C D F'.split(' ') },
  { digits: '51', kind: 'flexible large packaging', variants: ['H', 'M'] },
];

/** Composites: inner receptacle (H plastics, P glass), outer material, and figures. */
const COMPOSITE_OUTERS: Readonly<Record<string, string>> = { A: '12', B: '12', C: '', D: '12', G: '12', H: '12' };

const DETAILS: Readonly<Record<string, string>> = {
  ...{ '2C1': 'bung type', '2C2': 'removable head' },
  ...{ '4C1': 'ordinary', '4C2': 'with sift-proof walls', '4H1': 'expanded', '4H2': 'solid' },
  ...{ '5H1': 'woven, without inner liner or coating', '5H2': 'woven, sift-proof', '5H3': 'woven, water-resistant' },
  ...{ '5H4': 'film', '5L1': 'without inner liner or coating', '5L2': 'sift-proof', '5L3': 'water-resistant' },
  ...{ '5M1': 'multiwall', '5M2': 'multiwall, water-resistant' },
  ...{ '13H1': 'woven, without coating or liner', '13H2': 'woven, coated', '13H3': 'woven, with liner' },
  ...{ '13H4': 'woven, coated and with liner', '13H5': 'film', '13L1': 'without coating or liner', '13L2': 'coated' },
  ...{
    '13L3': 'with liner',
    '13L4': 'coated and with liner',
    '13M1': 'multiwall',
    '13M2': 'multiwall, water-resistant',
  },
};
const RIGID_FIGURES = { '1': 'with structural equipment', '2': 'freestanding' } as const;

type Parts = { digits: string; letters: string; figure: string };

/** A packaging code by its grammar: `1A1`, `3H1`, `4G`, `6HA1`, `11HA1`, `31HA1`, `50A`, `4GV`. */
export function parsePackagingCode(text: string): Parsed<PackagingCode> {
  const code = plain(text).replace(/\s/g, '').toUpperCase();
  const match = /^(\d{1,2})([A-Z]{1,2}?)(\d?)([VWTU]?)$/.exec(code);
  const parts = { digits: match?.[1] ?? '', letters: match?.[2] ?? '', figure: match?.[3] ?? '' };
  const meaning = match === null ? undefined : (readSimple(parts) ?? readComposite(parts));
  if (meaning === undefined) {
    const message = `${code.slice(0, 12)} is not a code of a packaging, IBC or large packaging.`;
    return notParsed({ code: 'packaging_code_unknown', message, quote: text });
  }
  const suffix = (match?.[4] || null) as PackagingCode['suffix'];
  return parsed({ code, ...meaning, suffix });
}

type Meaning = Omit<PackagingCode, 'code' | 'suffix'>;

function readSimple({ digits, letters, figure }: Parts): Meaning | undefined {
  const type = PACKAGINGS.find((type) => type.digits === digits);
  const variant = type?.variants.find((one) => one.charAt(0) === letters);
  const material = MATERIALS[letters];
  if (type === undefined || variant === undefined || material === undefined) return undefined;
  const figures = variant.slice(1);
  if (figures === '' ? figure !== '' : !(figure !== '' && figures.includes(figure))) return undefined;
  const group = digits.length === 1 ? 'packaging' : digits.startsWith('5') ? 'large packaging' : 'ibc';
  const head = type.headed === true && (figure === '1' || figure === '2') ? HEADS[figure] : null;
  const rigid = group === 'ibc' && digits !== '13' && (figure === '1' || figure === '2') ? RIGID_FIGURES[figure] : null;
  const detail = DETAILS[`${digits}${letters}${figure}`] ?? rigid;
  return { group, kind: type.kind, material, innerMaterial: null, head, detail };
}

function readComposite({ digits, letters, figure }: Parts): Meaning | undefined {
  const material = MATERIALS[letters.charAt(1)];
  const innerMaterial = MATERIALS[letters.charAt(0)];
  if (material === undefined || innerMaterial === undefined) return undefined;
  if (digits === '6' && /^[HP]/.test(letters))
    return readCompositePackaging({ letters, figure, material, innerMaterial });
  if (!['11', '21', '31'].includes(digits) || letters.charAt(0) !== 'H' || !/^[12]$/.test(figure)) return undefined;
  const detail = figure === '1' ? 'rigid plastics inner receptacle' : 'flexible plastics inner receptacle';
  const use = { '11': 'solids, by gravity', '21': 'solids, under pressure', '31': 'liquids' }[digits];
  return { group: 'ibc', kind: `composite IBC for ${use}`, material, innerMaterial, head: null, detail };
}

type Composite = { letters: string; figure: string; material: PackagingMaterial; innerMaterial: PackagingMaterial };

function readCompositePackaging({ letters, figure, material, innerMaterial }: Composite): Meaning | undefined {
  const figures = COMPOSITE_OUTERS[letters.charAt(1)];
  if (figures === undefined) return undefined;
  if (figures === '' ? figure !== '' : !(figure !== '' && figures.includes(figure))) return undefined;
  const boxLike = figure === '2' || figure === '';
  const outer =
    letters === 'PH' ? (boxLike ? 'solid plastics' : 'expanded plastics') : boxLike ? 'box or crate' : 'drum';
  const detail = `receptacle in an outer ${outer}`;
  return { group: 'packaging', kind: 'composite packaging', material, innerMaterial, head: null, detail };
}
