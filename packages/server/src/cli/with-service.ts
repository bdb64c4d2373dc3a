/** How long a command that was interrupted may take to leave the database in order. */
const LEAVE_MILLISECONDS = 5_000;

/** Runs `work` in what `open` opens and leaves the database as it was found: running, or stopped. Also when interrupted. */
export async function withService<S extends { close: () => Promise<void> }, T>(
  open: () => Promise<S>,
  work: (service: S) => Promise<T>,
): Promise<T> {
  const service = await open();
  const interrupt = () => {
    const patience = new Promise((wake) => setTimeout(wake, LEAVE_MILLISECONDS));
    Promise.race([service.close(), patience]).finally(() => process.exit(130));
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    return await work(service);
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
    await service.close();
  }
}
