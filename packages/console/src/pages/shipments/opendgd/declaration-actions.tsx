import { AgentRateError } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { saveFile } from '../../../api/save-file.ts';
import { ForScope } from '../../../parts/for-scope.tsx';
import { useShipmentsWords } from '../shipments-words.ts';

type Props = { readonly declaration: unknown; readonly name: string };

/** What can be made of a declaration: a shipment, and the form that is signed. */
export function DeclarationActions({ declaration, name }: Props) {
  const texts = useShipmentsWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const storing = useMutation({
    mutationFn: () => client.call('import-opendgd', { body: declaration }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['shipments'] });
      await navigate({ to: '/shipments/$id', params: { id: String(id) } });
    },
  });
  const setting = useMutation({
    mutationFn: async (kind: 'pdf' | 'docx') => {
      const { bytes, contentType } = await client.download(`render-opendgd-${kind}`, {
        query: { refuse_errors: true },
        body: declaration,
      });
      const saved = `${name.replace(/\.json$/i, '')}.${kind}`;
      saveFile(new Blob([bytes], { type: contentType }), saved);
      return saved;
    },
  });
  const isBusy = storing.isPending || setting.isPending;
  return (
    <>
      <p className="actions">
        <ForScope scope="documents:write">
          <button type="button" className="primary" disabled={isBusy} onClick={() => storing.mutate()}>
            {texts.openDgd.makeShipment}
          </button>
        </ForScope>
        {(['pdf', 'docx'] as const).map((kind) => (
          <button key={kind} type="button" disabled={isBusy} onClick={() => setting.mutate(kind)}>
            {texts.openDgd.form.replace('{kind}', texts.kinds[kind])}
          </button>
        ))}
      </p>
      <p aria-live="polite">{setting.data ? texts.saved.replace('{name}', setting.data) : null}</p>
      {storing.isError ? <ProblemNotice error={storing.error} /> : null}
      {setting.isError ? <Refused error={setting.error} /> : null}
    </>
  );
}

/** Why no form is set. Errors are overruled where a person answers for them by name: in a shipment. */
function Refused({ error }: { readonly error: unknown }) {
  const texts = useShipmentsWords();
  const hasErrors = error instanceof AgentRateError && error.code === 'form_has_errors';
  return (
    <>
      <ProblemNotice error={error} />
      {hasErrors ? <p>{texts.openDgd.refused}</p> : null}
    </>
  );
}
