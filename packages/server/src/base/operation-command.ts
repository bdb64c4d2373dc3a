/**
 * The command of the command line that runs an operation. Its options are the operation's parameters, and the answer is
 * printed as a table; with `--json` as REST answers it. In templates, `{total.amount}` stands for a value of the answer
 * and `{lastUsedAt|never}` for a value with its substitute.
 */
export type OperationCommand = {
  /** What is typed after `agent-rate`: `keys list`, `ports alias add`. */
  words: string;
  /** Parameters that are given by position. `[text]` may be left out; `file` is the whole body, a JSON file. */
  operands?: readonly string[];
  /** Options that are not called as their parameter is: the parameter by the name of the option. */
  options?: Readonly<Record<string, string>>;
  /** What options are when they are not given, as they would be typed. */
  defaults?: Readonly<Record<string, string>>;
  /** Options without a value, and what each sets in the body. */
  flags?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What the body always holds. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Built-in data will do where no database is. */
  offline?: true;
  /** The template of the line above the table. */
  heading?: string;
  /** The list in the answer that is printed as a table, when it is not `data`. */
  rows?: string;
  /** A table: the template of each column by its heading. */
  columns?: Readonly<Record<string, string>>;
  /** Printed in place of a table without rows. */
  empty?: string;
  /** The template of the sentence that says what was done; parameters may stand in it too. */
  done?: string;
  /** The property that is shown only once; it goes to standard output alone. */
  secret?: string;
  /** The answer is a document for programs: JSON in any case. */
  json?: true;
  /** A sentence below the options in the help. */
  note?: string;
  example?: string;
};
