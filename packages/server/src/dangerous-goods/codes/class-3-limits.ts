/** At or below it a liquid is class 3 (IMDG 2.3.1.2.1), measured in a closed cup. */
export const CLASS_3_CLOSED_CUP = 60;
/** The same, measured in an open cup. */
export const CLASS_3_OPEN_CUP = 65.6;
/** From it on a liquid that boils above 35 °C is packing group III, not II (IMDG 2.3.2.6), in a closed cup. */
export const GROUP_III_CLOSED_CUP = 23;
