/** Fields to keep: name → what to keep inside it, or null for all of it. */
export type FieldTree = Map<string, FieldTree | null>;

/** The tree of `_fields` names; `['id', 'total.amount']`. Null when none is named. */
export function parseFields(names: readonly string[]): FieldTree | null {
  const tree: FieldTree = new Map();
  for (const name of names) addField(tree, name.split('.'));
  return tree.size === 0 ? null : tree;
}

function addField(tree: FieldTree, [head, ...rest]: string[]): void {
  if (head === undefined || head === '') return;
  const known = tree.get(head);
  if (known === null) return;
  if (rest.length === 0) {
    tree.set(head, null);
    return;
  }
  const inner: FieldTree = known ?? new Map();
  tree.set(head, inner);
  addField(inner, rest);
}

/**
 * Keeps the named fields of a body: of each record when it is a list or a page `{ data: [...], meta }` (whose `meta`
 * stays), of the object itself otherwise. Names from the top (`data.base`, `meta.total`) are used as they are. Unknown
 * names are ignored, as in WordPress.
 */
export function selectFields(body: unknown, tree: FieldTree): unknown {
  const isPage = isRecord(body) && Array.isArray(body.data);
  if (!isPage || tree.has('data') || tree.has('meta')) return keep(body, tree);
  return { ...body, data: keep(body.data, tree) };
}

function keep(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((item) => keep(item, tree));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => tree.has(name));
  return Object.fromEntries(
    kept.map(([name, inner]) => {
      const branch = tree.get(name);
      return [name, branch ? keep(inner, branch) : inner];
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
