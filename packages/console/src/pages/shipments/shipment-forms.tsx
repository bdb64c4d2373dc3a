import type { InputOf } from '@agent-rate/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { saveFile } from '../../api/save-file.ts';
import { useWords } from '../../words/use-words.tsx';
import { AnsweredFor } from '../documents/forms/answered-for.tsx';
import { FormRefusal } from '../documents/forms/form-refusal.tsx';
import { SaveDeclaration } from './opendgd/save-declaration.tsx';
import type { Shipment } from './shipment-page.tsx';
import { useShipmentsWords } from './shipments-words.ts';

type Wish = InputOf<'fill-shipment-form'>;
type Form = Wish['path']['form'];
type Kind = NonNullable<NonNullable<Wish['query']>['as']>;

/** The papers of a shipment to download, of one container or of all; while there are errors, why not. */
export function ShipmentForms({ shipment: { id, containers = [] } }: { readonly shipment: Shipment }) {
  const { labelled } = useWords();
  const texts = useShipmentsWords();
  const [container, setContainer] = useState('');
  const saving = useMutation({
    mutationFn: async ({ form, as, refuseDoubts }: { form: Form; as: Kind; refuseDoubts: boolean }) => {
      const query = { as, refuse_doubts: refuseDoubts, ...(container === '' ? {} : { container }) };
      const { bytes, contentType, fileName } = await client.download('fill-shipment-form', {
        path: { id, form },
        query,
      });
      const name = fileName ?? `${form}.${as}`;
      saveFile(new Blob([bytes], { type: contentType }), name);
      return name;
    },
  });
  const forms = Object.entries(texts.formNames) as [Form, string][];
  const kinds = Object.entries(texts.kinds) as [Kind, string][];
  return (
    <section>
      <h2>{texts.forms}</h2>
      {containers.length > 1 ? (
        <label className="field">
          <span>{texts.formOf}</span>
          <select value={container} onChange={({ target }) => setContainer(target.value)}>
            <option value="">{texts.whole}</option>
            {containers.map(({ number }) => (
              <option key={number}>{number}</option>
            ))}
          </select>
        </label>
      ) : null}
      <div className="scroll">
        <table className="stacked">
          <tbody>
            {forms.map(([form, name]) => (
              <tr key={form}>
                <th scope="row">{name}</th>
                <td>
                  <span className="actions">
                    {kinds.map(([as, kind]) => (
                      <button
                        key={as}
                        type="button"
                        aria-label={labelled(name, kind)}
                        disabled={saving.isPending}
                        onClick={() => saving.mutate({ form, as, refuseDoubts: true })}
                      >
                        {kind}
                      </button>
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SaveDeclaration id={id} container={container} />
      <p aria-live="polite">{saving.data ? texts.saved.replace('{name}', saving.data) : null}</p>
      {saving.isError ? (
        <FormRefusal
          error={saving.error}
          overrule={(body) => client.call('overrule-shipment-findings', { path: { id }, body })}
          onOverruled={() => saving.variables && saving.mutate(saving.variables)}
          onSaveUnanswered={() => saving.variables && saving.mutate({ ...saving.variables, refuseDoubts: false })}
        />
      ) : null}
      <AnsweredFor list={() => client.call('list-shipment-overrulings', { path: { id } })} of={`shipment ${id}`} />
    </section>
  );
}
