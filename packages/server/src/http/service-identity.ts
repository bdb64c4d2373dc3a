/** What the service calls itself. */
export type ServiceIdentity = { name: string; version: string };

/** One sentence about the service, for every index and document. */
export const SERVICE_DESCRIPTION =
  'Ocean freight rates and shipping-document formats over HTTP, for AI agents and servers.';
