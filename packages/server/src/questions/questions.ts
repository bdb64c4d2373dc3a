import { randomBytes } from 'node:crypto';
import type { ChangeFeed, Database } from '../db/index.ts';
import { deleteQuestion, findAnswers, insertQuestion, saveAnswer } from './question-store.ts';

/** A question that was put, and its answer. */
export type Asked = {
  /** Nobody can guess it. */
  id: string;
  /** Resolves with the answer; undefined when `signal` fires first. */
  answer: Promise<object | undefined>;
};

/** Questions of this process, and answers to those of any. */
export type Questions = {
  /** Puts a question to the client of a key (`asker`). */
  ask: (asker: string, signal: AbortSignal) => Promise<Asked>;
  /** Gives the answer of the client of a key. False: no such question waits for that key, or it was answered. */
  answer: (id: string, asker: string, answer: object) => Promise<boolean>;
};

type Deps = { database: Pick<Database, 'pool'>; changes: Pick<ChangeFeed, 'on'> };
type Waiting = Map<string, (answer: object | undefined) => void>;

/** How often the answers are looked for beside the notifications, which a lost connection may miss. */
const LOOK_MILLISECONDS = 2_000;
const ID_BYTES = 24;

/** Opens the questions of a migrated database. */
export function openQuestions({ database, changes }: Deps): Questions {
  const waiting: Waiting = new Map();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    if (waiting.size === 0) return;
    const answers = await findAnswers(database, [...waiting.keys()]).catch(() => new Map<string, object>());
    for (const [id, answer] of answers) waiting.get(id)?.(answer);
  };
  changes.on('questions', () => void look());
  const settle = (id: string) => {
    waiting.delete(id);
    if (waiting.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
  return {
    ask: async (asker, signal) => {
      const id = `ask-${randomBytes(ID_BYTES).toString('base64url')}`;
      await insertQuestion(database, id, asker, new Date());
      const answer = new Promise<object | undefined>((resolve) => {
        waiting.set(id, resolve);
        if (signal.aborted) resolve(undefined);
        signal.addEventListener('abort', () => resolve(undefined), { once: true });
      }).finally(() => {
        settle(id);
        deleteQuestion(database, id).catch(() => {});
      });
      timer ??= setInterval(() => void look(), LOOK_MILLISECONDS).unref();
      return { id, answer };
    },
    answer: (id, asker, answer) => saveAnswer(database, id, asker, answer),
  };
}
