import { ProblemNotice } from '../../api/problem-notice.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { ForScope } from '../../parts/for-scope.tsx';
import { useAddedDocuments } from './add-documents.ts';
import type { Shipment } from './shipment-page.tsx';
import { useShipmentsWords } from './shipments-words.ts';

type Props = {
  readonly shipment: Shipment;
  /** Which of the goods, from 0; or the kind of paper. */
  readonly to: Parameters<ReturnType<typeof useAddedDocuments>['mutate']>[0]['to'];
  readonly label: string;
};

/** A place to drop documents of the shipment on. */
export function AddedDocuments({ shipment, to, label }: Props) {
  const texts = useShipmentsWords();
  const adding = useAddedDocuments(shipment);
  return (
    <ForScope scope="documents:write">
      <FileDrop
        label={adding.isPending ? texts.adding : label}
        isBusy={adding.isPending}
        onFiles={(files) => files.length > 0 && adding.mutate({ files, to })}
      />
      {adding.isError ? (
        <ProblemNotice error={adding.error} retry={() => adding.variables && adding.mutate(adding.variables)} />
      ) : null}
    </ForScope>
  );
}
