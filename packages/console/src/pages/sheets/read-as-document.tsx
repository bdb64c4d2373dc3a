import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { sendFile } from '../../api/upload.ts';
import { ForScope } from '../../parts/for-scope.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { sheetsWords } from './sheets-words.ts';

type Props = {
  readonly file: File;
  /** The file is no rate sheet any more. */
  readonly onTaken: () => void;
};

/** Sends a file that is no rate sheet, such as a safety data sheet, to the documents, and leads there. */
export function ReadAsDocument({ file, onTaken }: Props) {
  const texts = useAreaWords(sheetsWords);
  const navigate = useNavigate();
  const sending = useMutation({
    mutationFn: async () => {
      const files = [{ name: file.name, bytes: file }];
      const { answer } = await sendFile(file, (sender) => sender.call('upload-documents', { files }));
      await client.call('extract-documents', { body: { documents: answer.data.map(({ id }) => id) } });
    },
    onSuccess: async () => {
      onTaken();
      await navigate({ to: '/documents' });
    },
  });
  return (
    <ForScope scope="documents:write">
      <button type="button" disabled={sending.isPending} onClick={() => sending.mutate()}>
        {texts.readAsDocument}
      </button>
      {sending.isError ? <ProblemNotice error={sending.error} /> : null}
    </ForScope>
  );
}
