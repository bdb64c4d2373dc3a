import type { CheckFinding } from '../../compliance/index.ts';
import { PACKAGES_PAPER, SHIPMENT_PAPER } from '../papers/paper.ts';
import type { PaperConstraint } from './constraints.ts';
import type { StatedQuantity, Statement } from './statement.ts';

/** Fields that were solved together: which statements are wrong in each of the best explanations, and what is right. */
export type Explanation = {
  readonly quantities: readonly StatedQuantity[];
  readonly constraints: readonly PaperConstraint[];
  readonly explanations: readonly {
    readonly wrong: readonly Statement[];
    /** By quantity; undefined: none of what was stated. */
    readonly right: readonly (Statement | undefined)[];
  }[];
  /** There was time to look at every explanation. */
  readonly complete: boolean;
};

const shownOf = ({ value }: Statement) => (value.value === null ? 'none' : `"${value.value}"`);
const joined = (parts: readonly string[], last: string) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

function saidBy(statement: Statement): string {
  const { page, pointer } = statement.value.evidence[0] ?? {};
  const place = pointer ?? (page === undefined ? undefined : `page ${page}`);
  return `${shownOf(statement)} in ${statement.paper.name}${place === undefined ? '' : `, ${place}`}`;
}

/** What the shipment itself states has no name of its own. */
const OWN_PAPERS: Readonly<Record<string, string>> = {
  [SHIPMENT_PAPER]: '本票货物',
  [PACKAGES_PAPER]: '本票货物的包装件',
};

const saidInChinese = ({ paper, value }: Statement): string =>
  `${OWN_PAPERS[paper.name] ?? paper.name}：${value.value ?? '无'}`;

function placesOf({ paper, value }: Statement): CheckFinding['places'] {
  const own = { document: paper.name, ...(paper.document === undefined ? {} : { documentId: paper.document }) };
  if (value.evidence.length === 0) return [{ ...own, quote: String(value.value ?? '') }];
  return value.evidence.slice(0, 2).map((place) => ({ ...own, ...place, box: [...place.box] }));
}

/** What follows from the UN number, and is no conflict of its own when that differs. */
const WITH_THE_NUMBER: readonly string[] = [
  ...['properShippingName', 'imoHazardClassNo', 'subRiskClassNo', 'packingGroup', 'emsCode'],
];

/** The fields that differ, those that follow from the UN number left out where that differs. */
function headlinesOf(quantities: readonly StatedQuantity[]): { own: StatedQuantity[]; also: StatedQuantity[] } {
  const differing = quantities.filter(({ options }) => options.length > 1);
  const isOther = differing.some(({ field }) => field.field === 'unNo');
  const follows = ({ field }: StatedQuantity) => isOther && WITH_THE_NUMBER.includes(field.field);
  return { own: differing.filter((one) => !follows(one)), also: differing.filter(follows) };
}

type Verdict = {
  readonly text: string;
  /** The statements that are likelier wrong, or as likely as one another when it is unclear. */
  readonly wrong: readonly Statement[];
  readonly isClear: boolean;
  readonly likelierWrong?: number;
};

/** Why the statements are wrong rather than those that contradict them. */
function reasonsFor(
  { wrong, right }: Explanation['explanations'][number],
  { quantities, constraints }: Explanation,
): string[] {
  const others = quantities.flatMap(({ statements }, at) => {
    if (right[at] === undefined || !statements.some((one) => wrong.includes(one))) return [];
    const names = new Set(statements.filter((one) => !wrong.includes(one)).map(({ paper }) => paper.name));
    return names.size > 1 ? [`${joined([...names], 'and')} say the same`] : [];
  });
  const broken = constraints.flatMap((constraint) =>
    wrong.flatMap((statement) => {
      const values = constraint.over.map((at) =>
        quantities[at]?.statements.includes(statement) ? statement : right[at],
      );
      const known = values.filter((one) => one !== undefined);
      if (!values.includes(statement) || known.length < values.length || constraint.holds(known)) return [];
      return [constraint.words(known)];
    }),
  );
  const rightOnes = right.filter((one) => one !== undefined);
  return [
    ...new Set([
      ...broken,
      ...others,
      ...rightOnes.flatMap(({ credits }) => credits),
      ...wrong.flatMap(({ doubts }) => doubts),
    ]),
  ];
}

/** Which statements of these fields are likelier wrong; several explanations that are as good are all named. */
function verdictOf(explanation: Explanation, fields: readonly StatedQuantity[]): Verdict {
  const isOfField = (one: Statement) => fields.some(({ statements }) => statements.includes(one));
  const sets = explanation.explanations.map((one) => ({ ...one, own: one.wrong.filter(isOfField) }));
  const texts = [...new Set(sets.map(({ own }) => joined(own.map(saidBy), 'and')))].filter((text) => text !== '');
  const [only] = sets;
  const unclear = (text: string, wrong = fields.flatMap(({ statements }) => statements)) => ({
    ...{ text, wrong, isClear: false },
  });
  if (!explanation.complete) return unclear('There are too many contradictions to say which is wrong.');
  if (texts.length > 1)
    return unclear(
      `It is unclear which is wrong; as likely are: ${texts.join('; or ')}.`,
      sets.flatMap(({ own }) => own),
    );
  if (only === undefined || texts.length === 0) return unclear('It is unclear which is wrong.');
  const reasons = reasonsFor(only, explanation);
  // That papers of its kind are right more often is no reason to give.
  if (reasons.length === 0) return unclear('It is unclear which is wrong.');
  const documents = new Set(only.own.map(({ paper }) => paper.document));
  const [document] = documents;
  return {
    text: `Likelier wrong: ${texts[0]}, since ${joined(reasons, 'and')}.`,
    ...{ wrong: only.own, isClear: true },
    ...(documents.size === 1 && document !== undefined ? { likelierWrong: document } : {}),
  };
}

/** What each paper says, and whether the verdict calls it wrong. */
function statementsOf(
  quantities: readonly StatedQuantity[],
  { wrong, isClear }: Verdict,
  shown: readonly Statement[],
): NonNullable<CheckFinding['statements']> {
  return quantities.flatMap(({ field: { field }, statements }) =>
    statements
      .filter((one) => shown.includes(one))
      .map((one) => {
        const { document, name } = one.paper;
        return {
          ...{ paper: name, ...(document === undefined ? {} : { documentId: document }) },
          ...{ field, value: one.value.value },
          wrong: !wrong.includes(one) ? ('no' as const) : isClear ? ('likelier' as const) : ('possibly' as const),
          places: one.value.evidence.length === 0 ? [] : placesOf(one),
        };
      }),
  );
}

function findingOf(quantity: StatedQuantity, explanation: Explanation, also: readonly StatedQuantity[]): CheckFinding {
  const { field, goods, statements } = quantity;
  const verdict = verdictOf(explanation, [quantity]);
  const said = statements.map(saidBy).join('; ');
  const words = also.map((one) => one.field.word);
  const more = words.length === 0 ? '' : ` With it differ: ${words.join(', ')}.`;
  const inChinese = statements.map(saidInChinese).join('；');
  return {
    ...{ code: 'papers_conflict', severity: field.severity, source: field.source },
    message: `${field.word}: ${said}. ${verdict.text}${more}`,
    ...(goods === undefined ? {} : { goods: goods + 1 }),
    ...(verdict.likelierWrong === undefined ? {} : { likelierWrong: verdict.likelierWrong }),
    places: statements.flatMap(placesOf),
    statements: statementsOf([quantity], verdict, statements),
    ask: {
      english: `The papers differ on ${field.word}: ${said}. Which is right? Please send the corrected paper.`,
      chinese: `各单证“${field.wordZh}”不一致：${inChinese}。请确认并提供更正后的单证。`,
    },
  };
}

/** What the fields of a constraint state where that does not hold although none of them is stated in two ways. */
function brokenValues(
  { over, kind, holds }: PaperConstraint,
  { quantities, explanations }: Explanation,
): readonly Statement[] | undefined {
  if (kind === 'list') return undefined;
  const single = over.filter((at) => quantities[at]?.options.length === 1);
  const isWrong = single.some((at) =>
    explanations.some(({ wrong }) => quantities[at]?.statements.some((one) => wrong.includes(one))),
  );
  if (single.length < over.length && !isWrong) return undefined;
  const values = over.flatMap((at) => {
    const [only, ...others] = quantities[at]?.options ?? [];
    return (others.length === 0 ? only : explanations[0]?.right[at]) ?? [];
  });
  return values.length < over.length || holds(values) ? undefined : values;
}

/** Papers that agree field by field and still cannot all be right. */
function findingOfConstraint(constraint: PaperConstraint, explanation: Explanation): CheckFinding[] {
  const values = brokenValues(constraint, explanation);
  if (values === undefined) return [];
  const fields = constraint.over.flatMap((at) => explanation.quantities[at] ?? []);
  const verdict = verdictOf(explanation, fields);
  const said = values.map(saidBy).join('; ');
  const inWords = constraint.wordsZh?.(values);
  const goods = fields[0]?.goods;
  return [
    {
      ...{ code: 'papers_conflict', severity: 'error', source: fields[0]?.field.source ?? '' },
      message: `${fields[0]?.field.word}: ${constraint.words(values)}: ${said}. ${verdict.text}`,
      ...(goods === undefined ? {} : { goods: goods + 1 }),
      ...(verdict.likelierWrong === undefined ? {} : { likelierWrong: verdict.likelierWrong }),
      places: values.flatMap(placesOf),
      statements: statementsOf(fields, verdict, values),
      ask: {
        english: `The papers do not add up: ${said}. Which is right? Please send the corrected paper.`,
        chinese: `各单证的数据不相符${inWords === undefined ? '' : `（${inWords}）`}：${values.map(saidInChinese).join('；')}。请确认并提供更正后的单证。`,
      },
    },
  ];
}

/** What is reported of fields that were solved together: each that differs once, what follows from another with it. */
export function explainGroup(explanation: Explanation): CheckFinding[] {
  const { own, also } = headlinesOf(explanation.quantities);
  const differing = own.map((quantity) =>
    findingOf(quantity, explanation, quantity.field.field === 'unNo' ? also : []),
  );
  return [...differing, ...explanation.constraints.flatMap((one) => findingOfConstraint(one, explanation))];
}
