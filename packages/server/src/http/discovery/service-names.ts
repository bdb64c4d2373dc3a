import type { Operation } from '../../base/index.ts';

/** What the services are called and what they are for. */
export const SERVICE_NAMES: Readonly<Record<Operation['service'], { name: string; description: string }>> = {
  rates: { name: 'Rates', description: 'Ocean freight rates: list, filter, summarise, import and publish.' },
  formats: { name: 'Formats', description: 'Registry of the formats that shipping documents are extracted into.' },
  ports: { name: 'Ports', description: 'What a port name, code or part of a name is understood as.' },
  'dangerous-goods': {
    name: 'Dangerous goods',
    description: 'The dangerous goods list: UN numbers, proper shipping names, classes, packing groups, EmS.',
  },
  keys: { name: 'Keys', description: 'API keys: create, rotate, revoke.' },
  documents: { name: 'Documents', description: 'Shipping documents: extraction, checks and filled forms.' },
  orders: { name: 'Orders', description: 'Orders made from rates.' },
  events: { name: 'Events', description: 'What happened: feed, stream, webhooks and rate subscriptions.' },
  system: { name: 'System', description: 'Health of the service and discovery of what it offers.' },
};
