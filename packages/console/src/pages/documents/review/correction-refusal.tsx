import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Labelled } from '../../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { findOvertaking, type SavingCorrection } from './correct-value.ts';

/** Why a correction was not saved. When somebody else was faster, both values and the choice between them. */
export function CorrectionRefusal({ saving }: { readonly saving: SavingCorrection }) {
  const { words, moment, who } = useWords();
  const texts = useAreaWords(documentsWords);
  if (!saving.isError) return null;
  const theirs = findOvertaking(saving.error);
  if (theirs === undefined) return <ProblemNotice error={saving.error} />;
  const shown = (value: string | number | null | undefined) => String(value ?? words.common.none);
  return (
    <Notice severity="warning" role="alert">
      <p>{texts.overtaken}</p>
      <p>
        <Labelled label={texts.theirs.replace('{name}', who(theirs.by)).replace('{time}', moment(theirs.at))} />
        <strong>{shown(theirs.value)}</strong>
        {theirs.reason === null ? '' : ` (${theirs.reason})`}
      </p>
      <p>
        <Labelled label={texts.mine}>
          <strong>{shown(saving.variables?.value)}</strong>
        </Labelled>
      </p>
      <button type="button" onClick={saving.keepTheirs}>
        {texts.keepTheirs}
      </button>{' '}
      <button type="button" onClick={() => saving.keepMine(theirs.id)}>
        {texts.keepMine}
      </button>
    </Notice>
  );
}
