/** The rate that a quote is to be made of, as the address names it: `?rate=17`. */
export function readChosenRate({ rate }: Record<string, unknown>): { readonly rate?: number } {
  const id = Number(rate);
  return Number.isInteger(id) && id > 0 ? { rate: id } : {};
}
