import { type ProblemTable, problemsOf } from '../base/index.ts';

const GIVE_UP = 'Only to give the sealed secrets up: agent-rate secrets reset.';

/** Refusals about the key that secrets are sealed with. */
export const secretProblems = {
  secret_key_missing: {
    status: 503,
    message: 'The secrets in the database are sealed with a key that is not here.',
    next: `Put the key file back where data.file says (agent-rate restore --secret-key FILE does that): the first start made it, and it is in no backup unless that was asked for. Or set AGENT_RATE_SECRET_KEY to its content. ${GIVE_UP}`,
  },
  secret_key_wrong: {
    status: 503,
    message: 'The secrets in the database are sealed with another key than the one that is here.',
    next: `Put the key file that belongs to this database where data.file says, or set AGENT_RATE_SECRET_KEY to its former value. ${GIVE_UP}`,
  },
  secret_sealed: {
    status: 503,
    message: 'A secret in the database is sealed with a key that is not here.',
    next: 'The operator puts the former key back; agent-rate secrets show says where it belongs.',
  },
  secret_key_damaged: {
    status: 503,
    message: 'The key file cannot be read, or holds no keys of 32 bytes in base64.',
    next: 'Let this account read the file that data.file names, or put it back from its copy.',
  },
  secret_key_not_made: {
    status: 503,
    message: 'The key file, which secrets are sealed with, cannot be written.',
    next: 'Let this account write to the folder of data.file, name another file with AGENT_RATE_SECRET_KEY_FILE, or set AGENT_RATE_SECRET_KEY.',
  },
  secret_key_exists: {
    status: 409,
    message: 'There is a key file already where the key would go. Nothing was changed.',
    next: 'Move the file that data.file names away, if no database needs it, and try again.',
  },
  secret_key_of_environment: {
    status: 409,
    message: 'The key is set by AGENT_RATE_SECRET_KEY, which only you can change.',
    next: 'Set AGENT_RATE_SECRET_KEY to a new key and the one from before, a comma between them, and restart every process; docs/operating.md has the steps.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal about the key. */
export const secretProblem = problemsOf(secretProblems);
