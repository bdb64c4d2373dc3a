/** The Host header is the caller's to choose, so only this many addresses are remembered. */
const MOST_REMEMBERED = 16;

/** Remembers what is built for an address the service is reached at. */
export function rememberPerAddress<T>(build: (address: string) => T): (address: string) => T {
  const remembered = new Map<string, T>();
  return (address) => {
    const known = remembered.get(address);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const built = build(address);
    remembered.set(address, built);
    return built;
  };
}
