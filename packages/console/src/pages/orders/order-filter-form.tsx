import { FilterForm } from '../../parts/filter-form.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { type OrderFilters, readOrderFilters } from './order-filters.ts';
import { ordersWords } from './orders-words.ts';

type Props = { readonly filters: OrderFilters; readonly onChoose: (filters: OrderFilters) => void };

/** Asks which orders to list. */
export function OrderFilterForm({ filters, onChoose }: Props) {
  const texts = useAreaWords(ordersWords);
  const states = {
    booking_status: texts.states,
    amended_booking_status: texts.amendments,
    booking_cancellation_status: texts.cancellations,
    mandate: texts.mandates,
    test: texts.tests,
  };
  return (
    <FilterForm
      filters={filters}
      choices={Object.entries(states).map(([name, values]) => ({
        name,
        label: texts.filters[name as keyof typeof states],
        all: name === 'test' ? texts.realOrders : texts.all,
        values,
      }))}
      onChoose={(values) => onChoose(readOrderFilters(values))}
      after={
        <>
          {(['origin', 'destination', 'carrier', 'equipment', 'reference'] as const).map((name) => (
            <label className="field" key={name}>
              <span>{texts.filters[name]}</span>
              <input
                name={name}
                defaultValue={filters[name] ?? ''}
                size={name === 'reference' ? 14 : 8}
                maxLength={100}
              />
            </label>
          ))}
          {(['placed_from', 'placed_to'] as const).map((name) => (
            <label className="field" key={name}>
              <span>{texts.filters[name]}</span>
              <input name={name} type="date" defaultValue={filters[name] ?? ''} />
            </label>
          ))}
        </>
      }
    />
  );
}
