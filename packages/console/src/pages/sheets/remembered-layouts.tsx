import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import type { Answers } from './import-file.ts';
import { sheetsWords } from './sheets-words.ts';

/** The layouts that answers are remembered for; each can be forgotten. */
export function RememberedLayouts() {
  const { moment } = useWords();
  const texts = useAreaWords(sheetsWords);
  const queries = useQueryClient();
  const layouts = useQuery({
    queryKey: ['layouts'],
    queryFn: ({ signal }) => client.call('list-sheet-layouts', { query: { per_page: 100 }, signal }),
  });
  const forgetting = useMutation({
    mutationFn: (layout: string) => client.call('delete-sheet-layout', { path: { layout } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['layouts'] }),
  });
  return (
    <details>
      <summary>{texts.layouts}</summary>
      <p className="hint">{texts.layoutsHint}</p>
      {layouts.isError ? <ProblemNotice error={layouts.error} retry={() => void layouts.refetch()} /> : null}
      {forgetting.isError ? <ProblemNotice error={forgetting.error} /> : null}
      {layouts.data?.data.length === 0 ? <p>{texts.noLayouts}</p> : null}
      <ul>
        {layouts.data?.data.map(({ layout, file, answers, updatedAt }) => (
          <li key={layout}>
            <strong>{file ?? layout}</strong> <span className="hint">{moment(updatedAt)}</span>
            <AnswerList answers={answers} />
            <ConfirmButton
              label={texts.forget}
              question={texts.sureToForget}
              isBusy={forgetting.isPending}
              onConfirm={() => forgetting.mutate(layout)}
            >
              <AnswerList answers={answers} />
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Answers in words: "Currency: USD", "Columns: B=destination". */
function AnswerList({ answers }: { readonly answers: Answers }) {
  const texts = useAreaWords(sheetsWords);
  return (
    <ul>
      {Object.entries(answers).map(([name, value]) => (
        <li key={name}>
          <Labelled label={texts.answer[name as keyof typeof texts.answer]}>{[value].flat().join(', ')}</Labelled>
        </li>
      ))}
    </ul>
  );
}
