import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';

/** The formats that documents are read into, and the templates that their forms are filled into. */
export function FormatSection() {
  const formats = useQuery({
    queryKey: ['formats'],
    queryFn: ({ signal }) => client.call('get-format-registry', { signal }),
  });
  return (
    <>
      {formats.isError ? <ProblemNotice error={formats.error} retry={() => void formats.refetch()} /> : null}
      {formats.data?.targetFormats.map(({ id, label, description, fields }) => (
        <Format key={id} id={id} label={label} description={description} fields={fields.length} />
      ))}
    </>
  );
}

type Props = { readonly id: string; readonly label: string; readonly description: string; readonly fields: number };

function Format({ id, label, description, fields }: Props) {
  const { count } = useWords();
  const { formats: texts } = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['formats'] });
  const saving = useMutation({
    mutationFn: (file: File) =>
      client.call('save-format-template', { path: { id }, files: [{ name: file.name, bytes: file }] }),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: () => client.call('delete-format-template', { path: { id } }),
    onSuccess: () => saving.reset(),
  });
  return (
    <section className="card">
      <h2>{label}</h2>
      <p>
        {description} <span className="hint">{`${id} · ${count(texts.fields, fields)}`}</span>
      </p>
      <div className="filters">
        <label className="field">
          <span>{texts.template}</span>
          <input
            type="file"
            accept=".xlsx,.docx"
            disabled={saving.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) saving.mutate(file);
              target.value = '';
            }}
          />
        </label>
        <ConfirmButton label={texts.remove} question={texts.sureToRemove} onConfirm={() => removing.mutate()}>
          <p>{label}</p>
        </ConfirmButton>
      </div>
      {saving.isSuccess ? <p role="status">{texts.saved}</p> : null}
      {removing.isSuccess && !saving.isSuccess ? <p role="status">{texts.removed}</p> : null}
      {[saving, removing].map(({ isError, error }) =>
        isError ? <ProblemNotice key={String(error)} error={error} /> : null,
      )}
    </section>
  );
}
