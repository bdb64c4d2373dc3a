import type { RecordOf } from '@agent-rate/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { AddFormat } from './add-format.tsx';
import { administrationWords } from './administration-words.ts';

type Template = RecordOf<'list-format-templates'>;

/** The formats of the interface itself; they cannot be removed. */
const BUILT_IN = ['yml_chemical_data', 'yml_dangerous_goods_data', 'yml_non_dangerous_letter'];

/** The formats that documents are read into, and the templates that their forms are filled into. */
export function FormatSection() {
  const formats = useQuery({
    queryKey: ['formats'],
    queryFn: ({ signal }) => client.call('get-format-registry', { signal }),
  });
  const templates = useQuery({
    queryKey: ['format-templates'],
    queryFn: ({ signal }) => client.call('list-format-templates', { signal }),
  });
  return (
    <>
      {[formats, templates].map((asked) =>
        asked.isError ? (
          <ProblemNotice key={String(asked.error)} error={asked.error} retry={() => void asked.refetch()} />
        ) : null,
      )}
      {formats.data?.targetFormats.map(({ id, label, description, fields }) => (
        <Format
          key={id}
          {...{ id, label, description }}
          fields={fields.length}
          templates={templates.data?.data.filter(({ format }) => format === id) ?? []}
        />
      ))}
      <AddFormat />
    </>
  );
}

type Props = {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly fields: number;
  readonly templates: readonly Template[];
};

function Format({ id, label, description, fields, templates }: Props) {
  const { count } = useWords();
  const { formats: texts } = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['format-templates'] });
  const saving = useMutation({
    mutationFn: (file: File) =>
      client.call('save-format-template', { path: { id }, files: [{ name: file.name, bytes: file }] }),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: () => client.call('remove-format', { path: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['formats'] }),
  });
  return (
    <section className="card" aria-label={label}>
      <h2>{label}</h2>
      <p>
        {description} <span className="hint">{`${id} · ${count(texts.fields, fields)}`}</span>
      </p>
      {templates.map((template) => (
        <KeptTemplate key={template.kind} template={template} onDeleted={onSuccess} />
      ))}
      <div className="filters">
        <label className="field">
          <span>{texts.template}</span>
          <input
            type="file"
            accept=".xlsx,.docx,.pdf"
            disabled={saving.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) saving.mutate(file);
              target.value = '';
            }}
          />
        </label>
        {BUILT_IN.includes(id) ? null : (
          <ConfirmButton label={texts.removeFormat} question={texts.sureToRemoveFormat} onConfirm={removing.mutate}>
            <p>{label}</p>
          </ConfirmButton>
        )}
      </div>
      {saving.isSuccess ? <p role="status">{texts.saved}</p> : null}
      {[saving, removing].map(({ isError, error }) =>
        isError ? <ProblemNotice key={String(error)} error={error} /> : null,
      )}
    </section>
  );
}

type KeptProps = { readonly template: Template; readonly onDeleted: () => void };

/** A kept template: which file, who saved it; to download or to delete. */
function KeptTemplate({ template: { format, kind, name, savedAt, savedBy, sizeBytes }, onDeleted }: KeptProps) {
  const { moment, number, who } = useWords();
  const { formats: texts } = useAreaWords(administrationWords);
  const deleting = useMutation({
    mutationFn: () => client.call('delete-format-template', { path: { id: format }, query: { kind } }),
    onSuccess: onDeleted,
  });
  return (
    <>
      <p className="actions">
        <a href={`/formats/${encodeURIComponent(format)}/template?kind=${kind}`} download={name}>
          {name}
        </a>
        <span className="hint">
          {`${kind.toUpperCase()} · ${number(Math.ceil(sizeBytes / 1024))} KiB · ${moment(savedAt)} · ${who(savedBy)}`}
        </span>
        <ConfirmButton label={texts.remove} question={texts.sureToRemove} onConfirm={deleting.mutate}>
          <p>{name}</p>
        </ConfirmButton>
      </p>
      {deleting.isError ? <ProblemNotice error={deleting.error} /> : null}
    </>
  );
}
