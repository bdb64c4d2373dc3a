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

Not checked: the text of packing instructions, and what a code of columns 16a and 16b leaves to a person.

## The columns of the list
\`agent-rate dangerous-goods show UN1830\` and \`GET /dangerous-goods/{un}\` show every column that is known, with its source.
Names, classes, groups, limits and special provisions are written from knowledge of the field. **Stowage (16a), segregation (16b),
packing instructions (8), IBCs (10, 11) and portable tanks (13, 14) are those of 49 CFR 172.101 as of 2026-06-01**, which mostly has
the Code's values under numbers of its own: a number that asks for the same as a code of the Code is shown as that code, another as
\`176.84(103)\` or \`172.102(IP21)\`. The packing instruction is the one that the section of 49 CFR part 173 stands for. Where the Code
is known to differ, its value stands there and says so. An absent column is not known. Your own list replaces each of them.
[The dangerous goods list](dangerous-goods-list.md) has every column, its source, and the decisions about limited quantities.

## Your own dangerous goods list
\`agent-rate dangerous-goods import FILE\` uses a list of yours: its UN numbers take the place of the built-in ones (\`--replace\`: only
yours). \`--dry-run\` shows what would change, \`--edition NAME\` what answers name, \`dangerous-goods reset\` goes back. Every server uses
it within a second; importing a file again does nothing. Commands that need no server use the built-in list.

### The next amendment
Two amendments may be loaded at once, and the **day of sailing** decides which one answers: \`agent-rate dangerous-goods import
list-43-26.xlsx --amendment 43-26\` is used from 2027-01-01, or from \`--from DAY\`; numbers that the file leaves out stay as they are
in the list of 42-24. \`GET /dangerous-goods/{un}?on=2027-01-01\`, \`POST /dangerous-goods/check?on=…\` and the sailing date of a
declaration choose the edition, which stands in each answer. \`agent-rate dangerous-goods changes\` (\`GET /dangerous-goods/changes\`,
and the console under Administration, Dangerous goods) says what changes on that day: the numbers and columns, and which
extractions and orders of yours have such goods. A sailing for which a later amendment must be used already, and is not loaded,
is a warning (\`edition_superseded\`).

### The file
A CSV file or workbook names its columns in the first row, in any order: **un**, **name** (proper shipping names in capitals,
qualifying text in lower case, alternatives joined by \`or\`), **class**; and, where you have them, nameZh, subsidiary (\`6.1, 8\`),
packingGroup, state (liquid, solid, gas, article), ems (\`F-E, S-D\`), limitedQuantity (\`1 L\`, \`0\`, \`SP 277\`), exceptedQuantity (\`E2\`),
marinePollutant (Y), specialProvisions (\`274, 335\`), seaTransport (allowed, prohibited, not-subject, not-by-sea), stowageCategory
(\`A\`), stowageCodes (\`SW2, H1\`), segregationCodes (\`SG35, SG49\`), packingInstructions (\`P001, LP01\`), packingProvisions (\`PP1\`),
ibcInstructions (\`IBC02\`), ibcProvisions (\`B2\`), tankInstructions (\`T11\`), tankProvisions (\`TP2\`). What a row leaves out is taken
from the built-in row of the same number, class and packing group; a dash says that there is none. A faulty row holds its number
back and is reported with its row. \`agent-rate dangerous-goods template 1263 1993 > our-list.csv\` prints the built-in rows as such a
file, to be changed. The XML of 49 CFR 172.101 from eCFR is read too: its UN numbers, names, classes, groups and labels.
`;

/** The whole of docs/checks.md. */
export const printChecksPage = (): string => `${HEAD}\n${printChecksTables()}\n`;
