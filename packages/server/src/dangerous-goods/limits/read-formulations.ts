/** One assignment of a formulation: number, share, packing method, and temperatures in °C. */
export type Formulation = {
  readonly name: string;
  readonly un: string;
  /** Per cent by mass: above `more`, at most `most`. */
  readonly more: number;
  readonly most: number;
  /** As a stable dispersion in water or as a paste. */
  readonly form: 'dispersion' | 'paste' | undefined;
  /** OP1 to OP8: the highest that may be used. */
  readonly method: number;
  readonly control: number | undefined;
  readonly emergency: number | undefined;
};

const FORMS = { d: 'dispersion', p: 'paste' } as const;

function readFormulation(name: string, text: string): Formulation {
  const [un = '', share = '', method = '', ...rest] = text.trim().split(' ');
  const [more, most] = share.includes('-') ? share.split('-').map(Number) : [0, Number(share)];
  const [control, emergency] =
    rest
      .find((one) => one.includes('/'))
      ?.split('/')
      .map(Number) ?? [];
  const form = rest.includes('d') ? FORMS.d : rest.includes('p') ? FORMS.p : undefined;
  return { name, un, more: more ?? 0, most: most ?? 100, form, method: Number(method), control, emergency };
}

/**
 * Name | assignments behind `;`: number, share in per cent (`27-67` above 27, at most 67), packing method, and where there are
 * any control/emergency temperature; `d` stable dispersion in water, `p` paste.
 */
export const readFormulations = (lines: string): readonly Formulation[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', assigned = ''] = line.split('|');
      return assigned.split(';').map((text) => readFormulation(name, text));
    });
