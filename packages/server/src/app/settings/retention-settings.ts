import type { Setting } from './setting.ts';

const days = (text: string) =>
  /^[1-9]\d{0,4}$/.test(text) ? { value: Number(text) } : { mistake: 'is not a whole number from 1 to 99999' };

/** How long what is kept, and how old it may be. */
export const RETENTION_SETTINGS: readonly Setting[] = [
  {
    name: 'AGENT_RATE_KEEP_DOCUMENTS_DAYS',
    field: 'keepDocumentsDays',
    type: '1 to 99999',
    default: undefined,
    example: '730',
    meaning:
      'After how many days a document is deleted with its extractions, unless an order or a shipment names it or one of them. Unset: never.',
    read: days,
  },
  {
    name: 'AGENT_RATE_KEEP_EVENTS_DAYS',
    field: 'keepEventsDays',
    type: '1 to 99999',
    default: undefined,
    example: '365',
    meaning:
      'After how many days an event is deleted with its deliveries, unless one of them still waits. Unset: never.',
    read: days,
  },
  {
    name: 'AGENT_RATE_EXCHANGE_RATE_DAYS',
    field: 'exchangeRateDays',
    type: '1 to 99999',
    default: '7',
    example: '3',
    meaning: 'How many days old an exchange rate may be; by an older one nothing is converted, and the answer says so.',
    read: days,
  },
];
