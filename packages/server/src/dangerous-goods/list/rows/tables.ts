import { un0004To0299 } from './un0004-0299.ts';
import { un0300To0514 } from './un0300-0514.ts';
import { un1001To1199 } from './un1001-1199.ts';
import { un1200To1399 } from './un1200-1399.ts';
import { un1400To1599 } from './un1400-1599.ts';
import { un1600To1799 } from './un1600-1799.ts';
import { un1800To1999 } from './un1800-1999.ts';
import { un2000To2299 } from './un2000-2299.ts';
import { un2300To2599 } from './un2300-2599.ts';
import { un2600To2899 } from './un2600-2899.ts';
import { un2900To3099 } from './un2900-3099.ts';
import { un3100To3299 } from './un3100-3299.ts';
import { un3300To3560 } from './un3300-3560.ts';

/** Every table of the list, in the order of the numbers. */
export const tables: readonly string[] = [
  un0004To0299,
  un0300To0514,
  un1001To1199,
  un1200To1399,
  un1400To1599,
  un1600To1799,
  un1800To1999,
  un2000To2299,
  un2300To2599,
  un2600To2899,
  un2900To3099,
  un3100To3299,
  un3300To3560,
];
