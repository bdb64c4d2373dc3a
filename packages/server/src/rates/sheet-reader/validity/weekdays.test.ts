import { expect, it } from 'vitest';
import { isWeekdays } from './weekdays.ts';

it.each([
  'Tue/Fri',
  'Tue./Fri.',
  'Every Monday',
  'mon and thu',
  'Çarşamba',
  'segunda-feira',
  '周二周五',
  '月曜日',
  '금요일',
])('"%s" names days of the week', (text) => expect(isWeekdays(text)).toBe(true));

it.each(['', '月', 'Mar del Plata', 'Sat on request', 'every', '31 Dec'])('"%s" does not', (text) =>
  expect(isWeekdays(text)).toBe(false),
);
