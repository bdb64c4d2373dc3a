export { sellingOperations } from './operations.ts';
export { sellingProblems } from './problems.ts';
export { openSelling, type Selling } from './selling.ts';
export { withinPriceList } from './within-price-list.ts';
