import type { Command } from 'commander';
import { Value } from 'typebox/value';
import { type KeyLimits, KeyLimitsSchema } from '../keys/index.ts';

/** The options as commander hands them over. */
export type LimitOptions = {
  quoteOnly?: true;
  approval?: string;
  perOrder?: string;
  perDay?: string;
  lanes?: string;
  carriers?: string;
};

/** Gives a command the options that say what a key may order. */
export function addLimitOptions(command: Command): Command {
  return command
    .option('--quote-only', 'may ask for quotes and never order')
    .option('--approval <when>', 'never, incomplete (when a price leaves something open) or always')
    .option('--per-order <amounts>', 'most that one order may cost: USD:20000,EUR:18000')
    .option('--per-day <amounts>', 'most that the orders of a day (UTC) may cost: USD:50000')
    .option('--lanes <lanes>', 'only these lanes, of port or country codes: CNSHA-NLRTM,CN-*')
    .option('--carriers <scacs>', 'only these carriers: MAEU,COSU');
}

/** The limits that the options make. Ends the command as wrongly used when they make none. */
export function readLimits(command: Command, options: LimitOptions): KeyLimits {
  const { quoteOnly, approval, perOrder, perDay, lanes, carriers } = options;
  const limits = {
    ...(quoteOnly ? { quoteOnly } : {}),
    ...(approval === undefined ? {} : { approval }),
    ...(perOrder === undefined ? {} : { perOrder: amountsOf(perOrder) }),
    ...(perDay === undefined ? {} : { perDay: amountsOf(perDay) }),
    ...(lanes === undefined ? {} : { lanes: wordsOf(lanes) }),
    ...(carriers === undefined ? {} : { carriers: wordsOf(carriers) }),
  };
  const [fault] = Value.Errors(KeyLimitsSchema, limits);
  if (fault) command.error(`error: --${flagOf(fault.instancePath)} ${fault.message}`);
  return limits as KeyLimits;
}

function wordsOf(text: string): string[] {
  return text
    .toUpperCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function amountsOf(text: string): Record<string, number> {
  return Object.fromEntries(
    wordsOf(text).map((pair) => {
      const [currency = '', amount = ''] = pair.split(':');
      return [currency, amount.trim() === '' ? Number.NaN : Number(amount)];
    }),
  );
}

/** `/perOrder/USD` is about `--per-order`. */
function flagOf(path: string): string {
  return (path.split('/')[1] ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Limits for people, in a line. */
export function limitsText(limits: KeyLimits): string {
  const money = (amounts: Record<string, number>) =>
    Object.entries(amounts)
      .map(([currency, amount]) => `${amount} ${currency}`)
      .join(', ');
  const parts = [
    limits.quoteOnly ? 'quotes only' : '',
    limits.approval && limits.approval !== 'never' ? `approval ${limits.approval}` : '',
    limits.perOrder ? `at most ${money(limits.perOrder)} an order` : '',
    limits.perDay ? `at most ${money(limits.perDay)} a day` : '',
    limits.lanes ? `lanes ${limits.lanes.join(' ')}` : '',
    limits.carriers ? `carriers ${limits.carriers.join(' ')}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('; ') : 'no limits';
}
