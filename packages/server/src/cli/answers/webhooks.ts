import type { Delivery } from '../../events/index.ts';
import type { AnswerPrinters } from '../operations/index.ts';
import { printLine } from '../output.ts';

/** The answers about webhooks. */
export const webhookAnswers: AnswerPrinters = {
  'test-webhook': (streams, body) => {
    const [attempt] = (body as Delivery).attempts;
    const { error, status, durationMilliseconds, excerpt } = attempt ?? {};
    printLine(streams, error ?? `Delivered: answered ${status} in ${durationMilliseconds} ms.`);
    if (excerpt) printLine(streams, excerpt);
  },
};
