import { useId } from 'react';

type Props = { readonly name: string; readonly label: string; readonly given?: string | undefined };

/** Offered first; any other ISO 4217 code may be typed. */
const USUAL = ['USD', 'EUR', 'CNY', 'GBP', 'HKD', 'JPY', 'SGD'];

/** A currency by its ISO 4217 code. */
export function CurrencyField({ name, label, given }: Props) {
  const list = useId();
  return (
    <label className="field">
      <span>{label}</span>
      <input
        name={name}
        list={list}
        size={8}
        maxLength={3}
        pattern="[A-Za-z]{3}"
        placeholder="EUR"
        autoComplete="off"
        spellCheck={false}
        defaultValue={given}
      />
      <datalist id={list}>
        {USUAL.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
    </label>
  );
}
