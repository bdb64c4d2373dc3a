import { expect, test } from 'vitest';
import { gateForm } from '../../compliance/index.ts';
import { getTargetFormat } from '../../formats/index.ts';
import { readFormText } from '../fill-form.ts';
import { type FilesOrder, fillFromFiles } from '../fill-from-files.ts';
import { verifyForm } from '../verify-form.ts';

const letter = (values: FilesOrder['values'], more: Partial<FilesOrder> = {}) =>
  fillFromFiles(
    {
      ...{ format: getTargetFormat('yml_non_dangerous_letter'), kind: 'pdf', files: [], values, at: new Date() },
      ...more,
    },
    gateForm,
  );
const refusal = (values: FilesOrder['values'], more?: Partial<FilesOrder>) =>
  letter(values, more).then(
    () => 'a letter',
    ({ code, status, data }) => ({ code, status, findings: data.findings }),
  );
const GRACE = { reason: 'Cured polymer beads, seen at the factory', by: 'Grace (documents)' };
const UNKNOWN = { cargoEnglishName: 'Glimmer beads' };

test('furniture needs no document: every word of its name is known', async () => {
  const { findings } = await letter({
    cargoEnglishName: 'Wooden dining tables and chairs',
    cargoChineseName: '木制餐桌椅',
  });
  expect(findings.map(({ code }) => code)).toEqual(['letter_basis', 'letter_basis']);
  expect(findings[0]).toMatchObject({ severity: 'note', message: expect.stringContaining('dining tables') });
});

test('a name that says nothing is refused, with what to send', async () => {
  expect(await refusal(UNKNOWN)).toMatchObject({
    ...{ code: 'letter_not_shown', status: 409 },
    findings: [
      {
        code: 'letter_not_shown',
        message: expect.stringContaining('"Glimmer beads"'),
        ask: {
          english: expect.stringContaining('a safety data sheet or a transport certificate'),
          chinese: expect.stringContaining('安全技术说明书'),
        },
      },
    ],
  });
});

test('a person declares it by name, which stands in the letter and in its record', async () => {
  const { bytes, findings } = await letter(UNKNOWN, { overruleAll: GRACE });
  expect(findings.map(({ code }) => code)).toContain('check_overruled');
  const text = await readFormText(bytes, 'pdf');
  expect(text).toContain('Declared as not dangerous for sea transport by Grace (documents)');
  expect(text).toContain('声明货物海运非危险货物');
  expect((await verifyForm({ name: 'letter.pdf', bytes }, [])).overruled).toContainEqual(
    expect.objectContaining({ ...GRACE, code: 'letter_not_shown' }),
  );
});

test('what contradicts the letter nobody declares away', async () => {
  const acetone = await refusal({ cargoEnglishName: 'Acetone' }, { overruleAll: GRACE });
  expect(acetone).toMatchObject({ code: 'letter_contradicted', status: 409 });
});

test('each name of the letter has to hold by itself', async () => {
  const values = { cargoEnglishName: 'Plush toys', cargoChineseName: '锂电池' };
  expect(await refusal(values)).toMatchObject({ code: 'letter_contradicted' });
});
