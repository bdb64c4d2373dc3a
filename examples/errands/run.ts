import { createAgent, ERRANDS, MOST_CALLS, MOST_TOKENS, openBook } from './index.ts';

/**
 * Runs every errand against the service that AGENT_RATE_URL and AGENT_RATE_KEY name, and prints what each cost. Ends with 1
 * when one fails or costs more than it may.
 */
const { AGENT_RATE_URL: url, AGENT_RATE_KEY: key } = process.env;
if (!url || !key) {
  console.error('Set AGENT_RATE_URL and AGENT_RATE_KEY; `npm run demo` prints both.');
  process.exit(2);
}
for (const { title, run } of ERRANDS) {
  const agent = createAgent(url, key);
  const fault = await run(agent, openBook(url, key)).then(
    () => undefined,
    (error: Error) => error,
  );
  const { calls, tokens } = agent.spent();
  const isCheap = calls <= MOST_CALLS && tokens <= MOST_TOKENS;
  if (fault || !isCheap) process.exitCode = 1;
  console.log(
    `${fault ? 'FAIL' : isCheap ? 'ok  ' : 'DEAR'} ${title.padEnd(40)} ${calls} calls ${String(tokens).padStart(6)} tokens`,
  );
  if (fault) console.log(`     ${fault.message.slice(0, 500)}`);
}
