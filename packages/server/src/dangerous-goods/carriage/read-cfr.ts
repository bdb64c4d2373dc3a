import type { DangerousGoodsEntry } from '../list/entry.ts';

/*
 * Number of 49 CFR 176.84 | code of the IMDG Code that asks for the same. Compared over the rows of both tables; a number
 * that is not here is kept as it is, `176.84(128)`.
 */
const SAME = `
2 SW3|4 SG53|12 H2|13 H1|14 SW15|17 SG4 SG9|21 SG5|22 SG68|25 SW1|26 SG20|27 SG21|28 SG7|29 SG22|34 SG29|36 SG30|39 SG32
40 SW2|44 SG10|46 SG33|49 SG13|52 SG35|53 SG36|54 SG41|55 SG37|56 SG38|57 SG46|58 SG49|59 SG48|60 SG45 SG47 SG51 SG56 SG58 SG59 SG61
66 SG16|69 SG60|74 SG17|75 SG59|78 SG63|85 SW5|87 SG14|88 SG65|89 SG6|90 SG19|91 SG15|95 SG50|97 SG24|100 SG8|101 SG52|102 SG57
105 SW7|106 SG61|127 SG1|133 SG62|135 SG54|137 SG70|138 SG60|141 SG12|142 SW11|144 SW6|145 SG39|146 SW16|147 SG25|148 SG26|149 SW29
156 SW19|5E SG31|19E SG27|22E SG28|23E SG67
`;

const same: ReadonlyMap<string, readonly string[]> = new Map(
  SAME.trim()
    .split(/[\n|]/)
    .map((pair) => {
      const [number = '', ...codes] = pair.split(' ');
      return [number, codes] as const;
    }),
);

const SEGREGATION = /^SG/;
/** Numbers of 176.84 without a code of ours that are about segregation; the others are about stowage. */
const ABOUT_SEGREGATION = new Set([
  '18',
  '38',
  '41',
  '51',
  '61',
  '62',
  '65',
  '68',
  '70',
  '73',
  '77',
  '104',
  '116',
  '14E',
  '15E',
  '17E',
  '21E',
]);

/** Column 10B of 49 CFR 172.101 (`25, 40, 52.`) as codes of columns 16a and 16b. */
export function readStowageCodes(text: string): { stowage: string[]; segregation: string[] } {
  const numbers = text.match(/\d+E?/g) ?? [];
  const codes = numbers.flatMap((number) => same.get(number) ?? [`176.84(${number})`]);
  const isSegregation = (code: string) =>
    SEGREGATION.test(code) || ABOUT_SEGREGATION.has(/\((\w+)\)/.exec(code)?.[1] ?? '');
  const sorted = (list: string[]) => [...new Set(list)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    stowage: sorted(codes.filter((code) => !isSegregation(code))),
    segregation: sorted(codes.filter(isSegregation)),
  };
}

const IBC: Readonly<Record<string, string>> = {
  ...{
    IP1: 'B1',
    IP2: 'B2',
    IP3: 'B3',
    IP4: 'B4',
    IP5: 'B5',
    IP7: 'B6',
    IP8: 'B8',
    IP13: 'B13',
    IP15: 'B15',
    IP16: 'B16',
  },
  ...{ IP19: 'B19' },
};

/** An IBC provision of 172.102 as provision of the Code, or as it is: `172.102(IP21)`. */
export const ibcProvisionOf = (code: string): string => IBC[code] ?? `172.102(${code})`;

/* Section of 49 CFR part 173 | packing instruction for the same goods */
const SECTIONS: Readonly<Record<string, string>> = {
  ...{
    '173': 'P001',
    '176': 'P003',
    '216': 'P002',
    '217': 'P003',
    '219': 'P905',
    '222': 'P907',
    '231': 'P505',
    '309': 'P003',
  },
  ...{ '323': 'P200', '337': 'P200' },
  ...{
    '159': 'P801',
    '161': 'P901',
    '162': 'P800',
    '164': 'P800',
    '165': 'P412',
    '166': 'P902',
    '181': 'P400',
    '185': 'P903',
  },
  ...{
    '186': 'P407',
    '187': 'P404',
    '188': 'P405',
    '189': 'P408',
    '196': 'P620',
    '197': 'P621',
    '199': 'P650',
    '206': 'P010',
  },
  ...{ '224': 'P520', '225': 'P520', '226': 'P601', '227': 'P602', '230': 'P004', '311': 'P205', '316': 'P203' },
  ...{ '302': 'P200', '303': 'P200', '304': 'P200', '302c': 'P208' },
};
const LIQUID = /^20[123]$/;
const SOLID = /^21[123]$/;

/**
 * The packing instruction that a section of part 173 stands for, where there is one: the sections of 201 to 203 and 211
 * to 213 serve many classes, so the class decides with them.
 */
export function packingInstructionOf(
  section: string,
  {
    hazardClass,
    subsidiaryHazards,
    packingGroup,
  }: Pick<DangerousGoodsEntry, 'hazardClass' | 'subsidiaryHazards' | 'packingGroup'>,
): string | undefined {
  const known = SECTIONS[section];
  if (known !== undefined) return known;
  const hazards: readonly string[] = [hazardClass, ...subsidiaryHazards];
  const reactive = hazards.some((one) => /^(?:4\.[23]|5\.1)$/.test(one));
  if (LIQUID.test(section)) {
    if (!reactive && /^(?:3|6\.1|8|9)$/.test(hazardClass)) return 'P001';
    return hazardClass === '5.1' && packingGroup !== 'I' ? 'P504' : undefined;
  }
  if (!SOLID.test(section)) return undefined;
  if (!reactive && /^(?:4\.1|6\.1|8|9)$/.test(hazardClass) && packingGroup !== 'I') return 'P002';
  if (!reactive && /^(?:6\.1|8|9)$/.test(hazardClass)) return 'P002';
  return hazardClass === '5.1' && packingGroup !== 'I' ? 'P002' : undefined;
}
