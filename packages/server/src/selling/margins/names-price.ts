const NUMBER = /\d[\d.,'’ {3}]*/g;

/** How amounts may be written, as digits alone: whole, and with their cents. */
export function priceNumbers(amounts: readonly number[]): ReadonlySet<string> {
  const texts = amounts
    .filter((amount) => amount !== 0)
    .flatMap((amount) => {
      const size = Math.abs(amount);
      return [String(size), size.toFixed(1), size.toFixed(2), String(Math.trunc(size))];
    });
  return new Set(texts.map((text) => text.replaceAll('.', '')));
}

/** Whether a text names one of some amounts, however it groups their digits. */
export function namesPrice(text: string, amounts: ReadonlySet<string>): boolean {
  return (text.match(NUMBER) ?? []).some((found) => {
    const digits = found.replaceAll(/\D/g, '');
    const parts = found.split(/\D+/).filter(Boolean);
    return amounts.has(digits) || parts.some((part) => amounts.has(part));
  });
}
