import { totalGrossMass } from './dangerous-goods-form/form.ts';
import { isFilled } from './fill-value.ts';
import { type FormFormat, fieldsOfForm } from './produce.ts';
import { plainValues, type SourcedValues } from './sourced-value.ts';

/** What no paper states and the rules know, of one of the goods (from 1). */
export type DerivedValue = { readonly goods: number; readonly key: string; readonly value: string };

/** The values of a form that has one or several goods, what these share among them. */
type FormValues = {
  readonly format: FormFormat;
  readonly values: SourcedValues;
  readonly goods?: readonly { readonly values: SourcedValues }[];
};

const isAsked = ({ format }: FormValues, wanted: string) => fieldsOfForm(format).some(({ key }) => key === wanted);

/** The form's values, box 19 among them where nobody stated it: the masses of goods and container, with the places of both. */
export function withTotalGrossMass(form: FormValues): SourcedValues {
  const { values, goods = [] } = form;
  const all = goods.length > 0 ? goods.map((one) => one.values) : [values];
  const total = totalGrossMass(all.map(plainValues), values.tareMassKgs?.value);
  if (!isAsked(form, 'totalGrossMassKgs') || total === undefined || isFilled(values.totalGrossMassKgs?.value))
    return values;
  const summands = [...all.map(({ grossWeightKgs }) => grossWeightKgs), values.tareMassKgs];
  const evidence = summands.flatMap((one) => one?.evidence ?? []);
  return { ...values, totalGrossMassKgs: { value: total, status: 'derived', evidence } };
}

/** Values of one of the goods (from 1) with what is derived of it, where nobody stated it and the form asks for it. */
export function addDerived(
  { format, values }: FormValues,
  derived: readonly DerivedValue[],
  goods: number,
): SourcedValues {
  const own = derived.filter(
    ({ key, ...one }) => one.goods === goods && isAsked({ format, values }, key) && !isFilled(values[key]?.value),
  );
  const added = own.map(({ key, value }) => [key, { value, status: 'derived', evidence: [] }] as const);
  return { ...values, ...Object.fromEntries(added) };
}
