import { expect, test } from 'vitest';
import { type DangerousGoodsEntry, listEntries, listShippingNames, printEms } from '../dangerous-goods/offline.ts';
import { checkDeclaration } from './check-declaration.ts';
import { parseDeclaration } from './declaration/parse-declaration.ts';

const FLASH_POINTS: Readonly<Record<string, string>> = { I: '-20 °C', II: '10 °C', III: '40 °C' };
const CONTROLLED = /TEMPERATURE CONTROLLED/;

/** What only some classes are declared with. */
function particularsOf({ un, hazardClass }: DangerousGoodsEntry): object {
  if (hazardClass.startsWith('1')) return { netExplosiveMassKg: 50, classificationReference: 'CN/26-0336' };
  if (un === '3359') return { fumigant: 'phosphine, 60 g', fumigationDate: '2026-11-18T09:00' };
  const form = { physicalChemicalForm: 'solid', activity: '3.7 GBq', radioactiveCategory: 'II-YELLOW' };
  return hazardClass === '7' ? { radionuclide: 'Ir-192', ...form, transportIndex: 0.6, criticalitySafetyIndex: 1 } : {};
}

/** A declaration of a row as a careful shipper would make it. */
function declare(row: DangerousGoodsEntry, name: string): object {
  const hazards: readonly string[] = [row.hazardClass, ...row.subsidiaryHazards];
  return {
    unNo: `UN${row.un}`,
    properShippingName: name,
    technicalName: row.technicalNameProvision === null ? undefined : 'diethyl ether and hexane',
    imoHazardClassNo: row.hazardClass,
    subRiskClassNo: row.subsidiaryHazards.join(', ') || undefined,
    packingGroup: row.packingGroup ?? undefined,
    flashPoint:
      row.un === '3256'
        ? '80 °C'
        : hazards.includes('3')
          ? (FLASH_POINTS[row.packingGroup ?? 'I'] ?? '10 °C')
          : undefined,
    boilingPoint: row.packingGroup === 'I' ? '30 °C' : undefined,
    marinePollutant: row.marinePollutant || /^(?:3077|3082)$/.test(row.un) ? 'Y' : undefined,
    emsCode: row.ems === null ? undefined : printEms(row.ems),
    packageQuantityAndType: row.hazardClass === '7' ? '10 packages' : '100 packages',
    grossWeightKgs: 1000,
    netWeightKgs: row.un === '3359' ? undefined : 900,
    ...particularsOf(row),
    controlTemperature: CONTROLLED.test(row.name) ? -10 : undefined,
    emergencyTemperature: CONTROLLED.test(row.name) ? 0 : undefined,
  };
}

const rows = listEntries().filter(({ seaTransport }) => seaTransport === 'allowed');
/** The first of its alternative names as the list has it, and the last in small letters. */
const namesOf = ({ name }: DangerousGoodsEntry) => {
  const names = listShippingNames(name);
  return [names[0]?.text ?? name, (names.at(-1)?.proper ?? name).toLowerCase()];
};

const classes = [...new Set(rows.map(({ hazardClass }) => hazardClass.charAt(0)))];

test.each(classes)(
  'a right declaration of any row of class %s, in capitals or small letters, has no error',
  (first) => {
    const own = rows.filter(({ hazardClass }) => hazardClass.startsWith(first));
    const errors = own.flatMap((row) =>
      namesOf(row).flatMap((name) => {
        const declaration = parseDeclaration({
          goods: [declare(row, name)],
          emergencyContactTelephone: '+86 571 8888 9999',
        });
        const found = checkDeclaration(declaration, { on: '2026-11-20' });
        return found
          .filter(({ severity }) => severity === 'error')
          .map(({ code, message }) => `UN ${row.un} ${row.packingGroup ?? ''} ${name}: ${code}: ${message}`);
      }),
    );
    expect(errors).toEqual([]);
  },
);
