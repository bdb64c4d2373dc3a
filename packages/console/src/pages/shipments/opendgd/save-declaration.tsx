import { useMutation } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { saveFile } from '../../../api/save-file.ts';
import { FormRefusal } from '../../documents/forms/form-refusal.tsx';
import { useShipmentsWords } from '../shipments-words.ts';

/** A shipment, or one of its containers, as an OpenDGD file; while there are errors, why not. */
export function SaveDeclaration({ id, container }: { readonly id: number; readonly container: string }) {
  const texts = useShipmentsWords();
  const saving = useMutation({
    mutationFn: async ({ refuseDoubts }: { refuseDoubts: boolean }) => {
      const query = { refuse_doubts: refuseDoubts };
      const body = container === '' ? {} : { container };
      const declaration = await client.call('export-shipment-opendgd', { path: { id }, query, body });
      const name = `opendgd-${id}${container === '' ? '' : `-${container}`}.json`;
      saveFile(new Blob([JSON.stringify(declaration, null, 2)], { type: 'application/json' }), name);
      return name;
    },
  });
  return (
    <>
      <p>
        <button type="button" disabled={saving.isPending} onClick={() => saving.mutate({ refuseDoubts: true })}>
          {texts.openDgd.json}
        </button>
      </p>
      <p aria-live="polite">{saving.data ? texts.saved.replace('{name}', saving.data) : null}</p>
      {saving.isError ? (
        <FormRefusal
          error={saving.error}
          overrule={(body) => client.call('overrule-shipment-findings', { path: { id }, body })}
          onOverruled={() => saving.mutate({ refuseDoubts: true })}
          onSaveUnanswered={() => saving.mutate({ refuseDoubts: false })}
        />
      ) : null}
    </>
  );
}
