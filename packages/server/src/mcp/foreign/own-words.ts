/** Where the words of an answer come from when nothing in it says more, by the service of the operation behind it. */
const SOURCES: Readonly<Record<string, string>> = {
  rates: 'rate sheets',
  documents: 'documents',
  'dangerous-goods': 'documents',
  orders: 'order',
  events: 'event',
  keys: 'key',
};

/** Services that answer from our own tables and what the operator wrote into them; nobody else words anything there. */
const OWN_SERVICES: ReadonlySet<string> = new Set(['formats', 'ports', 'system']);

/** The source of an answer's words by the service of its operation; undefined: they are our own. */
export function sourceOfService(service: string): string | undefined {
  return OWN_SERVICES.has(service) ? undefined : (SOURCES[service] ?? 'others');
}

/** Properties whose words are this service's, its directories' or the regulations', in every answer. */
const OWN_PROPERTIES: ReadonlySet<string> = new Set([
  'next',
  'nextCursor',
  'what',
  'why',
  'rule',
  'jsonPath',
  'field',
  'basis',
  'targetFormat',
  'allowedActions',
  'regions',
  'country',
  'mediaType',
  'url',
  'inputSchema',
  'scopes',
  'params',
]);

/** Properties that outsiders fill with words of their own: wrapped however short they are, so that they have one type. */
const FOREIGN_PROPERTIES: ReadonlySet<string> = new Set([
  'text',
  'remarks',
  'missing',
  'gaps',
  'note',
  'condition',
  'record',
  'reason',
  'problem',
  'ask',
  'quote',
  'value',
  'values',
  'statements',
  'lines',
]);

const ID_PROPERTY = /^(?:id|key|subject)$|Id$|_id$/;
const ID = /^(?:[a-z-]+\/)?(?:ord|quo|sub|evt|whk|key|dlv|per)_[0-9A-Za-z]{10,24}$/;

type Properties = Readonly<Record<string, unknown>>;

/**
 * Whether the property's words are our own. A name is, beside a code of our directories: a port's (`country`), a carrier's
 * with its SCAC.
 */
export function isOwn(property: string, value: unknown, parent: Properties): boolean {
  if (property === 'name') return isText(parent.scac) || (isText(parent.code) && 'country' in parent);
  if (property === 'type') return isText(value) && value.startsWith('agent-rate.');
  // Ids that this service makes: chance may spell words in them.
  if (ID_PROPERTY.test(property)) return isText(value) && ID.test(value);
  // The paragraph of the regulations; elsewhere it is the place in a sheet.
  if (property === 'source') return isText(value);
  // Of a refusal or finding; a charge code is the sheet's.
  if (property === 'code') return 'message' in parent;
  // Of a refusal; of a finding it may repeat what a sheet or document says.
  if (property === 'message') return 'data' in parent;
  return OWN_PROPERTIES.has(property);
}

/** Whether the property is wrapped whole, with all that is in it. */
export function isForeign(property: string, value: unknown): boolean {
  if (!FOREIGN_PROPERTIES.has(property)) return false;
  // Lines of a page; those of a quote hold prices.
  return property !== 'lines' || (Array.isArray(value) && value.every(isPageLine));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPageLine = (value: unknown) => typeof value === 'object' && value !== null && 'text' in value;

/** An id, code, day, number or file type: too short, and too few words, to say anything by itself. */
export function isCode(text: string): boolean {
  return /^[\w.:+/@#-]{0,60}$/.test(text) && (text.match(/[A-Za-z]{3,}/g) ?? []).length <= 3;
}
