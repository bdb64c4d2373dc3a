import { AgentRateError, type RecordOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { useKept } from '../../../parts/use-kept.ts';
import { useAreaWords } from '../../../words/use-words.tsx';
import { type Field, Rows } from '../../orders/order-form/rows.tsx';
import { FieldsOrJson } from '../fields-or-json.tsx';
import {
  contentOf,
  draftOf,
  emptyPriceList,
  emptyRounding,
  emptyRule,
  jsonOf,
  type PriceListContent,
  type PriceListDraft,
  type RuleName,
  restoreDraft,
} from './price-list-draft.ts';
import { priceListWords } from './price-list-words.ts';

const NUMBER = { pattern: '-?[0-9]+([.][0-9]+)?', maxLength: 15 } as const;
const CURRENCY = { pattern: '[A-Z]{3}', maxLength: 3 } as const;
const RULE = {
  ...{ percent: NUMBER, amount: NUMBER, minimum: NUMBER, currency: CURRENCY },
  ...{ origin: { maxLength: 100 }, destination: { maxLength: 100 }, carrier: { maxLength: 100 } },
  ...{ equipment: { maxLength: 20 }, charge: { maxLength: 60 } },
  ...{ validFrom: { type: 'date' }, validTo: { type: 'date' } },
} as const satisfies Record<RuleName, Field>;

type SaveProps = {
  /** The price list that is changed; undefined for a new one. */
  readonly edited: RecordOf<'list-price-lists'> | undefined;
  /** What else than this is changed has another text. */
  readonly of: string;
};

/** What is typed: the fields, or JSON. */
type Typed = { readonly name: string; readonly draft: PriceListDraft; readonly json?: string | undefined };

/** Saves a price list, a new one or the one that is changed. What was typed stays until it is taken. */
export function SavePriceList({ edited, of }: SaveProps) {
  const texts = useAreaWords(priceListWords);
  const queries = useQueryClient();
  const [release, setRelease] = useState(false);
  const [confirm, setConfirm] = useState(false);
  const { name, draft, json, type, forget } = useTyped({ edited, of });
  const setDraft = (next: PriceListDraft) => type({ draft: next });
  const saving = useMutation({
    mutationFn: (content: PriceListContent) =>
      edited?.name === name
        ? client.call('replace-price-list', {
            path: { name },
            query: { release, confirm_margins: confirm },
            body: content,
          })
        : client.call('create-price-list', { query: { confirm_margins: confirm }, body: { name, ...content } }),
    onSuccess: () => {
      forget();
      return queries.invalidateQueries();
    },
  });
  return (
    <section className="card" aria-label={texts.save}>
      <h2>{texts.save}</h2>
      <FieldsOrJson
        {...{ draft, onDraft: setDraft, contentOf, draftOf, json, onJson: (next) => type({ json: next }) }}
        {...{ save: texts.save, isBusy: saving.isPending, onFault: saving.reset }}
        onSave={(content) => saving.mutate(content as PriceListContent)}
        fields={<Fields draft={draft} onChange={setDraft} />}
        before={
          <label className="field">
            <span>{texts.name}</span>
            <input
              name="name"
              required
              maxLength={40}
              pattern="[a-z0-9][a-z0-9\-]*"
              value={name}
              onChange={({ target }) => type({ name: target.value })}
            />
          </label>
        }
        after={
          <>
            {edited ? <Tick label={texts.release} isTicked={release} onTick={setRelease} /> : null}
            {confirm || isUnusual(saving.error) ? (
              <Tick label={texts.confirmMargins} isTicked={confirm} onTick={setConfirm} />
            ) : null}
          </>
        }
      />
      {saving.isError ? <ProblemNotice error={saving.error} /> : null}
      {saving.isSuccess ? <p role="status">{texts.saved.replace('{name}', saving.data.name)}</p> : null}
    </section>
  );
}

/** What is typed, and how more of it is. */
function useTyped({ edited, of }: SaveProps) {
  const [typed, setTyped, forget] = useKept<Typed>('a price list', {
    of,
    begin: () =>
      edited
        ? { name: edited.name, draft: draftOf(edited), json: jsonOf(edited) }
        : { name: '', draft: emptyPriceList() },
    restore: (kept) => ({ ...kept, draft: restoreDraft(kept.draft) }),
  });
  const type = (more: Partial<Typed>) => setTyped((now) => ({ ...now, ...more }));
  return { ...typed, type, forget };
}

const isUnusual = (error: unknown) => error instanceof AgentRateError && error.code === 'price_list_margin_unusual';

type TickProps = { readonly label: string; readonly isTicked: boolean; readonly onTick: (isTicked: boolean) => void };

/** Something that is done only when it is said to be meant. */
function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <p>
      <label>
        <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} /> {label}
      </label>
    </p>
  );
}

type FieldsProps = { readonly draft: PriceListDraft; readonly onChange: (draft: PriceListDraft) => void };

/** Whose prices they are, the margins, and how prices are rounded. */
function Fields({ draft, onChange }: FieldsProps) {
  const { form: texts } = useAreaWords(priceListWords);
  return (
    <>
      <label className="field">
        <span>{texts.accounts}</span>
        <input
          placeholder="acme, harbour-trading"
          value={draft.accounts}
          onChange={({ target }) => onChange({ ...draft, accounts: target.value })}
        />
      </label>
      <p className="hint">{texts.ruleHint}</p>
      <Rows
        title={texts.rule}
        rows={draft.rules}
        fields={RULE}
        labels={texts.ruleFields}
        empty={emptyRule}
        onChange={(rules) => onChange({ ...draft, rules })}
      />
      <Rows
        title={texts.rounding}
        rows={draft.rounding}
        fields={{
          ...{ currency: { ...CURRENCY, required: true }, step: { ...NUMBER, required: true } },
          direction: { choices: texts.directions },
        }}
        labels={texts.roundingFields}
        empty={emptyRounding}
        onChange={(rounding) => onChange({ ...draft, rounding })}
      />
    </>
  );
}
