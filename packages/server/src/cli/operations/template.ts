import { amountText } from '../output.ts';

const PLACE = /\{([\w.]+)(?:\|([^}]*))?\}/g;
const ONE_PLACE = /^\{[\w.]+(?:\|[^}]*)?\}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Puts the values of an answer into a template: `{id} ({name|no name})`. */
export function fillTemplate(template: string, value: unknown): string {
  return template.replaceAll(PLACE, (_whole, path: string, substitute: string | undefined) => {
    const found = valueAt(value, path);
    const text = /(?:^|\.|[a-z]I|^i)d$/.test(path) && typeof found === 'number' ? String(found) : valueText(found);
    return text === '' ? (substitute ?? '') : text;
  });
}

/** Whether a template is one value and nothing else, as a column of numbers is. */
export function isOnePlace(template: string): boolean {
  return ONE_PLACE.test(template);
}

/** The value at `total.amount`; of a list, the values at that place in each entry. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return at.map((entry) => valueAt(entry, name));
    return typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  }, value);
}

/** A value for people: figures in groups of three, instants to the second, lists and objects in a line; nothing is ''. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return amountText(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return INSTANT.test(value) ? value.slice(0, 19) : value;
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return Object.entries(value)
    .map(([name, one]) => propertyText(name, one))
    .join('; ');
}

/** `per order USD 20,000, EUR 18,000`; of what is so or not so, the name alone. */
function propertyText(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? nameText(name) : `not ${nameText(name)}`;
  return `${nameText(name)} ${valueText(value).replaceAll(';', ',')}`;
}

/** `perOrder` is "per order"; a currency stays as it is. */
export function nameText(name: string): string {
  return /^[A-Z]+$/.test(name) ? name : name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
