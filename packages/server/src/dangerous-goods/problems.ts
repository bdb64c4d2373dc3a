import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** The refusals of the dangerous goods module. */
export const dangerousGoodsProblems = {
  un_number_unreadable: {
    status: 400,
    message: 'This is not a UN number.',
    next: 'A UN number is four digits, with or without the letters UN. Find it by name with GET /dangerous-goods?search=.',
  },
  un_number_not_loaded: {
    status: 404,
    message: 'This number is not in the loaded list.',
    next: 'This does not make it invalid: look it up in the edition in force, or search by name with GET /dangerous-goods?search=.',
  },
  dangerous_goods_list_unreadable: {
    status: 422,
    message: 'The file is not a dangerous goods list.',
    next: 'Send a CSV file or workbook whose first row names at least un, name and class (docs/checks.md), or the XML of 49 CFR 172.101 from eCFR.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const dangerousGoodsProblem = problemsOf(dangerousGoodsProblems);
