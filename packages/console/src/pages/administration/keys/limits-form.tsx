import type { RecordOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { useKeptFields } from '../../../parts/use-kept.ts';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';
import { type Limits, parseAmounts, parseList, printAmounts } from './limits-text.ts';

type Props = { readonly apiKey: RecordOf<'list-keys'>; readonly onClose: () => void };

/** Shows and changes what the orders of a key are limited to; empty fields limit nothing. */
export function LimitsForm({ apiKey: { id, name, limits }, onClose }: Props) {
  const { words } = useWords();
  const texts = useAreaWords(administrationWords);
  const queries = useQueryClient();
  const [isUnreadable, setUnreadable] = useState(false);
  const { form, keepFields, forget } = useKeptFields('the limits of a key', id);
  const close = () => {
    forget();
    onClose();
  };
  const saving = useMutation({
    mutationFn: (body: Limits) => client.call('set-key-limits', { path: { id }, body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['keys'] });
      close();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = readLimits(new FormData(event.currentTarget));
    setUnreadable(body === undefined);
    if (body !== undefined) saving.mutate(body);
  };
  const given = {
    perOrder: printAmounts(limits.perOrder),
    perDay: printAmounts(limits.perDay),
    total: printAmounts(limits.total),
    orders: limits.orders?.toString() ?? '',
    lanes: limits.lanes?.join(', ') ?? '',
    carriers: limits.carriers?.join(', ') ?? '',
  };
  return (
    <form ref={form} className="card" onChange={keepFields} onSubmit={submit}>
      <h2>{texts.limitsOf.replace('{name}', name)}</h2>
      <div className="filters">
        <label>
          <input type="checkbox" name="quoteOnly" defaultChecked={limits.quoteOnly === true} /> {texts.quoteOnly}
        </label>
        <label className="field">
          <span>{texts.approval}</span>
          <select name="approval" defaultValue={limits.approval ?? 'never'}>
            {Object.entries(texts.approvals).map(([code, text]) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </select>
        </label>
        {Object.entries(given).map(([field, value]) => (
          <label className="field" key={field}>
            <span>{texts.limitFields[field as keyof typeof given]}</span>
            <input name={field} defaultValue={value} />
          </label>
        ))}
      </div>
      {isUnreadable ? (
        <Notice severity="error" role="alert">
          {texts.amountsUnreadable}
        </Notice>
      ) : null}
      {saving.isError ? <ProblemNotice error={saving.error} /> : null}
      <p>
        <button type="submit" className="primary" disabled={saving.isPending}>
          {words.common.save}
        </button>{' '}
        <button type="button" onClick={close}>
          {words.common.cancel}
        </button>
      </p>
    </form>
  );
}

/** The limits in the form; undefined when an amount cannot be read. */
function readLimits(given: FormData): Limits | undefined {
  const text = (name: string) => String(given.get(name) ?? '');
  const amounts = (['perOrder', 'perDay', 'total'] as const).map((name) => [name, parseAmounts(text(name))] as const);
  const orders = text('orders').trim();
  if (amounts.some(([, amount]) => amount === undefined) || !/^(?:[1-9]\d{0,8})?$/.test(orders)) return undefined;
  const limited = amounts.filter(([, amount]) => Object.keys(amount ?? {}).length > 0);
  const lanes = parseList(text('lanes').toUpperCase());
  const carriers = parseList(text('carriers').toUpperCase());
  const approval = text('approval') as NonNullable<Limits['approval']>;
  return {
    ...(given.has('quoteOnly') ? { quoteOnly: true } : {}),
    ...(approval === 'never' ? {} : { approval }),
    ...Object.fromEntries(limited),
    ...(orders === '' ? {} : { orders: Number(orders) }),
    ...(lanes.length === 0 ? {} : { lanes }),
    ...(carriers.length === 0 ? {} : { carriers }),
  };
}
