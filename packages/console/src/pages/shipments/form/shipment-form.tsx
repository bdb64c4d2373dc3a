import { useId } from 'react';
import { type Field, RowField, Rows } from '../../orders/order-form/rows.tsx';
import { fieldName, useShipmentsWords } from '../shipments-words.ts';
import { GoodsFields } from './goods-fields.tsx';
import { type ContainerName, emptyContainer, emptyGoods, SHARED_KEYS, type ShipmentDraft } from './shipment-draft.ts';

type Props = { readonly draft: ShipmentDraft; readonly onChange: (draft: ShipmentDraft) => void };

const KILOGRAMS = { type: 'number', step: 'any' } as const;
const CONTAINER = {
  number: { required: true, maxLength: 20 },
  sizeType: { maxLength: 50 },
  seals: { maxLength: 200 },
  tareKg: KILOGRAMS,
  maxGrossKg: KILOGRAMS,
  verifiedGrossMassKg: KILOGRAMS,
} as const satisfies Record<ContainerName, Field>;

/** Asks for everything that a shipment consists of: the voyage and the parties, goods with packages, containers. */
export function ShipmentForm({ draft, onChange }: Props) {
  const texts = useShipmentsWords();
  const containers = useId();
  return (
    <>
      <Head draft={draft} onChange={onChange} />
      <Rows
        title={texts.containers}
        labels={texts.fields}
        rows={draft.containers}
        fields={CONTAINER}
        empty={emptyContainer}
        onChange={(rows) => onChange({ ...draft, containers: rows })}
      />
      <datalist id={containers}>
        {draft.containers.map(({ row, number }) => (
          <option key={row} value={number} />
        ))}
      </datalist>
      {draft.goods.map((goods, at) => (
        <GoodsFields
          key={goods.row}
          number={at + 1}
          goods={goods}
          containers={containers}
          onChange={(changed) =>
            onChange({ ...draft, goods: draft.goods.map((one) => (one.row === goods.row ? changed : one)) })
          }
          onRemove={
            draft.goods.length === 1
              ? undefined
              : () => onChange({ ...draft, goods: draft.goods.filter((one) => one.row !== goods.row) })
          }
        />
      ))}
      <p>
        <button type="button" onClick={() => onChange({ ...draft, goods: [...draft.goods, emptyGoods()] })}>
          {texts.addGoods}
        </button>
      </p>
    </>
  );
}

function Head({ draft, onChange }: Props) {
  const texts = useShipmentsWords();
  return (
    <div className="filters">
      <RowField
        label={texts.fields.reference}
        field={{ maxLength: 100 }}
        value={draft.reference}
        onChange={(reference) => onChange({ ...draft, reference })}
      />
      <label className="field">
        <span>{texts.fields.sailingDate}</span>
        <input
          type="date"
          value={draft.sailingDate}
          onChange={({ target }) => onChange({ ...draft, sailingDate: target.value })}
        />
      </label>
      {SHARED_KEYS.map((key) => (
        <RowField
          key={key}
          label={fieldName(texts, key)}
          field={{ maxLength: 300 }}
          value={draft.values[key]}
          onChange={(value) => onChange({ ...draft, values: { ...draft.values, [key]: value } })}
        />
      ))}
    </div>
  );
}
