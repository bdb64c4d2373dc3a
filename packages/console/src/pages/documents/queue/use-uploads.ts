import { AgentRateError } from '@agent-rate/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { sendFile } from '../../../api/upload.ts';

/** A file on its way into the queue. `refused`: the service does not take it; `cut`: it did not arrive. */
export type Upload = {
  readonly key: number;
  readonly file: File;
  readonly stage: 'waiting' | 'sending' | 'reading' | 'taken' | 'refused' | 'cut';
  readonly error?: unknown;
};

/** So many files are sent at a time. */
const AT_ONCE = 2;
let lastKey = 0;

/** Sends files and begins the extraction of each by itself. A refused file does not hold up the others. */
export function useUploads() {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const put = (upload: Upload) => setUploads((all) => all.map((one) => (one.key === upload.key ? upload : one)));
  const send = async ({ key, file }: Upload) => {
    try {
      put({ key, file, stage: 'sending' });
      const files = [{ name: file.name, bytes: file }];
      const { answer } = await sendFile(file, (sender) => sender.call('upload-documents', { files }));
      put({ key, file, stage: 'reading' });
      await client.call('extract-documents', { body: { documents: answer.data.map(({ id }) => id) } });
      put({ key, file, stage: 'taken' });
    } catch (error) {
      const isRefusal = error instanceof AgentRateError && error.status < 500 && error.status !== 429;
      put({ key, file, stage: isRefusal ? 'refused' : 'cut', error });
    }
    await queries.invalidateQueries({ queryKey: ['extractions'] });
  };
  const begin = (files: readonly File[]) => {
    const fresh = files.map((file): Upload => {
      lastKey += 1;
      return { key: lastKey, file, stage: 'waiting' };
    });
    setUploads((all) => [...all.filter(({ stage }) => stage !== 'taken' || isUnderWay(all)), ...fresh]);
    const left = [...fresh];
    const work = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await send(next);
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
  };
  const dismiss = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));
  return { uploads, begin, again: (upload: Upload) => void send(upload), dismiss };
}

/** Whether a file is still on its way. */
export function isUnderWay(uploads: readonly Upload[]): boolean {
  return uploads.some(({ stage }) => stage === 'waiting' || stage === 'sending' || stage === 'reading');
}
