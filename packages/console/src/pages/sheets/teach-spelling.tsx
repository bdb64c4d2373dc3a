import { useMutation } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import type { Finding } from '../../parts/findings.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { sheetsWords } from './sheets-words.ts';

/** Codes of findings about one port; a group of ports has no single meaning to teach. */
const TEACHABLE: ReadonlySet<string> = new Set(['port_unknown', 'port_ambiguous', 'port_read_as']);
const PORT_CODE = /^[A-Z]{2}[A-Z0-9]{3}$/;
/** Longer texts cannot be port aliases. */
const LONGEST = 100;

/** The meanings of a spelling that was not understood: one click makes it an alias of the port, for every sheet. */
export function TeachSpelling({ finding, onTaught }: { readonly finding: Finding; readonly onTaught: () => void }) {
  const texts = useAreaWords(sheetsWords);
  const teaching = useMutation({
    mutationFn: (body: { text: string; code: string }) => client.call('add-port-alias', { body }),
    onSuccess: onTaught,
  });
  const { quote: text, candidates = [] } = finding;
  const ports = candidates.filter(({ code }) => PORT_CODE.test(code));
  if (text === undefined || text.length > LONGEST || ports.length === 0 || !TEACHABLE.has(finding.code)) return null;
  if (teaching.isSuccess)
    return <p role="status">{texts.taught.replace('{text}', text).replace('{code}', teaching.data.code)}</p>;
  return (
    <>
      <div className="filters">
        <span>{texts.teach.replace('{text}', text)}</span>
        {ports.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            disabled={teaching.isPending}
            onClick={() => teaching.mutate({ text, code })}
          >
            {name} ({code})
          </button>
        ))}
      </div>
      {teaching.isError ? <ProblemNotice error={teaching.error} /> : null}
    </>
  );
}
