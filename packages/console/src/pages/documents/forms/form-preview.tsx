import type { OutputOf } from '@agent-rate/client';
import { useEffect, useMemo } from 'react';
import { Findings } from '../../../parts/findings.tsx';
import { ForScope } from '../../../parts/for-scope.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Labelled } from '../../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { type Overrule, OverruleDialog } from './overrule-dialog.tsx';

type Preview = OutputOf<'preview-form'>;
type PreviewedValue = Preview['values'][number];

/** How long a file stays while a browser saves it, after the page is left. */
const SAVING_MILLISECONDS = 60_000;

type Props = {
  readonly preview: Preview;
  /** Lets a person answer for doubts. */
  readonly overrule: Overrule;
  readonly onOverruled: () => void;
};

/** What a filled form holds, before it is saved: its findings and who answers for them, a PDF's pages, and every value with where it came from. */
export function FormPreview({ preview, overrule, onOverruled }: Props) {
  const { count } = useWords();
  const texts = useAreaWords(documentsWords);
  const { fileName, findings, unanswered, pages, values, documents } = preview;
  const url = useFileAddress(preview);
  return (
    <>
      <p role="status">{findings.length === 0 ? texts.withoutFindings : count(texts.findingsCount, findings.length)}</p>
      {findings.length > 0 ? <Findings findings={findings} /> : null}
      {unanswered.length > 0 ? (
        <Notice severity="warning">
          <p>{count(texts.unanswered, unanswered.length)}</p>
          <ForScope scope="documents:write">
            <OverruleDialog answer="answer" findings={unanswered} send={overrule} onOverruled={onOverruled} />
          </ForScope>
        </Notice>
      ) : null}
      <p>
        <a href={url} download={fileName}>
          <Labelled label={unanswered.length > 0 ? texts.saveUnanswered : texts.saveFile}>{fileName}</Labelled>
        </a>
      </p>
      <p className="hint">{pages.length > 0 ? texts.asPages : texts.asTable}</p>
      <div className={pages.length > 0 ? 'form-preview' : ''}>
        <div>
          {pages.map(({ width, height, picture }, index) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: pages are numbered.
              key={index}
              className="form-page"
              src={`data:image/png;base64,${picture}`}
              width={width}
              height={height}
              alt={`${fileName}, ${index + 1}`}
            />
          ))}
        </div>
        <ValueTable values={values} documents={documents} />
      </div>
    </>
  );
}

function ValueTable({ values, documents }: Pick<Preview, 'values' | 'documents'>) {
  const texts = useAreaWords(documentsWords);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="scroll" tabIndex={0} aria-label={texts.inFile}>
      <table className="stacked">
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.cameFrom}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={`${value.key} ${value.sheet} ${value.cell}`}>
              <td data-label={texts.place}>
                {value.cell === undefined ? null : <code>{value.cell} </code>}
                {value.label}
              </td>
              <td data-label={texts.value}>{value.shown}</td>
              <td data-label={texts.cameFrom}>
                <Source value={value} documents={documents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type SourceProps = { readonly value: PreviewedValue; readonly documents: readonly string[] };

function Source({ value: { status, evidence, correction, original }, documents }: SourceProps) {
  const { words, who, list } = useWords();
  const texts = useAreaWords(documentsWords);
  const known: Readonly<Partial<Record<string, string>>> = texts.status;
  if (correction) {
    const before = String(original?.value ?? words.common.none);
    return texts.corrected.replace('{name}', who(correction.by)).replace('{before}', before);
  }
  const [place] = evidence;
  return (
    <>
      {place === undefined ? (
        (known[status] ?? status)
      ) : (
        <Labelled label={known[status] ?? status}>
          {list([
            documents[place.document],
            words.common.onPage.replace('{n}', String(place.page)),
            `“${place.quote}”`,
          ])}
        </Labelled>
      )}
    </>
  );
}

/** An address for the file. It is given up late: a browser may still be saving when the page is left. */
function useFileAddress({ file, mediaType }: Preview): string {
  const url = useMemo(() => {
    const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
    return URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  }, [file, mediaType]);
  useEffect(
    () => () => {
      setTimeout(() => URL.revokeObjectURL(url), SAVING_MILLISECONDS);
    },
    [url],
  );
  return url;
}
