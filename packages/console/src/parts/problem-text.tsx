import { Labelled } from '../words/labelled.tsx';
import { useWords } from '../words/use-words.tsx';
import { ServiceText } from './service-text.tsx';
import { WithCode } from './with-code.tsx';

type Problem = {
  readonly code: string;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** A refusal of the service in the chosen language, with what to do, and each parameter and line that is wrong. */
export function ProblemText({ problem: { code, message, data } }: { readonly problem: Problem }) {
  return (
    <>
      <ServiceText
        kind="problem"
        code={code}
        message={message}
        next={typeof data.next === 'string' ? data.next : undefined}
      />
      <Params params={data.params} />
      <Lines lines={data.lines} />
      <Faults faults={data.faults} />
    </>
  );
}

/** What is wrong with each parameter that was refused. */
function Params({ params }: { readonly params: unknown }) {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return null;
  return (
    <ul>
      {Object.entries(params).map(([name, fault]) => (
        <li key={name} lang="en">
          <WithCode text={String(fault)} />
        </li>
      ))}
    </ul>
  );
}

type LineFault = {
  readonly line: number;
  readonly reason: string;
  readonly code?: string;
  readonly values?: Readonly<Record<string, string>>;
};

const isLineFault = (one: unknown): one is LineFault =>
  typeof one === 'object' && one !== null && 'line' in one && 'reason' in one;

/** Which lines of a file are wrong, and why. */
function Lines({ lines }: { readonly lines: unknown }) {
  const { words, number } = useWords();
  if (!Array.isArray(lines)) return null;
  return (
    <ul>
      {lines.filter(isLineFault).map((fault) => (
        <li key={`${fault.line} ${fault.reason}`}>
          <Labelled label={words.common.line.replace('{n}', number(fault.line))}>
            <Reason fault={fault} />
          </Labelled>
        </li>
      ))}
    </ul>
  );
}

/** In the chosen language by its code, else in the service's own words. */
function Reason({ fault: { code, values, reason } }: { readonly fault: LineFault }) {
  const { explain } = useWords();
  const known = code === undefined ? undefined : explain('finding', code);
  if (known?.title === undefined) return <span lang="en">{reason}</span>;
  return known.title.replaceAll(/\{(\w+)\}/g, (_, name: string) => values?.[name] ?? '');
}

/** Sentences of the service about what was sent. */
function Faults({ faults }: { readonly faults: unknown }) {
  if (!Array.isArray(faults)) return null;
  return (
    <ul lang="en">
      {faults
        .filter((fault) => typeof fault === 'string')
        .map((fault) => (
          <li key={fault}>
            <WithCode text={fault} />
          </li>
        ))}
    </ul>
  );
}
