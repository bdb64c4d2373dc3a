import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.tsx';

type Props = {
  readonly label: string;
  readonly question: string;
  readonly isBusy?: boolean;
  readonly isPrimary?: boolean;
  readonly onConfirm: () => void;
  /** What is decided about, in view while it is decided. */
  readonly children?: ReactNode;
};

/** A button that asks before it acts. */
export function ConfirmButton({ label, question, isBusy = false, isPrimary = false, onConfirm, children }: Props) {
  const { words } = useWords();
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className={isPrimary ? 'primary' : ''} disabled={isBusy}>
        {label}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog card">
          <AlertDialog.Title>{question}</AlertDialog.Title>
          {children}
          <div className="filters">
            <AlertDialog.Close className="primary" onClick={onConfirm}>
              {label}
            </AlertDialog.Close>
            <AlertDialog.Close>{words.common.cancel}</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
