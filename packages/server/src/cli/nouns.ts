import type { Operation } from '../base/index.ts';
import { unopened } from '../base/offline.ts';

type Load = () => Promise<Operation[]>;

const keys: Load = async () => (await import('../keys/index.ts')).keyOperations(unopened());
const people: Load = async () => (await import('../keys/index.ts')).peopleOperations(unopened());
const audit: Load = async () => (await import('../audit/index.ts')).auditOperations(unopened());
const monitoring: Load = async () =>
  (await import('../monitoring/index.ts')).monitoringOperations(unopened(), unopened());
const ports: Load = async () => (await import('../ports/index.ts')).portOperations(unopened());
const events: Load = async () => (await import('../events/index.ts')).eventOperations(unopened());
const webhooks: Load = async () => (await import('../events/index.ts')).webhookOperations(unopened());
const proofs: Load = async () =>
  (await import('../proofs/index.ts')).proofOperations({ ledger: unopened(), orders: unopened() });
const rates: Load = async () => [
  ...(await import('../rates/index.ts')).rateOperations(unopened()),
  ...(await proofs()),
];
const ledger: Load = async () => (await import('../ledger/index.ts')).ledgerOperations(unopened());
const intake: Load = async () => (await import('../rates/index.ts')).intakeOperations(unopened());
const orders: Load = async () => [
  ...(await import('../orders/index.ts')).orderOperations(unopened()),
  ...(await proofs()),
];
const subscriptions: Load = async () => (await import('../rates/index.ts')).subscriptionOperations(unopened());
const documents: Load = async () => {
  const [{ documentOperations }, { extractionOperations }] = await Promise.all([
    import('../documents/index.ts'),
    import('../extraction/index.ts'),
  ]);
  return [...documentOperations(unopened(), unopened()), ...extractionOperations(unopened())];
};
const exchange: Load = async () => (await import('../exchange-rates/index.ts')).exchangeRateOperations(unopened());
const selling: Load = async () => (await import('../selling/index.ts')).sellingOperations(unopened(), unopened());
const carriers: Load = async () => (await import('../carriers/index.ts')).carrierOperations(unopened());
const goods: Load = async () => (await import('../dangerous-goods/index.ts')).dangerousGoodsOperations();
const shipments: Load = async () => (await import('../shipments/index.ts')).shipmentOperations(unopened());
const openDgd: Load = async () => {
  const [{ openDgdOperations }, { declarationFormOperations }, { complianceOperations }, { importOperations }] =
    await Promise.all([
      import('../opendgd/index.ts'),
      import('../forms/index.ts'),
      import('../compliance/index.ts'),
      import('../shipments/index.ts'),
    ]);
  const forms = declarationFormOperations(unopened(), unopened());
  return [
    ...openDgdOperations(),
    ...forms,
    ...complianceOperations(unopened(), unopened()),
    ...importOperations(unopened()),
  ];
};
const formats: Load = async () => {
  const { formatOperations, customFormatOperations } = await import('../formats/index.ts');
  return [...formatOperations(), ...customFormatOperations(unopened())];
};

/** The operations behind each group of commands, to be described; only those of the group that is used are loaded. */
export const OPERATIONS = {
  sheets: rates,
  sources: intake,
  lcl: rates,
  rates,
  'price-lists': selling,
  'exchange-rates': exchange,
  quotes: orders,
  orders,
  ports,
  carriers,
  keys,
  people,
  audit,
  ledger,
  jobs: monitoring,
  problems: monitoring,
  whoami: keys,
  documents,
  events,
  webhooks,
  subscriptions,
  'dangerous-goods': goods,
  opendgd: openDgd,
  shipments,
  formats,
} as const satisfies Readonly<Record<string, Load>>;

/** Every operation that may have a command. */
export async function loadOperations(): Promise<Operation[]> {
  const loaded = await Promise.all([...new Set<Load>(Object.values(OPERATIONS))].map((load) => load()));
  // Groups may share operations.
  return [...new Map(loaded.flat().map((operation) => [operation.name, operation])).values()];
}
