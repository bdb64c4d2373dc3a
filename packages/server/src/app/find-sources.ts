import type { IntakeSettings } from '../rates/index.ts';
import type { ModuleSettings } from './module-deps.ts';

/** The mailbox and the folder that rates arrive by, where they are configured. */
export function findSources(config: ModuleSettings): IntakeSettings {
  const { imapUrl: url, imapUser: user = '', imapPassword, imapPasswordFile, imapSenders: senders = [] } = config;
  if (url === undefined) return { folder: config.watchFolder };
  const password = imapPasswordFile === undefined ? { text: imapPassword ?? '' } : { file: imapPasswordFile };
  const { imapFolder: folder = 'INBOX', imapDoneFolder: doneFolder, imapEverySeconds: everySeconds = 60 } = config;
  return { folder: config.watchFolder, mailbox: { url, user, password, senders, folder, doneFolder, everySeconds } };
}
