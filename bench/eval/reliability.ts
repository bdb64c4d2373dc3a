/** An answer with its confidence, and whether it was right. */
export type Judged = { readonly confidence: number; readonly right: boolean };

/** Where bands of confidence begin. */
const BANDS = [0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995];

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const share = (part: number, whole: number) => (part / (whole || 1)).toFixed(3);
const bandOf = ({ confidence }: Judged) => BANDS.findLastIndex((start) => confidence >= start);

/** How far confidences are from the share of right answers: the mean over bands of confidence, weighed by their answers. */
export function calibrationError(answers: readonly Judged[]): number {
  const away = BANDS.map((_, band) =>
    Math.abs(
      sum(answers.filter((one) => bandOf(one) === band).map(({ confidence, right }) => confidence - Number(right))),
    ),
  );
  return sum(away) / (answers.length || 1);
}

/** A reliability table: for each band of confidence how many answers there are, how sure they are, and how many are right. */
export function reliabilityRows(answers: readonly Judged[]): string[] {
  const rows = BANDS.flatMap((start, band) => {
    const own = answers.filter((one) => bandOf(one) === band);
    if (own.length === 0) return [];
    const [confidence, right] = [sum(own.map((one) => one.confidence)), own.filter((one) => one.right).length];
    return [
      `from ${start.toFixed(3)}  ${String(own.length).padStart(6)}  ${share(confidence, own.length)}  ${share(right, own.length)}`,
    ];
  });
  return ['confidence  values  mean   right', ...rows, `calibration error ${calibrationError(answers).toFixed(3)}`];
}

/** One line of figures: answers, share right, mean confidence, calibration error, share at or above a threshold and how many of these are wrong. */
export function figuresOf(answers: readonly Judged[], threshold: number): string {
  const taken = answers.filter(({ confidence }) => confidence >= threshold);
  const right = answers.filter((one) => one.right).length;
  return [
    String(answers.length).padStart(6),
    share(right, answers.length),
    share(sum(answers.map(({ confidence }) => confidence)), answers.length),
    calibrationError(answers).toFixed(3),
    share(taken.length, answers.length),
    taken.filter((one) => !one.right).length,
  ].join('  ');
}
