import { type Formulation, readFormulations } from './read-formulations.ts';

/*
 * IMDG 2.4.2.3.2.3, from knowledge of the field; columns as in `read-formulations.ts`. Formulations that are rarely traded
 * are left out.
 */
const LINES = `
azodicarbonamide formulation type b, temperature controlled|3232 100 5 40/45
azodicarbonamide formulation type c, temperature controlled|3234 100 6 40/45
azodicarbonamide formulation type c|3224 100 6
azodicarbonamide formulation type d, temperature controlled|3236 100 7 40/45
azodicarbonamide formulation type d|3226 100 7
2,2'-azodi(isobutyronitrile)|3234 100 6 40/45; 3224 50 6 p
2,2'-azodi(2,4-dimethylvaleronitrile)|3236 100 7 10/15
2,2'-azodi(2-methylbutyronitrile)|3236 100 7 35/40
2,2'-azodi(2,4-dimethyl-4-methoxyvaleronitrile)|3236 100 7 -5/5
2,2'-azodi(ethyl-2-methylpropionate)|3235 100 7 20/25
1,1-azodi(hexahydrobenzonitrile)|3226 100 7
benzenesulphonyl hydrazide|3226 100 7
diphenyloxide-4,4'-disulphonyl hydrazide|3226 100 7
4-methylbenzenesulphonyl hydrazide|3226 100 7
n,n'-dinitrosopentamethylenetetramine|3224 82 6
diethyleneglycol bis(allyl carbonate) + diisopropylperoxydicarbonate|3237 100 8 -10/0
`;

/** Assignments of self-reactive substances that the table names. */
export const selfReactiveFormulations: readonly Formulation[] = readFormulations(LINES);
