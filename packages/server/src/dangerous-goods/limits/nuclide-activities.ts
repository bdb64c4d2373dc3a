/*
 * IMDG 2.7.2.2.1: nuclide | A1 (special form) | A2 (other forms), in TBq; those that are commonly carried.
 */
const LINES = `
Am-241 10 0.001|Ba-133 3 3|C-14 40 3|Cd-109 30 2|Cf-252 0.1 0.003|Co-57 10 10|Co-60 0.4 0.4|Cr-51 30 30|Cs-134 0.7 0.7
Cs-137 2 0.6|F-18 1 0.6|Fe-55 40 40|Fe-59 0.9 0.9|Ga-67 7 3|Gd-153 10 9|Ge-68 0.5 0.5|H-3 40 40|I-123 6 3|I-125 20 3
I-131 3 0.7|In-111 3 3|Ir-192 1 0.6|Kr-85 10 10|Lu-177 30 0.7|Mn-54 1 1|Mo-99 1 0.6|Na-22 0.5 0.5|Ni-63 40 30
P-32 0.5 0.5|Pm-147 40 2|Po-210 40 0.02|Pu-238 10 0.001|Pu-239 10 0.001|Ra-226 0.2 0.003|S-35 40 3|Se-75 3 3
Sm-153 9 0.6|Sr-89 0.6 0.6|Sr-90 0.3 0.3|Tc-99m 10 4|Th-228 0.5 0.001|Tl-201 10 4|Tl-204 10 0.7|Tm-170 3 0.6
Y-90 0.3 0.3|Yb-169 4 1|Xe-133 20 10|Zn-65 2 2
`;

const activities: ReadonlyMap<string, readonly [specialForm: number, other: number]> = new Map(
  LINES.trim()
    .split(/[\n|]/)
    .map((line) => {
      const [nuclide = '', a1 = '', a2 = ''] = line.split(' ');
      return [nuclide.toUpperCase(), [Number(a1), Number(a2)]] as const;
    }),
);

/** A1 and A2 of a nuclide (`Ir-192`) in TBq; undefined when it is not among those that are known here. */
export const activitiesOf = (nuclide: string) => activities.get(nuclide.toUpperCase());
