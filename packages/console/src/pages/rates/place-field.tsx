import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { client } from '../../api/client.ts';

type Props = { readonly name: string; readonly label: string; readonly given?: string | undefined };

/** A place by any name, with the ports that the service finds for what is typed: typos, Chinese, regions. */
export function PlaceField({ name, label, given }: Props) {
  const list = useId();
  const [text, setText] = useState('');
  const ports = useQuery({
    queryKey: ['ports', text],
    queryFn: ({ signal }) => client.call('list-ports', { query: { search: text, per_page: 8 }, signal }),
    enabled: text.trim().length > 1,
    staleTime: 300_000,
  });
  return (
    <label className="field">
      <span>{label}</span>
      <input
        name={name}
        list={list}
        size={18}
        autoComplete="off"
        defaultValue={given}
        onChange={(event) => setText(event.target.value)}
      />
      <datalist id={list}>
        {ports.data?.data.map(({ code, name: port, country }) => (
          <option key={code} value={code}>{`${port}, ${country}`}</option>
        ))}
      </datalist>
    </label>
  );
}
