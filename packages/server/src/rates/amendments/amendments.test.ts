import { expect, test } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { compareDraft } from '../publications/compare-draft.ts';
import { publishSheet } from '../publications/publication-store.ts';
import { createNameReader } from '../sheet-sources/prose/places/places-in-prose.ts';
import { importSheet } from '../sheets/import-sheet.ts';
import { openSheets } from '../sheets/sheets.ts';
import { readAmendments } from './read-amendments.ts';

const { database } = await createTestDatabase();
const deps = { database, ports: createPortResolver(), carriers: createCarrierDirectory() };
const now = new Date('2026-11-22T00:00:00Z');

async function importFile(name: string, content: string, answers = {}) {
  const source = { file: { name, mediaType: 'text/plain', bytes: Buffer.from(content) } };
  const { sheet } = await importSheet(deps, { source, answers, by: 'pricing', now });
  return sheet;
}

/** A mail with one line, or several. */
const notice = (subject: string, ...lines: string[]) =>
  importFile(
    'notice.eml',
    [
      'From: line@example.com',
      'To: us@example.com',
      `Subject: ${subject}`,
      'Date: Fri, 20 Nov 2026 09:00:00 +0000',
      '',
      ...lines,
    ].join('\r\n'),
  );

/** The published rates, a line each. */
async function published(): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select concat_ws(' ', origin || '-' || destination, carrier, equipment, base_minor / 100, total_minor / 100,
       valid_from || '..' || valid_to) as line from rates where known_to is null order by 1`,
  );
  return rows.map(({ line }) => line);
}

const findingsOf = ({ findings }: Awaited<ReturnType<typeof notice>>) =>
  findings.map(({ severity, code, place }) => `${severity} ${code} ${place?.tab} ${place?.row}`);

const sheet = await importFile(
  'rates.csv',
  [
    'POL,POD,Carrier,20GP,40HC,Currency,Valid from,Valid to',
    'Shanghai,Hamburg,MSC,1000,1850,USD,2026-12-01,2026-12-31',
    'Ningbo,Hamburg,MSC,1100,1950,USD,2026-12-01,2026-12-31',
    'Shanghai,Santos,ONE,2000,3000,USD,2026-12-01,2026-12-31',
  ].join('\n'),
);
await publishSheet(database, sheet.id, 'pricing');

test('an amount on top from a day: the old price ends the day before, and the same notice does nothing twice', async () => {
  const draft = await notice('MSC: increase', "Please add USD 200/40' from 15 December to all rates ex Shanghai.");
  expect(findingsOf(draft)).toEqual(['note amendment_applied mail 1']);
  const { changes } = await compareDraft(database, draft);
  expect(
    changes.map(({ before, after, validFrom, changePercent }) => ({ before, after, validFrom, changePercent })),
  ).toEqual([{ before: 1850, after: 2050, validFrom: '2026-12-15', changePercent: 10.8 }]);
  await publishSheet(database, draft.id, 'pricing');
  const after = [
    'CNNGB-DEHAM MSCU 20GP 1100 1100 2026-12-01..2026-12-31',
    'CNNGB-DEHAM MSCU 40HC 1950 1950 2026-12-01..2026-12-31',
    'CNSHA-BRSSZ ONEY 20GP 2000 2000 2026-12-01..2026-12-31',
    'CNSHA-BRSSZ ONEY 40HC 3000 3000 2026-12-01..2026-12-31',
    'CNSHA-DEHAM MSCU 20GP 1000 1000 2026-12-01..2026-12-31',
    'CNSHA-DEHAM MSCU 40HC 1850 1850 2026-12-01..2026-12-14',
    'CNSHA-DEHAM MSCU 40HC 2050 2050 2026-12-15..2026-12-31',
  ];
  expect(await published()).toEqual(after);
  const again = await notice(
    'Fwd: MSC: increase',
    'Dear all,',
    "please add USD 200/40' from 15 December to all rates ex Shanghai.",
  );
  expect({ rates: again.rates, findings: findingsOf(again) }).toEqual({
    rates: 0,
    findings: ['error amendment_already_applied mail 2'],
  });
  expect(await published()).toEqual(after);
});

test('an older full sheet says which increases it would take back, with lanes and amounts', async () => {
  const { getSheet } = openSheets(database, () => deps);
  const takenBackBy = async (...rows: string[]) => {
    const { id } = await importFile(
      'older.csv',
      ['POL,POD,Carrier,40HC,Currency,Valid from,Valid to', ...rows].join('\n'),
    );
    const { findings } = await getSheet(id);
    return findings
      .filter(({ code }) => code === 'takes_back_change')
      .map(({ severity, message }) => `${severity} ${message}`);
  };
  expect(await takenBackBy('Shanghai,Hamburg,MSC,1850,USD,2026-12-01,2026-12-31')).toEqual([
    expect.stringMatching(
      /^warning .* sheet \d+ \(notice\.eml, pricing\) changed of 1 published rate: CNSHA - DEHAM MSCU 40HC 2050 USD to 1850 USD \(Amended from 2026-12-15: \+200 USD\)\./,
    ),
  ]);
  // A price that has the increase, and days before it, take nothing back.
  expect(await takenBackBy('Shanghai,Hamburg,MSC,2050,USD,2026-12-01,2026-12-31')).toEqual([]);
  expect(await takenBackBy('Shanghai,Hamburg,MSC,1840,USD,2026-12-01,2026-12-14')).toEqual([]);
});

test('a notice whose scope is not clear, or has no published rate, changes nothing and says so', async () => {
  const unclear = async (...lines: string[]) => {
    const draft = await notice('Rates', ...lines);
    return [draft.rates, ...draft.findings.map(({ code, answer }) => (answer ? `${code} ${answer}` : code))];
  };
  const inclusive = "We increase all rates ex Shanghai by USD 100/20' from 1 December.";
  expect(await unclear(inclusive)).toEqual([0, 'amendment_not_applied carrier']);
  expect(await unclear("We increase all rates by USD 100/20' from 1 December.")).toEqual([
    0,
    'amendment_not_applied carrier',
  ]);
  expect(await unclear("MSC: we increase all rates ex Shanghai by USD 100/20'.")).toEqual([0, 'amendment_not_applied']);
  expect(await unclear('We withdraw our MSC rates ex Shanghai.')).toEqual([0, 'amendment_not_applied']);
  expect(await unclear("MSC: we increase all rates ex Qingdao by USD 100/20' from 1 December.")).toEqual([
    0,
    'amendment_matches_nothing',
  ]);
  expect(await unclear("MSC: we increase all rates ex Shanghai by EUR 100/20' from 1 December.")).toEqual([
    0,
    'amendment_matches_nothing',
  ]);
});

test('a change that is only expected, considered or possible is a finding in any language, and changes no price', async () => {
  const notices = [
    ["GRI USD 500/40' ex Shanghai from 15 December is expected to be announced."],
    ["A GRI of USD 500/40' ex Shanghai may apply from 15 December."],
    ["A rate increase of USD 500/40' ex Shanghai from 15 December is being considered."],
    ["Tentative GRI: all rates ex Shanghai increase by USD 500/40' from 15 December."],
    ["MSC ex Shanghai: PSS now USD 300/40' from 15 December, to be confirmed."],
    ["Voraussichtlich erhöhen wir alle Raten ab Shanghai ab 15. Dezember um USD 500/40'."],
    ["Se prevé un aumento de tarifas ex Shanghai de USD 500/40' a partir del 15 de diciembre."],
    ["Possível aumento de fretes ex Shanghai de USD 500/40' a partir de 15 de dezembro."],
    ["Une hausse des taux ex Shanghai de USD 500/40' est envisagée dès le 15 décembre."],
    ["Possibile aumento noli ex Shanghai di USD 500/40' dal 15 dicembre."],
    ['预计12月15日起上海出口所有运价上调USD 500/40HQ。'],
  ];
  const names = createNameReader(deps);
  const readings = notices.map(([text = '']) => {
    const { amendments, unclear, uncertain } = readAmendments([{ text, from: { tab: 'mail', row: 0 } }], names, {
      now,
    });
    return [text, amendments.length + unclear.length, uncertain.length];
  });
  expect(readings).toEqual(notices.map(([text]) => [text, 0, 1]));
  const doubted = await notice(
    'MSC',
    "GRI ex Shanghai from 15 December: USD 500/40'.",
    'This increase is not yet confirmed.',
  );
  expect([doubted.rates, ...findingsOf(doubted)]).toEqual([0, 'error amendment_not_certain mail 1']);
  // What the next one may be does not make this one doubtful.
  const firm = await notice(
    'MSC',
    "GRI ex Shanghai USD 500/40' from 15 December.",
    'A further increase may follow in January.',
  );
  expect([firm.rates, ...findingsOf(firm)]).toEqual([1, 'note amendment_applied mail 1']);
  // The rates that the mail lists itself stand as they are.
  const own = await notice(
    'Offer',
    'Xiamen - Hamburg USD 1,850/40HC, carrier MSC, valid 1 to 31 December 2026',
    "GRI: the rates above are expected to increase by USD 500/40' from 15 December.",
  );
  expect([own.rates, ...findingsOf(own)]).toEqual([1, 'warning amendment_not_certain mail 2']);
});

test('a notice from a day behind the last one of the rates says that it changes nothing of them', async () => {
  const messagesOf = (draft: Awaited<ReturnType<typeof notice>>) =>
    draft.findings.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
  const late = await notice('MSC: GRI', "GRI from 1 January 2027: all rates ex Ningbo increase by USD 500/40'.");
  expect([late.rates, ...messagesOf(late)]).toEqual([
    0,
    expect.stringContaining(
      'error amendment_after_validity: 2 published rates in its scope end before 2027-01-01, the last on 2026-12-31: the notice ' +
        'changes nothing of them.',
    ),
  ]);
  const own = await notice(
    'Offer',
    'Xiamen - Hamburg USD 1,850/40HC, carrier MSC, valid 1 to 31 December 2026',
    "GRI: the rates above increase by USD 500/40' from 1 January 2027.",
  );
  expect([own.rates, ...messagesOf(own)]).toEqual([
    1,
    expect.stringContaining(
      'warning amendment_after_validity: The line changes rates from 2027-01-01 on, and 1 rate of this mail that it means ends before, ' +
        'the last on 2026-12-31: it changes nothing of them.',
    ),
  ]);
});

test('a longer validity, and a price that is replaced', async () => {
  const longer = await notice('Extension', 'We extend the validity of our ONE rates ex Shanghai to 15 January 2027.');
  expect(longer.rates).toBe(2);
  await publishSheet(database, longer.id, 'pricing');
  const corrected = await notice('Correction', 'MSC Ningbo - Hamburg: please replace 1950 by 1900.');
  expect(corrected.rates).toBe(1);
  await publishSheet(database, corrected.id, 'pricing');
  expect((await published()).filter((line) => /ONEY|CNNGB.*40HC/.test(line))).toEqual([
    'CNNGB-DEHAM MSCU 40HC 1900 1900 2026-12-01..2026-12-31',
    'CNSHA-BRSSZ ONEY 20GP 2000 2000 2026-12-01..2027-01-15',
    'CNSHA-BRSSZ ONEY 40HC 3000 3000 2026-12-01..2027-01-15',
  ]);
});

test('a general rate increase between regions, in a list; a draft is refused when its rates were published again', async () => {
  const draft = await notice(
    'General rate increase',
    'Effective date: 20 December 2026',
    'Trade: Asia to North Europe',
    'Carrier: MSC',
    "20': USD 50",
    "40'/40'HC: USD 80",
  );
  const { changes } = await compareDraft(database, draft);
  expect(
    changes.map(({ origin, equipment, before, after }) => `${origin} ${equipment} ${before} ${after}`).sort(),
  ).toEqual(['CNNGB 20GP 1100 1150', 'CNNGB 40HC 1900 1980', 'CNSHA 20GP 1000 1050', 'CNSHA 40HC 2050 2130']);
  const other = await notice('Correction', 'MSC Ningbo - Hamburg: please replace 1900 by 1890.');
  await publishSheet(database, other.id, 'pricing');
  await expect(publishSheet(database, draft.id, 'pricing')).rejects.toMatchObject({ code: 'rate_sheet_outdated' });
});

test('a share of the price, and a new level of a surcharge', async () => {
  const share = await notice('Increase', 'MSC: all rates ex Ningbo increase by 5 % from 21 December.');
  const { changes } = await compareDraft(database, share);
  expect(
    changes.map(({ equipment, before, after, validFrom }) => `${equipment} ${before} ${after} ${validFrom}`),
  ).toEqual(['20GP 1100 1155 2026-12-21', '40HC 1890 1984.5 2026-12-21']);
  const level = await notice('Surcharges', "MSC ex Ningbo: PSS now USD 300/20' and USD 600/40' from 25 December.");
  await publishSheet(database, level.id, 'pricing');
  expect((await published()).filter((line) => /CNNGB.*12-25/.test(line))).toEqual([
    'CNNGB-DEHAM MSCU 20GP 1100 1400 2026-12-25..2026-12-31',
    'CNNGB-DEHAM MSCU 40HC 1890 2490 2026-12-25..2026-12-31',
  ]);
});
