import { AgentRateError } from '@agent-rate/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { type Finding, Findings } from '../../parts/findings.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { documentsWords } from './documents-words.ts';
import type { Extraction } from './extraction.ts';

const KINDS = ['xlsx', 'docx', 'pdf'] as const;
type Wish = { readonly format: string; readonly kind: (typeof KINDS)[number] };
type Filled = {
  readonly url: string;
  readonly name: string;
  /** Codes of what is doubtful about the form. */
  readonly doubts: readonly string[];
  /** What checking the file again found. */
  readonly findings: readonly Finding[];
};

/** Fills a form of the extraction; what is doubtful about the file is shown before it is taken. */
export function FormPanel({ extraction: { id, targetFormat } }: { readonly extraction: Extraction }) {
  const texts = useAreaWords(documentsWords);
  const registry = useQuery({
    queryKey: ['format-registry'],
    queryFn: ({ signal }) => client.call('get-format-registry', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const filling = useMutation({ mutationFn: (wish: Wish) => fill(id, wish) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const kind = KINDS.find((one) => one === given.get('kind')) ?? 'xlsx';
    filling.mutate({ format: String(given.get('format')), kind });
  };
  return (
    <section aria-label={texts.form}>
      <h2>{texts.form}</h2>
      <form className="filters" onSubmit={submit}>
        <label className="field">
          <span>{texts.format}</span>
          <select key={registry.status} name="format" defaultValue={targetFormat}>
            {registry.data?.targetFormats.map((format) => (
              <option key={format.id} value={format.id}>
                {format.label}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{texts.kind}</span>
          <select name="kind">
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="primary" disabled={filling.isPending || !registry.data}>
          {texts.fill}
        </button>
      </form>
      {filling.isError ? <Refusal error={filling.error} /> : null}
      {filling.data ? <FilledForm filled={filling.data} /> : null}
    </section>
  );
}

async function fill(id: number, { format, kind }: Wish): Promise<Filled> {
  const file = await client.download('export-extraction', { path: { id }, query: { format, as: kind } });
  const name = file.fileName ?? `${format}.${kind}`;
  const checked = await client.call('verify-form', { files: [{ name, bytes: new Blob([file.bytes]) }] });
  return {
    url: URL.createObjectURL(new Blob([file.bytes], { type: file.contentType })),
    name,
    doubts: (file.headers.get('x-finding-codes') ?? '').split(', ').filter((code) => code !== ''),
    findings: checked.findings,
  };
}

/** Why the form was refused; a refused letter names each finding with its question. */
function Refusal({ error }: { readonly error: unknown }) {
  const findings = error instanceof AgentRateError ? error.data.findings : undefined;
  return (
    <>
      <ProblemNotice error={error} />
      {Array.isArray(findings) ? <Findings findings={findings as Finding[]} /> : null}
    </>
  );
}

function FilledForm({ filled }: { readonly filled: Filled }) {
  const { count } = useWords();
  const texts = useAreaWords(documentsWords);
  const { url, name, doubts, findings } = filled;
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <>
      <p role="status">
        {doubts.length === 0
          ? texts.withoutFindings
          : `${count(texts.findingsCount, doubts.length)}: ${doubts.join(', ')}`}
      </p>
      {findings.length > 0 ? <Findings findings={findings} /> : null}
      <p>
        <a href={url} download={name}>
          {texts.saveFile} {name}
        </a>
      </p>
    </>
  );
}
