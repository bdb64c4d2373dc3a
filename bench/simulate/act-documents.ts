import { isForgotten } from './forgotten-jobs.ts';
import type { SentDocument } from './history.ts';
import type { DocumentPlan } from './plan.ts';
import { lastOf, type Scene, settle } from './scene.ts';

const JOB_MILLISECONDS = 300_000;

/** Sends a document to one server, reads it at another, deletes it or corrects what was read from it at a third. */
export async function actOnDocument(scene: Scene, plan: DocumentPlan, number: number): Promise<void> {
  const content = [
    `SAFETY DATA SHEET of seed ${scene.plan.seed}, number ${number}`,
    'SECTION 1: Identification',
    'Product name: Quay Paint',
    'SECTION 14: Transport information',
    'UN number: UN1263',
    'Packing group: III',
  ].join('\n');
  const [first, second, third] = plan.seats;
  const text = { name: `seed-${scene.plan.seed}-${number}.txt`, content };
  scene.meet(plan);
  const sent = await settle(scene, first, { method: 'POST', path: '/documents', text });
  const id = lastOf<{ data?: { id: number }[] }>(sent).json.data?.[0]?.id;
  if (id === undefined)
    return broken(scene, `a document was not taken: ${sent.at(-1)?.status} ${sent.at(-1)?.body.slice(0, 300)}`);
  const document: SentDocument = { id, text: content, isDeleted: false };
  scene.history.documents.push(document);
  const read = (await settle(scene, second, { method: 'GET', path: `/documents/${id}/file` })).at(-1);
  if (read?.status !== 200 || read.body !== content)
    lost(scene, `${read?.server} answers document ${id} with ${read?.status} ${read?.body.slice(0, 200)}`);
  // Known to every process before it is gone.
  if (plan.isDeleted) {
    for (const seat of scene.seats.keys()) await settle(scene, seat, { method: 'GET', path: `/documents/${id}` });
    const gone = (await settle(scene, third, { method: 'DELETE', path: `/documents/${id}` })).at(-1);
    document.isDeleted = gone?.status === 204 || gone?.status === 404;
    if (!document.isDeleted)
      broken(scene, `document ${id} was not deleted: ${gone?.status} ${gone?.body.slice(0, 300)}`);
  }
  if (plan.isCorrected) await correct(scene, plan, document);
}

async function correct(scene: Scene, plan: DocumentPlan, document: SentDocument): Promise<void> {
  const [first, second] = plan.seats;
  const json = { documents: [document.id] };
  const made = await settle(scene, first, { method: 'POST', path: '/extractions', json });
  scene.meet(plan);
  const { id } = lastOf<{ id: number }>(made).json;
  const path = `/extractions/${id}`;
  const end = performance.now() + JOB_MILLISECONDS;
  for (;;) {
    const { status, problem } = lastOf<{ status: string; problem: object }>(
      await settle(scene, second, { method: 'GET', path }),
    ).json;
    if (status === 'done') break;
    const isLost = await isForgotten(scene.world.database, { table: 'extractions', id });
    if (status === 'failed' || isLost || performance.now() > end) {
      scene.history.broken.push({
        promise: 'every job ends',
        what: `extraction ${id} is ${status}${isLost ? ' and stands in no queue' : ''}: ${JSON.stringify(problem)}`,
      });
      return;
    }
    await new Promise((wake) => setTimeout(wake, 200));
  }
  const value = `Paint of seed ${scene.plan.seed}`;
  const corrections = { corrections: [{ key: 'commodityName', value, reason: 'the shipper said so' }] };
  const corrected = (
    await settle(scene, second, { method: 'POST', path: `${path}/corrections`, json: corrections })
  ).at(-1);
  if (corrected?.status === 200) document.correction = { extraction: id, value };
  else broken(scene, `extraction ${id} was not corrected: ${corrected?.status} ${corrected?.body.slice(0, 300)}`);
}

function broken(scene: Scene, what: string): void {
  scene.history.broken.push({ promise: 'every request is answered as documented', what });
}

function lost(scene: Scene, what: string): void {
  scene.history.broken.push({ promise: 'no acknowledged write is lost', what });
}
