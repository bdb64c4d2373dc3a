import { describe, expect, test } from 'vitest';
import { makePdf } from '../../documents/testing/make-pdf.ts';
import { answerOf, answerOfSections } from '../testing/answer-of.ts';

const codesOf = (section: string) => answerOfSections({ 2: section });

describe('hazard statements without codes', () => {
  test.each([
    [
      'in Spanish',
      'Palabra de advertencia: Peligro\nIndicaciones de peligro:\nLíquido y vapores muy inflamables.\nPuede ser mortal en caso de ingestión y penetración en las vías respiratorias.\nTóxico para los organismos acuáticos, con efectos nocivos duraderos.\nConsejos de prudencia: Mantener alejado del calor.',
      { document: 'safety-data-sheet es', hCodeGHS: 'H225, H304, H411' },
    ],
    [
      'in Portuguese',
      'Frases de perigo:   Líquido e vapores inflamáveis.\n                    Provoca irritação ocular grave.\n                    Pode provocar sonolência e vertigem.\nFrases de precaução: Mantenha afastado do calor.',
      { hCodeGHS: 'H226, H319, H336' },
    ],
    [
      'in French',
      'Mentions de danger :\nProvoque une irritation cutanée.\nNocif pour les organismes aquatiques, entraîne des effets néfastes à long terme.\nConseils de prudence : Lire l’étiquette avant utilisation.',
      { hCodeGHS: 'H315, H412' },
    ],
    [
      'in German',
      'Gefahrenhinweise:\nFlüssigkeit und Dampf leicht entzündbar.\nVerursacht schwere Augenreizung.\nSicherheitshinweise: Von Hitze fernhalten.',
      { hCodeGHS: 'H225, H319' },
    ],
    [
      'in words that lines break',
      'Signal word: Danger\nHazard statements\nFlammable liquid and vapour. Harmful if swal-\nlowed. May cause res-\npiratory irritation.',
      { hCodeGHS: 'H226, H302, H335' },
    ],
    [
      'on the environment in either Chinese wording',
      '警示词:危险\n危险性说明:吸入致命;对水生生物毒性非常大并具有长期持续影响',
      { hCodeGHS: 'H330, H410' },
    ],
    [
      'also those under "Other information" that OSHA has none for',
      'Danger\nHazard statements\nMay cause cancer\nPrecautionary Statements - Response\nRinse skin\nOther information\nCauses mild skin irritation. Harmful to aquatic life with long lasting effects.',
      { hCodeGHS: 'H350, H316, H412' },
    ],
    ['on gases in Chinese', '警示词:危险\n危险性说明:极易燃气体;无空气也可能迅速反应。', { hCodeGHS: 'H220, H230' }],
  ])('%s', async (_, section, answer) => {
    expect(await codesOf(section)).toEqual(answer);
  });

  test('on organs stay two when one follows the other', async () => {
    const section =
      'Hazard statements\nCauses damage to organs (eyes). May cause damage to organs (liver) through\nprolonged or repeated exposure.';
    expect(await codesOf(section)).toEqual({ hCodeGHS: 'H370, H373' });
  });
});

test('a hazard statement goes on beneath its label, which is centred beside it', async () => {
  const page = [
    [50, 50, 'SECTION 2: Hazards identification'],
    [50, 70, 'Signal word'],
    [200, 70, 'Danger'],
    [200, 100, 'Causes skin irritation. Toxic to aquatic life'],
    [50, 106, 'Hazard statements'],
    [200, 112, 'with long lasting effects.'],
    [50, 140, 'Precautionary statements'],
    [200, 140, 'Wear gloves.'],
    [50, 170, 'SECTION 3: Composition/information on ingredients'],
    [50, 190, 'Acetone  67-64-1  100 %'],
  ] as const;

  expect(await answerOf(makePdf([page]))).toEqual({
    document: 'unknown en',
    commodityName: 'Signal word',
    hCodeGHS: 'H315, H411',
    casNo: '67-64-1',
    findings: 'document_type_unknown',
  });
});

describe('hazard codes', () => {
  test.each([
    [
      'joined by strokes',
      'H302/312/332 Harmful if swallowed, in contact with skin or if inhaled; H315/H319',
      { hCodeGHS: 'H302, H312, H332, H315, H319' },
    ],
    ['with a hyphen', 'GHS Hazard: H-225; H-319', { hCodeGHS: 'H225, H319' }],
    [
      'but not those of what the product contains',
      'H226 Flammable liquid and vapour.\nContains: 2-butanone oxime (H317, H351)',
      { hCodeGHS: 'H226' },
    ],
    [
      'of a statement that begins like that',
      'Contains gas under pressure; may explode if heated (H280)',
      { hCodeGHS: 'H280' },
    ],
  ])('are read: %s', async (_, section, answer) => {
    expect(await codesOf(section)).toEqual(answer);
  });
});

test('statements may speak of organisms, and of skin and eyes at once', async () => {
  const section =
    'Hazard statements\nCauses skin and eye irritation\nToxic to aquatic organisms with long lasting effects';
  expect(await codesOf(section)).toEqual({ hCodeGHS: 'H315, H320, H411' });
});
