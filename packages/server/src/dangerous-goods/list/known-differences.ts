/** A reviewed and accepted difference between our list and a reference source. */
export type KnownDifference = {
  /** The column in the output of the check. */
  readonly column: string;
  /** UN numbers, `1418/II` for one packing group, or H codes. A trailing `*` stands for any ending. */
  readonly keys: readonly string[];
  readonly why: string;
};

/* column | UN numbers or H codes | why */
const LINES = `
number|0119 3002 1169|Withdrawn: one or two sources still carry the number, none of the lists in force does.
class (us)|1005 3318|The United States classes it 2.2 for domestic carriage beside 2.3.
class (us)|2037|Toxic cartridges (2.3) are not allowed under this number in the United States.
class (us)|3423|The source is older than the change to 6.1 (8) in the edition in force.
class (adr)|1891|ADR puts 6.1 first, the Code 3; each gives the other as subsidiary.
class (adr)|2186 2421 2455|Carriage by road is prohibited, ADR gives the class without division.
class (adr)|2912 2913 2915 2916 2917 2919 2977 3090 3091 3321 3322 3323 3324 3325 3326 3327 3328 3329 3330 3331 3332 3333 3480 3481|The source joins the class with the number of the label model (7A, 7E, 9A).
class (adr)|2978|The source took the first subsidiary label for the class; ADR has 7.
class (adr)|3423|The source is older than the change to 6.1 (8) in the edition in force.
class (imdg)|1950 2037|The Code's row has class 2 and sends to special provisions 63 and 303; we have a row for each division.
class (sat)|1950 2037|The Code's row has class 2 and sends to special provisions 63 and 303; we have a row for each division.
class (sat)|3423|The source is older than the change to 6.1 (8) in the edition in force.
packing group (us)|1224 1288 1300 1987 2351|The United States adds packing group I, the Code has II and III.
packing group (us)|1395|The United States adds packing group III, the Code has II only.
packing group (us)|1374|The United States has II only, the Code III too (special provision 300).
packing group (us)|1856 3360|The United States gives III, the Code none.
packing group (us)|2743|Group I in the United States because of inhalation, II in the Code.
packing group (us)|3125 3132|The United States leaves out group II.
packing group (us)|3127|Forbidden in the United States, so without group.
packing group (us)|3269 3527|The United States assigns the group by the base material, without rows for it.
packing group (us)|3315 3555 3560|The United States table does not have the number.
packing group (us)|3423|The source is older than the change to group I in the edition in force.
packing group (imdg)|1477 1479 1496 1498 1512 1513 1514 1515 1546 1547 1548 1561 1562 1596 1597 1601 1602 1685 1686 1733 1736 1737 2028 3165|The source lost the group (the README of the reference says so); the United States table agrees with us.
packing group (imdg)|1910 2812|Not subject to the Code, whose row has no group; other modes have III, which we keep.
packing group (imdg)|3028|Articles lost their packing group in the Model Regulations; the source is older.
marine pollutant|3077 3082|The flag is missing in the source: these entries are for marine pollutants and always are.
EmS|3166|We have a row for gas and one for liquid fuel; the source has a star.
EmS|3538|A typing error in the source (F-CS-V).
EmS|3542|The source has a star; we give the schedules of class 4.2.
name|1327 1345 1353 1373 1381 1656 2557 2793 2870 2909 2911 3091 3164 3292 3375 3473 3476 3477 3478 3479 3481 3552|We write every alternative out in full, so that each can be used in a declaration.
name|1386 1950 2037 3166|We have a row with its own qualifying text for each kind.
name|0099 1326 1339 1340 1341 1343 1352 1358 1374 1403 2216 2698 2913 2983 3175|Only qualifying text in lower case differs, which is no part of the proper shipping name.
name|0072 0484 2045|The synonyms are in another order.
name|1390 1433 1544 1839 2050 2461 3140 3543|Singular or plural, or word order: we follow the Model Regulations.
subsidiary hazards (us)|0015 0016 0303|We have rows for corrosive contents and contents toxic by inhalation.
subsidiary hazards (us)|1005 3318|The United States has a domestic row without subsidiary hazard.
subsidiary hazards (us)|1052 3535|The labels run together in the source.
subsidiary hazards (us)|1224 1288 1300 1374 1395 1856 1987 2351 2743 3125 3127 3132 3269 3360 3423 3527|The packing groups differ, see there.
subsidiary hazards (us)|1230|The United States has a domestic row without 6.1.
subsidiary hazards (us)|1754 1829 2442 2692 2826|The United States adds 6.1 for inhalation; the Code does not.
subsidiary hazards (us)|1831|The United States splits by free sulphur trioxide.
subsidiary hazards (us)|1835|The source is older than the change of 1835 in the edition in force.
subsidiary hazards (us)|1950 2037|We have a row for every combination that special provisions 63 and 303 allow.
subsidiary hazards (us)|3101 3102 3111 3112|Explosive (1) depends on special provision 181: our conditional hazard.
subsidiary hazards (us)|3369|The United States has no 6.1 here, though it has at UN 1348, the same substance.
technical name (us)|2757 2758 2759 2760 2761 2762 2763 2764 2771 2772 2775 2776 2777 2778 2779 2780 2781 2782 2783 2784 2786 2787 2991 2992 2993 2994 2995 2996 2997 2998 3005 3006 3009 3010 3011 3012 3013 3014 3015 3016 3017 3018 3019 3020 3024 3025 3026 3027 3345 3346 3347 3348 3349 3350 3351 3352|Pesticides: special provisions 61 and 274 ask for the active ingredient; the United States asks elsewhere (172.203(k)).
technical name (us)|0132 1228 1588 1791 1964 1965 1987 1989 2006 2693 3071 3146 3182 3189 3271 3272 3279 3319 3336 3343 3344 3357 2788|Special provision 274 of the Code; the United States does not mark the entry G.
special provision (us)|2907 3474|Isosorbide dinitrate mixture and 1-hydroxybenzotriazole: 28 of the Code; the United States asks in 173.21 and 173.211.
special provision (us)|3219|103 of the Code for the solution of nitrites too; the United States only for the solid.
special provision (us)|1389 1390 1391 1392 1393 1421 3401 3402 3482|182 and 183 define alkali metals for every entry of the Code that names them; the United States only for alcoholates.
special provision (us)|0072 0075 0143 0159 0226 0391 0433|266 of the Code; the United States has the condition in 172.102, 111 to 121, or in the name.
special provision (us)|0224 0473|111 of the United States forbids dry substances of 1.1A; the Code says so in the name.
special provision (us)|3485|316 of the Code stands at packing group III, which UN 3485 has not.
special provision (us)|2555 2556 2557|394 of the Code; the United States has the test in 197 for UN 3380 only.
special provision (us)|2910 3323|325 of the Code; the United States has 368 for excepted packages, and no row for UN 3323.
special provision (us)|1921 2383|386 of the Code; the United States does not ask for stabilization of the amines.
special provision (us)|3552 3171|360 stands at UN 3552 since amendment 42-24, and not at UN 3171, which it names.
limited quantity at all (us)|2857 3301/II|The Code allows none: refrigerating machines, and a substance with 4.2.
limited quantity at all (us)|3400/II 3400/III|The one entry of class 4.2 for which the Code allows limited quantities.
limited quantity at all (us)|1003 1010 1011 1012 1027 1030 1033 1035 1041 1049 1055 1057 1060 1061 1063 1070 1072 1073 1075 1077 1081 1083 1085 1086 1087 1860 1912 1954 1957 1959 1962 1964 1965 1969 1971 1978 2034 2035 2044 2453 2454 2517 2601 3150 3153 3154 3156 3157 3161 3167 3168 3169 3252 3311 3354|Gases of 2.1, 2.3 and with 5.1: 173.306 and 173.320 have exceptions, the Code allows no limited quantity.
limited quantity at all (us)|1108/I 1144/I 1155/I 1218/I 1243/I 1265/I 1303/I 1993/I 2356/I 2371/I 2456/I 3336/I|Flammable liquids of group I: 173.150 allows 0.5 L, the Code 0 but for the paints and petroleum entries.
limited quantity at all (us)|1372/III 1387/III 1857/III|Class 4.2: the Code allows none.
limited quantity at all (us)|1415/I 1428/I 2257/I|Alkali metals: 173.151 has an exception, the Code allows none in group I.
limited quantity at all (us)|2215/III 2280/III 2304/III 3176/II 3176/III 3258/III|The rows for molten or hot goods allow none.
limited quantity at all (us)|2434/II|Chlorosilanes: the Code allows none.
limited quantity at all (us)|2670/II 3094/II|The United States allows none, the Code the usual amount of class 8, group II.
limited quantity at all (us)|1845 2814 2900 2908 2909 2910 2911 2912 2913 2977 2978 3090 3091 3166 3171 3268 3291 3292 3321 3322 3327 3328 3329 3333 3334 3335 3358 3373 3480 3481 3499 3507/I 3508 3528 3529 3530|The column of the United States names exceptions of another kind, not limited quantities.
state (us)|1611|The United States has rows for a liquid and a solid; the Code has one number for the liquid.
state (us)|1704 1793 2751 2851|Sold as a liquid; the aircraft limit of the United States is in kilograms.
state (us)|1733|Sold as a solid; the United States has a row for solutions.
state (us)|2028 2809|Liquid contents with limits by mass.
state (us)|2215 2280|We have rows for the solid and the molten substance.
state (us)|2305 2729|Sold as a solid; the aircraft limit of the United States is in litres.
H statement in English|H200|Singular, as in the Globally Harmonized System.
H statement in English|H37*|TeX is left in the source; the words are the same.
H statement in Chinese|H206 H207 H208 H341|The source is wrong: these are about desensitized explosives, and suspected genetic defects.
H statement in Chinese|H230 H231|The source leaves out "react" or "temperature".
H statement in Chinese|H205 H229 H24* H25* H260 H27* H28* H30* H31* H33* H351 H36* H37*|The wording of the GB 30000 standards; the meaning is the same.
`;

/** Every explained difference. */
export const knownDifferences: readonly KnownDifference[] = LINES.trim()
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [column = '', keys = '', why = ''] = line.split('|');
    return { column, keys: keys.split(' '), why };
  });

/** The explanation of a difference in a column, if there is one. */
export const findExplanation = (column: string, key: string): KnownDifference | undefined =>
  knownDifferences.find(
    (known) =>
      known.column === column &&
      known.keys.some((one) => (one.endsWith('*') ? key.startsWith(one.slice(0, -1)) : one === key)),
  );
