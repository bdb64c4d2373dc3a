/** Whether every sender that a mail names is among those allowed; a domain does not stand for those below it. */
export function isAllowed(senders: readonly string[], allowed: readonly string[]): boolean {
  return (
    senders.length > 0 &&
    senders.every((sender) =>
      allowed.some((one) => one === '*' || one === sender || (one.startsWith('@') && domainOf(sender) === one)),
    )
  );
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@'));
