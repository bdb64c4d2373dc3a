import { useState } from 'react';
import { useWords } from '../words/use-words.tsx';

type Props = {
  readonly label: string;
  readonly isBusy: boolean;
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A place to drop files on, which is a file chooser as well. */
export function FileDrop({ label, isBusy, accept, onFiles }: Props) {
  const { words } = useWords();
  const [isOver, setOver] = useState(false);
  return (
    <label
      className="drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <span>{label}</span>
      <span className="choose">{words.common.chooseFiles}</span>
      <input
        type="file"
        multiple
        accept={accept}
        disabled={isBusy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
