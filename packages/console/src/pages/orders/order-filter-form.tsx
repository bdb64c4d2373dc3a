import type { FormEvent } from 'react';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { type OrderFilters, readOrderFilters } from './order-filters.ts';
import { ordersWords } from './orders-words.ts';

type Props = { readonly filters: OrderFilters; readonly onChoose: (filters: OrderFilters) => void };

/** Asks which orders to list; a state is applied at once, what is typed with the button or Enter. */
export function OrderFilterForm({ filters, onChoose }: Props) {
  const { words } = useWords();
  const texts = useAreaWords(ordersWords);
  const choose = (form: HTMLFormElement) => onChoose(readOrderFilters(Object.fromEntries(new FormData(form))));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(event.currentTarget);
  };
  const states = {
    booking_status: texts.states,
    amended_booking_status: texts.amendments,
    booking_cancellation_status: texts.cancellations,
  };
  return (
    <form className="filters" onSubmit={submit} key={JSON.stringify(filters)}>
      {Object.entries(states).map(([name, names]) => (
        <label className="field" key={name}>
          <span>{texts.filters[name as keyof typeof states]}</span>
          <select
            name={name}
            defaultValue={filters[name as keyof typeof states] ?? ''}
            onChange={({ currentTarget }) => currentTarget.form && choose(currentTarget.form)}
          >
            <option value="">{texts.all}</option>
            {Object.entries(names).map(([code, text]) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {(['origin', 'destination', 'carrier', 'reference'] as const).map((name) => (
        <label className="field" key={name}>
          <span>{texts.filters[name]}</span>
          <input name={name} defaultValue={filters[name] ?? ''} size={name === 'reference' ? 14 : 8} maxLength={100} />
        </label>
      ))}
      {(['placed_from', 'placed_to'] as const).map((name) => (
        <label className="field" key={name}>
          <span>{texts.filters[name]}</span>
          <input name={name} type="date" defaultValue={filters[name] ?? ''} />
        </label>
      ))}
      <button type="submit" className="primary">
        {words.common.search}
      </button>
      <button type="button" onClick={() => onChoose({})}>
        {words.common.clear}
      </button>
    </form>
  );
}
