import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useId } from 'react';
import { client } from '../../../api/client.ts';
import { allows } from '../../../session/session.ts';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { ordersWords } from '../orders-words.ts';
import { type CargoName, EMPTY_ROWS, type OrderDraft, type PartyName } from './order-draft.ts';
import { orderFormWords } from './order-form-words.ts';
import { type Field, Rows } from './rows.tsx';

type Props = { readonly draft: OrderDraft; readonly onChange: (draft: OrderDraft) => void };

const AMOUNT = { type: 'number', step: 'any' } as const;
const COUNT = { type: 'number', step: '1' } as const;
const REFERENCE_TYPES = ['FF', 'SI', 'SPO', 'CPO', 'CR', 'AAO', 'ECR', 'CSI', 'BPR', 'BID', 'SAC'];

const PARTY = {
  role: {},
  name: { required: true, maxLength: 200 },
  address: { maxLength: 500 },
  countryCode: { maxLength: 2, pattern: '[A-Za-z]{2}' },
  taxId: { maxLength: 100 },
  contact: { maxLength: 100 },
  email: { type: 'email', maxLength: 254 },
  phone: { maxLength: 50 },
} as const satisfies Record<PartyName, Field>;

const CARGO = {
  description: { required: true, maxLength: 500 },
  packages: COUNT,
  packageType: { maxLength: 50 },
  grossWeightKg: AMOUNT,
  netWeightKg: AMOUNT,
  volumeM3: AMOUNT,
  hsCode: { maxLength: 10, pattern: '[0-9]{6,10}' },
  extraction: COUNT,
} as const satisfies Record<CargoName, Field>;

const REFERENCE = {
  type: { choices: Object.fromEntries(REFERENCE_TYPES.map((type) => [type, type])) },
  value: { required: true, maxLength: 100 },
} as const satisfies Record<string, Field>;

/** Asks for everything that an order says beside its quote. */
export function OrderForm({ draft, onChange }: Props) {
  const { parts, roles } = useAreaWords(ordersWords);
  const [documents, extractions] = [useId(), useId()];
  const rowsOf = <K extends keyof typeof EMPTY_ROWS>(name: K) => ({
    title: parts[name],
    rows: draft[name],
    empty: EMPTY_ROWS[name],
    onChange: (rows: OrderDraft[K]) => onChange({ ...draft, [name]: rows }),
  });
  return (
    <>
      <Rows {...rowsOf('parties')} isNeeded fields={{ ...PARTY, role: { choices: roles } }} />
      <Rows {...rowsOf('cargo')} isNeeded fields={{ ...CARGO, extraction: { ...COUNT, list: extractions } }} />
      <Rows
        {...rowsOf('documents')}
        fields={{ id: { ...COUNT, required: true, list: documents }, type: { maxLength: 50 } }}
      />
      <Rows {...rowsOf('references')} fields={REFERENCE} />
      <Suggestions documents={documents} extractions={extractions} />
      <DateAndRemarks draft={draft} onChange={onChange} />
    </>
  );
}

function DateAndRemarks({ draft, onChange }: Props) {
  const { parts } = useAreaWords(ordersWords);
  const words = useAreaWords(orderFormWords);
  return (
    <>
      <div className="filters">
        <label className="field">
          <span>{parts.departure}</span>
          <input
            type="date"
            required
            value={draft.expectedDepartureDate}
            onChange={({ target }) => onChange({ ...draft, expectedDepartureDate: target.value })}
          />
        </label>
      </div>
      <label className="field">
        <span>
          {parts.remarks} ({words.optional})
        </span>
        <textarea
          value={draft.remarks}
          maxLength={2000}
          onChange={({ target }) => onChange({ ...draft, remarks: target.value })}
        />
      </label>
    </>
  );
}

/** The latest documents and extractions, to choose by their names. */
function Suggestions({ documents, extractions }: { readonly documents: string; readonly extractions: string }) {
  const { session } = getRouteApi('__root__').useRouteContext();
  const { number, labelled } = useWords();
  const enabled = allows(session, 'documents:read');
  const files = useQuery({
    queryKey: ['documents-to-order'],
    queryFn: ({ signal }) => client.call('list-documents', { query: { per_page: 50 }, signal }),
    enabled,
  });
  const read = useQuery({
    queryKey: ['extractions-to-order'],
    queryFn: ({ signal }) => client.call('list-extractions', { query: { per_page: 50, status: 'done' }, signal }),
    enabled,
  });
  return (
    <>
      <datalist id={documents}>
        {files.data?.data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
      <datalist id={extractions}>
        {read.data?.data.map(({ id, documents: sources }) => (
          <option key={id} value={id}>
            {labelled(number(id), sources.map(({ name }) => name).join(', '))}
          </option>
        ))}
      </datalist>
    </>
  );
}
