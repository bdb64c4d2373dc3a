import type { InputOf } from '@agent-rate/client';

type Request = InputOf<'create-quote'>['body'];
type Name = 'containers' | 'billsOfLading' | 'documents' | 'date' | 'leg';

/** The name of a field of a rate in the form of a quote. */
export const fieldOf = (rateId: number, name: Name) => `${name}-${rateId}`;

/** What was typed, as the service takes it: a rate, or several as parts. */
export function requestOf(ids: readonly number[], form: FormData): Request {
  const parts = ids.map((id) => partOf(id, form));
  const [first] = parts;
  const reference = textOf(form, 'reference');
  const convertTo = textOf(form, 'convertTo').toUpperCase();
  return {
    ...(parts.length === 1 ? first : { parts }),
    ...(reference === '' ? {} : { reference }),
    ...(convertTo === '' ? {} : { convertTo }),
  };
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

function partOf(rateId: number, form: FormData) {
  const text = (name: Name) => textOf(form, fieldOf(rateId, name));
  const [documents, date, leg] = [text('documents'), text('date'), text('leg')];
  return {
    rateId,
    quantities: {
      containers: Number(text('containers')),
      billsOfLading: Number(text('billsOfLading')),
      ...(documents === '' ? {} : { documents: Number(documents) }),
    },
    ...(date === '' ? {} : { date }),
    ...(leg === '' ? {} : { leg: Number(leg) }),
  };
}
