/**
 * The command of the command line that runs an operation. Its options are the operation's parameters, and the answer is
 * printed as a table; with `--json` as REST answers it. In templates, `{total.amount}` is a value of the answer, and
 * `{lastUsedAt|never}` a value with a substitute for null.
 */
export type OperationCommand = {
  /** The words of the command: `keys list`, `ports alias add`. */
  words: string;
  /** Positional parameters. `[text]` is optional; `file` is the whole body, a JSON file. */
  operands?: readonly string[];
  /** The body property that the operand `file` is the text of, where it is not the whole body. */
  textFile?: string;
  /** Options whose name differs from their parameter's: parameter by option. */
  options?: Readonly<Record<string, string>>;
  /** Defaults of options, as text. */
  defaults?: Readonly<Record<string, string>>;
  /**
   * Lists of objects that are also typed entry by entry: by the parameter, the places in an entry that `17:2` names, in order. The
   * last ones may be left out.
   */
  entries?: Readonly<Record<string, readonly string[]>>;
  /** The parameter that takes the place of those with defaults. */
  insteadOfDefaults?: string;
  /** Options without a value, and the body properties that each sets. */
  flags?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Constant properties of the body. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Works with built-in data when there is no database. */
  offline?: true;
  /** The template of the line above the table. */
  heading?: string;
  /** The list in the answer that is printed as a table; `data` if absent. */
  rows?: string;
  /** A table: the template of each column by its heading. */
  columns?: Readonly<Record<string, string>>;
  /** Printed instead of an empty table. */
  empty?: string;
  /** The template of the sentence about the result, with values of the answer and parameters. */
  done?: string;
  /** A property that is shown only once; only it is printed to standard output. */
  secret?: string;
  /** The answer is always printed as JSON. */
  json?: true;
  /** A sentence below the options in the help. */
  note?: string;
  example?: string;
};
