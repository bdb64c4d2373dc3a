import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { FileDrop } from '../../../parts/file-drop.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { useShipmentsWords } from '../shipments-words.ts';
import { DeclarationActions } from './declaration-actions.tsx';
import { ConformanceFindings, DeclarationFindings } from './declaration-findings.tsx';
import '../shipments.css';

type Opened = { readonly name: string; readonly declaration: unknown };

/** What is wrong with a declaration: its shape, and where that is right, what the rules say of its goods. */
async function look({ declaration }: Opened) {
  const conformance = await client.call('check-opendgd-conformance', { body: declaration });
  return {
    conformance,
    judgement: conformance.conforms ? await client.call('check-opendgd', { body: declaration }) : null,
  };
}

async function readFile(file: File): Promise<Opened> {
  return { name: file.name, declaration: JSON.parse(await file.text()) };
}

/** A declaration that somebody sent as OpenDGD: what is wrong with it, its form, and the shipment that it becomes. */
export function OpenDgdPage() {
  const texts = useShipmentsWords();
  const [opened, setOpened] = useState<Opened>();
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const read = await readFile(file).catch(() => undefined);
      setOpened(read);
      return read === undefined ? undefined : { ...(await look(read)), ...read };
    },
  });
  const { data } = reading;
  const isNoJson = reading.isSuccess && opened === undefined;
  return (
    <>
      <h1>{texts.openDgd.title}</h1>
      <p className="hint">{texts.openDgd.hint}</p>
      <FileDrop
        label={texts.openDgd.drop}
        accept=".json,application/json"
        isBusy={reading.isPending}
        onFiles={([file]) => file && reading.mutate(file)}
      />
      {reading.isPending ? <Loading /> : null}
      {reading.isError ? <ProblemNotice error={reading.error} /> : null}
      {isNoJson ? <p role="alert">{texts.openDgd.noJson}</p> : null}
      {data ? (
        <>
          <h2>{data.name}</h2>
          {data.judgement ? (
            <>
              <DeclarationActions key={data.name} declaration={data.declaration} name={data.name} />
              <DeclarationFindings judgement={data.judgement} />
            </>
          ) : (
            <ConformanceFindings findings={data.conformance.findings} />
          )}
        </>
      ) : null}
    </>
  );
}
