import type { components } from '@agent-rate/client';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/use-words.tsx';

/** A doubt about a document or a sheet, with its place. */
export type Finding = components['schemas']['Finding'];

type Props = {
  readonly findings: readonly Finding[];
  readonly onChooseField?: (field: string) => void;
  /** What can be done about a finding. */
  readonly renderActions?: (finding: Finding) => ReactNode;
};

/** What is doubtful, the place, and the question to ask the shipper in both languages. */
export function Findings({ findings, onChooseField, renderActions }: Props) {
  const { words } = useWords();
  if (findings.length === 0) return <p>{words.common.none}</p>;
  return findings.map((finding) => (
    <div
      key={`${finding.code} ${finding.message} ${placeOf(finding)}`}
      className="notice"
      data-severity={finding.severity}
    >
      <p>{finding.message}</p>
      {placeOf(finding) ? <p className="hint">{placeOf(finding)}</p> : null}
      {finding.field && onChooseField ? (
        <button type="button" onClick={() => onChooseField(finding.field ?? '')}>
          {finding.field}
        </button>
      ) : null}
      {finding.ask ? <Question english={finding.ask.english} chinese={finding.ask.chinese} /> : null}
      {renderActions?.(finding)}
    </div>
  ));
}

/** The tab, cell or page of a finding, as people write it. */
function placeOf({ place }: Finding): string {
  if (place === undefined) return '';
  const { tab, row, cell, page } = place;
  return [tab, cell ?? (row === undefined ? undefined : `#${row}`), page === undefined ? undefined : `p. ${page}`]
    .filter((part) => part !== undefined)
    .join(' · ');
}

function Question({ english, chinese }: { readonly english: string; readonly chinese: string | undefined }) {
  const { words } = useWords();
  const [isCopied, setCopied] = useState(false);
  const text = [english, chinese].filter((part) => part !== undefined).join('\n');
  return (
    <p>
      <strong>{words.common.ask}:</strong> <span>{text}</span>{' '}
      <button type="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
        {isCopied ? words.common.copied : words.common.copy}
      </button>
    </p>
  );
}
