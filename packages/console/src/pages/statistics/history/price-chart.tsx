import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { usePreferences } from '../../../shell/preferences.tsx';
import { DAY_LOCALES, type Language } from '../../../words/language.ts';
import { useWords } from '../../../words/use-words.tsx';
import { pricesAt, type Shown } from './measure.ts';
import 'uplot/dist/uPlot.min.css';

const HEIGHT = 280;
/** As many lines as can be told apart; the rest is in the table. */
const MOST_LINES = 8;
const [LINE, POINT] = [2, 6];

/** Prices over time as stepped lines: a price holds from one publication to the next. */
export function PriceChart({ series, moments, measure, label }: Shown) {
  const figure = useRef<HTMLElement>(null);
  const { number, language } = useWords();
  const theme = useShownTheme();
  const lines = series.slice(0, MOST_LINES);
  const data = JSON.stringify([
    moments.map(({ asOf }) => Date.parse(asOf) / 1_000),
    ...lines.map((one) => pricesAt(one, { moments, measure })),
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when the figures, the language or the colours differ.
  useEffect(() => {
    const element = figure.current?.querySelector<HTMLElement>('.plot');
    if (!figure.current || !element) return;
    const colours = [...figure.current.querySelectorAll('.series')].map((one) => getComputedStyle(one).color);
    const chart = new uPlot(optionsOf({ element, colours, language, number }), JSON.parse(data), element);
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    resized.observe(element);
    return () => {
      resized.disconnect();
      chart.destroy();
    };
  }, [data, language, theme]);
  return (
    <figure className="chart" ref={figure}>
      <ul className="legend">
        {lines.map(({ name }, index) => (
          <li key={name} className="series" data-series={index + 1}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <div className="plot" role="img" aria-label={label} />
    </figure>
  );
}

type Drawing = {
  element: HTMLElement;
  colours: readonly string[];
  language: Language;
  number: (value: number) => string;
};

function optionsOf({ element, colours, language, number }: Drawing): uPlot.Options {
  const { color: text, borderTopColor: line } = getComputedStyle(element);
  const day = new Intl.DateTimeFormat(DAY_LOCALES[language], { month: 'short', day: 'numeric' });
  const minute = new Intl.DateTimeFormat(DAY_LOCALES[language], { hour: '2-digit', minute: '2-digit' });
  const axis = { stroke: text, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 } };
  const isWithinDays = (values: number[]) => (values.at(-1) ?? 0) - (values[0] ?? 0) < 172_800;
  return {
    width: element.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { drag: { x: false, y: false } },
    axes: [
      {
        ...axis,
        values: (_chart, values) =>
          values.map((at) =>
            isWithinDays(values) ? `${day.format(at * 1_000)} ${minute.format(at * 1_000)}` : day.format(at * 1_000),
          ),
        space: 110,
      },
      { ...axis, size: 72, values: (_chart, values) => values.map(number) },
    ],
    series: [
      {},
      ...colours.map((colour, index) => ({
        stroke: colour,
        width: index === 0 ? LINE + 1 : LINE,
        paths: uPlot.paths.stepped?.({ align: 1 }) ?? (() => null),
        points: { show: true, size: POINT, fill: colour },
      })),
    ],
  };
}

/** Light or dark, as it is shown: chosen, or as the device is set. */
function useShownTheme(): string {
  const { theme } = usePreferences();
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    const device = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setDark(device.matches);
    device.addEventListener('change', follow);
    return () => device.removeEventListener('change', follow);
  }, []);
  return theme === 'system' ? `system ${isDark}` : theme;
}
