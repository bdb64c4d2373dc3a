import { ColumnHeads } from '../../parts/column-heads.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { Shipment } from './shipment-page.tsx';
import { useShipmentsWords } from './shipments-words.ts';

/** The containers of a shipment with their seals and masses. */
export function ShipmentContainers({ shipment: { containers = [] } }: { readonly shipment: Shipment }) {
  const { number } = useWords();
  const texts = useShipmentsWords();
  const columns = texts.containerColumns;
  const kilograms = (value: number | undefined) => (value === undefined ? '—' : number(value));
  if (containers.length === 0) return null;
  return (
    <section>
      <h2>{texts.containers}</h2>
      <div className="scroll">
        <table className="stacked">
          <ColumnHeads columns={columns} numbers={['tare', 'most', 'verified']} />
          <tbody>
            {containers.map((one) => (
              <tr key={one.number}>
                <td data-label={columns.number}>{one.number}</td>
                <td data-label={columns.sizeType}>{one.sizeType ?? '—'}</td>
                <td data-label={columns.seals}>{one.seals ?? '—'}</td>
                <td data-label={columns.tare} className="number">
                  {kilograms(one.tareKg)}
                </td>
                <td data-label={columns.most} className="number">
                  {kilograms(one.maxGrossKg)}
                </td>
                <td data-label={columns.verified} className="number">
                  {kilograms(one.verifiedGrossMassKg)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
