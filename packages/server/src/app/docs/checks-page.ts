import { printChecksTables } from '../../compliance/index.ts';

const HEAD = `# Checks

What the service says of dangerous goods: of a declaration that you state, and of documents that it read. Each finding has a
severity, a sentence, the paragraph it follows, the places on the pages, and the question to send the shipper, in English and
Chinese. **error**: do not ship or sign like this. **warning**: verify. **note**: for the record. IMDG paragraphs are those of
amendment 42-24 unless the row names another. The Code itself decides; where the service is not sure it asks.

| you have | you do |
|---|---|
| documents, no server | \`agent-rate check sds.pdf certificate.pdf packing.pdf\` (one shipment; \`--each\`, \`--on 2026-12-01\`, \`--json\`) |
| a declaration, no server | \`agent-rate dangerous-goods check declaration.json\` |
| a declaration | \`POST /dangerous-goods/check\` |
| an extraction | \`POST /extractions/{id}/check\`; its \`findings\` hold the same |

A declaration is \`{"goods": [{"unNo": "UN1090", "properShippingName": "ACETONE", "imoHazardClassNo": "3", …}]}\`: an object of
\`yml_dangerous_goods_data\` is an entry as it is. A value may be stated with its places: \`{"value": "II", "places": [{"document":
"sds.pdf", "page": 7, "quote": "PG II"}]}\`.

Several documents of one shipment are read together. Where they contradict each other (\`documents_conflict\`) both places are
named, and which document is likelier wrong and why: because the list contradicts it, two others agree, it is older, it was read
by OCR, or another is a laboratory's. An extraction reports the same contradictions as \`documents_disagree\`, with the same
explanation: whether values contradict each other is decided once, field by field, after both are read ("PG II" is "II", 23.0 °C
is 23 °C, a longer list of CAS numbers holds a shorter one).

Not checked: packing instructions, stowage (column 16a) and the segregation codes of column 16b, which the list does not hold;
rules say so where they matter.

## Your own dangerous goods list
\`agent-rate dangerous-goods import FILE\` uses a list of yours: its UN numbers take the place of the built-in ones (\`--replace\`: only
yours). \`--dry-run\` shows what would change, \`--edition NAME\` what answers name, \`dangerous-goods reset\` goes back. Every server uses
it within a second; importing a file again does nothing. Commands that need no server use the built-in list.

A CSV file or workbook names its columns in the first row, in any order: **un**, **name** (proper shipping names in capitals,
qualifying text in lower case, alternatives joined by \`or\`), **class**; and, where you have them, nameZh, subsidiary (\`6.1, 8\`),
packingGroup, state (liquid, solid, gas, article), ems (\`F-E, S-D\`), limitedQuantity (\`1 L\`, \`0\`, \`SP 277\`), exceptedQuantity (\`E2\`),
marinePollutant (Y), specialProvisions (\`274, 335\`), seaTransport (allowed, prohibited, not-subject, not-by-sea). What a row leaves
out is taken from the built-in row of the same number, class and packing group. A faulty row holds its number back and is
reported with its row. The XML of 49 CFR 172.101 from eCFR is read too: its UN numbers, names, classes, groups and labels.
`;

/** The whole of docs/checks.md. */
export const printChecksPage = (): string => `${HEAD}\n${printChecksTables()}\n`;
