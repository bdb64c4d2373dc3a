import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** Refusals of the dangerous goods module. */
export const dangerousGoodsProblems = {
  un_number_unreadable: {
    status: 400,
    message: 'This is no UN number.',
    next: 'A UN number is four digits, with or without the letters UN. GET /dangerous-goods?search= finds it by name.',
  },
  un_number_not_loaded: {
    status: 404,
    message: 'This number is not in the loaded list.',
    next: 'That does not make it invalid: look it up in the edition in force, or GET /dangerous-goods?search= by name.',
  },
  dangerous_goods_list_unreadable: {
    status: 422,
    message: 'The file is no dangerous goods list.',
    next: 'Send a CSV file or workbook whose first row names at least un, name and class (docs/checks.md), or the XML of 49 CFR 172.101 from eCFR.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const dangerousGoodsProblem = problemsOf(dangerousGoodsProblems);
