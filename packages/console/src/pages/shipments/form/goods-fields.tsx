import { type Field, RowField, Rows } from '../../orders/order-form/rows.tsx';
import { DocumentLink } from '../document-link.tsx';
import { fieldName, useShipmentsWords } from '../shipments-words.ts';
import { emptyPackages, GOODS_KEYS, type GoodsDraft, type PackageName } from './shipment-draft.ts';

type Props = {
  /** Counted from 1. */
  readonly number: number;
  readonly goods: GoodsDraft;
  /** The id of the list of containers. */
  readonly containers: string;
  readonly onChange: (goods: GoodsDraft) => void;
  /** Absent for goods that have to stay. */
  readonly onRemove: (() => void) | undefined;
};

const AMOUNT = { type: 'number', step: 'any' } as const;

/** Asks for one of the goods: what it is, its documents, its packages by container. */
export function GoodsFields({ number, goods, containers, onChange, onRemove }: Props) {
  const texts = useShipmentsWords();
  const title = texts.goodsNumber.replace('{n}', String(number));
  const fields: Record<PackageName, Field> = {
    count: { type: 'number', step: '1', required: true },
    kind: { required: true, maxLength: 200 },
    container: { maxLength: 20, list: containers },
    ...{ grossMassKg: AMOUNT, netMassKg: AMOUNT, volumeM3: AMOUNT },
  };
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      <div className="filters">
        {GOODS_KEYS.map((key) => (
          <RowField
            key={key}
            label={fieldName(texts, key)}
            field={{ maxLength: 300 }}
            value={goods.values[key]}
            onChange={(value) => onChange({ ...goods, values: { ...goods.values, [key]: value } })}
          />
        ))}
        <label className="field">
          <span>{texts.files}</span>
          <input
            type="file"
            multiple
            onChange={({ target }) => onChange({ ...goods, files: [...(target.files ?? [])] })}
          />
        </label>
      </div>
      {(goods.kept.documents ?? []).map((id) => (
        <p key={id}>
          <DocumentLink id={id} />
        </p>
      ))}
      <Rows
        title={texts.packages.replace('{n}', String(number))}
        labels={texts.fields}
        rows={goods.packages}
        fields={fields}
        empty={emptyPackages}
        onChange={(packages) => onChange({ ...goods, packages })}
      />
      {onRemove === undefined ? null : (
        <p>
          <button type="button" onClick={onRemove}>
            {texts.removeGoods.replace('{n}', String(number))}
          </button>
        </p>
      )}
    </section>
  );
}
