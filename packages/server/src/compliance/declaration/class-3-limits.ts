/** At or below it a liquid is class 3 (IMDG 2.3.1.2.1), measured in a closed cup. */
export const CLASS_3_CLOSED_CUP = 60;
/** The same, measured in an open cup. */
export const CLASS_3_OPEN_CUP = 65.6;
