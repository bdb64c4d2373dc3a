type Starting = { startWork: () => Promise<void> };
type Working = Starting & { stopWork: () => Promise<void> };

/** The modules that do something beside answering. */
export type WorkingModules = {
  extractions: Starting;
  rates: { jobs: Starting };
  webhooks: Working;
  subscriptions: Working;
  selling: Working;
  intake: Working;
  documents: Working;
  keeping: Working;
  ledger: Working;
  forwarder: Working;
};

/** What begins their work in a process that stays, and what ends it. */
export function listWork({ extractions, rates, ...others }: WorkingModules) {
  const { webhooks, subscriptions, selling, intake, documents, keeping, ledger, forwarder } = others;
  const working = [webhooks, selling, subscriptions, intake, documents, keeping, ledger, forwarder];
  return {
    start: [extractions, rates.jobs, ...working].map(({ startWork }) => startWork),
    stop: working.map(({ stopWork }) => stopWork),
  };
}
