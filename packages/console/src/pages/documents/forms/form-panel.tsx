import type { InputOf } from '@agent-rate/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../api/client.ts';
import type { FoundPlace } from '../../../parts/findings.tsx';
import { useAreaWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import type { Extraction } from '../review/extraction.ts';
import { AnsweredFor } from './answered-for.tsx';
import { FormFields } from './form-fields.tsx';
import { FormPreview } from './form-preview.tsx';
import { FormRefusal } from './form-refusal.tsx';
import type { Overrule } from './overrule-dialog.tsx';
import { SaveOpenDgd } from './save-opendgd.tsx';

const KINDS = ['xlsx', 'docx', 'pdf'] as const;
const LETTER = 'yml_non_dangerous_letter';
type Wish = InputOf<'preview-form'>;
type Query = NonNullable<Wish['query']>;

type PanelProps = {
  readonly extraction: Extraction;
  /** Shows a place in the document. */
  readonly onShow: (place: FoundPlace) => void;
};

/** Fills a form of the extraction, and shows what is in the file and what is doubtful about it before it is saved. */
export function FormPanel({ extraction, onShow }: PanelProps) {
  const { id, targetFormat } = extraction;
  const texts = useAreaWords(documentsWords);
  const [format, setFormat] = useState(targetFormat);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('xlsx');
  const filling = useMutation({ mutationFn: (wish: Wish) => client.call('preview-form', wish) });
  const registry = useFormats();
  const asked = registry?.find((one) => one.id === format)?.fields ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const chosen = (name: string) => String(given.get(name) ?? '') || undefined;
    const template = given.get('file');
    const isOwn = template instanceof File && template.size > 0;
    const query = {
      ...{ format, as: kind, template: chosen('template') },
      ...{ language: chosen('language'), cargo_kind: chosen('cargo_kind') },
      ...(chosen('flatten') ? { flatten: true } : {}),
    } as Query;
    const files = isOwn ? [{ name: template.name, bytes: template }] : [];
    filling.mutate({ path: { id }, query, files });
  };
  const overrule: Overrule = (body) => client.call('overrule-findings', { path: { id }, body });
  const fillAgain = () => filling.variables && filling.mutate(filling.variables);
  return (
    <section aria-label={texts.form}>
      <h2>{texts.form}</h2>
      <form className="filters" onSubmit={submit}>
        <FormatChoice format={format} onChoose={setFormat} />
        <label className="field">
          <span>{texts.kind}</span>
          <select
            name="kind"
            value={kind}
            onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? 'xlsx')}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        {format === LETTER ? <LetterChoices /> : null}
        <TemplateChoice format={format} kind={kind} />
        <button type="submit" className="primary" disabled={filling.isPending}>
          {texts.fill}
        </button>
      </form>
      <FormFields key={format} extraction={extraction} asked={asked} onShow={onShow} />
      {filling.isError ? <FormRefusal error={filling.error} overrule={overrule} onOverruled={fillAgain} /> : null}
      {filling.data ? <FormPreview preview={filling.data} overrule={overrule} onOverruled={fillAgain} /> : null}
      <SaveOpenDgd id={id} />
      <AnsweredFor list={() => client.call('list-overrulings', { path: { id } })} of={`extraction ${id}`} />
    </section>
  );
}

/** The formats of the service; undefined until they are known. */
function useFormats() {
  const registry = useQuery({
    queryKey: ['formats'],
    queryFn: ({ signal }) => client.call('get-format-registry', { signal }),
  });
  return registry.data?.targetFormats;
}

type FormatProps = { readonly format: string; readonly onChoose: (format: string) => void };

function FormatChoice({ format, onChoose }: FormatProps) {
  const texts = useAreaWords(documentsWords);
  const formats = useFormats() ?? [{ id: format, label: format }];
  return (
    <label className="field">
      <span>{texts.format}</span>
      <select name="format" value={format} onChange={({ target }) => onChoose(target.value)}>
        {formats.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function LetterChoices() {
  const texts = useAreaWords(documentsWords);
  const choices = { language: texts.languages, cargo_kind: texts.cargoKinds };
  return Object.entries(choices).map(([name, names]) => (
    <label className="field" key={name}>
      <span>{texts.letter[name as keyof typeof choices]}</span>
      <select name={name}>
        {Object.entries(names).map(([value, text]) => (
          <option key={value} value={value === 'auto' ? '' : value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** The kept template, the layout of the service, or a file of one's own for this once. */
function TemplateChoice({ format, kind }: { readonly format: string; readonly kind: (typeof KINDS)[number] }) {
  const texts = useAreaWords(documentsWords);
  const templates = useQuery({
    queryKey: ['format-templates'],
    queryFn: ({ signal }) => client.call('list-format-templates', { signal }),
  });
  const kept = templates.data?.data.find((one) => one.format === format && one.kind === kind);
  return (
    <>
      {kept ? (
        <label className="field">
          <span>{texts.template}</span>
          <select name="template">
            <option value="kept">{kept.name}</option>
            <option value="none">{texts.ownLayout}</option>
          </select>
        </label>
      ) : null}
      <label className="field">
        <span>{texts.yourTemplate}</span>
        <input type="file" name="file" key={kind} accept={`.${kind}`} />
      </label>
      {kind === 'pdf' ? (
        <label className="check">
          <input type="checkbox" name="flatten" value="yes" />
          <span>{texts.flatten}</span>
        </label>
      ) : null}
    </>
  );
}
