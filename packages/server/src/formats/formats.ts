import type { ChangeFeed, Database } from '../db/index.ts';
import type { FormatTemplate, NewFormat } from './custom-format.schema.ts';
import { cellField, selectField, textField } from './form-field.ts';
import type { FormField, TargetFormat } from './format.schema.ts';
import * as store from './format-store.ts';
import { formatProblem } from './problems.ts';
import { targetFormats } from './registry.ts';

/** Read access to formats. */
export type FormatReader = {
  /** The built-in formats in the contract's order, then the added ones. */
  list: () => readonly TargetFormat[];
  /** Throws `format_not_found` with the ids that exist. */
  get: (id: string) => TargetFormat;
};

/** The formats module of a running service: built-in and added formats, the same in every process. */
export type Formats = FormatReader & {
  /** Adds a format. Throws `format_exists`, `format_invalid`. */
  add: (format: NewFormat, by: string) => Promise<TargetFormat>;
  /** Removes an added format with its templates. Throws `format_built_in`, `format_not_found`. */
  remove: (id: string) => Promise<void>;
  /** Every kept template without its bytes, by format and kind. */
  listTemplates: () => Promise<FormatTemplate[]>;
  /** Saves a template, replacing the one of the same kind. Throws `format_not_found`. */
  saveTemplate: (template: store.NewTemplate) => Promise<FormatTemplate>;
  /** A template of a format, of any kind when none is given; undefined when there is none. */
  findTemplate: (
    id: string,
    kind?: FormatTemplate['kind'],
  ) => Promise<(FormatTemplate & { bytes: Uint8Array }) | undefined>;
  /** Throws `format_not_found`, `format_template_not_found`. */
  getTemplate: (id: string, kind?: FormatTemplate['kind']) => Promise<FormatTemplate & { bytes: Uint8Array }>;
  /** Throws `format_not_found`, `format_template_not_found`. */
  deleteTemplate: (id: string, kind?: FormatTemplate['kind']) => Promise<void>;
};

const RETRY_MILLISECONDS = 500;

function readerOf(list: () => readonly TargetFormat[]): FormatReader {
  return {
    list,
    get: (id) => {
      const found = list().find((format) => format.id === id);
      if (found) return found;
      throw formatProblem('format_not_found', { id, known: list().map((format) => format.id) });
    },
  };
}

/** The contract's formats only, for use without a database. */
export const builtInFormats: FormatReader = readerOf(() => targetFormats);

const isBuiltIn = (id: string) => targetFormats.some((format) => format.id === id);

function fieldOf({ key, label, type = 'text', options, cell, labels }: NewFormat['fields'][number]): FormField {
  const plain = options ? selectField(key, label, options) : { ...textField(key, label), type };
  const field = cell === undefined ? plain : cellField({ key, label, type: plain.type, options: plain.options }, cell);
  return labels === undefined || labels.length === 0 ? field : { ...field, labels };
}

/** Why a format cannot be added; undefined when it can. */
function findFault({ fields }: NewFormat): string | undefined {
  const keys = fields.map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) return `The key ${twice} occurs twice.`;
  const cells = fields.flatMap(({ cell }) => cell ?? []);
  const shared = cells.find((cell, at) => cells.indexOf(cell) !== at);
  if (shared !== undefined) return `Two fields have the cell ${shared}.`;
  const bare = fields.find(({ type, options }) => (type === 'select') !== (options !== undefined));
  return bare && `${bare.key}: a select field has options, and only a select field has them.`;
}

/** Loads the added formats and follows their changes. */
export async function openFormats({
  database,
  changes,
}: {
  database: Database;
  changes: ChangeFeed;
}): Promise<Formats> {
  let added = await store.listCustomFormats(database);
  const reload = async () => {
    added = await store.listCustomFormats(database);
  };
  const follow = () => {
    reload().catch(() => setTimeout(follow, RETRY_MILLISECONDS).unref());
  };
  changes.on('formats', follow);
  const reader = readerOf(() => [...targetFormats, ...added]);
  return {
    ...reader,
    add: async (format, by) => {
      const fault = findFault(format);
      if (fault !== undefined) throw formatProblem('format_invalid', { reason: fault }, fault);
      const whole: TargetFormat = {
        id: format.id,
        label: format.label,
        description: format.description ?? '',
        fields: format.fields.map(fieldOf),
      };
      const isNew = !isBuiltIn(format.id) && (await store.insertCustomFormat(database, whole, by));
      if (!isNew) throw formatProblem(isBuiltIn(format.id) ? 'format_built_in' : 'format_exists', { id: format.id });
      await Promise.all([reload(), changes.waitForListeners()]);
      return whole;
    },
    remove: async (id) => {
      if (isBuiltIn(id)) throw formatProblem('format_built_in', { id });
      reader.get(id);
      await store.deleteCustomFormat(database, id);
      await Promise.all([reload(), changes.waitForListeners()]);
    },
    listTemplates: () => store.listTemplates(database),
    saveTemplate: async (template) => {
      reader.get(template.format);
      return store.saveTemplate(database, template);
    },
    findTemplate: (id, kind) => store.findTemplate(database, id, kind),
    getTemplate: async (id, kind) => {
      const template = await store.findTemplate(database, reader.get(id).id, kind);
      if (!template) throw formatProblem('format_template_not_found', { id });
      return template;
    },
    deleteTemplate: async (id, kind) => {
      reader.get(id);
      if ((await store.deleteTemplates(database, id, kind)) === 0)
        throw formatProblem('format_template_not_found', { id });
    },
  };
}
