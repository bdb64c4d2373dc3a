import { useMutation } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useAreaWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { FormRefusal } from './form-refusal.tsx';

/** The extraction as an OpenDGD file; while there are errors, why not. */
export function SaveOpenDgd({ id }: { readonly id: number }) {
  const texts = useAreaWords(documentsWords);
  const saving = useMutation({
    mutationFn: async ({ refuseDoubts }: { refuseDoubts: boolean }) => {
      const query = { refuse_doubts: refuseDoubts };
      const declaration = await client.call('export-opendgd', { path: { id }, query });
      const name = `opendgd-extraction-${id}.json`;
      saveFile(new Blob([JSON.stringify(declaration, null, 2)], { type: 'application/json' }), name);
      return name;
    },
  });
  return (
    <>
      <p>
        <button type="button" disabled={saving.isPending} onClick={() => saving.mutate({ refuseDoubts: true })}>
          {texts.openDgd}
        </button>
      </p>
      <p aria-live="polite">{saving.data ? texts.openDgdSaved.replace('{name}', saving.data) : null}</p>
      {saving.isError ? (
        <FormRefusal
          error={saving.error}
          overrule={(body) => client.call('overrule-findings', { path: { id }, body })}
          onOverruled={() => saving.mutate({ refuseDoubts: true })}
          onSaveUnanswered={() => saving.mutate({ refuseDoubts: false })}
        />
      ) : null}
    </>
  );
}
