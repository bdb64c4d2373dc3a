import type { MailServer, OrdersDeps } from '../orders/index.ts';
import type { ModuleSettings } from './module-deps.ts';

/** What the settings say of quotes and orders. */
export function orderSettings(config: ModuleSettings): Pick<OrdersDeps, 'issuer' | 'quoteTerms' | 'mailServer'> {
  const { companyName, baseUrl, quoteTerms = 'binding' } = config;
  return { issuer: { companyName, baseUrl }, quoteTerms, mailServer: mailServerOf(config) };
}

/** The mail server that quotes are sent by, where one is configured. */
function mailServerOf(config: ModuleSettings): MailServer | undefined {
  const { smtpUrl: url, smtpUser: user, smtpPassword, smtpPasswordFile: file, mailFrom: from = '' } = config;
  if (url === undefined) return undefined;
  if (user === undefined) return { url, from, signIn: undefined };
  return { url, from, signIn: { user, password: file === undefined ? { text: smtpPassword ?? '' } : { file } } };
}
