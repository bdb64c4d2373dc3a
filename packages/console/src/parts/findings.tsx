import type { components } from '@agent-rate/client';
import { type ReactNode, useState } from 'react';
import { Labelled } from '../words/labelled.tsx';
import { useWords } from '../words/use-words.tsx';
import { Notice } from './notice.tsx';
import { ServiceText } from './service-text.tsx';

/** A doubt about a document or a sheet, with its place. */
export type Finding = components['schemas']['Finding'];
/** Where it stands. */
export type FoundPlace = NonNullable<Finding['place']>;

type Props = {
  readonly findings: readonly Finding[];
  readonly onChooseField?: (field: string) => void;
  /** Shows a place on a page of a document. */
  readonly onShow?: (place: FoundPlace) => void;
  /** What can be done about a finding. */
  readonly renderActions?: (finding: Finding) => ReactNode;
};

/** What is doubtful, the place, and the question to ask the shipper in both languages. */
export function Findings({ findings, onChooseField, onShow, renderActions }: Props) {
  const { words } = useWords();
  if (findings.length === 0) return <p>{words.common.none}</p>;
  return findings.map((finding) => (
    <Notice key={`${finding.code} ${finding.message} ${placeOf(finding)}`} severity={finding.severity}>
      <ServiceText kind="finding" code={finding.code} message={finding.message} />
      <Quote finding={finding} isOnPages={onShow !== undefined} />
      <Places finding={finding} onShow={onShow} />
      {finding.field && onChooseField ? (
        <button type="button" onClick={() => onChooseField(finding.field ?? '')}>
          {finding.field}
        </button>
      ) : null}
      {finding.ask ? <Question english={finding.ask.english} chinese={finding.ask.chinese} /> : null}
      {renderActions?.(finding)}
    </Notice>
  ));
}

/** The words of the file that it is about, unless its message or its places have them. */
function Quote({ finding, isOnPages }: { readonly finding: Finding; readonly isOnPages: boolean }) {
  const { quote, message, place, places = [] } = finding;
  const isSaid = isOnPages && [place, ...places].some((one) => one?.quote === quote);
  if (quote === undefined || isSaid || message.includes(quote)) return null;
  return <p className="wrapped">“{quote}”</p>;
}

/** The tab, cell or page of a finding, as people write it. */
function placeOf({ place }: Finding): string {
  if (place === undefined) return '';
  const { tab, row, cell, page } = place;
  return [tab, cell ?? (row === undefined ? undefined : `#${row}`), page === undefined ? undefined : `p. ${page}`]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** The place in words; places on pages lead there. */
function Places({ finding, onShow }: { readonly finding: Finding; readonly onShow: Props['onShow'] }) {
  const { words } = useWords();
  const { place, places = [] } = finding;
  const onPages = (places.length > 0 ? places : [place]).filter(
    (one): one is FoundPlace => one?.document !== undefined && one.page !== undefined && one.box !== undefined,
  );
  if (onShow === undefined || onPages.length === 0)
    return placeOf(finding) ? <p className="hint">{placeOf(finding)}</p> : null;
  return (
    <p>
      {onPages.map((one) => (
        <button
          type="button"
          className="link"
          key={`${one.document} ${one.page} ${one.box?.join()}`}
          onClick={(event) => {
            event.stopPropagation();
            onShow(one);
          }}
        >
          {words.common.onPage.replace('{n}', String(one.page))}
          {one.quote === undefined ? '' : `: “${one.quote}”`}
        </button>
      ))}
    </p>
  );
}

function Question({ english, chinese }: { readonly english: string; readonly chinese: string | undefined }) {
  const { words, labelled } = useWords();
  const [copied, setCopied] = useState<string>();
  const copyButton = (label: string, text: string) => (
    <button
      type="button"
      aria-label={labelled(words.common.copy, label)}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      {copied === text ? words.common.copied : labelled(words.common.copy, label)}
    </button>
  );
  return (
    <div>
      <p>
        <strong>
          <Labelled label={words.common.ask} />
        </strong>
        <span lang="en">{english}</span>
        {chinese === undefined ? null : (
          <>
            <br />
            <span lang="zh">{chinese}</span>
          </>
        )}
      </p>
      <p className="actions">
        {copyButton('English', english)}
        {chinese === undefined ? null : copyButton('中文', chinese)}
        {chinese === undefined ? null : copyButton('English + 中文', `${english}\n${chinese}`)}
      </p>
    </div>
  );
}
