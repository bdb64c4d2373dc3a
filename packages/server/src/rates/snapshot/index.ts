export { dayOfNumber } from './lane-block.ts';
export { type BookSettings, createRateBook, type RateBook } from './rate-book.ts';
export type { BookEntry } from './shelf.ts';
