import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { allows } from '../../session/session.ts';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { quotesWords } from './quotes-words.ts';
import { randomKey } from './random-key.ts';

type Props = { readonly id: string; readonly isOrderable: boolean };

/** Sends a quote by mail, with its PDF, for those who may. */
export function MailQuote({ id, isOrderable }: Props) {
  const { session } = getRouteApi('__root__').useRouteContext();
  const { language: own } = useWords();
  const texts = useAreaWords(quotesWords);
  const [typed, setTyped] = useState({ to: '', message: '', language: own });
  const to = [...new Set(typed.to.split(/[\s,;,;、]+/).filter((address) => address !== ''))];
  const sending = useMutation({
    mutationFn: (idempotencyKey: string) =>
      client.call('mail-quote', {
        path: { id },
        body: {
          to,
          language: typed.language,
          ...(typed.message.trim() === '' ? {} : { message: typed.message.trim() }),
        },
        idempotencyKey,
      }),
  });
  if (!isOrderable || !allows(session, 'orders:approve')) return null;
  return (
    <details className="card">
      <summary>{texts.mail}</summary>
      <div className="filters">
        <label className="field">
          <span>{texts.mailTo}</span>
          <input
            size={40}
            value={typed.to}
            placeholder="buyer@example.com"
            onChange={({ target }) => setTyped({ ...typed, to: target.value })}
          />
        </label>
        <label className="field">
          <span>{texts.mailLanguage}</span>
          <select
            value={typed.language}
            onChange={({ target }) => setTyped({ ...typed, language: target.value === 'zh' ? 'zh' : 'en' })}
          >
            <option value="en">English</option>
            <option value="zh">中文</option>
          </select>
        </label>
      </div>
      <label className="field">
        <span>{texts.mailMessage}</span>
        <textarea
          value={typed.message}
          maxLength={4000}
          onChange={({ target }) => setTyped({ ...typed, message: target.value })}
        />
      </label>
      <p>
        <ConfirmButton
          label={texts.mailSend}
          question={texts.mailSure}
          isBusy={to.length === 0 || sending.isPending}
          onConfirm={() => sending.mutate(randomKey())}
        >
          <ul>
            {to.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </ConfirmButton>
      </p>
      {sending.data ? (
        <p role="status">
          {texts.mailSent.replace('{to}', sending.data.accepted.join(', '))}{' '}
          {sending.data.refused.length > 0 ? texts.mailRefused.replace('{to}', sending.data.refused.join(', ')) : null}
        </p>
      ) : null}
      {sending.isError ? <ProblemNotice error={sending.error} /> : null}
    </details>
  );
}
