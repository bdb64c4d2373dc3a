/** Whether a client puts forms before its user. Forms are what an elicitation capability means when it does not say more. */
export function canAsk(elicitation: { form?: unknown; url?: unknown } | undefined): boolean {
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}
