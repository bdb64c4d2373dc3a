import { type Database, NOTIFY_CHANGE } from '../db/index.ts';

type Pool = Pick<Database, 'pool'>;

/** Those that no process waits for any more: their process ended before it could delete them. */
const ABANDONED = '1 hour';

/** Adds a question that waits. */
export async function insertQuestion({ pool }: Pool, id: string, asker: string, now: Date): Promise<void> {
  await pool.query(`delete from client_questions where asked_at < $1::timestamptz - interval '${ABANDONED}'`, [now]);
  await pool.query('insert into client_questions (id, asker, asked_at) values ($1, $2, $3)', [id, asker, now]);
}

/** Keeps the answer to a question that waits for it, and tells every process. Returns whether there is such a question. */
export async function saveAnswer({ pool }: Pool, id: string, asker: string, answer: object): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update client_questions set answer = $3 where id = $1 and asker = $2 and answer is null',
    [id, asker, JSON.stringify(answer)],
  );
  if (rowCount !== 1) return false;
  await pool.query(NOTIFY_CHANGE, ['questions']);
  return true;
}

/** The answers that came to some questions. */
export async function findAnswers({ pool }: Pool, ids: readonly string[]): Promise<Map<string, object>> {
  const { rows } = await pool.query<{ id: string; answer: object }>(
    'select id, answer from client_questions where id = any($1) and answer is not null',
    [ids],
  );
  return new Map(rows.map(({ id, answer }) => [id, answer]));
}

/** Deletes a question that no longer waits. */
export async function deleteQuestion({ pool }: Pool, id: string): Promise<void> {
  await pool.query('delete from client_questions where id = $1', [id]);
}
