import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** In a thread of its own, so that it is not the load that waits: asks `/health/live` on one connection until it is told to end. */
const EVERY_MILLISECONDS = 50;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
let isOver = false;
parentPort?.on('message', () => {
  isOver = true;
});

while (!isOver) {
  const begun = performance.now();
  const status = await new Promise<number>((resolve) => {
    get(`${workerData.url}/health/live`, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
  times.push(status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY);
  await new Promise((wake) => setTimeout(wake, EVERY_MILLISECONDS));
}
agent.destroy();
parentPort?.postMessage(times);
parentPort?.close();
